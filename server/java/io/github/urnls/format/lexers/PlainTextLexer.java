package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/** Running text, in stretches. */
final class PlainTextLexer extends PassageLexer {

    private final RunningText stretches = new RunningText(this);

    PlainTextLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    @Override
    protected void construct() {
        int end = stretches.end(at);
        prose(at, end, Role.TEXT, Escapes.UNKNOWN);
        at = stretches.next(end);
    }
}
