package io.github.urnls.format.lexers;

import io.github.urnls.format.Language;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/**
 * Reads a stretch of a document in another language: scripts in HTML, fenced code in Markdown, code blocks in
 * reStructuredText.
 */
public final class Embedded {

    private Embedded() {}

    /**
     * Reads {@code [start, end)} of {@code text} as a document in {@code language}. Hands on its passages in order, at
     * their places in the whole text. Escapes get the range to decode, so moving the range is enough.
     *
     * <p>
     * Markdown and reStructuredText could embed each other without end, so within another document they are read as
     * running text.
     */
    public static void read(Language language, String text, int start, int end, Consumer<Passage> sink) {
        Language inner = language;
        if (language.isProse()) {
            inner = Language.PLAIN_TEXT;
        }
        inner.format().read(text.substring(start, end), passage -> sink.accept(passage.moved(start)));
    }
}
