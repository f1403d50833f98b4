package io.github.urnls.format;

import java.util.function.Consumer;

/** reStructuredText, as docutils and Sphinx read it. */
final class RestFormat implements Format {

    @Override
    public void read(String text, Consumer<Passage> sink) {
        new RestLexer(text, sink).run();
    }
}
