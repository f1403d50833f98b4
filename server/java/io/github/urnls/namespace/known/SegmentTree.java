package io.github.urnls.namespace.known;

import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.Vocabulary.Adds;
import io.github.urnls.urn.Normalization;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Names as a tree of their segments, in one array of bytes. A node is a number; the root stands for {@code urn:}. A
 * lookup allocates no memory.
 *
 * <p>
 * The array holds the number of nodes, the nodes, and strings. {@link SegmentTreeWriter} writes it.
 */
final class SegmentTree {

    /** The node of {@code urn:}. */
    static final int ROOT = 0;

    /** No node. */
    static final int NONE = -1;

    static final int NAME = 1;
    static final int DEPLOYED = 2;
    static final int STATUS_SHIFT = 2;
    /** The end of its last segment is a version, or another number that varies. */
    static final int VARIES = 32;

    private static final int NODES = 3;
    private static final int NODE = 28;
    private static final int FIRST_CHILD = 3;
    private static final int CHILDREN = 6;
    private static final int TITLE = 9;
    private static final int SOURCE = 12;
    private static final int VOCABULARY = 15;
    private static final int AS_OF = 18;
    private static final int KIND = 21;
    private static final int FLAGS = 22;
    private static final int TAIL = 23;
    private static final int LETTERS = 24;

    private static final Adds[] KINDS = Adds.values();
    private static final Status[] STATUSES = Status.values();

    private final byte[] bytes;
    private final int pool;

    SegmentTree(byte[] bytes) {
        this.bytes = bytes;
        this.pool = NODES + three(0) * NODE;
    }

    private static int place(int node) {
        return NODES + node * NODE;
    }

    private String string(int node, int field) {
        int at = pool + three(place(node) + field);
        return at == pool ? "" : text(at + 2, two(at));
    }

    /** As the JDK decodes UTF-8, but quick for ASCII also where the JDK's way is slow, as in a browser. */
    private String text(int start, int length) {
        char[] characters = new char[length];
        for (int i = 0; i < length; i++) {
            byte one = bytes[start + i];
            if (one < 0) {
                return new String(bytes, start, length, StandardCharsets.UTF_8);
            }
            characters[i] = (char) one;
        }
        return new String(characters);
    }

    /** The child of {@code node} for the segment {@code text[start, end)}; {@link #NONE} if there is none. */
    int child(int node, String text, int start, int end) {
        int first = firstChild(node);
        int low = first;
        int high = first + children(node) - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = compare(middle, text, start, end);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return first > 0 && isAny(first) ? first : NONE;
    }

    private int compare(int node, String text, int start, int end) {
        int at = text(node);
        int length = two(at);
        int shorter = Math.min(length, end - start);
        for (int i = 0; i < shorter; i++) {
            int order = (bytes[at + 2 + i] & 0xFF) - text.charAt(start + i);
            if (order != 0) {
                return order;
            }
        }
        return length - (end - start);
    }

    /** Where the length of the segment is, followed by the segment. */
    private int text(int node) {
        return pool + three(place(node));
    }

    private int three(int at) {
        return (bytes[at] & 0xFF) << 16 | two(at + 1);
    }

    private int two(int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    private int one(int node, int field) {
        return bytes[place(node) + field] & 0xFF;
    }

    /** As {@link #letters(String)}, of the segment that leads to {@code node}. */
    private int letters(int node) {
        int at = place(node) + LETTERS;
        return two(at) << 16 | two(at + 2);
    }

    /** The first child; the others have the next numbers. */
    int firstChild(int node) {
        return three(place(node) + FIRST_CHILD);
    }

    /** How many children there are. */
    int children(int node) {
        return three(place(node) + CHILDREN);
    }

    /** The nodes one segment below {@code node}; none below {@link #NONE}. */
    IntStream childrenOf(int node) {
        if (node == NONE) {
            return IntStream.range(0, 0);
        }
        int first = firstChild(node);
        return IntStream.range(first, first + children(node));
    }

    /** The segment that leads to {@code node}; {@code *} stands for any. */
    String segment(int node) {
        return string(node, 0);
    }

    /** The length of the segment in characters. */
    int length(int node) {
        return two(text(node));
    }

    /** Whether any segment leads to {@code node}. */
    boolean isAny(int node) {
        int at = text(node);
        return two(at) == 1 && bytes[at + 2] == '*';
    }

    /** Whether the segment begins with the ASCII character {@code c}, in any case. */
    boolean begins(int node, char c) {
        return (bytes[text(node) + 2] | 0x20) == (c | 0x20) && length(node) > 0;
    }

    /** Whether values follow, not names. */
    boolean holdsValues(int node) {
        return children(node) > 0 && isAny(firstChild(node));
    }

    /** Whether a published name ends at {@code node}; false for {@link #NONE}. */
    boolean isName(int node) {
        return node != NONE && (one(node, FLAGS) & NAME) != 0;
    }

    /** Whether a name ends at {@code node} that may be offered in place of another. */
    boolean isOffered(int node) {
        return isName(node) && !isDeployed(node) && status(node).isOffered();
    }

    /** Whether the name is in daily use although it is composed of several, or is not valid by RFC 8141. */
    boolean isDeployed(int node) {
        return (one(node, FLAGS) & DEPLOYED) != 0;
    }

    Status status(int node) {
        return STATUSES[(one(node, FLAGS) & VARIES - 1) >> STATUS_SHIFT];
    }

    Adds adds(int node) {
        return KINDS[one(node, KIND)];
    }

    /** The list of the names below {@code node}, whose names begin with {@code prefix}. */
    Optional<Vocabulary> vocabulary(int node, String prefix) {
        Adds adds = adds(node);
        if (adds == Adds.UNKNOWN) {
            return Optional.empty();
        }
        return Optional.of(new Vocabulary(prefix, adds, string(node, AS_OF), string(node, VOCABULARY)));
    }

    /** The known name at {@code node}, which is written {@code name}. */
    KnownName name(int node, String name) {
        int last = name.lastIndexOf(':') + 1;
        int tail = Math.min(name.length(), last + one(node, TAIL));
        return new KnownName(name, string(node, TITLE).replace("{}", name.substring(tail)), status(node),
                string(node, SOURCE).replace("{}", name.substring(tail))
                        .replace("{-}", name.substring(last, Math.max(last, tail - 1))));
    }

    /** The known name that is written {@code name}. */
    Optional<KnownName> find(String name) {
        int node = node(name);
        return isName(node) ? Optional.of(name(node, name)) : Optional.empty();
    }

    /**
     * The node of the whole {@code name}; {@link #NONE} if there is none. It may be a name, or only the beginning of
     * names. The namespace identifier may be in any case (RFC 8141 §2.1).
     *
     * @param name a URN without components
     */
    int node(String name) {
        int node = name.regionMatches(true, 0, "urn:", 0, 4) ? ROOT : NONE;
        for (int start = 4; node != NONE && start <= name.length();) {
            int end = end(name, start);
            node = next(node, name, start, end);
            start = end + 1;
        }
        return node;
    }

    /** The letters and digits of a segment: one bit for each, though some share a bit. */
    static int letters(String segment) {
        int letters = 0;
        for (int i = 0; i < segment.length(); i++) {
            char c = segment.charAt(i);
            if (Character.isLetterOrDigit(c)) {
                letters |= 1 << (c & 0x1F);
            }
        }
        return letters;
    }

    /** Whether the segment, in lower case, may hold all {@code letters}. */
    boolean hasLetters(int node, int letters) {
        return (letters & ~letters(node)) == 0;
    }

    /**
     * Whether one edit, or two if both are long, may turn the segment of {@code node} into one with this {@code length}
     * and these {@code letters}.
     */
    boolean mayResemble(int node, int letters, int length) {
        int edits = Math.min(length, length(node)) < 5 ? 1 : 2;
        return Integer.bitCount(letters(node) ^ letters) <= 2 * edits;
    }

    /**
     * Hands each name below {@code node} that may be offered to {@code each}, one that is only composed, too, but for
     * types of documents, which have an empty segment. {@code name} is the name of {@code node}.
     */
    void each(int node, String name, Consumer<KnownName> each) {
        childrenOf(node).filter(child -> !isAny(child) && length(child) > 0).forEach(child -> {
            String longer = name + ":" + segment(child);
            if (isName(child) && status(child).isOffered() && !status(child).isPast()) {
                each.accept(name(child, longer));
            }
            each(child, longer, each);
        });
    }

    /** The list that should hold the first unknown segment of {@code name}, if it is {@code wanted}. */
    Optional<Vocabulary> deepest(String name, Predicate<Adds> wanted) {
        NameSegments segments = new NameSegments(name);
        int node = ROOT;
        for (int i = 0; i < segments.count(); i++) {
            int next = next(node, segments, i);
            if (next == NONE) {
                return wanted.test(adds(node)) ? vocabulary(node, name.substring(0, segments.start(i)))
                        : Optional.empty();
            }
            node = next;
        }
        return Optional.empty();
    }

    /** A known name beside {@code name} that differs from it only in numbers of the last segment. */
    Optional<KnownName> relative(String name) {
        int last = name.lastIndexOf(':');
        int node = last <= 3 ? NONE : node(name.substring(0, last));
        String segment = name.substring(last + 1);
        return childrenOf(node).filter(child -> isName(child) && differsInNumber(child, segment))
                .mapToObj(child -> relative(child, name, last)).flatMap(Optional::stream).findFirst();
    }

    /** Whether {@code segment} is that of {@code node} but for the number that the list says varies. */
    private boolean differsInNumber(int node, String segment) {
        String other = segment(node);
        int tail = one(node, TAIL);
        return (one(node, FLAGS) & VARIES) != 0 && segment.startsWith(other.substring(0, tail))
                && Likeness.isOtherNumber(segment.substring(tail), other.substring(tail));
    }

    private Optional<KnownName> relative(int node, String name, int last) {
        KnownName other = name(node, name.substring(0, last + 1) + segment(node));
        KnownName same = name(node, name);
        return same.title().equals(other.title()) ? Optional.of(other)
                : Optional.of(same).filter(older -> other.name().compareTo(name) < 0); // which may mean another thing
    }

    /** Whether {@code name} ends within a segment of a known name. */
    boolean isCut(String name) {
        int last = name.lastIndexOf(':');
        int node = last <= 3 ? ROOT : node(name.substring(0, last));
        String begun = name.substring(last + 1);
        return childrenOf(node).mapToObj(this::segment)
                .anyMatch(segment -> segment.startsWith(begun) && !segment.equals(begun));
    }

    /** As {@link #child}, but a namespace identifier may be in any case. */
    int next(int node, String name, int start, int end) {
        return node == ROOT ? namespace(name, start, end) : child(node, name, start, end);
    }

    /** As {@link #next(int, String, int, int)}, for the segment {@code i} of a name. */
    int next(int node, NameSegments name, int i) {
        return next(node, name.text, name.start(i), name.end(i));
    }

    /** The child of the root for a namespace identifier in any case. */
    int namespace(String name, int start, int end) {
        int found = child(ROOT, name, start, end);
        for (int i = start; found == NONE && i < end; i++) {
            if (name.charAt(i) >= 'A' && name.charAt(i) <= 'Z') {
                String folded = Normalization.fold(name.substring(start, end));
                return child(ROOT, folded, 0, folded.length());
            }
        }
        return found;
    }

    /** The end of the segment that begins at {@code start}. */
    static int end(String name, int start) {
        int colon = name.indexOf(':', start);
        return colon < 0 ? name.length() : colon;
    }
}
