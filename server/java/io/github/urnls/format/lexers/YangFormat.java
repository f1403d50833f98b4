package io.github.urnls.format.lexers;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.Optional;
import java.util.function.Consumer;

/** YANG 1.1 (RFC 7950 §6.1): unquoted and quoted arguments, strings joined with {@code +}, and comments. */
public final class YangFormat implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.SLASHES);
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new YangLexer(text, state, sink);
    }
}
