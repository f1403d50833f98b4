package io.github.urnls.format.lexers;

import io.github.urnls.format.Format;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/** reStructuredText, as docutils and Sphinx read it. */
public final class RestFormat implements Format {

    @Override
    public void read(String text, Consumer<Passage> sink) {
        new RestLexer(text, sink).run();
    }
}
