package io.github.urnls.format.lexers;

import io.github.urnls.format.Lexer;
import io.github.urnls.text.Lines;
import io.github.urnls.text.Chars;

/**
 * Running text, which a lexer reads in stretches, so that an edit costs a stretch and not the text. A stretch is a
 * line, or several if a name in angle brackets is broken over them. A line that is very long is cut between two words.
 */
public final class RunningText {

    /**
     * The longest text or line that is read as one although it could be read in stretches, in UTF-16 code units. So far
     * before itself an edit may have the text read again.
     */
    public static final int LONGEST = 1 << 16;

    /** Longer than any URN that is broken over lines, in characters. */
    private static final int LONGEST_NAME = 400;

    private final Lexer lexer;
    private final String text;
    /** Between the last stretch and here, no line ends. */
    private int lineEnd;

    /** The text that {@code lexer} reads. */
    public RunningText(Lexer lexer) {
        this.lexer = lexer;
        this.text = lexer.text;
    }

    /** The end of the stretch that begins at {@code start}, before a line end or a blank. */
    public int end(int start) {
        int limit = Chars.limit(text, start + LONGEST);
        lineEnd = Lines.end(text, Math.max(lineEnd, start), limit);
        if (lineEnd < limit) {
            return lines(start, lineEnd);
        }
        lexer.lookTo(start + LONGEST + 1); // whatever ends the line decides
        if (limit == text.length()) {
            return limit;
        }
        for (int i = start + 1; i < limit; i++) {
            if (text.charAt(i) == ' ' && Chars.isWordAt(text, i - 1) && Chars.isWordAt(text, i + 1)) {
                return i;
            }
        }
        return Lines.end(text, limit);
    }

    /** The end of the lines that belong together; the first is {@code [start, first)}. */
    private int lines(int start, int first) {
        int end = first;
        int bracket = openBracket(start, end);
        while (bracket >= 0 && end < text.length() && end - bracket < LONGEST_NAME) {
            end = Lines.end(text, Lines.next(text, end));
            bracket = openBracket(start, end);
        }
        return end;
    }

    /** The start of a name in angle brackets that is still open at {@code end}; negative if there is none. */
    private int openBracket(int start, int end) {
        for (int i = end - 1; i >= start && end - i < LONGEST_NAME && text.charAt(i) != '>'; i--) {
            if (text.charAt(i) == '<' && Chars.isUrn(text, i + 1)) {
                return i;
            }
        }
        return -1;
    }

    /** Where the next stretch begins, behind one that ends at {@code end}: with a blank, so that no word begins it. */
    public int next(int end) {
        return Lines.isEnd(text, end) ? Lines.next(text, end) : end;
    }
}
