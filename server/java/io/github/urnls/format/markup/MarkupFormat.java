package io.github.urnls.format.markup;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * XML with all its dialects, and HTML, which differs in raw text, unquoted attributes and named entities.
 */
public enum MarkupFormat implements ResumableFormat {
    XML(XmlEscapes.XML),
    HTML(XmlEscapes.HTML);

    final XmlEscapes escapes;

    MarkupFormat(XmlEscapes escapes) {
        this.escapes = escapes;
    }

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.MARKUP);
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new MarkupLexer(text, this, state, new MarkupPassages(text, this, sink));
    }
}
