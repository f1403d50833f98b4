package io.github.urnls.namespace.known;

import io.github.urnls.urn.CharSet;
import io.github.urnls.namespace.known.Vocabulary.Adds;

/** Finds known names that have colons in place of hyphens, dots or nothing, or the reverse. */
final class OtherSeparators {

    private final SegmentTree table;
    private final FoundMisses found;
    private final String name;
    private final int start;
    private final String rest;
    /** {@link #rest} without separators. */
    private final String letters;

    /** For the segments of {@code name} from {@code i} on. */
    OtherSeparators(SegmentTree table, NameSegments name, int i, FoundMisses found) {
        this.table = table;
        this.found = found;
        this.name = name.text;
        this.start = name.start(i);
        this.rest = name.from(i);
        this.letters = Likeness.joined(rest);
    }

    /** Adds what is found behind {@code node}; {@code path} leads there and ends with a colon, or is empty. */
    void find(int node, String path) {
        if (table.adds(node) == Adds.VALUES) {
            return; // nothing is written there in another way, and the list may be long
        }
        int at = Likeness.joined(path).length();
        int first = table.firstChild(node);
        for (int child = first; child < first + table.children(node) && at < letters.length(); child++) {
            if (!table.begins(child, letters.charAt(at))) {
                continue;
            }
            String longer = path + table.segment(child);
            String joined = Likeness.joined(longer);
            if (!joined.isEmpty() && letters.startsWith(joined)) {
                boolean colons = longer.contains(":") || rest.contains(":");
                boolean listed = table.isOffered(child) || table.isDeployed(child);
                if (joined.length() == letters.length() && listed && colons) {
                    addTrimmed(longer);
                }
                find(child, longer + ":");
            }
        }
    }

    /** Adds {@code longer} for {@link #rest}, without the segments that are the same at both ends. */
    private void addTrimmed(String longer) {
        int from = rest.lastIndexOf(':', CharSet.common(rest, longer) - 1) + 1;
        int behind = Math.min(Math.min(rest.length(), longer.length()) - from,
                CharSet.common(new StringBuilder(rest).reverse(), new StringBuilder(longer).reverse()));
        int end = CharSet.firstOf(":", rest, rest.length() - behind);
        String written = rest.substring(from, end);
        String meant = longer.substring(from, longer.length() - rest.length() + end);
        int node = table.node(name.substring(0, start + from - 1));
        boolean loose = node == SegmentTree.NONE || table.adds(node) != Adds.ANYONE;
        if (Likeness.isJoinedOtherwise(written, meant, loose)) {
            found.add(Slip.SEPARATOR, start + from, start + from + written.length(), meant);
        }
    }
}
