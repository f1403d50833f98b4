package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.function.Consumer;

/** Running text, and every language that has no lexer of its own. */
public final class PlainTextFormat implements ResumableFormat {

    /** Longer than any name that someone would break over lines. */
    private static final int LONGEST = 400;

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new LineLexer(text, line -> line(text, line, sink));
    }

    /** A name in angle brackets that is broken over lines keeps them together. */
    private static int line(String text, int start, Consumer<Passage> sink) {
        int end = Lines.end(text, start);
        int bracket = openBracket(text, start, end);
        while (bracket >= 0 && end < text.length() && end - bracket < LONGEST) {
            end = Lines.end(text, Lines.next(text, end));
            bracket = openBracket(text, start, end);
        }
        sink.accept(new Passage(start, end, Role.TEXT, Extent.PROSE, Escapes.NONE));
        return end;
    }

    /** Where a name in angle brackets begins that does not end before {@code end}, or negative. */
    private static int openBracket(String text, int start, int end) {
        for (int i = end - 1; i >= start && end - i < LONGEST && text.charAt(i) != '>'; i--) {
            if (text.charAt(i) == '<' && text.regionMatches(true, i + 1, "urn:", 0, 4)) {
                return i;
            }
        }
        return -1;
    }
}
