package io.github.urnls.format.troff;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.function.Consumer;

/** Manual pages: groff(7), man(7). */
public enum TroffFormat implements ResumableFormat {
    TROFF;

    @Override
    public CommentSyntax comments() {
        return new CommentSyntax(".\\\"", "");
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new TroffLexer(text, sink);
    }
}
