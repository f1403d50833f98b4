package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse.Declared;
import io.github.urnls.check.NameUse;
import io.github.urnls.workspace.index.NamesInFile.Open;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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
    /**
     * The indexes in {@link #names} of the names with a stored use, ascending; the next four arrays are parallel to it.
     */
    private final int[] others;
    final int[] uses;
    private final int[] namespaceNames;
    final int[] besides;
    final Declared[] declared;

    /** {@code found} has the use of each of {@code names}. */
    IndexedFile(int number, String uri, IndexedName[] names, List<NameUse> found, List<String> prefixes,
            List<Open> open) {
        this.number = number;
        this.uri = uri;
        this.names = names;
        this.prefixes = prefixes;
        this.open = open;
        this.others = IntStream.range(0, found.size()).filter(i -> !isUsual(found.get(i))).toArray();
        this.uses = new int[others.length];
        this.namespaceNames = new int[others.length];
        this.besides = new int[others.length];
        this.declared = new Declared[others.length];
        for (int i = 0; i < others.length; i++) {
            NameUse use = found.get(others[i]);
            uses[i] = use.count();
            namespaceNames[i] = use.namespaceNames();
            besides[i] = use.besides();
            declared[i] = use.declared();
        }
    }

    private static boolean isUsual(NameUse use) {
        return use.count() == 1 && use.besides() == 0 && use.namespaceNames() == 0 && !use.declared().isShown();
    }

    /** The use of the name with the index {@code name}. */
    NameUse use(int name) {
        IndexedName known = names[name];
        int other = Arrays.binarySearch(others, name);
        if (other < 0) {
            return new NameUse(known.spelling, known.key, 1, 0, 0, Declared.NO);
        }
        return new NameUse(known.spelling, known.key, uses[other], besides[other], namespaceNames[other],
                declared[other]);
    }

    /** The use of {@code name}; with a count of 0 when the file does not have it. */
    NameUse use(IndexedName name) {
        int at = Arrays.binarySearch(names, name, IndexedName.IN_ORDER);
        if (at < 0) {
            return NameUse.unwritten(name.spelling, name.key, Declared.NO);
        }
        return use(at);
    }

    /** Where the use of {@code name}, which it has, is stored; negative if it is as usual. */
    int stored(IndexedName name) {
        return Arrays.binarySearch(others, Arrays.binarySearch(names, name, IndexedName.IN_ORDER));
    }

    /** The uses of all its names. */
    List<NameUse> uses() {
        return IntStream.range(0, names.length).mapToObj(this::use).toList();
    }
}
