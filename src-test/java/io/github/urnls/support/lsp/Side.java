package io.github.urnls.support.lsp;

/** Who sends a message. */
public enum Side {
    /** May send members that the protocol does not know: newer clients do, and servers ignore them. */
    CLIENT,
    /** Sends nothing but what the protocol knows. */
    SERVER
}
