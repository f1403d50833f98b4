package io.github.urnls.workspace.index;

import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.feature.Uses;
import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.urn.Normalization;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How one name is used in all files.
 *
 * @param spellings all its spellings, the preferred one first
 */
public record NameStatistics(List<String> spellings, Uses uses) {

    private static final Comparator<NameStatistics> MOST_USED_FIRST = Comparator
            .comparing((NameStatistics name) -> -name.uses.count()).thenComparing(NameStatistics::spelling);

    /** The names that begin with {@code prefix}; case is ignored in scheme and namespace identifier. */
    public static List<NameStatistics> of(NameIndex index, String prefix) {
        String wanted = Normalization.foldNamespace(prefix);
        return index
                .search(spelling -> Normalization.foldNamespace(spelling).startsWith(wanted) ? 0
                        : WorkspaceSymbols.NONE,
                        Integer.MAX_VALUE)
                .stream()
                .map(key -> new NameStatistics(index.ranked(key).stream().map(Spelling::text).toList(),
                        index.uses(key)))
                .sorted(MOST_USED_FIRST).toList();
    }

    /** Whether {@code name} begins with {@code prefix}; case is ignored in scheme and namespace identifier. */
    public static boolean beginsWith(String name, String prefix) {
        return Normalization.foldNamespace(name).startsWith(Normalization.foldNamespace(prefix));
    }

    public String spelling() {
        return spellings.get(0);
    }

    /** Whether a file says what the name stands for. */
    public boolean isDeclared() {
        return uses.declaring().isPresent();
    }

    /** The entry of a list of {@code registry} that has it. */
    public Optional<KnownName> listed(Registry registry) {
        return spellings.stream().flatMap(spelling -> registry.names().find(spelling).stream()).findFirst();
    }
}
