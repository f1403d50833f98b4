package io.github.urnls.format.lexers;

import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/** A lexer of a format in which each line, with those joined to it, can be read without the others. */
abstract class LineLexer extends PassageLexer {

    LineLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    /** Reads the line that begins at {@code start} and returns where it ends, before its line end. */
    abstract int line(int start);

    @Override
    public final boolean step() {
        if (at >= text.length()) {
            return false;
        }
        at = Lines.next(text, line(at));
        return true;
    }
}
