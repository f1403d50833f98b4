package io.github.urnls.format.json;

import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A JSON document (RFC 8259) whose values are asked for by their places, so that a message can name the place. It is
 * read by the strings and comments of its lexer. An error or a half-typed member costs the objects around it. Comments
 * and a last comma are no errors.
 */
public final class JsonText {

    // number = [ minus ] int [ frac ] [ exp ] (RFC 8259 §6)
    private static final String NUMBER = "-?(?:0|[1-9][0-9]{0,30})(?:\\.[0-9]{1,30})?(?:[eE][+-]?[0-9]{1,3})?";
    private static final Pattern SCALAR = Pattern.compile("(?:true|false|null|" + NUMBER + ")(?![\\w+.-])");

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

        /** Its first character, to which a message about something missing belongs. */
        public TextRange start() {
            return new TextRange(range.start(), range.start() + 1);
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

    /** What must come next in an object, in a list or around all values. A bracket may also close. */
    private enum Next {
        NAME, COLON, VALUE, COMMA,
        /** Nothing, behind the value of the document or an error. */
        NOTHING
    }

    /** An object or list that is not closed yet, or the document. */
    private static final class Open {

        private final int start;
        /** The bracket that opens it; a blank for the document. */
        private final char bracket;
        private final boolean apart;
        private final List<Member> members = new ArrayList<>();
        private final List<TextRange> elements = new ArrayList<>();
        private Next next;
        private boolean isWrong;
        /** The name whose value comes next, or nothing. */
        private Optional<String> name = Optional.empty();
        private TextRange key = new TextRange(0, 0);
        /** Where the value of {@link #name} begins, and where a number or word ends; negative if none is read. */
        private int valueStart;
        private int valueEnd;

        Open(int start, char bracket, boolean apart) {
            this.start = start;
            this.bracket = bracket;
            this.apart = apart;
            this.next = first();
        }

        private Next first() {
            return bracket == '{' ? Next.NAME : Next.VALUE;
        }

        void value(TextRange value) {
            name.ifPresent(known -> members.add(new Member(known, key, value)));
            name = Optional.empty();
        }
    }

    private final String text;
    private final Set<String> apart;
    /** By where they begin. */
    private final Map<Integer, JsonObject> objects = new TreeMap<>();
    private final Map<Integer, List<TextRange>> lists = new HashMap<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private final Matcher scalar;
    private int at;
    private int error = -1;
    private int root = -1;

    public JsonText(String text) {
        this(text, Set.of());
    }

    /** Leaves out the objects in the values of members with names in {@code apart}. */
    public JsonText(String text, Set<String> apart) {
        this.text = text;
        this.apart = apart;
        this.scalar = SCALAR.matcher(text);
        open.push(new Open(0, ' ', false));
        JsonFormat.WITH_COMMENTS.read(text, this::passage);
        structure(text.length());
        Open last = open.element();
        step(last, last.bracket == ' ' && last.next == Next.NOTHING, Next.NOTHING, text.length());
    }

    public String text() {
        return text;
    }

    /** Where the text stops being one value; empty if all of it is one value. */
    public OptionalInt error() {
        return error < 0 ? OptionalInt.empty() : OptionalInt.of(error);
    }

    /** The object that the text begins with. */
    public Optional<JsonObject> root() {
        return Optional.ofNullable(objects.get(root));
    }

    /** All objects, in the order in which they begin. */
    public Collection<JsonObject> objects() {
        return objects.values();
    }

    /** The place of the value of {@code member}, without white space around it. */
    public TextRange value(Member member) {
        return member.value().strippedIn(text);
    }

    /** The object at {@code value}; empty if something else is there. */
    public Optional<JsonObject> object(TextRange value) {
        return Optional.ofNullable(objects.get(value.start()));
    }

    /**
     * The elements of the list at {@code value}, of a broken one those before the break; empty if it is no list. A
     * missing comma is no break.
     */
    public Optional<List<TextRange>> list(TextRange value) {
        return Optional.ofNullable(lists.get(value.start()));
    }

    /** The string at {@code value} with its escapes decoded; empty if something else is there. */
    public Optional<String> string(TextRange value) {
        return isString(value) ? Optional.of(JsonFormat.STRING
                .decode(text, new TextRange(value.start() + 1, value.end() - 1)).text()) : Optional.empty();
    }

    /** The number at {@code value}; empty if something else is there. */
    public Optional<Double> number(TextRange value) {
        return Optional.of(value.in(text)).filter(written -> written.matches(NUMBER)).map(Double::valueOf);
    }

    /** {@code value} on one line: a string, a number, a boolean, or a list or map of such. */
    public static String of(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(JsonText::of).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream().map(member -> of(member.getKey()) + ": " + of(member.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        return value instanceof String text ? '"' + JsonFormat.STRING.encode(text) + '"' : value.toString();
    }

    private void passage(Passage passage) {
        boolean isComment = passage.role() == Role.COMMENT;
        int start = passage.start() - (isComment ? 2 : 1);
        int end = passage.end();
        structure(start);
        if (isComment) {
            at = text.startsWith("*/", end) ? end + 2 : end;
            return;
        }
        at = Lines.after(text, end, text.charAt(start));
        boolean isKey = passage.role() == Role.KEY;
        string(open.element(), new TextRange(start, Chars.limit(text, end + 1)), isKey);
        if (isKey) {
            key(open.element(), passage);
        }
    }

    private void string(Open top, TextRange string, boolean isKey) {
        if (top.next == Next.NAME) {
            step(top, isString(string), Next.COLON, string.start());
        } else {
            begin(top, string.start());
            end(top, string, isString(string));
        }
        if (top.bracket == '{' && !isKey) {
            top.value(string);
        }
    }

    /** Reads on behind the colon of a key; a member can be read whatever comes before it. */
    private void key(Open top, Passage key) {
        int colon = Chars.skipSpace(text, at);
        step(top, top.next == Next.COLON, Next.VALUE, colon);
        at = colon + 1;
        if (top.bracket == '{') {
            top.name = Optional.of(key.escapes().decode(text, key.range()).text());
            top.key = key.range();
            top.next = Next.VALUE;
            top.valueStart = at;
            top.valueEnd = -1;
        }
    }

    /** Whether {@code range} is a string: in double quotes, without control characters (RFC 8259 §7). */
    private boolean isString(TextRange range) {
        int last = range.end() - 1;
        int end = range.start() + 1;
        while (end < last && text.charAt(end) != '"' && text.charAt(end) >= ' ') {
            end = Lines.afterEscaped(text, end);
        }
        return end == last && text.charAt(range.start()) == '"' && text.charAt(end) == '"';
    }

    /** Reads the text between strings and comments, up to {@code end}. */
    private void structure(int end) {
        while (at < end) {
            char c = text.charAt(at);
            Open top = open.element();
            switch (c) {
                case '{', '[' -> open(top, c);
                case '}' -> close(top, '{');
                case ']' -> close(top, '[');
                case ',' -> {
                    bareValue(top);
                    step(top, top.next == Next.COMMA, top.first(), at++);
                }
                case ':' -> step(top, top.next == Next.COLON, Next.VALUE, at++);
                default -> {
                    if (Character.isWhitespace(c) || c == '\ufeff') {
                        at++;
                    } else {
                        scalar(top, end);
                    }
                }
            }
        }
    }

    /** Goes on with {@code then} behind what stands at {@code place}, if it {@code fits} there. */
    private void step(Open top, boolean fits, Next then, int place) {
        top.next = fits ? then : Next.NOTHING;
        top.isWrong |= !fits;
        if (!fits && error < 0) {
            error = place;
        }
    }

    private void begin(Open top, int place) {
        boolean lacksComma = top.bracket == '[' && top.next == Next.COMMA;
        step(top, top.next == Next.VALUE, Next.VALUE, place);
        if (lacksComma) {
            top.next = Next.VALUE;
        }
    }

    private void end(Open top, TextRange value, boolean isWhole) {
        if (top.next == Next.VALUE) {
            step(top, isWhole, top.bracket == ' ' ? Next.NOTHING : Next.COMMA, value.start());
            if (isWhole && top.bracket == '[') {
                top.elements.add(value);
            }
        }
    }

    private void open(Open top, char bracket) {
        if (top.bracket == ' ' && top.next == Next.VALUE) {
            root = at;
        }
        begin(top, at);
        open.push(new Open(at++, bracket, top.apart || top.name.filter(apart::contains).isPresent()));
    }

    private void close(Open closed, char bracket) {
        boolean fits = closed.bracket == bracket && (closed.next == Next.COMMA || closed.next == closed.first());
        step(closed, fits, Next.NOTHING, at);
        bareValue(closed);
        at++;
        if (closed.bracket == ' ') {
            return;
        }
        open.pop();
        TextRange range = new TextRange(closed.start, at);
        if (closed.bracket == '[') {
            lists.put(closed.start, closed.elements);
        } else if (!closed.apart) {
            objects.put(closed.start, new JsonObject(range, List.copyOf(closed.members)));
        }
        open.element().value(range);
        end(open.element(), range, !closed.isWrong);
    }

    private void scalar(Open top, int end) {
        boolean known = scalar.region(at, end).lookingAt();
        TextRange range = new TextRange(at, known ? scalar.end() : at + 1);
        begin(top, at);
        if (known && top.next == Next.VALUE) {
            top.valueStart = range.start();
            top.valueEnd = range.end();
        }
        end(top, range, known);
        at = range.end();
    }

    /** A number or a word, or what stands in place of one, before {@link #at}. */
    private void bareValue(Open top) {
        top.value(new TextRange(top.valueStart, top.valueEnd < 0 ? at : top.valueEnd));
    }
}
