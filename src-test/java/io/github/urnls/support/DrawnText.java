package io.github.urnls.support;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A text with marks under its lines, and what becomes of it:
 *
 * <pre>
 * |&lt;a b="urn:example:x y"/&gt;
 * &gt;                   ^ cursor illegal-character
 * +&lt;a b="urn:example:x%20y"/&gt;
 * </pre>
 *
 * A line in {@code |} is a line of the text. A line in {@code >} marks the characters above its carets, or an empty
 * place with a dot, with each of the words after them. A line in {@code +} is what the line above becomes.
 *
 * @param after the lines once they are changed
 */
public record DrawnText(List<String> lines, List<String> after, List<Mark> marks) {

    /** Zero-based, in UTF-16 code units, the end exclusive. */
    public record Mark(int line, int start, int end, List<String> words) {

        /** As a range of the protocol. */
        public JsonObject range() {
            return Json.range(line, start, end);
        }

        /** Its beginning, as a position of the protocol. */
        public JsonObject position() {
            return Json.position(line, start);
        }
    }

    DrawnText() {
        this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    /** The text that is drawn in {@code drawn}. */
    public static DrawnText of(String drawn) {
        DrawnText text = new DrawnText();
        drawn.lines().filter(line -> !text.take(line)).findFirst().ifPresent(line -> {
            throw new IllegalArgumentException("no such line: " + line);
        });
        return text;
    }

    /** Takes one more line of the drawing; whether it is one. */
    boolean take(String line) {
        String rest = line.isEmpty() ? "" : line.substring(1);
        switch (line.isEmpty() ? ' ' : line.charAt(0)) {
            case '|' -> {
                lines.add(rest);
                after.add(rest);
            }
            case '>' -> marks.add(mark(lines.size() - 1, rest));
            case '+' -> after.set(after.size() - 1, rest);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static Mark mark(int line, String drawn) {
        boolean empty = drawn.indexOf('^') < 0;
        int start = drawn.indexOf(empty ? '.' : '^');
        int end = empty ? start : drawn.lastIndexOf('^') + 1;
        return new Mark(line, start, end, List.of(drawn.substring(empty ? end + 1 : end).strip().split("\\s+")));
    }

    public String text() {
        return String.join("\n", lines);
    }

    /** The text once it is changed. */
    public String textAfter() {
        return String.join("\n", after);
    }

    /** The first mark with that word. */
    public Mark mark(String word) {
        Optional<Mark> found = marks.stream().filter(mark -> mark.words().contains(word)).findFirst();
        return found.orElseThrow(() -> new IllegalArgumentException("nothing is marked with " + word));
    }
}
