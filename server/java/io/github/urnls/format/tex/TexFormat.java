package io.github.urnls.format.tex;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.function.Consumer;

/** TeX, LaTeX and BibTeX. */
public enum TexFormat implements ResumableFormat {
    TEX;

    @Override
    public CommentSyntax comments() {
        return new CommentSyntax("%", "");
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new TexLexer(text, sink);
    }
}
