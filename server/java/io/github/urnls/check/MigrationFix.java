package io.github.urnls.check;

import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.legacy.Migration.Faithful;

/** Rewrites a name of an older specification as RFC 8141 writes it. */
public final class MigrationFix {

    /** Longer components are cut in the menu, never in the edit. */
    private static final int LONGEST_IN_TITLE = 60;

    private MigrationFix() {}

    /**
     * The fix for the name at {@code occurrence}. It needs review: it keeps the name, but only the author knows whether
     * the older specification was meant.
     */
    public static Fix of(UrnOccurrence occurrence, Faithful migrated) {
        String components = migrated.text().substring(UrnParser.parse(migrated.text()).assignedNameEnd());
        return new Fix("Write it as RFC 8141 does: “" + Subject.shortened(components, LONGEST_IN_TITLE) + "”",
                occurrence.change(occurrence.text(), migrated.text()));
    }
}
