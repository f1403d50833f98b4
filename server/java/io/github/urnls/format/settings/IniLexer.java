package io.github.urnls.format.settings;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.LineLexer;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/**
 * INI and similar formats ({@code .cfg}, {@code .conf}, systemd units, {@code .env}): sections, keys, values, comments.
 */
final class IniLexer extends LineLexer {

    IniLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    @Override
    protected int line(int start, int end) {
        int first = Lines.skipBlanks(text, start, end);
        if (first < end) {
            content(first, Lines.trimEnd(text, first, end));
        }
        return end;
    }

    private void content(int start, int end) {
        char c = text.charAt(start);
        int equals = Chars.indexOf(text, '=', start, end);
        if (c == '#' || c == ';') {
            comment(start + 1, end);
        } else if (c == '[') {
            int close = end;
            if (text.charAt(end - 1) == ']') {
                close--;
            }
            prose(start + 1, Math.max(start + 1, close), Role.KEY);
        } else if (equals < 0) {
            // No "key =": a bare word, a continued value, or a "directive value" line.
            prose(start, end, Role.TEXT, Escapes.UNKNOWN);
        } else {
            int key = Lines.trimEnd(text, start, equals);
            prose(start, key, Role.KEY);
            remember(start, key, Role.KEY);
            value(Lines.skipBlanks(text, equals + 1, end), end);
        }
    }

    private void value(int start, int end) {
        if (start >= end) {
            return;
        }
        char quote = text.charAt(start);
        int close = -1;
        if (quote == '"' || quote == '\'') {
            close = Chars.indexOf(text, quote, start + 1, end);
        }
        if (close > 0) {
            exact(start + 1, close, Role.VALUE, Escapes.UNKNOWN, end);
            comment(close + 1, end);
        } else {
            int comment = commentStart(start, end);
            value(start, Lines.trimEnd(text, start, comment), Escapes.UNKNOWN);
            comment(comment, end);
        }
    }

    /** The start of a comment behind a value: {@code #} or {@code ;} with white space before it. */
    private int commentStart(int start, int end) {
        for (int i = start + 1; i < end; i++) {
            if ((text.charAt(i) == '#' || text.charAt(i) == ';') && Lines.isBlank(text.charAt(i - 1))) {
                return i;
            }
        }
        return end;
    }
}
