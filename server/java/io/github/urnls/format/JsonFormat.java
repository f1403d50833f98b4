package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * JSON (RFC 8259) with the comments that configuration files have: strings, member names and comments are passages.
 *
 * @param writesComments whether whoever reads the document is known to take comments
 */
record JsonFormat(boolean writesComments) implements Format {

    @Override
    public Optional<CommentSyntax> comments() {
        return writesComments ? Optional.of(CommentSyntax.SLASHES) : Optional.empty();
    }

    @Override
    public String name() {
        return "JSON";
    }

    /** Members whose value is a regular expression: JSON Schema, OpenAPI and others. */
    private static final Set<String> PATTERN_KEYS = Set.of("pattern", "regex", "regexp", "match");

    @Override
    public void read(String text, Consumer<Passage> sink) {
        int at = 0;
        boolean pattern = false;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"' || c == '\'') {
                int start = at + 1;
                at = string(text, start, pattern, sink);
                pattern = isPatternKey(text, start, at - 1);
            } else if (text.startsWith("//", at)) {
                int end = Lines.end(text, at);
                sink.accept(new Passage(at + 2, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
                at = end;
            } else if (text.startsWith("/*", at)) {
                int close = text.indexOf("*/", at + 2);
                int end = close < 0 ? text.length() : close;
                sink.accept(new Passage(at + 2, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
                at = Math.min(text.length(), end + 2);
            } else {
                at++;
            }
        }
    }

    /** A string that begins at {@code start}, behind its quote; one that is not closed ends with its line. */
    private static int string(String text, int start, boolean pattern, Consumer<Passage> sink) {
        char quote = text.charAt(start - 1); // JSON5 knows both
        int end = start;
        while (end < text.length() && text.charAt(end) != quote && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        end = Math.min(end, text.length());
        int after = end < text.length() && text.charAt(end) == quote ? end + 1 : end;
        int next = after;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        boolean key = next < text.length() && text.charAt(next) == ':';
        Role role = key ? Role.KEY : pattern ? Role.PATTERN : Role.VALUE;
        sink.accept(new Passage(start, end, role, Extent.VALUE, BackslashEscapes.JSON));
        return after;
    }

    private static boolean isPatternKey(String text, int start, int end) {
        return end - start >= 5 && end - start <= 7 && PATTERN_KEYS.contains(text.substring(start, end));
    }
}
