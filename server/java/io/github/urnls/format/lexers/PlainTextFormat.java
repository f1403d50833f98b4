package io.github.urnls.format.lexers;

import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.function.Consumer;

/** Running text, and every language without a lexer of its own. */
public enum PlainTextFormat implements ResumableFormat {
    PLAIN_TEXT;

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new PlainTextLexer(text, sink);
    }
}
