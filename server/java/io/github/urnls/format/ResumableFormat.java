package io.github.urnls.format;

import java.util.function.Consumer;

/** A format whose documents can be read from many places on, so that an edit costs what it changes. */
public interface ResumableFormat extends Format {

    /**
     * Begins to read {@code text}, the whole or the rest of a document.
     *
     * @param state where in a document: {@link Reading#START}, or the {@link Reading#state} of a former reading at this place
     * @param sink  hears the passages of each step, in the order of the text and without overlaps
     */
    Reading reading(String text, Object state, Consumer<Passage> sink);

    @Override
    default void read(String text, Consumer<Passage> sink) {
        Reading reading = reading(text, Reading.START, sink);
        while (reading.step()) {
            // each step tells what it has read
        }
    }
}
