package io.github.urnls.format.lexers;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Format;
import io.github.urnls.format.Passage;
import java.util.Optional;
import java.util.function.Consumer;

/** Running text with markup. Any line can change the meaning of any other, so documents are read as a whole. */
public enum ProseFormat implements Format {
    /** CommonMark 0.31, with the usual tables, footnotes and front matter. */
    MARKDOWN,
    /** As docutils and Sphinx read it. */
    RESTRUCTURED_TEXT;

    @Override
    public Optional<CommentSyntax> comments() {
        return switch (this) {
            case MARKDOWN -> Optional.of(CommentSyntax.MARKUP);
            case RESTRUCTURED_TEXT -> Optional.empty();
        };
    }

    @Override
    public void read(String text, Consumer<Passage> sink) {
        switch (this) {
            case MARKDOWN -> new MarkdownLexer(text, sink).run();
            case RESTRUCTURED_TEXT -> new RestLexer(text, sink).run();
        }
    }
}
