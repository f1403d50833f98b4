package io.github.urnls.feature.renamemap;

import io.github.urnls.feature.renamemap.NamePattern.Literal;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The lines with {@code {word}} or {@code *}, as a tree of segments: a name is looked up in one walk, however many
 * lines there are. Of two lines that fit, the first segment in which they differ decides: text before text with
 * {@code *} behind it, that before {@code {word}}, and that before {@code *} alone. Of two texts before {@code *}, the
 * longer one wins. Text is compared letter by letter, the namespace identifier in any case (RFC 8141 §3.1).
 */
final class LineTree {

    /** Stands for the end of a name among the marks behind segments. */
    private static final String END = "";

    private final Map<String, Node> namespaces = new HashMap<>();

    /** A line that fits a name, the segments for its words in order, and the end of what it replaces. */
    record Match(MapLine line, List<String> segments, int end) {}

    private static final class Node {
        private final Map<String, Node> literals = new HashMap<>();
        private final Map<String, Node> words = new HashMap<>();
        private final Map<String, MapLine> rests = new HashMap<>();
        private int longestRest;
        private @Nullable MapLine line;
    }

    void add(MapLine line) {
        Node node = namespaces.computeIfAbsent(line.left().nid(), nid -> new Node());
        String text = "";
        for (NamePattern.Part part : line.left().parts()) {
            switch (part) {
                case Literal literal when literal.mark().isEmpty() && line.left().rest() -> text = literal
                        .text();
                case Literal literal -> node = node.literals
                        .computeIfAbsent(literal.text() + literal.mark(), key -> new Node());
                case NamePattern.Word word -> node = node.words.computeIfAbsent(word.mark(), key -> new Node());
            }
        }
        if (line.left().rest()) {
            node.rests.put(text, line);
            node.longestRest = Math.max(node.longestRest, text.length());
        } else {
            node.line = line;
        }
    }

    /**
     * The line for the name in {@code text}.
     *
     * @param end  where its assigned-name ends
     * @param open whether it goes on behind that in a way that is not known; then only {@code *} fits
     */
    Optional<Match> find(String text, int end, boolean open) {
        Node namespace = namespace(text.substring(0, end));
        return namespace == null ? Optional.empty()
                : new Walk(text, end, open).at(namespace, text.indexOf(':', 4) + 1);
    }

    /**
     * Whether {@code text}, which goes on in a way that is not known, may go on as a name of a line in which a
     * {@code {word}} follows.
     */
    boolean mayGoOn(String text) {
        Node namespace = namespace(text);
        return namespace != null && mayGoOn(namespace, text, text.indexOf(':', 4) + 1);
    }

    /** The lines of the namespace of {@code name}; null if there are none. */
    private @Nullable Node namespace(String name) {
        int end = name.indexOf(':', 4);
        return end < 0 ? null : namespaces.get(Normalization.fold(name.substring(4, end)));
    }

    private static boolean mayGoOn(Node node, String text, int at) {
        int mark = mark(text, at, text.length());
        if (mark == text.length()) {
            return !node.words.isEmpty();
        }
        Node literal = node.literals.get(text.substring(at, mark + 1));
        Node word = node.words.get(text.substring(mark, mark + 1));
        return literal != null && mayGoOn(literal, text, mark + 1) || word != null && mayGoOn(word, text, mark + 1);
    }

    /** The next colon or slash in {@code [at, end)}, or {@code end}. */
    private static int mark(String text, int at, int end) {
        return Chars.firstOf(":/", text, at, end);
    }

    /** One search for one name. */
    private record Walk(String text, int end, boolean open) {

        Optional<Match> at(Node node, int at) {
            int mark = mark(text, at, end);
            String behind = mark < end ? text.substring(mark, mark + 1) : END;
            return literal(node, at, mark, behind).or(() -> rest(node, at, mark, 1))
                    .or(() -> word(node, at, mark, behind)).or(() -> rest(node, at, at, 0));
        }

        private Optional<Match> literal(Node node, int at, int mark, String behind) {
            Node next = node.literals.get(text.substring(at, mark + behind.length()));
            return next == null ? Optional.empty() : behind(next, mark, behind);
        }

        private Optional<Match> word(Node node, int at, int mark, String behind) {
            Node next = node.words.get(behind);
            if (next == null || mark == at) {
                return Optional.empty();
            }
            return behind(next, mark, behind).map(match -> withWord(match, at, mark));
        }

        private Match withWord(Match match, int at, int mark) {
            List<String> segments = new ArrayList<>(match.segments().size() + 1);
            segments.add(text.substring(at, mark));
            segments.addAll(match.segments());
            return new Match(match.line(), segments, match.end());
        }

        private Optional<Match> behind(Node next, int mark, String behind) {
            if (!behind.isEmpty()) {
                return at(next, mark + 1);
            }
            return Optional.ofNullable(next.line).filter(line -> !open).map(line -> new Match(line, List.of(), end));
        }

        /** The {@code *} behind the longest text of at least {@code least} characters in {@code [at, mark)}. */
        private Optional<Match> rest(Node node, int at, int mark, int least) {
            if (node.rests.isEmpty()) {
                return Optional.empty();
            }
            for (int length = Math.min(mark - at, node.longestRest); length >= least; length--) {
                MapLine line = node.rests.get(text.substring(at, at + length));
                if (line != null) {
                    return Optional.of(new Match(line, List.of(), at + length));
                }
            }
            return Optional.empty();
        }
    }
}
