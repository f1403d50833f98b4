package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One file in the index. Most names stand in a file once, as no name of a namespace, and are not declared there; only
 * how the others stand in it is kept.
 */
final class IndexedFile {

    /** A file without names. */
    static final IndexedFile EMPTY = new IndexedFile(-1, "", new IndexedName[0], List.of(), List.of());

    final int number;
    final String uri;
    /** The beginnings of names that it maps. */
    final List<String> prefixes;
    /** In the order of {@link IndexedName#IN_ORDER}. */
    final IndexedName[] names;
    /** The places in {@link #names} of the others, ascending; the arrays behind it run in parallel. */
    private final int[] others;
    private final int[] uses;
    private final int[] namespaceNames;
    private final boolean[] declared;

    /** {@code found} says how each of {@code names} stands in it. */
    IndexedFile(int number, String uri, IndexedName[] names, List<NameUse> found, List<String> prefixes) {
        this.number = number;
        this.uri = uri;
        this.names = names;
        this.prefixes = prefixes;
        this.others = IntStream.range(0, found.size()).filter(i -> !isUsual(found.get(i))).toArray();
        this.uses = new int[others.length];
        this.namespaceNames = new int[others.length];
        this.declared = new boolean[others.length];
        for (int i = 0; i < others.length; i++) {
            NameUse use = found.get(others[i]);
            uses[i] = use.count();
            namespaceNames[i] = use.namespaceNames();
            declared[i] = use.declared();
        }
    }

    private static boolean isUsual(NameUse use) {
        return use.count() == 1 && use.namespaceNames() == 0 && !use.declared();
    }

    /** How the name at place {@code name} stands in it. */
    NameUse use(int name) {
        IndexedName known = names[name];
        int other = Arrays.binarySearch(others, name);
        if (other < 0) {
            return new NameUse(known.spelling, known.key, 1, 0, false);
        }
        return new NameUse(known.spelling, known.key, uses[other], namespaceNames[other], declared[other]);
    }

    /** How {@code name} stands in it; no use when it does not. */
    NameUse use(IndexedName name) {
        int at = Arrays.binarySearch(names, name, IndexedName.IN_ORDER);
        if (at < 0) {
            return new NameUse(name.spelling, name.key, 0, 0, false);
        }
        return use(at);
    }

    /** How each of its names stands in it. */
    List<NameUse> uses() {
        return IntStream.range(0, names.length).mapToObj(this::use).toList();
    }
}
