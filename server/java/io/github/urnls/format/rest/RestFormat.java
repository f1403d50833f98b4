package io.github.urnls.format.rest;

import io.github.urnls.format.Embedding;
import io.github.urnls.format.Format;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/**
 * reStructuredText. Any line can change the meaning of any other, so documents are read as a whole.
 *
 * @param embedding reads code blocks
 */
public record RestFormat(Embedding embedding) implements Format {

    @Override
    public void read(String text, Consumer<Passage> sink) {
        new RestLexer(text, embedding, sink).run();
    }
}
