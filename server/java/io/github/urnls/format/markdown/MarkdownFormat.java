package io.github.urnls.format.markdown;

import io.github.urnls.format.CommentPlaces;
import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Embedding;
import io.github.urnls.format.Format;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Document;
import java.util.function.Consumer;

/**
 * CommonMark 0.31, with the usual tables, footnotes and front matter. Any line can change the meaning of any other, so
 * documents are read as a whole.
 *
 * @param embedding reads code between fences
 */
public record MarkdownFormat(Embedding embedding) implements Format {

    @Override
    public void read(String text, Consumer<Passage> sink) {
        new MarkdownLexer(text, embedding, sink).run();
    }

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.MARKUP;
    }

    @Override
    public CommentPlaces commentPlaces(Document document) {
        return new MarkdownCommentPlaces(document);
    }
}
