package io.github.urnls.format;

/**
 * A lexer on its way through one text, a construct at a time. It can stop between two constructs, and another run can
 * go on there with the same {@link #state} and the text from there on: nothing before that place matters any longer.
 */
public interface LexerRun {

    /** The state at the start of a document. */
    Object START = new Object();

    /** A step may look this far beyond its end without saying so in {@link #lookedTo}. */
    int SLACK = 64;

    /** Reads the next construct and tells its passages; answers that there was none when the text is at its end. */
    boolean step();

    /** Where the next construct begins. */
    int at();

    /**
     * Up to where what was read so far depends on the text, beyond {@link #at} and {@link #SLACK};
     * {@link Integer#MAX_VALUE} when something was looked for and does not come again. Never falls.
     */
    int lookedTo();

    /** What the rest depends on besides the rest of the text. Runs in equal states read equal texts alike. */
    Object state();
}
