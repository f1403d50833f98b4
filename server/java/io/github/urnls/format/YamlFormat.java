package io.github.urnls.format;

import java.util.Optional;
import java.util.function.Consumer;

/** YAML 1.2.2: plain, quoted and block scalars, in block and in flow style, and comments. */
final class YamlFormat implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.HASH);
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new YamlLexer(text, state, sink);
    }
}
