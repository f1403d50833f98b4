package io.github.urnls.format.code;

import io.github.urnls.format.CommentPlaces;
import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.text.Document;
import java.util.Optional;
import java.util.function.Consumer;

/** Source code of one family of languages. */
record CodeFormat(CodeSyntax syntax) implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return syntax.lineComments().stream().findFirst().map(open -> new CommentSyntax(open, ""))
                .or(() -> syntax.blocks().stream().findFirst()
                        .map(block -> new CommentSyntax(block.open(), block.close())));
    }

    @Override
    public CommentPlaces commentPlaces(Document document) {
        String hereDocument = syntax.traits().hereDocument();
        return MakefileCommentPlaces.isMakefile(document) ? new MakefileCommentPlaces(document, hereDocument)
                : new CodeCommentPlaces(document, hereDocument);
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new CodeLexer(text, state, syntax, sink);
    }
}
