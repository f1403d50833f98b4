package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/** What the lexers have in common: the text, the place, and how far they have looked. */
abstract class Lexer implements LexerRun {

    final String text;
    int at;
    private int lookedTo;

    Lexer(String text) {
        this.text = text;
    }

    @Override
    public final int at() {
        return at;
    }

    @Override
    public final int lookedTo() {
        return lookedTo;
    }

    @Override
    public Object state() {
        return START;
    }

    /** What has just been decided depends on the text before {@code offset}. */
    final void lookTo(int offset) {
        lookedTo = Math.max(lookedTo, offset);
    }

    /** As {@link #lookTo}, where {@code found} is where {@code length} characters were found; negative when nowhere in the rest of the text. */
    final void lookTo(int found, int length) {
        lookTo(found < 0 ? Integer.MAX_VALUE : found + length);
    }

    /** Reads a comment to the end of its line, behind a mark of {@code mark} characters. */
    final void lineComment(int mark, Consumer<Passage> sink) {
        int end = Lines.end(text, at);
        sink.accept(new Passage(at + mark, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
        at = end;
    }
}
