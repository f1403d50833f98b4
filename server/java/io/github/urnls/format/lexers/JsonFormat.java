package io.github.urnls.format.lexers;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * JSON (RFC 8259) with the comments that configuration files have: strings, member names and comments are passages.
 *
 * @param writesComments whether whoever reads the document is known to take comments
 */
public record JsonFormat(boolean writesComments) implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return writesComments ? Optional.of(CommentSyntax.SLASHES) : Optional.empty();
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new JsonLexer(text, state, sink);
    }
}
