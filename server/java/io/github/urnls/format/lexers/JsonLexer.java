package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.Set;
import java.util.function.Consumer;

/** Cuts JSON into strings and comments. One step reads one of them, or as much as stands between two. */
final class JsonLexer extends Lexer {

    /** Members whose value is a regular expression: JSON Schema, OpenAPI and others. */
    private static final Set<String> PATTERN_KEYS = Set.of("pattern", "regex", "regexp", "match");

    /** Of a long row of numbers one step reads no more than this. */
    private static final int MOST_BETWEEN = 4096;

    private final Consumer<Passage> sink;
    /** Whether the last string was the name of such a member. */
    private boolean pattern;

    JsonLexer(String text, Object state, Consumer<Passage> sink) {
        super(text);
        this.sink = sink;
        this.pattern = state.equals(true);
    }

    @Override
    public Object state() {
        return pattern;
    }

    @Override
    public boolean step() {
        int limit = (int) Math.min(text.length(), (long) at + MOST_BETWEEN);
        while (at < limit) {
            char c = text.charAt(at);
            if (c == '"' || c == '\'') {
                string();
                return true;
            }
            if (c == '/' && comment()) {
                return true;
            }
            at++;
        }
        return limit < text.length();
    }

    private boolean comment() {
        if (text.startsWith("//", at)) {
            lineComment(2, sink);
            return true;
        }
        if (text.startsWith("/*", at)) {
            int end = Lines.orEnd(text, text.indexOf("*/", at + 2));
            sink.accept(new Passage(at + 2, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
            at = Math.min(text.length(), end + 2);
            return true;
        }
        return false;
    }

    /** A string that begins here; one that is not closed ends with its line. */
    private void string() {
        char quote = text.charAt(at); // JSON5 knows both
        int start = at + 1;
        int end = start;
        while (end < text.length() && text.charAt(end) != quote && !Lines.isLineEnd(text.charAt(end))) {
            end = Lines.afterEscaped(text, end);
        }
        end = Math.min(end, text.length());
        at = Lines.after(text, end, quote);
        int next = at;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        lookTo(next + 1);
        boolean key = next < text.length() && text.charAt(next) == ':';
        sink.accept(new Passage(start, end, Role.ofScalar(key, pattern), Extent.VALUE, BackslashEscapes.JSON));
        pattern = at - 1 - start >= 5 && at - 1 - start <= 7 && PATTERN_KEYS.contains(text.substring(start, at - 1));
    }
}
