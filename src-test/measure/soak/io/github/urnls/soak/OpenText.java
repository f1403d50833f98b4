package io.github.urnls.soak;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;

/**
 * A text as an editor holds it that knows nothing of the server's classes: edits, what takes them back, and places in
 * UTF-16.
 */
final class OpenText {

    /** One replacement, and what it replaced. */
    private record Edit(int start, String removed, String inserted) {}

    private static final int REMEMBERED = 50;

    private final StringBuilder text;
    private final Deque<Edit> edits = new ArrayDeque<>();

    OpenText(String text) {
        this.text = new StringBuilder(text);
    }

    @Override
    public String toString() {
        return text.toString();
    }

    int length() {
        return text.length();
    }

    /** Replaces a stretch; the change as the protocol writes it. */
    JsonObject replace(int start, int end, String inserted) {
        edits.push(new Edit(start, text.substring(start, end), inserted));
        if (edits.size() > REMEMBERED) {
            edits.removeLast();
        }
        return written(start, end, inserted);
    }

    /**
     * Takes the last replacement back; types a space where none is known, or where the protocol has no position for its
     * ends: what was typed has become a part of a line end.
     */
    JsonObject undo() {
        if (edits.isEmpty() || !isPlace(edits.peek().start)
                || !isPlace(edits.peek().start + edits.peek().inserted.length())) {
            edits.clear();
            return replace(0, 0, " ");
        }
        Edit last = edits.pop();
        return written(last.start, last.start + last.inserted.length(), last.removed);
    }

    /** Puts another text in place of all of it, as the protocol writes it without a range. */
    JsonObject replaceAll(String whole) {
        edits.clear();
        text.setLength(0);
        text.append(whole);
        return Json.object("text", whole);
    }

    private boolean isPlace(int offset) {
        return cursor(offset) == offset;
    }

    private JsonObject written(int start, int end, String inserted) {
        if (!isPlace(start) || !isPlace(end)) {
            throw new IllegalArgumentException("no editor has a cursor at " + start + " and " + end);
        }
        JsonObject change = Json.object("range", range(start, end), "text", inserted);
        text.replace(start, end, inserted);
        return change;
    }

    JsonObject range(int start, int end) {
        return Json.range(position(start), position(end));
    }

    JsonObject position(int offset) {
        int line = 0;
        int start = 0;
        for (int at = 0; at < offset; at++) {
            if (endsLine(at)) {
                line++;
                start = at + 1;
            }
        }
        return Json.position(line, offset - start);
    }

    /** The offset of a position that the server gave, which exists. */
    int offset(JsonObject position) {
        int lines = position.get("line").getAsInt();
        int at = 0;
        for (; lines > 0; at++) {
            lines -= endsLine(at) ? 1 : 0;
        }
        return at + position.get("character").getAsInt();
    }

    /** LF, CR LF and CR end a line; of CR LF the second does. */
    private boolean endsLine(int at) {
        char c = text.charAt(at);
        return c == '\n' || c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n');
    }

    /** A place that a cursor can have: not within a line end, not within a character. */
    int place(SplittableRandom random) {
        return cursor(random.nextInt(text.length() + 1));
    }

    int cursor(int offset) {
        int at = Math.max(0, Math.min(offset, text.length()));
        while (at > 0 && at < text.length()
                && (Character.isLowSurrogate(text.charAt(at))
                        || text.charAt(at) == '\n' && text.charAt(at - 1) == '\r')) {
            at--;
        }
        return at;
    }

    /** A place in a name, or close to its end; anywhere when there is none. */
    int inName(SplittableRandom random) {
        int start = text.indexOf("urn:", random.nextInt(text.length() + 1));
        start = start < 0 ? text.indexOf("urn:") : start;
        return start < 0 ? place(random) : cursor(start + random.nextInt(32));
    }

    /** Where the line begins that {@code offset} lies on. */
    int lineStart(int offset) {
        int at = offset;
        while (at > 0 && !endsLine(at - 1)) {
            at--;
        }
        return at;
    }

    /** Where the line of {@code offset} ends, its line end included. */
    int lineEnd(int offset) {
        int at = offset;
        while (at < text.length() && !endsLine(at)) {
            at++;
        }
        return Math.min(text.length(), at + 1);
    }
}
