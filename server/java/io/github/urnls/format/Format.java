package io.github.urnls.format;

import java.util.Optional;
import java.util.function.Consumer;

/** Reads one family of document languages. Stateless and safe for any thread. */
public interface Format {

    /**
     * Hands every passage of {@code text} to {@code sink}, in the order of the text and without overlaps. Takes any
     * text: an error or a half-typed construct costs its passage, not the rest of the document.
     */
    void read(String text, Consumer<Passage> sink);

    /** How a comment is written; empty if the language has no comments, or perhaps has none. */
    default Optional<CommentSyntax> comments() {
        return Optional.empty();
    }
}
