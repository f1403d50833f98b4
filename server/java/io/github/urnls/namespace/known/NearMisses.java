package io.github.urnls.namespace.known;

import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the known name that a name was meant to be: one that differs in one place, by one slip. Known names and names
 * below them are left alone.
 */
final class NearMisses {

    /** The least characters of a last segment that must be known elsewhere by itself. */
    private static final int LEAST_ALONE = 5;

    /** The least words of a segment that is known with one word more. */
    private static final int LEAST_WORDS = 3;

    /** How well the rest of a name fits behind a changed segment. */
    private enum Rest {
        WRONG,
        /** It is below a known name, or only a number differs. */
        BELOW,
        /** It is in a place where names may be added. */
        BEGINNING,
        WHOLE
    }

    private final SegmentTree table;
    private final String name;
    private final boolean freeNamespace;
    private final int[] starts;
    private final int[] nodes;
    /** How many segments, from the root on, lead to a node. */
    private int matched;
    private final List<NearMiss> found = new ArrayList<>();
    private int best = Integer.MAX_VALUE;

    private NearMisses(SegmentTree table, String name, boolean freeNamespace) {
        this.table = table;
        this.name = name;
        this.freeNamespace = freeNamespace;
        int count = 0;
        for (int at = 3; at >= 0; at = name.indexOf(':', at + 1)) {
            count++;
        }
        starts = new int[count + 1];
        int start = 4;
        for (int i = 0; i < count; i++) {
            starts[i] = start;
            start = SegmentTree.end(name, start) + 1;
        }
        starts[count] = name.length() + 1;
        nodes = new int[count + 1];
        while (matched < count) {
            int next = child(nodes[matched], matched);
            if (next == SegmentTree.NONE) {
                break;
            }
            nodes[++matched] = next;
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

    private int count() {
        return starts.length - 1;
    }

    private String segment(int i) {
        return name.substring(starts[i], starts[i + 1] - 1);
    }

    private int child(int node, int i) {
        int end = starts[i + 1] - 1;
        return node == SegmentTree.ROOT ? table.namespace(name, starts[i], end)
                : table.child(node, name, starts[i], end);
    }

    private List<NearMiss> search() {
        boolean known = matched == count() || table.isName(nodes[matched]) && table.children(nodes[matched]) == 0;
        if (known || count() < 2 || matched == 0 && !freeNamespace) {
            return List.of();
        }
        version();
        at(matched, true);
        if (found.isEmpty() && matched > 1) {
            at(matched - 1, false);
        }
        if (found.isEmpty() && matched == 0) {
            otherNamespace();
        }
        return found.size() > 2 ? List.of() : List.copyOf(found);
    }

    /** Tries every slip behind the segments {@code [0, i)}. */
    private void at(int i, boolean deepest) {
        int node = nodes[i];
        int first = table.firstChild(node);
        Rest least = deepest ? Rest.BELOW : Rest.WHOLE;
        boolean values = table.kind(node) == Vocabulary.Kind.VALUES || !hasLetters(i) && segment(i).length() < 5;
        int letters = SegmentTree.letters(segment(i));
        for (int child = first; child < first + table.children(node) && !values; child++) {
            if (nodes[Math.min(i + 1, matched)] != child) {
                changed(i, letters, node, child, least);
            }
            if (i > 0 && child(child, i) != SegmentTree.NONE) {
                missing(i, node, child, least);
            }
        }
        cutVersion(i, node);
        missingWord(i, node);
        doubled(i, node, least);
        order(i, node);
        joinedOtherwise(i, node);
    }

    private void changed(int i, int letters, int node, int child, Rest least) {
        int length = starts[i + 1] - 1 - starts[i];
        if (!table.mayResemble(child, letters, length)
                || Math.abs(length - table.length(child)) > Likeness.MOST_SEPARATORS
                || table.isAny(child)) {
            return;
        }
        String written = segment(i);
        String meant = table.segment(child);
        Slip slip = Likeness.of(written, meant, true, word -> isWordBehind(node, word));
        if (slip == null || i == 0 && slip == Slip.CASE || slip == Slip.CASE && table.holdsValues(child)) {
            return;
        }
        int[] words = {0};
        Rest rest = rest(child, i + 1, words);
        boolean values = rest == Rest.BELOW && slip == Slip.LETTER && length > 3 && table.kind(node).isClosed();
        if (rest.compareTo(least) < 0 || rest != Rest.WHOLE && words[0] == 0 && !values) {
            return;
        }
        boolean loose = table.kind(node).isClosed() || words[0] > 0;
        if (loose || Likeness.of(written, meant, false, word -> isWordBehind(node, word)) == slip) {
            add(slip, starts[i], starts[i] + length, meant);
        }
    }

    /** Whether a known name behind {@code node} has this word in its next segment. */
    private boolean isWordBehind(int node, String word) {
        int letters = SegmentTree.letters(word);
        int first = table.firstChild(node);
        for (int child = first; child < first + table.children(node); child++) {
            if (table.hasLetters(child, letters) && Likeness.words(table.segment(child)).contains(word)) {
                return true;
            }
        }
        return false;
    }

    private void missing(int i, int node, int child, Rest least) {
        if (i + 1 < count() && segment(i).equals(segment(i + 1))) {
            return; // the first of the two is a wrong one
        }
        if (i + 1 < count() && segment(i + 1).equals(table.segment(child))) {
            return; // it is not missing, but behind the next segment
        }
        boolean tooShort = i + 1 == count() && segment(i).length() < LEAST_ALONE;
        int[] letters = {0};
        Rest rest = tooShort ? Rest.WRONG : rest(child, i, letters);
        boolean open = table.kind(node) == Vocabulary.Kind.OPEN && !table.holdsValues(child(child, i));
        if (letters[0] > 0 && rest.compareTo(least) >= 0 && rest != Rest.BELOW && !open && !isInOtherVersion()) {
            add(Slip.MISSING, starts[i], starts[i], table.segment(child) + ":");
        }
    }

    /** Whether the name is known with another version number: then no segment is missing. */
    private boolean isInOtherVersion() {
        for (int i = 0; i < matched; i++) {
            int first = table.firstChild(nodes[i]);
            for (int child = first; table.kind(nodes[i]) == Vocabulary.Kind.FIXED
                    && child < first + table.children(nodes[i]); child++) {
                if (rest(child, i + 1, new int[1]) == Rest.WHOLE) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A version without its last part in a closed list: {@code 1} for {@code 1.0}. */
    private void cutVersion(int i, int node) {
        String written = segment(i);
        boolean last = i == count() - 1 && i > 1 && table.kind(nodes[i - 1]).isClosed();
        String whole = written + ".0";
        if (last && !Likeness.hasLetters(written)
                && table.child(node, whole, 0, whole.length()) != SegmentTree.NONE) {
            add(Slip.LETTERS, starts[i], name.length(), whole);
        }
    }

    /**
     * A last segment of several words in a closed list that lacks one word: {@code date-less-or-equal} for
     * {@code date-less-than-or-equal}.
     */
    private void missingWord(int i, int node) {
        if (i != count() - 1 || !table.kind(node).isClosed()) {
            return;
        }
        List<String> written = Likeness.words(segment(i));
        int first = table.firstChild(node);
        for (int child = first; child < first + table.children(node) && written.size() >= LEAST_WORDS; child++) {
            if (table.isOffered(child) && Likeness.lacksOneWord(written, Likeness.words(table.segment(child)))) {
                add(Slip.LETTERS, starts[i], name.length(), table.segment(child));
            }
        }
    }

    private void doubled(int i, int node, Rest least) {
        boolean twice = segment(i).isEmpty() || i > 0 && segment(i).equals(segment(i - 1));
        int[] letters = {0};
        if (twice && i + 1 < count() && rest(node, i + 1, letters).compareTo(least) >= 0 && letters[0] > 0) {
            add(Slip.DOUBLED, starts[i], starts[i + 1], "");
        }
    }

    private void order(int i, int node) {
        if (i + 1 >= count() || i == 0) {
            return;
        }
        int first = child(node, i + 1);
        int second = first == SegmentTree.NONE ? SegmentTree.NONE : child(first, i);
        if (second != SegmentTree.NONE && rest(second, i + 2, new int[] {1}) != Rest.WRONG) {
            add(Slip.ORDER, starts[i], starts[i + 2] - 1, segment(i + 1) + ":" + segment(i));
        }
    }

    /** Colons in place of hyphens, dots or nothing, or the reverse. */
    private void joinedOtherwise(int i, int node) {
        if (i > 0) {
            String rest = name.substring(starts[i]);
            joinedOtherwise(node, "", rest, Likeness.joined(rest), starts[i]);
        }
    }

    private void joinedOtherwise(int node, String path, String rest, String letters, int start) {
        int at = Likeness.joined(path).length();
        int first = table.firstChild(node);
        for (int child = first; child < first + table.children(node); child++) {
            if (at >= letters.length() || !table.begins(child, letters.charAt(at))) {
                continue;
            }
            String longer = path + table.segment(child);
            String joined = Likeness.joined(longer);
            if (!joined.isEmpty() && letters.startsWith(joined)) {
                boolean colons = longer.indexOf(':') >= 0 || rest.indexOf(':') >= 0;
                if (joined.length() == letters.length() && table.isOffered(child) && colons) {
                    addTrimmed(start, rest, longer);
                }
                joinedOtherwise(child, longer + ":", rest, letters, start);
            }
        }
    }

    /** Adds {@code longer} for {@code rest}, without the segments that are the same at both ends. */
    private void addTrimmed(int start, String rest, String longer) {
        int from = 0;
        for (int i = 0; i < Math.min(rest.length(), longer.length()) && rest.charAt(i) == longer.charAt(i); i++) {
            from = rest.charAt(i) == ':' ? i + 1 : from;
        }
        int same = 0;
        int most = Math.min(rest.length(), longer.length()) - from;
        for (int i = 1; i <= most && rest.charAt(rest.length() - i) == longer.charAt(longer.length() - i); i++) {
            same = rest.charAt(rest.length() - i) == ':' ? i : same;
        }
        String written = rest.substring(from, rest.length() - same);
        String meant = longer.substring(from, longer.length() - same);
        int node = table.node(name.substring(0, start + from - 1));
        boolean loose = node == SegmentTree.NONE || table.kind(node) != Vocabulary.Kind.OPEN;
        if (Likeness.isJoinedOtherwise(written, meant, loose)) {
            add(Slip.SEPARATOR, start + from, start + from + written.length(), meant);
        }
    }

    /** The same name with another version number, where only that one is right. */
    private void version() {
        for (int i = 0; i < matched && i + 2 < count(); i++) {
            int node = nodes[i];
            if (table.kind(node) != Vocabulary.Kind.FIXED) {
                continue;
            }
            int first = table.firstChild(node);
            for (int child = first; child < first + table.children(node); child++) {
                if (child != nodes[i + 1] && isInClosedList(child, i + 1)) {
                    add(Slip.VERSION, starts[i], starts[i + 1] - 1, table.segment(child));
                }
            }
        }
    }

    private boolean isInClosedList(int node, int i) {
        int parent = node;
        int at = node;
        for (int j = i; j < count(); j++) {
            parent = at;
            at = child(at, j);
            if (at == SegmentTree.NONE) {
                return false;
            }
        }
        return table.isOffered(at) && table.kind(parent).isClosed();
    }

    /** A long name that is right in another namespace, word for word. */
    private void otherNamespace() {
        if (count() < 5) {
            return;
        }
        int first = table.firstChild(SegmentTree.ROOT);
        for (int child = first; child < first + table.children(SegmentTree.ROOT); child++) {
            if (rest(child, 1, new int[1]) == Rest.WHOLE && !holdsValues(child)) {
                add(Slip.NAMESPACE, starts[0], starts[1] - 1, table.segment(child));
            }
        }
    }

    /** Whether the name passes through values behind {@code node}. */
    private boolean holdsValues(int node) {
        int at = node;
        for (int i = 1; i < count(); i++) {
            at = child(at, i);
            if (table.isAny(at)) {
                return true;
            }
        }
        return false;
    }

    /**
     * How well the segments from {@code i} on fit behind {@code node}. Counts in {@code letters} those with letters
     * that are known.
     */
    private Rest rest(int node, int i, int[] letters) {
        int at = node;
        int next = i;
        while (next < count()) {
            int child = child(at, next);
            if (child == SegmentTree.NONE) {
                break;
            }
            letters[0] += hasLetters(next) && !table.isAny(child) ? 1 : 0;
            at = child;
            next++;
        }
        if (next == count()) {
            if (table.isOffered(at) || table.isDeployed(at) && letters[0] > 1) {
                return Rest.WHOLE;
            }
            return table.children(at) > 0 ? Rest.BEGINNING : Rest.WRONG;
        }
        if (table.kind(at) == Vocabulary.Kind.OPEN) {
            return Rest.BEGINNING;
        }
        return table.isOffered(at) || isNumberOfFamily(at, next) ? Rest.BELOW : Rest.WRONG;
    }

    /** Whether the name has only a number from {@code i} on, as other names behind {@code node} have. */
    private boolean isNumberOfFamily(int node, int i) {
        int first = table.firstChild(node);
        for (int child = first; child < first + table.children(node); child++) {
            if (!Likeness.hasLetters(table.segment(child))) {
                return !Likeness.hasLetters(name.substring(starts[i]));
            }
        }
        return false;
    }

    private boolean hasLetters(int i) {
        return Likeness.hasLetters(segment(i));
    }

    private void add(Slip slip, int start, int end, String replacement) {
        if (replacement.indexOf('#') >= 0) {
            return; // several names in one
        }
        String meant = name.substring(0, start) + replacement + name.substring(end);
        int order = order(slip, meant);
        if (order > best) {
            return;
        }
        if (order < best) {
            found.clear();
            best = order;
        } else if (found.stream().anyMatch(other -> other.meant().equals(meant))) {
            return;
        }
        int node = table.node(meant);
        Optional<KnownName> known = node != SegmentTree.NONE && table.isName(node)
                ? Optional.of(table.name(node, meant)) : Optional.empty();
        Optional<Vocabulary> vocabulary = vocabulary(meant);
        String listed = known.isPresent() ? meant : listed(meant, start + replacement.length(), vocabulary);
        found.add(new NearMiss(slip, new Span(start, end), replacement, meant, known, vocabulary, listed));
    }

    /**
     * The beginning of {@code meant}, through the segment that ends at {@code end}, if it stands in a list; or nothing.
     */
    private String listed(String meant, int end, Optional<Vocabulary> vocabulary) {
        String beginning = meant.substring(0, SegmentTree.end(meant, Math.max(4, end - 1)));
        int node = table.node(beginning);
        boolean isListed = node != SegmentTree.NONE && table.isName(node)
                || vocabulary.filter(list -> list.prefix().startsWith(beginning + ":")).isPresent();
        return isListed ? beginning : "";
    }

    /** The rank of a slip, the best first: whole known names before beginnings, then in the order of {@link Slip}. */
    private int order(Slip slip, String meant) {
        int node = table.node(meant);
        boolean whole = node != SegmentTree.NONE && table.isName(node);
        return slip.ordinal() + (whole ? 0 : Slip.values().length);
    }

    /** The list that holds {@code meant}, or the one that it is below. */
    private Optional<Vocabulary> vocabulary(String meant) {
        Optional<Vocabulary> last = Optional.empty();
        int node = SegmentTree.ROOT;
        int start = 4;
        while (start <= meant.length() && node != SegmentTree.NONE) {
            Optional<Vocabulary> here = table.vocabulary(node, meant.substring(0, start));
            last = here.isPresent() && here.get().kind() != Vocabulary.Kind.FIXED ? here : last;
            int end = SegmentTree.end(meant, start);
            node = node == SegmentTree.ROOT ? table.namespace(meant, start, end) : table.child(node, meant, start, end);
            start = end + 1;
        }
        return last;
    }
}
