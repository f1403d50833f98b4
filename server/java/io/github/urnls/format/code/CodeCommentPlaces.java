package io.github.urnls.format.code;

import io.github.urnls.format.CommentPlaces;
import io.github.urnls.text.Document;

/** Comments of programs. */
class CodeCommentPlaces extends CommentPlaces {

    private final String hereDocument;

    /** {@code hereDocument} is the mark of here documents; empty if there are none. */
    CodeCommentPlaces(Document document, String hereDocument) {
        super(document);
        this.hereDocument = hereDocument;
    }

    /** Whether it may hold here documents, as after {@code <<END}. Lexers do not know where they end. */
    @Override
    public boolean areUnknown() {
        return !hereDocument.isEmpty() && text.contains("<<");
    }
}
