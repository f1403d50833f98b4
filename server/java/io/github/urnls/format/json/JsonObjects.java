package io.github.urnls.format.json;

import io.github.urnls.format.Passage;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The objects of a JSON document with their members (RFC 8259 §4), inner objects before outer ones. An error or a
 * half-typed member costs the objects around it.
 */
public final class JsonObjects {

    /**
     * One object.
     *
     * @param range with its braces
     */
    public record JsonObject(TextRange range, List<Member> members) {

        /** The last member of that name, which counts (RFC 8259 §4). */
        public Optional<Member> member(String name) {
            return members.stream().filter(member -> member.name.equals(name)).reduce((first, second) -> second);
        }
    }

    /**
     * One member.
     *
     * @param name  with its escapes decoded
     * @param key   the name in the document, without its quotes
     * @param value the value in the document, with its quotes, brackets or braces
     */
    public record Member(String name, TextRange key, TextRange value) {}

    /** An object or array that is not closed yet. */
    private static final class Open {

        private final int start;
        private final boolean object;
        private final boolean apart;
        private final List<Member> members = new ArrayList<>();
        /** The name whose value comes next, or nothing. */
        private Optional<String> name = Optional.empty();
        private TextRange key = new TextRange(0, 0);

        Open(int start, boolean object, boolean apart) {
            this.start = start;
            this.object = object;
            this.apart = apart;
        }

        void value(int from, int to) {
            name.ifPresent(known -> members.add(new Member(known, key, new TextRange(from, to))));
            name = Optional.empty();
        }
    }

    private final String text;
    private final Set<String> apart;
    private final Consumer<JsonObject> sink;
    private final Deque<Open> open = new ArrayDeque<>();
    private int at;

    private JsonObjects(String text, Set<String> apart, Consumer<JsonObject> sink) {
        this.text = text;
        this.apart = apart;
        this.sink = sink;
    }

    /**
     * Hands every object of {@code text} to {@code sink}.
     *
     * @param apart names of members whose values are skipped
     */
    public static void read(String text, Set<String> apart, Consumer<JsonObject> sink) {
        JsonObjects objects = new JsonObjects(text, apart, sink);
        JsonFormat.WITH_COMMENTS.read(text, objects::passage);
        objects.structure(text.length());
    }

    private void passage(Passage passage) {
        structure(passage.range().start());
        at = passage.range().end();
        Open top = open.peek();
        if (passage.role() == Passage.Role.COMMENT || top == null || !top.object) {
            return;
        }
        if (passage.role() == Passage.Role.KEY) {
            top.name = Optional.of(passage.escapes().decode(text, passage.range()).text());
            top.key = passage.range();
        } else {
            top.value(passage.range().start() - 1, Math.min(text.length(), at + 1));
        }
    }

    /** Reads the text between strings and comments, up to {@code end}. */
    private void structure(int end) {
        for (; at < end; at++) {
            char c = text.charAt(at);
            if (c == '{' || c == '[') {
                Open top = open.peek();
                boolean leftOut = top != null && (top.apart || top.name.filter(apart::contains).isPresent());
                open.push(new Open(at, c == '{', leftOut));
            } else if (c == '}' || c == ']') {
                close();
            } else if (c == ',' && open.peek() instanceof Open top) {
                bareValue(top);
            }
        }
    }

    private void close() {
        Open closed = open.poll();
        if (closed == null) {
            return;
        }
        bareValue(closed);
        if (closed.object && !closed.apart) {
            sink.accept(new JsonObject(new TextRange(closed.start, at + 1), List.copyOf(closed.members)));
        }
        if (open.peek() instanceof Open top) {
            top.value(closed.start, at + 1);
        }
    }

    /** A number or a word, which ends at {@link #at}. */
    private void bareValue(Open top) {
        if (top.name.isPresent()) {
            int colon = Chars.indexOf(text, ':', top.key.end(), at);
            top.value(colon < 0 ? at : colon + 1, at);
        }
    }
}
