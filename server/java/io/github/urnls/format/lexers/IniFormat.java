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

/**
 * INI and its many cousins ({@code .cfg}, {@code .conf}, systemd units, {@code .env}): sections, keys, values,
 * comments.
 */
public final class IniFormat implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.HASH);
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new LineLexer(text, line -> {
            int end = Lines.end(text, line);
            int first = Lines.skipBlanks(text, line, end);
            if (first < end) {
                line(text, first, Lines.trimEnd(text, first, end), sink);
            }
            return end;
        });
    }

    private static void line(String text, int start, int end, Consumer<Passage> sink) {
        char c = text.charAt(start);
        if (c == '#' || c == ';') {
            sink.accept(new Passage(start + 1, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
            return;
        }
        if (c == '[') {
            int close = text.charAt(end - 1) == ']' ? end - 1 : end;
            sink.accept(new Passage(start + 1, Math.max(start + 1, close), Role.KEY, Extent.PROSE, Escapes.NONE));
            return;
        }
        int equals = text.indexOf('=', start, end);
        if (equals < 0) {
            // No "key =" here: a bare word, a continued value, or a "directive value" line.
            sink.accept(new Passage(start, end, Role.TEXT, Extent.PROSE, Escapes.NONE));
            return;
        }
        sink.accept(new Passage(start, Lines.trimEnd(text, start, equals), Role.KEY, Extent.PROSE, Escapes.NONE));
        value(text, Lines.skipBlanks(text, equals + 1, end), end, sink);
    }

    private static void value(String text, int start, int end, Consumer<Passage> sink) {
        if (start >= end) {
            return;
        }
        char quote = text.charAt(start);
        int close = quote == '"' || quote == '\'' ? text.indexOf(quote, start + 1, end) : -1;
        if (close > 0) {
            sink.accept(new Passage(start + 1, close, Role.VALUE, Extent.VALUE, Escapes.NONE));
            sink.accept(new Passage(close + 1, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
            return;
        }
        int comment = comment(text, start, end);
        sink.accept(new Passage(start, Lines.trimEnd(text, start, comment), Role.VALUE, Extent.VALUE, Escapes.NONE));
        sink.accept(new Passage(comment, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
    }

    /** Where a comment behind a value begins: at {@code #} or {@code ;} with white space before it. */
    private static int comment(String text, int start, int end) {
        for (int i = start + 1; i < end; i++) {
            if ((text.charAt(i) == '#' || text.charAt(i) == ';') && Lines.isBlank(text.charAt(i - 1))) {
                return i;
            }
        }
        return end;
    }
}
