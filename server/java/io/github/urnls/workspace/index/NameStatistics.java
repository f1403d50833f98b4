package io.github.urnls.workspace.index;

import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.urn.Normalization;
import java.util.Comparator;
import java.util.List;

/**
 * How one name is used in all files.
 *
 * @param spellings all its spellings, the preferred one first
 */
public record NameStatistics(List<String> spellings, NameIndex.Uses uses) {

    private static final Comparator<NameStatistics> MOST_USED_FIRST = Comparator
            .comparing((NameStatistics name) -> -name.uses.count()).thenComparing(NameStatistics::spelling);

    /** The names that begin with {@code prefix}; case is ignored in scheme and namespace identifier. */
    public static List<NameStatistics> of(NameIndex index, String prefix) {
        String wanted = folded(prefix);
        return index.search(spelling -> folded(spelling).startsWith(wanted) ? 0 : WorkspaceSymbols.NONE,
                Integer.MAX_VALUE).stream()
                .map(key -> new NameStatistics(index.ranked(key).stream().map(Spelling::text).toList(),
                        index.uses(key)))
                .sorted(MOST_USED_FIRST).toList();
    }

    /** Whether {@code name} begins with {@code prefix}; case is ignored in scheme and namespace identifier. */
    public static boolean beginsWith(String name, String prefix) {
        return folded(name).startsWith(folded(prefix));
    }

    private static String folded(String name) {
        int end = name.indexOf(':', name.indexOf(':') + 1) + 1;
        if (end == 0) {
            return Normalization.fold(name);
        }
        return Normalization.fold(name.substring(0, end)) + name.substring(end);
    }

    public String spelling() {
        return spellings.get(0);
    }

    /** Whether a file says what the name stands for. */
    public boolean isDeclared() {
        return uses.declarations() > 0;
    }
}
