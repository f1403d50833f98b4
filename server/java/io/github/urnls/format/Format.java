package io.github.urnls.format;

import java.util.Optional;
import java.util.function.Consumer;

/** How one family of document languages is read. Stateless and safe for any thread. */
public interface Format {

    /**
     * Hands every passage of {@code text} to {@code sink}, in the order of the text and without overlaps. Takes any
     * text: what is broken or half typed costs the passage it stands in, not the rest of the document.
     */
    void read(String text, Consumer<Passage> sink);

    /** How a comment is written, in a document of which that is certain; empty in a language without comments. */
    default Optional<CommentSyntax> comments() {
        return Optional.empty();
    }
}
