package io.github.urnls.format.lexers;

import io.github.urnls.text.Lines;
import io.github.urnls.format.LexerRun;

/** The common part of all lexers: the text, the place, and how far they have looked. */
public abstract class Lexer implements LexerRun {

    public final String text;
    public int at;
    private int lookedTo;

    public Lexer(String text) {
        this.text = text;
    }

    @Override
    public final boolean step() {
        boolean isLeft = at < text.length();
        if (isLeft) {
            construct();
        }
        return isLeft;
    }

    /** Reads the next construct, of which there is at least a character. */
    protected abstract void construct();

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
     * As {@link #lookTo}, after a search for {@code length} characters. {@code found} is their place; negative if the
     * rest of the text does not hold them.
     */
    public final void lookTo(int found, int length) {
        lookTo(found < 0 ? Integer.MAX_VALUE : found + length);
    }

    /**
     * Moves behind the next {@code mark} from {@code from} on, and returns where it begins; the end of the text for
     * both if there is none.
     */
    public final int readTo(String mark, int from) {
        int found = Lines.find(text, mark, from);
        at = Math.min(text.length(), found + mark.length());
        return found;
    }
}
