package io.github.urnls.jsonrpc;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Sends messages in order. It writes on a thread of its own, so that a client may send much before it reads. Messages
 * that a client does not read are kept up to a bound. Beyond it {@link #send} waits, and the caller reads nothing more
 * from the client until the client reads. Safe for any thread.
 */
final class MessageOutput {

    /** In bytes. More than one answer about a large document, and little beside the memory of a server. */
    static final int MOST_KEPT = 16 << 20;

    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(Patience.SECONDS);

    private final OutputStream out;
    private final Framing framing;
    private final Runnable onGone;
    private final Executor writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("urn-ls-output").daemon().factory());
    /** The size of the messages that are not written yet. */
    private long kept;
    private volatile boolean ended;

    /** {@code onGone} runs when the client has closed its end. */
    MessageOutput(OutputStream out, Framing framing, Runnable onGone) {
        this.out = out;
        this.framing = framing;
        this.onGone = onGone;
    }

    /** Sends one message. */
    synchronized void send(ByteArrayOutputStream message) {
        awaitRoom();
        if (!ended) {
            kept += message.size();
            writer.execute(() -> write(message));
        }
    }

    /** Waits until the client has read enough. */
    synchronized void awaitRoom() {
        while (kept > MOST_KEPT && !ended) {
            try {
                wait();
            } catch (InterruptedException e) {
                // The session ends, and this message is not needed.
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** Stops sending. A client that reads gets the waiting messages first. */
    synchronized void close() {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        try {
            long left = PATIENCE_NANOS;
            while (kept > 0 && !ended && left > 0) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
                left = deadline - System.nanoTime();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        end();
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }

    private void write(ByteArrayOutputStream message) {
        if (ended) {
            return;
        }
        try {
            framing.write(message, out);
            if (isLast(message)) {
                out.flush();
            }
            written(message);
        } catch (Throwable e) {
            // Mostly the client has closed its end. After any other error too, better no server than one that cannot
            // answer.
            end();
            onGone.run();
        }
    }

    /** Whether no other message waits to be written. */
    private synchronized boolean isLast(ByteArrayOutputStream message) {
        return kept == message.size();
    }

    private synchronized void written(ByteArrayOutputStream message) {
        kept -= message.size();
        notifyAll();
    }
}
