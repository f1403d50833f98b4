package io.github.urnls.jsonrpc;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

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
    private final Deque<ByteArrayOutputStream> waiting = new ArrayDeque<>();
    private @Nullable Thread writer;
    private long kept;
    private boolean writing;
    private boolean ended;

    /** {@code onGone} runs when the client has closed its end. */
    MessageOutput(OutputStream out, Framing framing, Runnable onGone) {
        this.out = out;
        this.framing = framing;
        this.onGone = onGone;
    }

    /** Sends one message. */
    synchronized void send(ByteArrayOutputStream message) {
        awaitRoom();
        if (ended) {
            return;
        }
        waiting.add(message);
        kept += message.size();
        if (writer == null) {
            writer = new Thread(this::write, "urn-ls-output");
            writer.setDaemon(true);
            writer.start();
        }
        notifyAll();
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
            while ((writing || !waiting.isEmpty()) && !ended && left > 0) {
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
        waiting.clear();
        notifyAll();
    }

    private void write() {
        try {
            for (ByteArrayOutputStream message = next(); message != null; message = next()) {
                framing.write(message, out);
                if (isLast(message)) {
                    out.flush();
                }
            }
        } catch (Throwable e) {
            // Mostly the client has closed its end. After any other error too, better no server than one that cannot
            // answer.
            end();
            onGone.run();
        }
    }

    /** Takes the next message to write; {@code null} if there will be none. */
    private synchronized @Nullable ByteArrayOutputStream next() {
        writing = false;
        notifyAll();
        try {
            while (waiting.isEmpty() && !ended) {
                wait();
            }
        } catch (InterruptedException e) {
            return null;
        }
        writing = !ended;
        return waiting.poll();
    }

    /** Notes that {@code message} is written; tells whether no other is waiting. */
    private synchronized boolean isLast(ByteArrayOutputStream message) {
        kept -= message.size();
        notifyAll();
        return waiting.isEmpty();
    }
}
