package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/** Running text, line by line. */
final class PlainTextLexer extends LineLexer {

    /** Longer than any URN that is broken over lines, in characters. */
    private static final int LONGEST = 400;

    PlainTextLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    /** Reads several lines as one if a name in angle brackets is broken over them. */
    @Override
    protected int line(int start) {
        int end = Lines.end(text, start);
        int bracket = openBracket(start, end);
        while (bracket >= 0 && end < text.length() && end - bracket < LONGEST) {
            end = Lines.end(text, Lines.next(text, end));
            bracket = openBracket(start, end);
        }
        prose(start, end, Role.TEXT, Escapes.UNKNOWN);
        return end;
    }

    /** The start of a name in angle brackets that is still open at {@code end}; negative if there is none. */
    private int openBracket(int start, int end) {
        for (int i = end - 1; i >= start && end - i < LONGEST && text.charAt(i) != '>'; i--) {
            if (text.charAt(i) == '<' && text.regionMatches(true, i + 1, "urn:", 0, 4)) {
                return i;
            }
        }
        return -1;
    }
}
