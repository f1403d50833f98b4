package io.github.urnls.namespace.known;

import io.github.urnls.namespace.known.RestOfName.Fit;
import io.github.urnls.namespace.known.Vocabulary.Adds;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds the known name that a name was meant to be: one that differs in one place, by one slip. Known names and names
 * below them are left alone.
 */
final class NearMisses {

    /** The least characters of a last segment that must be known elsewhere by itself, and of a number that may be. */
    private static final int LEAST_ALONE = 5;

    /** The least letters of a segment in which a slip is seen whatever stands behind it. */
    private static final int LEAST_LETTERS = 3;

    /** The least words of a segment that is known with one word more. */
    private static final int LEAST_WORDS = 3;

    /** The most names of a list in which a slip in a short word is told. */
    private static final int MOST_SHORT = 20;

    /** The least segments of a name that may be in the wrong namespace. */
    private static final int LEAST_ELSEWHERE = 5;

    /** How many known words behind a missing segment tell which one it is, also where names may be added. */
    private static final int SURE_WORDS = 2;

    private final SegmentTree table;
    private final NameSegments name;
    private final FoundMisses found;
    private final boolean freeNamespace;
    /** The node before each segment that is reached. */
    private final int[] nodes;
    /** How many segments, from the root on, lead to a node. */
    private int matched;

    private NearMisses(SegmentTree table, String name, boolean freeNamespace) {
        this.table = table;
        this.name = new NameSegments(name);
        this.found = new FoundMisses(table, name);
        this.freeNamespace = freeNamespace;
        this.nodes = new int[this.name.count() + 1];
        int next = next(SegmentTree.ROOT, 0);
        while (next != SegmentTree.NONE) {
            matched++;
            nodes[matched] = next;
            next = next(next, matched);
        }
    }

    /**
     * The names that {@code name} was probably meant to be: none, or one or two that are equally near.
     *
     * @param name          an assigned-name (RFC 8141 §2)
     * @param freeNamespace whether its namespace identifier is neither registered nor known to be in use
     */
    static List<NearMiss> of(SegmentTree table, String name, boolean freeNamespace) {
        return new NearMisses(table, name, freeNamespace).search();
    }

    /** The node that the segment {@code i} leads to from {@code node}; {@link SegmentTree#NONE} if there is none. */
    private int next(int node, int i) {
        return i < name.count() ? table.next(node, name, i) : SegmentTree.NONE;
    }

    private RestOfName rest(int node, int i) {
        return RestOfName.of(table, name, node, i, 0);
    }

    /** Adds the name with {@code meant} in place of the segment {@code i}. */
    private void add(Slip slip, int i, String meant) {
        found.add(slip, name.start(i), name.end(i), meant);
    }

    private List<NearMiss> search() {
        int deepest = nodes[matched];
        boolean known = matched == name.count() || table.isName(deepest) && table.children(deepest) == 0;
        if (known || name.count() < 2 || matched == 0 && !freeNamespace) {
            return List.of();
        }
        // A colon is another character than its encoding (RFC 8141 §3.1).
        if (name.text.contains("%3A") && table.find(name.text.replace("%3A", ":")).isPresent()) {
            add(Slip.SEPARATOR, matched, name.segment(matched).replace("%3A", ":"));
        }
        version();
        at(matched, Fit.BELOW);
        if (found.isEmpty() && matched > 1) {
            at(matched - 1, Fit.WHOLE);
        }
        if (found.isEmpty() && matched == 0) {
            otherNamespace();
        }
        return found.fewest();
    }

    /** Tries every slip behind the segments {@code [0, i)}; the rest must fit at least so well. */
    private void at(int i, Fit least) {
        int node = nodes[i];
        int right = nodes[Math.min(i + 1, matched)];
        if (table.adds(node) != Adds.VALUES) {
            int letters = SegmentTree.letters(name.segment(i));
            boolean number = !name.hasLetters(i) && name.length(i) < LEAST_ALONE;
            int first = table.firstChild(node);
            for (int child = first; child < first + table.children(node); child++) {
                if (child != right && (!number || Likeness.isSameNumber(name.segment(i), table.segment(child)))) {
                    changed(i, letters, node, child, least);
                }
                if (i > 0 && next(child, i) != SegmentTree.NONE) {
                    missing(i, node, child, least);
                }
            }
        }
        if (name.isLast(i) && table.adds(node) != Adds.VALUES) {
            otherWord(i, node);
            boolean version = i > 1 && !name.hasLetters(i) && table.adds(nodes[i - 1]).isClosed();
            begun(i, node, version)
                    .ifPresent(meant -> add(Slip.BEGUN, i, meant));
        }
        doubled(i, node, least);
        exchanged(i, node);
        if (i > 0) {
            new OtherSeparators(table, name, i, found).find(node, "");
        }
    }

    private void changed(int i, int letters, int node, int child, Fit least) {
        int length = name.length(i);
        if (!table.mayResemble(child, letters, length)
                || Math.abs(length - table.length(child)) > Likeness.MOST_SEPARATORS
                || table.isAny(child)) {
            return;
        }
        String written = name.segment(i);
        String meant = table.segment(child);
        Predicate<String> isWordBehind = word -> isWordBehind(node, word);
        Slip slip = Likeness.of(written, meant, true, isWordBehind);
        if (slip == null || slip == Slip.CASE && (i == 0 || table.holdsValues(child))
                || slip == Slip.PLURAL && table.holdsValues(child)) {
            return;
        }
        boolean closed = table.adds(node).isClosed();
        RestOfName rest = rest(child, i + 1);
        boolean values = rest.fit() == Fit.BELOW && slip == Slip.LETTER && length > 3 && closed;
        boolean sure = rest.isWhole() && rest.words() > 0; // nothing else goes on so
        if (!rest.isAtLeast(least) || !rest.isWhole() && rest.words() == 0 && !values
                || slip == Slip.LETTER && name.hasLetters(i) && Math.min(length, meant.length()) < LEAST_LETTERS
                        && !(sure && rest.words() >= SURE_WORDS)) {
            return;
        }
        if (closed || rest.words() > 0 || Likeness.of(written, meant, false, isWordBehind) == slip) {
            add(slip == Slip.PLURAL && sure ? Slip.LETTER : slip, i, meant);
        } else if (slip == Slip.LETTER && rest.isWhole() && table.children(node) <= MOST_SHORT) {
            add(Slip.SHORT, i, meant);
        }
    }

    /** Whether a known name behind {@code node} has this word in its next segment. */
    private boolean isWordBehind(int node, String word) {
        int letters = SegmentTree.letters(word);
        return table.childrenOf(node).anyMatch(
                child -> table.hasLetters(child, letters) && Likeness.words(table.segment(child)).contains(word));
    }

    private void missing(int i, int node, int child, Fit least) {
        boolean last = name.isLast(i);
        if (last && name.length(i) < LEAST_ALONE || !last && isDoubledOrExchanged(i, child)) {
            return;
        }
        RestOfName rest = rest(child, i);
        boolean open = table.adds(node) == Adds.ANYONE && !table.holdsValues(next(child, i))
                && !(rest.isWhole() && rest.words() >= SURE_WORDS);
        if (rest.words() > 0 && rest.isAtLeast(least) && rest.fit() != Fit.BELOW && !open && !isInOtherVersion()) {
            found.add(Slip.MISSING, name.start(i), name.start(i), table.segment(child) + ":");
        }
    }

    /**
     * Whether the next segment is the same, so that one is too many, or the one of {@code child}: it is not missing.
     */
    private boolean isDoubledOrExchanged(int i, int child) {
        String next = name.segment(i + 1);
        return next.equals(name.segment(i)) || next.equals(table.segment(child));
    }

    /** Whether the name is known with another version number: then no segment is missing. */
    private boolean isInOtherVersion() {
        for (int i = 0; i < matched; i++) {
            int next = i + 1;
            if (table.adds(nodes[i]) == Adds.VERSIONS
                    && table.childrenOf(nodes[i]).anyMatch(child -> rest(child, next).isWhole())) {
                return true;
            }
        }
        return false;
    }

    /**
     * A last segment of several words in a closed list that lacks one word, or has another that begins alike: {@code
     * date-less-or-equal} for {@code date-less-than-or-equal}.
     */
    private void otherWord(int i, int node) {
        List<String> written = Likeness.words(name.segment(i));
        if (written.size() >= LEAST_WORDS && table.adds(node).isClosed()) {
            table.childrenOf(node).filter(table::isOffered).mapToObj(table::segment)
                    .filter(meant -> Likeness.haveOneOtherWord(written, Likeness.words(meant)))
                    .forEach(meant -> add(Slip.LETTERS, i, meant));
        }
    }

    /**
     * The only name that begins with the segment {@code i}, or that it begins with: in a closed list, of a version
     * there, or in an identifier of Peppol.
     */
    private Optional<String> begun(int i, int node, boolean version) {
        String written = name.segment(i);
        boolean closed = version || table.adds(node).isClosed() && written.length() >= LEAST_WORDS;
        List<String> near = table.childrenOf(node)
                .filter(child -> closed && table.isOffered(child)
                        || (closed || !name.hasLetters(i)) && table.isDeployed(child))
                .mapToObj(table::segment).filter(meant -> Likeness.isBegun(written, meant)).toList();
        List<String> longer = near.stream().filter(meant -> meant.length() > written.length()).toList();
        List<String> whole = longer.stream().filter(meant -> !Character.isLetter(meant.charAt(written.length())))
                .toList();
        return Stream.of(longer, whole, near).filter(some -> some.size() == 1).findFirst().map(List::getFirst);
    }

    private void doubled(int i, int node, Fit least) {
        String written = name.segment(i);
        boolean twice = written.isEmpty() || i > 0 && written.equals(name.segment(i - 1));
        if (twice && !name.isLast(i)) {
            RestOfName rest = rest(node, i + 1);
            if (rest.isAtLeast(least) && (rest.words() > 0 || rest.isWhole())) {
                found.add(Slip.DOUBLED, name.start(i), name.start(i + 1), "");
            }
        }
    }

    private void exchanged(int i, int node) {
        int first = next(node, i + 1);
        if (i == 0 || first == SegmentTree.NONE || next(node, i) != SegmentTree.NONE) {
            return; // or what follows is wrong, as the version in shibboleth:metadata:2.0
        }
        int second = next(first, i);
        if (second != SegmentTree.NONE && !table.isAny(second)
                && RestOfName.of(table, name, second, i + 2, 1).fit() != Fit.WRONG) {
            found.add(Slip.ORDER, name.start(i), name.end(i + 1), name.segment(i + 1) + ":" + name.segment(i));
        }
    }

    /** The same name with another version number, where only that one is right. */
    private void version() {
        for (int i = 0; i < matched && i + 2 < name.count(); i++) {
            if (table.adds(nodes[i]) == Adds.VERSIONS) {
                version(i);
            }
            if (!name.hasLetters(i) && isKnownWithout(i)) {
                found.add(Slip.EXTRA, name.start(i), name.start(i + 1), "");
            }
        }
    }

    /** Whether the rest behind the segment {@code i}, two words or more, is known in its place. */
    private boolean isKnownWithout(int i) {
        int at = nodes[i];
        int words = 0;
        for (int j = i + 1; j < name.count() && at != SegmentTree.NONE; j++) {
            words += name.hasLetters(j) ? 1 : 0;
            at = next(at, j);
        }
        return at != SegmentTree.NONE && words >= SURE_WORDS && table.isOffered(at);
    }

    private void version(int i) {
        int last = name.count() - 1;
        table.childrenOf(nodes[i]).filter(child -> child != nodes[i + 1]).forEach(child -> {
            int at = child;
            for (int j = i + 1; j < last && at != SegmentTree.NONE; j++) {
                at = next(at, j);
            }
            int end = at == SegmentTree.NONE ? at : next(at, last);
            if (end != SegmentTree.NONE && table.isOffered(end) && table.adds(at).isClosed()) {
                add(Slip.VERSION, i, table.segment(child));
            } else if (end == SegmentTree.NONE && at != SegmentTree.NONE) {
                int node = at;
                inOtherCase(last, at).or(() -> begun(last, node, false))
                        .ifPresent(meant -> found.add(Slip.BEGUN, name.start(i), name.end(last),
                                table.segment(child) + name.text.substring(name.end(i), name.start(last)) + meant));
            }
        });
    }

    private Optional<String> inOtherCase(int i, int node) {
        return table.adds(node).isClosed() ? table.childrenOf(node).mapToObj(table::segment)
                .filter(name.segment(i)::equalsIgnoreCase).findFirst() : Optional.empty();
    }

    /** A long name that is right in another namespace, word for word. */
    private void otherNamespace() {
        if (name.count() >= LEAST_ELSEWHERE) {
            table.childrenOf(SegmentTree.ROOT).filter(child -> rest(child, 1).isWhole() && !passesValues(child))
                    .forEach(child -> add(Slip.NAMESPACE, 0, table.segment(child)));
        }
    }

    /** Whether the name passes through values behind {@code node}. */
    private boolean passesValues(int node) {
        int at = node;
        for (int i = 1; i < name.count(); i++) {
            at = next(at, i);
            if (table.isAny(at)) {
                return true;
            }
        }
        return false;
    }
}
