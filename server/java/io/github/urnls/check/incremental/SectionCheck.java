package io.github.urnls.check.incremental;

import io.github.urnls.check.Finding;
import io.github.urnls.check.run.Checker;
import io.github.urnls.scan.Name;
import java.util.Arrays;
import java.util.List;

/**
 * The findings of one section of a document by itself, with offsets that are counted from its start.
 *
 * @param found    the findings of each of its names by itself
 * @param keys     the hashes of their {@link Name#key keys}, which take less memory when a document has 100,000 names
 * @param concerns the rules over documents that it {@link Checker#concerned concerns}, one bit each
 */
record SectionCheck(List<Finding> found, int[] keys, long concerns) {

    static int[] keys(List<Name> names) {
        int[] keys = new int[names.size()];
        int count = 0;
        for (Name name : names) {
            if (name.isComparable()) {
                keys[count++] = name.key().hashCode();
            }
        }
        return count == keys.length ? keys : Arrays.copyOf(keys, count);
    }

    /** Whether the section may hold a name whose key has one of these {@code hashes}, which are sorted. */
    boolean mayHold(int[] hashes) {
        return holdsOne(keys, hashes);
    }

    static boolean holdsOne(int[] keys, int[] hashes) {
        return hashes.length > 0 && Arrays.stream(keys).anyMatch(key -> Arrays.binarySearch(hashes, key) >= 0);
    }
}
