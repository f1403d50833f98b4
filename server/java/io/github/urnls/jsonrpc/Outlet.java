package io.github.urnls.jsonrpc;

import java.io.Writer;

/** Takes the messages for the other side. Safe for any thread. */
public interface Outlet {

    /** Begins a message. {@code close} sends what was written; a message that is never closed is not sent. */
    Writer message();
}
