package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/** What the lexers have in common: the text, the place, and how far they have looked. */
public abstract class Lexer implements LexerRun {

    public final String text;
    public int at;
    private int lookedTo;

    public Lexer(String text) {
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
    public final void lookTo(int offset) {
        lookedTo = Math.max(lookedTo, offset);
    }

    /**
     * As {@link #lookTo}, where {@code found} is where {@code length} characters were found; negative when nowhere in
     * the rest of the text.
     */
    public final void lookTo(int found, int length) {
        lookTo(found < 0 ? Integer.MAX_VALUE : found + length);
    }

    /** Reads a comment to the end of its line, behind a mark of {@code mark} characters. */
    public final void lineComment(int mark, Consumer<Passage> sink) {
        int end = Lines.end(text, at);
        sink.accept(new Passage(at + mark, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
        at = end;
    }
}
