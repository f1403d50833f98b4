package io.github.urnls.namespace.known;

import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.Vocabulary.Adds;

/**
 * How well the rest of a name fits behind a changed segment.
 *
 * @param words how many of its segments are known and have letters
 */
record RestOfName(Fit fit, int words) {

    enum Fit {
        WRONG,
        /** It is below a known name, or only a number differs. */
        BELOW,
        /** It is in a place where names may be added. */
        BEGINNING,
        WHOLE
    }

    /**
     * The segments of {@code name} from {@code i} on, behind {@code node}.
     *
     * @param words how many known words come before
     */
    static RestOfName of(SegmentTree table, NameSegments name, int node, int i, int words) {
        int at = node;
        int next = i;
        int known = words;
        while (next < name.count()) {
            int child = table.next(at, name, next);
            if (child == SegmentTree.NONE) {
                return new RestOfName(unknown(table, name, at, next), known);
            }
            if (name.hasLetters(next) && !table.isAny(child)) {
                known++;
            }
            at = child;
            next++;
        }
        return new RestOfName(known(table, at), known);
    }

    /** All segments are known, and lead to {@code node}. */
    private static Fit known(SegmentTree table, int node) {
        if (table.isOffered(node) || table.isDeployed(node)) {
            return Fit.WHOLE;
        }
        return !table.isAny(node) && leadsToMore(table, node) ? Fit.BEGINNING : Fit.WRONG;
    }

    /** Whether names begin with that of {@code node} that are more than in use. */
    private static boolean leadsToMore(SegmentTree table, int node) {
        return table.childrenOf(node).anyMatch(child -> table.isName(child) && table.status(child) != Status.IN_USE
                || leadsToMore(table, child));
    }

    /** The segment {@code i} is not known behind {@code node}. */
    private static Fit unknown(SegmentTree table, NameSegments name, int node, int i) {
        if (table.adds(node) == Adds.ANYONE) {
            return Fit.BEGINNING;
        }
        return table.isOffered(node) || isNumberOfFamily(table, name, node, i) ? Fit.BELOW : Fit.WRONG;
    }

    /** Whether the name has only a number from {@code i} on, as other names behind {@code node} have. */
    private static boolean isNumberOfFamily(SegmentTree table, NameSegments name, int node, int i) {
        return !Likeness.hasLetters(name.from(i))
                && table.childrenOf(node).anyMatch(child -> !Likeness.hasLetters(table.segment(child)));
    }

    boolean isWhole() {
        return fit == Fit.WHOLE;
    }

    boolean isAtLeast(Fit least) {
        return fit.compareTo(least) >= 0;
    }
}
