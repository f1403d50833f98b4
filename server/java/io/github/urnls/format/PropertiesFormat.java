package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.Optional;
import java.util.function.Consumer;

/** {@code .properties} as {@code java.util.Properties} reads them: {@code \:} escapes, values continued over lines. */
final class PropertiesFormat implements Format {

    @Override
    public String name() {
        return "properties";
    }

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.HASH);
    }

    @Override
    public void read(String text, Consumer<Passage> sink) {
        int line = 0;
        while (line < text.length()) {
            int end = Lines.end(text, line);
            int first = Lines.skipBlanks(text, line, end);
            if (first < end && (text.charAt(first) == '#' || text.charAt(first) == '!')) {
                sink.accept(new Passage(first + 1, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
            } else if (first < end) {
                end = logicalEnd(text, first);
                entry(text, first, end, sink);
            }
            line = Lines.next(text, end);
        }
    }

    /** The end of a line and of all lines that a backslash joins to it. */
    private static int logicalEnd(String text, int from) {
        int end = Lines.end(text, from);
        while (end < text.length() && isContinued(text, from, end)) {
            end = Lines.end(text, Lines.next(text, end));
        }
        return end;
    }

    private static boolean isContinued(String text, int from, int end) {
        int slashes = 0;
        while (end - slashes > from && text.charAt(end - slashes - 1) == '\\') {
            slashes++;
        }
        return slashes % 2 == 1;
    }

    private static void entry(String text, int start, int end, Consumer<Passage> sink) {
        int keyEnd = start;
        while (keyEnd < end && "=: \t".indexOf(text.charAt(keyEnd)) < 0) {
            keyEnd += text.charAt(keyEnd) == '\\' ? 2 : 1;
        }
        keyEnd = Math.min(keyEnd, end);
        sink.accept(new Passage(start, keyEnd, Role.KEY, Extent.VALUE, BackslashEscapes.PROPERTIES_KEY));
        int value = Lines.skipBlanks(text, keyEnd, end);
        if (value < end && (text.charAt(value) == '=' || text.charAt(value) == ':')) {
            value = Lines.skipBlanks(text, value + 1, end);
        }
        if (value < end) {
            sink.accept(new Passage(value, end, Role.VALUE, Extent.VALUE, BackslashEscapes.PROPERTIES));
        }
    }
}
