package io.github.urnls.jsonrpc;

import java.util.concurrent.CompletableFuture;

/** What a program does with messages of the other side. Called on the thread that reads them, one after the other. */
public interface Handler {

    /** The result may come later. A failure is answered as {@link RpcError#of} says. */
    CompletableFuture<?> request(Message.Request request);

    /** Must not throw. */
    void notify(Message.Notification notification);

    /** A bug: the request for {@code method} failed; the other side is told that, and nothing of {@code fault}. */
    void failed(String method, Throwable fault);

    /** The other side sent something that is wrong, and is not told, since it was an answer. */
    default void warn(String problem) {}

    /** A message was skipped that was too large; the other side was told. */
    default void skipped(String why) {}
}
