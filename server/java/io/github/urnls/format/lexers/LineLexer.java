package io.github.urnls.format.lexers;

import java.util.function.IntUnaryOperator;

/** Cuts a text of which each line stands for itself. */
final class LineLexer extends Lexer {

    private final IntUnaryOperator line;

    /** {@code line} reads the line that begins at a place, and answers where it ends, before its line end. */
    LineLexer(String text, IntUnaryOperator line) {
        super(text);
        this.line = line;
    }

    @Override
    public boolean step() {
        if (at >= text.length()) {
            return false;
        }
        at = Lines.next(text, line.applyAsInt(at));
        return true;
    }
}
