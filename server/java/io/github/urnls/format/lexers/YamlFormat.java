package io.github.urnls.format.lexers;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.Optional;
import java.util.function.Consumer;

/** YAML 1.2.2: plain, quoted and block scalars, in block and in flow style, and comments. */
public final class YamlFormat implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.HASH);
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new YamlLexer(text, state, sink);
    }
}
