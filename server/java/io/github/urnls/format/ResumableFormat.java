package io.github.urnls.format;

import java.util.function.Consumer;

/** A format that can be read from many places on, so that an edit rereads only the text around it. */
public interface ResumableFormat extends Format {

    /**
     * Begins to read {@code text}, the whole or the rest of a document.
     *
     * @param state {@link Lexer#START}, or the {@link Lexer#state} of an earlier run at this place
     * @param sink  gets the passages of each step, in the order of the text and without overlaps
     */
    Lexer run(String text, Object state, Consumer<Passage> sink);

    @Override
    default void read(String text, Consumer<Passage> sink) {
        Lexer run = run(text, Lexer.START, sink);
        while (run.step()) {
            // each step hands out its passages
        }
    }
}
