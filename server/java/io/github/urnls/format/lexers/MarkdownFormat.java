package io.github.urnls.format.lexers;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Format;
import io.github.urnls.format.Passage;
import java.util.Optional;
import java.util.function.Consumer;

/** Markdown: CommonMark 0.31, with the tables, footnotes and front matter that most of its readers know. */
public final class MarkdownFormat implements Format {

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.MARKUP);
    }

    @Override
    public void read(String text, Consumer<Passage> sink) {
        new MarkdownLexer(text, sink).run();
    }
}
