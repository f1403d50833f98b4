package io.github.urnls.check;

import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.legacy.Migration;
import java.util.List;

/** Writes a name in the way of RFC 8141 that was written by an older specification. */
public final class MigrationFix {

    /** Longer components are cut in the menu, never in the edit. */
    private static final int LONGEST_IN_TITLE = 60;

    private MigrationFix() {}

    /**
     * The fix for the name at {@code occurrence}. For review: it does not change which name it is, but whether the
     * author had that older specification in mind only the author knows.
     */
    public static Fix of(UrnOccurrence occurrence, Migration.Faithful migrated) {
        String components = migrated.text().substring(UrnParser.parse(migrated.text()).assignedNameEnd());
        String shown = components.length() <= LONGEST_IN_TITLE ? components
                : components.substring(0, LONGEST_IN_TITLE) + "…";
        return new Fix("Write it as RFC 8141 does: “" + shown + "”", Fix.Safety.REVIEW,
                List.of(edit(occurrence, migrated)));
    }

    /** Only the characters that change, in the escapes of the place, so that the rest stays as its author wrote it. */
    public static TextEdit edit(UrnOccurrence occurrence, Migration.Faithful migrated) {
        TextEdit change = TextEdit.between(occurrence.text(), migrated.text());
        return occurrence.replace(new Span(change.range().start(), change.range().end()), change.newText());
    }
}
