package io.github.urnls.format.folded;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.function.Consumer;

/**
 * Lines that go on behind a blank: LDIF (RFC 2849), and vCard and iCalendar (RFC 6350 §3.2), which have no comments.
 */
public enum FoldedFormat implements ResumableFormat {
    LDIF(CommentSyntax.HASH),
    CARDS(CommentSyntax.NONE);

    private final CommentSyntax comments;

    FoldedFormat(CommentSyntax comments) {
        this.comments = comments;
    }

    @Override
    public CommentSyntax comments() {
        return comments;
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new FoldedLexer(text, comments != CommentSyntax.NONE, sink);
    }
}
