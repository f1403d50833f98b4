package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse.Declared;
import io.github.urnls.check.NameUse;
import io.github.urnls.workspace.index.NamesInFile.Open;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One file in the index. In most files a name stands once, names no XML namespace and is not declared. Only the uses
 * that differ from this are stored.
 */
final class IndexedFile {

    /** A file without names. */
    static final IndexedFile EMPTY = new IndexedFile(-1, "", new IndexedName[0], List.of(), List.of(), List.of());

    final int number;
    final String uri;
    /** The beginnings of names that it maps, if it is a catalog. */
    final List<String> prefixes;
    /** Each beginning of names, template and pattern in it. */
    final List<Open> open;
    /** In the order of {@link IndexedName#IN_ORDER}. */
    final IndexedName[] names;
    /** The use of each of {@link #names}; null where it is as usual. */
    private final @Nullable NameUse[] uses;

    /** {@code found} has the use of each of {@code names}. */
    IndexedFile(int number, String uri, IndexedName[] names, List<NameUse> found, List<String> prefixes,
            List<Open> open) {
        this.number = number;
        this.uri = uri;
        this.names = names;
        this.prefixes = prefixes;
        this.open = open;
        this.uses = new NameUse[names.length];
        for (int i = 0; i < names.length; i++) {
            NameUse use = found.get(i);
            if (!use.isUsual()) {
                // With the texts of the name: those of the use would keep others in memory.
                uses[i] = new NameUse(names[i].spelling, names[i].key, use.count(), use.besides(),
                        use.namespaceNames(), use.declared());
            }
        }
    }

    private static NameUse usual(IndexedName name) {
        return new NameUse(name.spelling, name.key, 1, 0, 0, Declared.NO);
    }

    /** The use of the name with the index {@code name}. */
    NameUse use(int name) {
        NameUse stored = uses[name];
        return stored == null ? usual(names[name]) : stored;
    }

    /** The use of {@code name}; with a count of 0 when the file does not have it. */
    NameUse use(IndexedName name) {
        int at = Arrays.binarySearch(names, name, IndexedName.IN_ORDER);
        return at < 0 ? NameUse.unwritten(name.spelling, name.key, Declared.NO) : use(at);
    }

    /** The uses of all its names. */
    List<NameUse> uses() {
        return IntStream.range(0, names.length).mapToObj(this::use).toList();
    }
}
