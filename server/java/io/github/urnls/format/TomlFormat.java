package io.github.urnls.format;

import java.util.Optional;
import java.util.function.Consumer;

/** TOML 1.0.0: basic and literal strings, each also over several lines, and comments. */
final class TomlFormat implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.HASH);
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new TomlLexer(text, sink);
    }
}
