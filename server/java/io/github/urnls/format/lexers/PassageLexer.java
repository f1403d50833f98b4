package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/** A lexer that hands out passages itself. */
public abstract class PassageLexer extends Lexer {

    private final Consumer<Passage> sink;

    protected PassageLexer(String text, Consumer<Passage> sink) {
        super(text);
        this.sink = sink;
    }

    protected final void emit(int start, int end, Role role, Extent extent, Escapes escapes) {
        sink.accept(new Passage(start, end, role, extent, escapes));
    }

    /** Emits a value of data, to which white space at its ends belongs. */
    protected final void exact(int start, int end, Role role, Escapes escapes) {
        sink.accept(new Passage(start, end, role, Extent.VALUE, escapes).asExact());
    }

    protected final void value(int start, int end, Escapes escapes) {
        emit(start, end, Role.VALUE, Extent.VALUE, escapes);
    }

    protected final void prose(int start, int end, Role role) {
        prose(start, end, role, Escapes.NONE);
    }

    protected final void prose(int start, int end, Role role, Escapes escapes) {
        emit(start, end, role, Extent.PROSE, escapes);
    }

    protected final void comment(int start, int end) {
        prose(start, end, Role.COMMENT);
    }

    /** Reads a comment to the end of its line, behind a mark of {@code mark} characters. */
    protected final void lineComment(int mark) {
        int end = Lines.end(text, at);
        comment(at + mark, end);
        at = end;
    }

    /**
     * The end of the string that begins at {@code start}: {@code quote}, or the end of its line.
     *
     * @param escapes whether a backslash escapes the next character
     */
    protected final int endOnLine(int start, char quote, boolean escapes) {
        int end = start;
        while (end < text.length() && text.charAt(end) != quote && !Lines.isLineEnd(text.charAt(end))) {
            if (escapes && text.charAt(end) == '\\') {
                end++;
            }
            end++;
        }
        return Math.min(end, text.length());
    }
}
