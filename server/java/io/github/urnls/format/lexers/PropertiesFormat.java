package io.github.urnls.format.lexers;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.Optional;
import java.util.function.Consumer;

/** {@code .properties} as {@code java.util.Properties} reads them: {@code \:} escapes, values continued over lines. */
public final class PropertiesFormat implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.HASH);
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new LineLexer(text, line -> line(text, line, sink));
    }

    /** Reads the line that begins at {@code start}, with those that are joined to it, and returns where it ends. */
    private static int line(String text, int start, Consumer<Passage> sink) {
        int end = Lines.end(text, start);
        int first = Lines.skipBlanks(text, start, end);
        if (first < end && (text.charAt(first) == '#' || text.charAt(first) == '!')) {
            sink.accept(new Passage(first + 1, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
        } else if (first < end) {
            end = logicalEnd(text, first);
            entry(text, first, end, sink);
        }
        return end;
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
            keyEnd = Lines.afterEscaped(text, keyEnd);
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
