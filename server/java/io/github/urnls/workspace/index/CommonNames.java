package io.github.urnls.workspace.index;

import io.github.urnls.namespace.known.Likeness;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The names that authors surely mean: a document declares them, or several files use them. A rare name that differs
 * from one of them in one word may be a slip.
 */
final class CommonNames {

    /** The fewest uses, in two files or more, that make an undeclared name common. */
    static final int LEAST_USES = 3;

    /** The most uses, all in one file, of a name that may be a slip. */
    static final int MOST_RARE_USES = 2;

    /** If more sibling segments begin with the same letter, they are data and not slips of each other. */
    private static final int MOST_SIBLINGS = 100;

    private static final String[] SIGNS = {":", "-", "_", ".", ""};

    /**
     * How a name that is not rare is used.
     *
     * @param isCommon   whether others may be a slip of it
     * @param isDeclared whether a file declares it
     * @param file       the number of the only file with it, or a negative number
     * @param spelling   its only spelling, or the empty string
     */
    record Standing(boolean isCommon, boolean isDeclared, int file, String spelling) {}

    private final NavigableSet<String> keys = new TreeSet<>();
    /**
     * How often each {@link #pattern} occurs: of a key without all but the first letter of a segment, without a
     * segment, without separators. A name is near no key if its own patterns count 0.
     */
    private final int[] patterns = new int[1 << 16];

    CommonNames(Collection<String> keys) {
        keys.forEach(this::add);
    }

    /** The standing of the name whose first spelling is {@code first}; null when it is rare, as most are. */
    static @Nullable Standing standing(@Nullable IndexedName first) {
        int uses = 0;
        int declarations = 0;
        int file = IndexedName.NO_FILE;
        for (IndexedName name = first; name != null; name = name.next) {
            int only = name.onlyFile();
            file = file == IndexedName.NO_FILE || file == only ? only : IndexedName.SEVERAL_FILES;
            uses += name.uses;
            declarations += name.declarations;
        }
        boolean isDeclared = declarations > 0;
        boolean isCommon = isDeclared || file == IndexedName.SEVERAL_FILES && uses >= LEAST_USES;
        if (first == null || !isCommon && file != IndexedName.SEVERAL_FILES && uses <= MOST_RARE_USES) {
            return null;
        }
        return new Standing(isCommon, isDeclared, file, first.next == null ? first.spelling : "");
    }

    void add(String key) {
        if (keys.add(key)) {
            eachPattern(key, 1);
        }
    }

    void remove(String key) {
        if (keys.remove(key)) {
            eachPattern(key, -1);
        }
    }

    boolean has(String key) {
        return keys.contains(key);
    }

    /** The keys of all common names. */
    List<String> all() {
        return List.copyOf(keys);
    }

    /** The keys of the common names that the rare name with this key may be a slip of. */
    List<String> near(String key) {
        if (keys.isEmpty()) {
            return List.of();
        }
        Set<String> near = new LinkedHashSet<>();
        int nid = key.indexOf(':', 4);
        if (nid > 5 && has(key, 5, nid)) {
            near(key, 4, nid, near);
        }
        eachSegment(key, (start, end) -> {
            if (has(key, start + 1, end)) {
                near(key, start, end, near);
            }
        });
        if (has(key, key.length(), key.length())) {
            eachSegment(key, (start, end) -> near(key, start, start - 1, near));
        }
        if (has(Likeness.joined(key), 0, 0)) {
            addJoinedOtherwise(key, near);
        }
        return List.copyOf(near);
    }

    boolean isEmpty() {
        return keys.isEmpty();
    }

    /**
     * Adds the common names that differ only in the segment {@code [start, end)} and have the same first letter in it;
     * if it ends before it starts, those that have one segment of words more there.
     */
    private void near(String key, int start, int end, Set<String> near) {
        boolean more = end < start;
        String begin = key.substring(0, more ? start : start + 1);
        String next = keys.ceiling(begin);
        for (int seen = 0; next != null && next.startsWith(begin) && seen < MOST_SIBLINGS; seen++) {
            int to = next.indexOf(':', start);
            String other = to < 0 ? next : next.substring(0, to);
            String meant = other.concat(key.substring(end));
            // A segment can come twice: for “a”, “a-b” sorts between “a” and “a:c”.
            String segment = other.substring(start);
            boolean slip = more ? Likeness.hasWord(other, start, other.length()) && !Likeness.hasDigits(segment)
                    : Likeness.isSlipOfName(key.substring(start, end), segment);
            if (slip && keys.contains(meant)) {
                near.add(meant);
            }
            next = to < 0 ? keys.higher(next) : keys.ceiling(other + ';'); // which follows “:”
        }
    }

    /** Adds the common names that have one separator more, less or different, but none beside a digit. */
    private void addJoinedOtherwise(String key, Set<String> near) {
        for (int i = key.indexOf(':', 4) + 2; i < key.length() - 1; i++) {
            int rest = Likeness.isSeparator(key.charAt(i)) ? i + 1 : i;
            if (Character.isLetter(key.charAt(i - 1)) && Character.isLetter(key.charAt(rest))) {
                for (String sign : SIGNS) {
                    String meant = key.substring(0, i) + sign + key.substring(rest);
                    if (!meant.equals(key) && keys.contains(meant)) {
                        near.add(meant);
                    }
                }
            }
        }
    }

    private void eachPattern(String key, int change) {
        eachSegment(key, (start, end) -> {
            patterns[pattern(key, start + 1, end)] += change;
            patterns[pattern(key, start, end + 1)] += change;
        });
        patterns[pattern(key, 5, key.indexOf(':', 4))] += change;
        patterns[pattern(Likeness.joined(key), 0, 0)] += change;
    }

    /** The segments with words, without the namespace identifier. */
    private static void eachSegment(String key, SegmentSink sink) {
        int start = key.indexOf(':', 4) + 1;
        while (start > 0) {
            int next = key.indexOf(':', start);
            int end = next < 0 ? key.length() : next;
            if (Likeness.hasWord(key, start, end)) {
                sink.segment(start, end);
            }
            start = next + 1;
        }
    }

    private interface SegmentSink {
        void segment(int start, int end);
    }

    /** Whether a common name may have this pattern. */
    private boolean has(String text, int from, int to) {
        return patterns[pattern(text, from, to)] > 0;
    }

    /** The last bits of a hash of {@code text} without {@code [from, to)}. */
    private int pattern(String text, int from, int to) {
        int hash = 0;
        for (int i = 0; i < text.length(); i++) {
            if (i < from || i >= to) {
                hash = 31 * hash + text.charAt(i);
            }
        }
        return (hash ^ hash >>> 16) & patterns.length - 1;
    }
}
