package io.github.urnls.format;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;

/**
 * A lexer that reads one text, a construct at a time. It can stop between two constructs. Another lexer can go on
 * there: it needs the same {@link #state} and the text from there on, and nothing before.
 */
public abstract class Lexer {

    /** The state at the start of a document. */
    public static final Object START = new Object();

    /** A step may look this many characters beyond its end without counting them in {@link #lookedTo}. */
    public static final int SLACK = 64;

    public final String text;
    public int at;
    private int lookedTo;

    public Lexer(String text) {
        this.text = text;
    }

    /** Reads the next construct and hands out its passages. False at the end of the text. */
    public final boolean step() {
        boolean isLeft = at < text.length();
        if (isLeft) {
            construct();
        }
        return isLeft;
    }

    /** Reads the next construct, of which there is at least a character. */
    protected abstract void construct();

    /** Where the next construct begins. */
    public final int at() {
        return at;
    }

    /**
     * The end of the text that the steps so far depend on, beyond {@link #at} and {@link #SLACK}.
     * {@link Integer#MAX_VALUE} if a step looked for something up to the end of the text and did not find it. Never
     * falls.
     */
    public final int lookedTo() {
        return lookedTo;
    }

    /** All that the rest of the run depends on, besides the text. Runs in equal states read equal texts alike. */
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
        at = Chars.limit(text, found + mark.length());
        return found;
    }
}
