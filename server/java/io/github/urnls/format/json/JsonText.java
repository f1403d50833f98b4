package io.github.urnls.format.json;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.Map;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Values of a JSON document (RFC 8259 §3) in known ranges of its text. Comments and a last comma are skipped. */
public final class JsonText {

    // number = [ minus ] int [ frac ] [ exp ] (RFC 8259 §6)
    private static final String NUMBER = "-?(?:0|[1-9][0-9]{0,30})(?:\\.[0-9]{1,30})?(?:[eE][+-]?[0-9]{1,3})?";
    private static final Pattern SCALAR = Pattern.compile("(?:true|false|null|" + NUMBER + ")(?![\\w+.-])");

    private final String text;
    private final int end;
    private int at;

    private JsonText(String text, TextRange range) {
        this.text = text;
        this.at = range.start();
        this.end = range.end();
    }

    /** The string in {@code range} with its escapes decoded; empty if something else is there. */
    public static Optional<String> string(String text, TextRange range) {
        JsonText json = new JsonText(text, range);
        if (!json.isAt('"') || !json.string() || json.at != json.end) {
            return Optional.empty();
        }
        TextRange inside = new TextRange(range.start() + 1, range.end() - 1);
        return Optional.of(JsonFormat.STRING.decode(text, inside).text());
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

    /** The number in {@code range}; empty if something else is there. */
    public static Optional<Double> number(String text, TextRange range) {
        String written = range.in(text);
        return written.matches(NUMBER) ? Optional.of(Double.valueOf(written)) : Optional.empty();
    }

    /** The elements of the list in {@code range}, of a broken one those before the break; empty if it is no list. */
    public static Optional<List<TextRange>> list(String text, TextRange range) {
        JsonText json = new JsonText(text, range);
        if (!json.takes('[')) {
            return Optional.empty();
        }
        List<TextRange> elements = new ArrayList<>();
        while (json.at < json.end && !json.takes(']')) {
            int start = json.at;
            if (!json.value() || json.at == start) {
                return Optional.of(elements);
            }
            elements.add(new TextRange(start, json.at));
            json.takes(',');
            json.space();
        }
        return Optional.of(elements);
    }

    /** Where the first value of {@code text} begins, behind white space and comments. */
    public static int start(String text) {
        JsonText json = new JsonText(text, new TextRange(0, text.length()));
        json.space();
        return json.at;
    }

    /** {@code range} without white space and comments around the value in it. */
    public static TextRange stripped(String text, TextRange range) {
        JsonText json = new JsonText(text, range);
        json.space();
        int start = json.at;
        return json.value() && json.at > start ? new TextRange(start, json.at) : range.strippedIn(text);
    }

    /** Where {@code text} stops being one value; empty if all of it is one value. */
    public static OptionalInt error(String text) {
        JsonText json = new JsonText(text, new TextRange(0, text.length()));
        if (json.value()) {
            json.space();
            if (json.at == json.end) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.of(json.at);
    }

    private boolean isAt(char c) {
        return at < end && text.charAt(at) == c;
    }

    private boolean takes(char c) {
        space();
        if (isAt(c)) {
            at++;
            return true;
        }
        return false;
    }

    private void space() {
        while (at < end) {
            if (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\ufeff') {
                at++;
            } else if (text.startsWith("//", at)) {
                at = Math.min(end, Lines.end(text, at));
            } else if (text.startsWith("/*", at)) {
                at = Math.min(end, Lines.find(text, "*/", at + 2) + 2);
            } else {
                return;
            }
        }
    }

    /** Reads one value, however deep. Then {@link #at} is behind it, or where it breaks off. */
    private boolean value() {
        Deque<Character> open = new ArrayDeque<>();
        do {
            space();
            if (!open.isEmpty() && takes(open.peek())) {
                open.pop();
            } else {
                if (!open.isEmpty() && open.peek() == '}' && !(string() && takes(':'))) {
                    return false;
                }
                if (takes('{')) {
                    open.push('}');
                    continue;
                }
                if (takes('[')) {
                    open.push(']');
                    continue;
                }
                if (!scalar()) {
                    return false;
                }
            }
            if (!open.isEmpty() && !takes(',') && !isAt(open.peek())) {
                return false;
            }
        } while (!open.isEmpty());
        return true;
    }

    private boolean scalar() {
        if (isAt('"')) {
            return string();
        }
        Matcher scalar = SCALAR.matcher(text).region(at, end);
        boolean known = scalar.lookingAt();
        at = known ? scalar.end() : at;
        return known;
    }

    private boolean string() {
        space();
        if (!isAt('"')) {
            return false;
        }
        int start = at++;
        while (at < end && text.charAt(at) != '"' && text.charAt(at) >= ' ') {
            at = Lines.afterEscaped(text, at);
        }
        if (isAt('"')) {
            at++;
            return true;
        }
        at = start;
        return false;
    }
}
