package io.github.urnls.format.yang;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.ResumableFormat;
import java.util.function.Consumer;

/** YANG (RFC 7950). */
public enum YangFormat implements ResumableFormat {
    YANG;

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.SLASHES;
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new YangLexer(text, state, sink, (word, range) -> {});
    }

    @Override
    public void readPrefixedNames(String text, Consumer<PrefixedName> sink) {
        Lexer run = new YangLexer(text, null, passage -> {}, new YangNames(text, sink));
        while (run.step()) {
            // each step tells the names of its strings
        }
    }

    @Override
    public boolean mayHoldPrefixedNames(String text) {
        return true;
    }
}
