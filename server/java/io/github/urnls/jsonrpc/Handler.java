package io.github.urnls.jsonrpc;

import java.util.concurrent.CompletableFuture;

/** Handles messages of the other side. Called on the thread that reads them, one after the other. */
public interface Handler {

    /** Answers a request, perhaps later. {@link RpcError#of} turns a failure into an answer. */
    CompletableFuture<?> request(Message.Request request);

    /** Handles a notification. Must not throw. */
    void notify(Message.Notification notification);

    /**
     * Hears of a bug: the request for {@code method} failed. The other side learns that, but nothing about {@code
     * fault}.
     */
    void failed(String method, Throwable fault);

    /** Hears of an error in an answer of the other side, which is not told. */
    default void warn(String problem) {}

    /** Hears of a message that was skipped because it was too large. The other side was told. */
    default void skipped(String why) {}
}
