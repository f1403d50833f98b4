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

    /** Reads the next construct and tells its passages; false at the end of the text, where there is none. */
    boolean step();

    /** Where the next construct begins. */
    int at();

    /**
     * The end of the text that the steps so far depend on, beyond {@link #at} and {@link #SLACK};
     * {@link Integer#MAX_VALUE} when something was looked for and does not come again. Never falls.
     */
    int lookedTo();

    /** Everything but the text that the rest of the run depends on: runs in equal states read equal texts alike. */
    Object state();
}
