package io.github.urnls.format.xml;

import io.github.urnls.format.CommentPlaces;
import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Embedding;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.text.Document;
import java.util.function.Consumer;

/**
 * XML with all its dialects, and HTML, which differs in raw text, unquoted attributes and named entities.
 *
 * @param isHtml    whether it is HTML
 * @param escapes   its character references
 * @param embedding reads scripts and style sheets
 */
public record MarkupFormat(boolean isHtml, XmlEscapes escapes, Embedding embedding) implements ResumableFormat {

    public static MarkupFormat xml(Embedding embedding) {
        return new MarkupFormat(false, XmlEscapes.XML, embedding);
    }

    public static MarkupFormat html(Embedding embedding) {
        return new MarkupFormat(true, XmlEscapes.HTML, embedding);
    }

    /** The tags of {@code text}. */
    public Markup markup(String text) {
        return new Markup(text, this);
    }

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.MARKUP;
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new MarkupLexer(text, this, state, new MarkupPassages(text, this, sink));
    }

    @Override
    public CommentPlaces commentPlaces(Document document) {
        return new MarkupCommentPlaces(document, markup(document.text()));
    }

    @Override
    public void readPrefixedNames(String text, Consumer<PrefixedName> sink) {
        new MarkupNames(text, markup(text), sink).read();
    }

    @Override
    public boolean mayHoldPrefixedNames(String text) {
        return !isHtml && MarkupNames.mayStandIn(text);
    }

    @Override
    public boolean isRdf(String part) {
        return !isHtml && MarkupNames.mayBeRdf(part);
    }
}
