package io.github.urnls.jsonrpc;

/** How long the server waits for what a client has to do, before it goes on without. */
public final class Patience {

    /** In seconds. Tests of the whole program set the property, so that a slow machine changes nothing. */
    public static final int SECONDS = Integer.getInteger("urnls.patience", 10);

    private Patience() {}
}
