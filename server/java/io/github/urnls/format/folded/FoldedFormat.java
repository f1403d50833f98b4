package io.github.urnls.format.folded;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Lines that go on behind a blank: LDIF (RFC 2849), and vCard and iCalendar (RFC 6350 §3.2), which have no comments.
 */
public enum FoldedFormat implements ResumableFormat {
    LDIF(Optional.of(CommentSyntax.HASH)),
    CARDS(Optional.empty());

    private final Optional<CommentSyntax> comments;

    FoldedFormat(Optional<CommentSyntax> comments) {
        this.comments = comments;
    }

    @Override
    public Optional<CommentSyntax> comments() {
        return comments;
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new FoldedLexer(text, comments.isPresent(), sink);
    }
}
