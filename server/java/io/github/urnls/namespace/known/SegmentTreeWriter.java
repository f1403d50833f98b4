package io.github.urnls.namespace.known;

import java.io.ByteArrayOutputStream;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.Vocabulary.Adds;
import io.github.urnls.urn.Normalization;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes a {@link SegmentTree} of names and vocabularies. The build makes one of the lists beside the files in
 * {@code server/families}; another is made from a team's lists.
 */
public final class SegmentTreeWriter {

    /** One segment of names with the same beginning. */
    private static final class Node {
        // In the order in which the table compares: by bytes, which for ASCII are the characters.
        private final TreeMap<String, Node> children = new TreeMap<>();
        private int flags;
        private int tail;
        /** Whether the last segment of names below, if it is a number, is their version. */
        private boolean hasVersions;
        private @Nullable String title;
        private @Nullable String source;
        private @Nullable String listed;
        private @Nullable String asOf;
        private int adds;

        /** Notes that it lies below a list with versions, as {@code segment}. */
        private void below(String segment) {
            hasVersions = true;
            if (segment.chars().allMatch(Character::isDigit)) {
                flags |= SegmentTree.VARIES;
            }
        }
    }

    private final Node root = new Node();
    private final ByteArrayOutputStream pool = new ByteArrayOutputStream();
    /** The place of each string in the pool. */
    private final Map<String, Integer> strings = new HashMap<>();

    /**
     * Adds a name, or a family of names that differ in their last part: {@code urn:example:order.{1,2}}. In title and
     * source <code>{}</code> stands for that part, or for the last segment, and <code>{-}</code> for the rest of that
     * without the dot between. A segment {@code *} stands for any segment.
     */
    private void add(KnownName known, boolean deployed) {
        String name = known.name();
        int open = name.indexOf('{');
        if (open < 0) {
            node(name, known, deployed, name.lastIndexOf(':') + 1);
            return;
        }
        String head = name.substring(0, open);
        for (String part : name.substring(open + 1, name.length() - 1).split(",")) {
            node(head + part, known, deployed, open).flags |= SegmentTree.VARIES;
        }
    }

    /**
     * The table of the lists that come with the program.
     *
     * @param rows of names: name, title, status, source, and one cell more if it is composed, or not valid; and of
     *             lists, which begin with an empty cell: prefix, title, who adds, date, what numbers at the end are
     */
    public static byte[] table(String rows) {
        SegmentTreeWriter writer = new SegmentTreeWriter();
        for (String line : parts(rows.substring(0, rows.length() - 1), '\n')) {
            List<String> row = parts(line, '\t');
            if (row.getFirst().isEmpty()) {
                writer.add(new Vocabulary(row.get(1), Adds.valueOf(row.get(3)), row.get(4), row.get(2)),
                        !row.get(5).isEmpty());
            } else {
                writer.add(new KnownName(row.get(0), row.get(1), Status.of(row.get(2)), row.get(3)), row.size() > 4);
            }
        }
        return writer.bytes();
    }

    /**
     * As {@link String#split}, but quick also where that compiles an expression: a browser makes the table at start.
     */
    private static List<String> parts(String text, char delimiter) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf(delimiter); end >= 0; end = text.indexOf(delimiter, start)) {
            parts.add(text.substring(start, end));
            start = end + 1;
        }
        parts.add(text.substring(start));
        return parts;
    }

    /** Adds the list for a prefix. */
    private void add(Vocabulary vocabulary, boolean hasVersions) {
        String prefix = vocabulary.prefix();
        Node node = walk(prefix.substring(0, prefix.length() - 1));
        node.listed = vocabulary.title();
        node.asOf = vocabulary.asOf();
        node.adds = vocabulary.adds().ordinal();
        node.hasVersions = hasVersions;
    }

    private Node node(String name, KnownName known, boolean deployed, int tail) {
        Node node = walk(name);
        node.title = known.title();
        node.source = known.source();
        node.flags = SegmentTree.NAME | known.status().ordinal() << SegmentTree.STATUS_SHIFT;
        if (deployed) {
            node.flags |= SegmentTree.DEPLOYED;
        }
        node.tail = tail - (name.lastIndexOf(':') + 1);
        return node;
    }

    private Node walk(String name) {
        Node node = root;
        for (String segment : parts(namespaceFolded(name).substring(4), ':')) {
            node = node.children.computeIfAbsent(segment, none -> new Node());
        }
        return node;
    }

    /** The name with its NID in lower case. A NID with a dot stays: others list it in capitals, and it is not valid. */
    private static String namespaceFolded(String name) {
        int end = SegmentTree.end(name, 4);
        String nid = name.substring(4, end);
        return nid.contains(".") ? name : "urn:" + Normalization.fold(nid) + name.substring(end);
    }

    /** A table of {@code lists}. Of a name that stands in several the first counts. */
    static SegmentTree table(List<NameList> lists) {
        SegmentTreeWriter writer = new SegmentTreeWriter();
        lists.forEach(list -> writer.add(list.vocabulary(), false));
        for (int i = lists.size() - 1; i >= 0; i--) { // what is added later replaces what is there
            lists.get(i).names().forEach(name -> writer.add(name, false));
        }
        return new SegmentTree(writer.bytes());
    }

    /** The table as {@link SegmentTree} reads it. */
    public byte[] bytes() {
        List<Node> nodes = new ArrayList<>(List.of(root));
        List<String> segments = new ArrayList<>(List.of("urn"));
        ByteArrayOutputStream places = new ByteArrayOutputStream();
        pool.write(0); // no string is at 0
        for (int i = 0; i < nodes.size(); i++) { // grows; children of one node are side by side
            Node node = nodes.get(i);
            put(places, string(segments.get(i)), 3);
            put(places, node.children.isEmpty() ? 0 : nodes.size(), 3);
            put(places, node.children.size(), 3);
            put(places, string(node.title), 3);
            put(places, string(node.source), 3);
            put(places, string(node.listed), 3);
            put(places, string(node.asOf), 3);
            put(places, node.adds, 1);
            put(places, node.flags, 1);
            put(places, node.tail, 1);
            put(places, SegmentTree.letters(segments.get(i)), 4);
            for (Map.Entry<String, Node> child : node.children.entrySet()) {
                nodes.add(child.getValue());
                if (node.hasVersions) {
                    child.getValue().below(child.getKey());
                }
                segments.add(child.getKey());
            }
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        put(all, nodes.size(), 3);
        all.write(places.toByteArray(), 0, places.size());
        all.write(pool.toByteArray(), 0, pool.size());
        return all.toByteArray();
    }

    /** The place of {@code text} in the pool: two bytes for its length, then its bytes. */
    private int string(@Nullable String text) {
        if (text == null) {
            return 0;
        }
        return strings.computeIfAbsent(text, missing -> {
            int at = pool.size();
            if (isAscii(missing)) { // nearly all are
                put(pool, missing.length(), 2);
                for (int i = 0; i < missing.length(); i++) {
                    pool.write(missing.charAt(i));
                }
                return at;
            }
            byte[] bytes = missing.getBytes(StandardCharsets.UTF_8);
            put(pool, bytes.length, 2);
            pool.write(bytes, 0, bytes.length);
            return at;
        });
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 128) {
                return false;
            }
        }
        return true;
    }

    /** Appends the low {@code size} bytes of {@code value}, the highest first. */
    private static void put(ByteArrayOutputStream to, int value, int size) {
        if (size > 1 && size < 4 && value >>> 8 * size != 0) {
            throw new IllegalStateException("the table of names has outgrown its form");
        }
        for (int i = size - 1; i >= 0; i--) {
            to.write(value >>> 8 * i);
        }
    }
}
