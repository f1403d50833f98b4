package io.github.urnls.format;

import java.util.Optional;
import java.util.function.Consumer;

/** YAML 1.2.2: plain, quoted and block scalars, in block and in flow style, and comments. */
final class YamlFormat implements Format {

    @Override
    public String name() {
        return "YAML";
    }

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.HASH);
    }

    @Override
    public void read(String text, Consumer<Passage> sink) {
        new YamlLexer(text, sink).run();
    }
}
