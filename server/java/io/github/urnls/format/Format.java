package io.github.urnls.format;

import io.github.urnls.text.Document;
import java.util.function.Consumer;

/** Reads one family of document languages. Stateless and safe for any thread. */
public interface Format {

    /**
     * Hands every passage of {@code text} to {@code sink}, in the order of the text and without overlaps. Takes any
     * text: an error or a half-typed construct costs its passage, not the rest of the document.
     */
    void read(String text, Consumer<Passage> sink);

    /** How a comment is written; {@link CommentSyntax#NONE} if the language has no comments, or perhaps has none. */
    default CommentSyntax comments() {
        return CommentSyntax.NONE;
    }

    /** Where a comment can be inserted into {@code document}. */
    default CommentPlaces commentPlaces(Document document) {
        return new CommentPlaces(document);
    }

    /** Hands each prefixed name in {@code text} that stands for a URN to {@code sink}, in the order of the text. */
    default void readPrefixedNames(String text, Consumer<PrefixedName> sink) {
        // Most languages have none.
    }

    /** A quick test: whether {@code text} may bind a prefix or a term to URNs. */
    default boolean mayHoldPrefixedNames(String text) {
        return false;
    }

    /** Whether a document with {@code part} in it may be RDF. */
    default boolean isRdf(String part) {
        return false;
    }
}
