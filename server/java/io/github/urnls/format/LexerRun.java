package io.github.urnls.format;

/**
 * A lexer that reads one text, a construct at a time. It can stop between two constructs. Another run can go on there:
 * it needs the same {@link #state} and the text from there on, and nothing before.
 */
public interface LexerRun {

    /** The state at the start of a document. */
    Object START = new Object();

    /** A step may look this many characters beyond its end without counting them in {@link #lookedTo}. */
    int SLACK = 64;

    /** Reads the next construct and hands out its passages. False at the end of the text. */
    boolean step();

    /** Where the next construct begins. */
    int at();

    /**
     * The end of the text that the steps so far depend on, beyond {@link #at} and {@link #SLACK}.
     * {@link Integer#MAX_VALUE} if a step looked for something up to the end of the text and did not find it. Never
     * falls.
     */
    int lookedTo();

    /** All that the rest of the run depends on, besides the text. Runs in equal states read equal texts alike. */
    Object state();
}
