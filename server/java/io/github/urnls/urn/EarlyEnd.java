package io.github.urnls.urn;

/** Ends work in the middle, as it was foreseen. Made once, without a stack trace. */
public final class EarlyEnd extends RuntimeException {

    private static final long serialVersionUID = 1;

    public EarlyEnd(String reason) {
        super(reason, null, false, false);
    }
}
