package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/** JSON (RFC 8259) with the comments that configuration files have: strings, member names and comments are passages. */
final class JsonFormat implements Format {

    @Override
    public String name() {
        return "JSON";
    }

    @Override
    public void read(String text, Consumer<Passage> sink) {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"') {
                at = string(text, at + 1, sink);
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
    private static int string(String text, int start, Consumer<Passage> sink) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '"' && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        end = Math.min(end, text.length());
        int after = end < text.length() && text.charAt(end) == '"' ? end + 1 : end;
        int next = after;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        boolean key = next < text.length() && text.charAt(next) == ':';
        sink.accept(new Passage(start, end, key ? Role.KEY : Role.VALUE, Extent.VALUE, BackslashEscapes.JSON));
        return after;
    }
}
