package io.github.urnls.feature;

import io.github.urnls.feature.Completions.UsedNames;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnCursor;
import java.util.List;

/**
 * The name under the cursor, as one that may be whole.
 *
 * @param names those near the cursor
 * @param known the listed ones
 */
record WholeName(UrnCursor cursor, List<Name> names, KnownNames known, UsedNames workspace) {

    /**
     * Whether the name, or a segment of one, may end at the cursor: it is listed, or used elsewhere, and nothing
     * follows.
     */
    boolean mayEndHere() {
        String before = cursor.before();
        if (before.endsWith(":") || !cursor.after().isEmpty()) {
            return false;
        }
        return known.isKnown(before)
                || workspace.beginning(before).stream().anyMatch(name -> endsSegment(name, before.length()))
                || names.stream().anyMatch(name -> cursor.isIn(name) ? isUsedElsewhere(name)
                        : name.spelling().equals(before)
                                || name.spelling().startsWith(before) && endsSegment(name.spelling(), before.length()));
    }

    private static boolean endsSegment(String name, int end) {
        return end < name.length() && Completions.DELIMITERS.indexOf(name.charAt(end)) >= 0;
    }

    private boolean isUsedElsewhere(Name name) {
        long here = names.stream().filter(other -> other.spelling().equals(name.spelling())).count();
        return workspace.uses(name) > here;
    }
}
