package io.github.urnls.namespace.known;

import io.github.urnls.namespace.known.Vocabulary.Adds;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The best of the names that a name may have been meant to be. */
final class FoundMisses {

    private final SegmentTree table;
    private final String name;
    private final List<NearMiss> found = new ArrayList<>();
    private int best = Integer.MAX_VALUE;

    FoundMisses(SegmentTree table, String name) {
        this.table = table;
        this.name = name;
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    /** One or two that are equally near; none if there are more. */
    List<NearMiss> fewest() {
        return found.size() > 2 ? List.of() : List.copyOf(found);
    }

    /** Adds the name with {@code replacement} in place of the characters {@code [start, end)}. */
    void add(Slip slip, int start, int end, String replacement) {
        if (replacement.contains("#")) {
            return; // several names in one
        }
        String meant = name.substring(0, start) + replacement + name.substring(end);
        Optional<KnownName> known = table.find(meant);
        // A letter that is left out is nearer than one that is changed.
        int order = 2 * order(slip, known.isPresent()) + (replacement.length() == end - start ? 1 : 0);
        if (order < best) {
            found.clear();
            best = order;
        }
        if (order > best || found.stream().anyMatch(other -> other.meant().equals(meant))) {
            return;
        }
        Optional<Vocabulary> vocabulary = vocabulary(meant);
        String listed = known.isPresent() ? meant : listed(meant, start + replacement.length(), vocabulary);
        found.add(new NearMiss(slip, new Span(start, end), replacement, meant, known, vocabulary, listed));
    }

    /** The rank of a slip, the best first: whole known names before beginnings, then in the order of {@link Slip}. */
    private static int order(Slip slip, boolean known) {
        return known ? slip.ordinal() : slip.ordinal() + Slip.values().length;
    }

    /**
     * The beginning of {@code meant}, through the segment that ends at {@code end}, if it stands in a list; or nothing.
     */
    private String listed(String meant, int end, Optional<Vocabulary> vocabulary) {
        String beginning = meant.substring(0, SegmentTree.end(meant, Math.max(4, end - 1)));
        boolean isListed = table.isName(table.node(beginning))
                || vocabulary.filter(list -> list.prefix().startsWith(beginning + ":")).isPresent();
        return isListed ? beginning : "";
    }

    /** The list that holds {@code meant}, or the one that it is below. */
    private Optional<Vocabulary> vocabulary(String meant) {
        Optional<Vocabulary> last = Optional.empty();
        NameSegments segments = new NameSegments(meant);
        int node = SegmentTree.ROOT;
        for (int i = 0; i < segments.count() && node != SegmentTree.NONE; i++) {
            if (table.adds(node) != Adds.VERSIONS && table.adds(node) != Adds.UNKNOWN) {
                last = table.vocabulary(node, meant.substring(0, segments.start(i)));
            }
            node = table.next(node, segments, i);
        }
        return last;
    }
}
