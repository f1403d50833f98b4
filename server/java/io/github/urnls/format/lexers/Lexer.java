package io.github.urnls.format.lexers;

import io.github.urnls.format.LexerRun;

/** The common part of the lexers: the text, the place, and how far they have looked. */
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

    /** Notes that the last step depends on the text before {@code offset}. */
    public final void lookTo(int offset) {
        lookedTo = Math.max(lookedTo, offset);
    }

    /**
     * As {@link #lookTo}, when {@code length} characters were found at {@code found}; negative when they do not come in
     * the rest of the text.
     */
    public final void lookTo(int found, int length) {
        lookTo(found < 0 ? Integer.MAX_VALUE : found + length);
    }

    /**
     * Moves behind the next {@code mark} from {@code from} on, and returns where that begins; without one, both are the
     * end of the text.
     */
    public final int readTo(String mark, int from) {
        int found = Lines.find(text, mark, from);
        at = Math.min(text.length(), found + mark.length());
        return found;
    }
}
