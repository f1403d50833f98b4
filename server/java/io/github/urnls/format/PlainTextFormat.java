package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/** Running text, and every language that has no lexer of its own. */
final class PlainTextFormat implements Format {

    @Override
    public String name() {
        return "plain text";
    }

    @Override
    public void read(String text, Consumer<Passage> sink) {
        sink.accept(new Passage(0, text.length(), Role.TEXT, Extent.PROSE, Escapes.NONE));
    }
}
