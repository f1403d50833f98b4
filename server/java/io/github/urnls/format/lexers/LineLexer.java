package io.github.urnls.format.lexers;

import io.github.urnls.text.Lines;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/** A lexer for a format whose lines, each with those joined to it, can be read one by one. */
public abstract class LineLexer extends PassageLexer {

    protected LineLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    /** Reads the line at {@code start} and returns its end, before its line end. */
    protected abstract int line(int start);

    @Override
    protected final void construct() {
        at = Lines.next(text, line(at));
    }
}
