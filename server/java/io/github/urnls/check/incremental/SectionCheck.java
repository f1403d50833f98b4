package io.github.urnls.check.incremental;

import io.github.urnls.check.Finding;
import io.github.urnls.scan.Name;
import java.util.Arrays;
import java.util.List;

/**
 * The findings of one section of a document by itself, with offsets that are counted from its start.
 *
 * @param found    what is wrong with its names one by one
 * @param keys     the hashes of their {@link Name#key keys}: a document may hold a hundred thousand names, whose
 *                 letters need not be kept
 * @param concerns the rules over documents that it {@link Checker#concerned concerns}, a bit each
 */
record SectionCheck(List<Finding> found, int[] keys, long concerns) {

    private static final int[] NO_KEYS = {};

    static int[] keys(List<Name> names) {
        int[] keys = names.isEmpty() ? NO_KEYS : new int[names.size()];
        int count = 0;
        for (Name name : names) {
            if (name.isComparable()) {
                keys[count++] = name.key().hashCode();
            }
        }
        return count == keys.length ? keys : Arrays.copyOf(keys, count);
    }

    /** Whether a name with one of these keys may stand in it, of which {@code hashes} are the sorted hashes. */
    boolean mayHold(int[] hashes) {
        for (int key : keys) {
            if (Arrays.binarySearch(hashes, key) >= 0) {
                return true;
            }
        }
        return false;
    }
}
