package io.github.urnls.format.lexers;

import io.github.urnls.text.Lines;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/** A lexer for a format whose lines, each with those joined to it, can be read one by one. */
public abstract class LineLexer extends PassageLexer {

    protected LineLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    /**
     * Reads the line {@code [start, end)}, without its line end. Returns {@code end}, or the end of the last line that
     * is joined to it.
     */
    protected abstract int line(int start, int end);

    @Override
    protected final void construct() {
        at = Lines.next(text, line(at, Lines.end(text, at)));
    }
}
