package io.github.urnls.format;

import java.util.function.Consumer;

/** Reads stretches of a document in other languages: scripts in HTML, code between the fences of Markdown. */
public interface Embedding {

    /**
     * Reads {@code [start, end)} of {@code text} as a document in the language that editors and code fences call
     * {@code language}; as running text if it is unknown. Hands on its passages in order, at their places in the whole
     * text.
     */
    void read(String language, String text, int start, int end, Consumer<Passage> sink);
}
