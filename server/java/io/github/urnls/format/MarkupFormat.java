package io.github.urnls.format;

import java.util.Optional;
import java.util.function.Consumer;

/** XML with all its dialects, and HTML, which is the same to us but for raw text, unquoted attributes and named entities. */
enum MarkupFormat implements Format {
    XML,
    HTML;

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.MARKUP);
    }

    @Override
    public void read(String text, Consumer<Passage> sink) {
        new MarkupLexer(text, this == HTML, new MarkupPassages(text, this == HTML, sink)).run();
    }
}
