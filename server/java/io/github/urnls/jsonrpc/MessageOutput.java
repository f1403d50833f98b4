package io.github.urnls.jsonrpc;

import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Sends messages in the order in which they come. A thread of its own writes, so that a client that sends much before
 * it reads is read meanwhile. What a client does not read is kept up to a bound; then {@link #send} waits, and nothing
 * more is read from the client, until it reads. Safe for any thread.
 */
final class MessageOutput {

    /** In bytes. More than one answer about a large document, and small beside the memory of a server. */
    static final int MOST_KEPT = 16 << 20;

    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);

    private final OutputStream out;
    private final Framing framing;
    private final Runnable onGone;
    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private @Nullable Thread writer;
    private long kept;
    private boolean writing;
    private boolean ended;

    /** {@code onGone} is called when the client no longer takes anything: it has closed its end. */
    MessageOutput(OutputStream out, Framing framing, Runnable onGone) {
        this.out = out;
        this.framing = framing;
        this.onGone = onGone;
    }

    /** Sends one message, a JSON text in UTF-8. */
    synchronized void send(byte[] message) {
        awaitRoom();
        if (ended) {
            return;
        }
        waiting.add(message);
        kept += message.length;
        if (writer == null) {
            writer = new Thread(this::write, "urn-ls-output");
            writer.setDaemon(true);
            writer.start();
        }
        notifyAll();
    }

    /** Waits until the client has read so much that more can be said. */
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

    /** Nothing more is said; a client that reads gets the rest. */
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
            for (byte[] message = next(); message != null; message = next()) {
                framing.write(message, out);
                if (isLast(message)) {
                    out.flush();
                }
            }
        } catch (Throwable e) {
            // Mostly it has closed its end. Whatever it was: better no server than one that can no longer be heard.
            end();
            onGone.run();
        }
    }

    /** Takes what is next to be written; {@code null} when nothing comes any more. */
    private synchronized byte @Nullable [] next() {
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

    /** {@code message} is written: whether nothing is waiting behind it. */
    private synchronized boolean isLast(byte[] message) {
        kept -= message.length;
        notifyAll();
        return waiting.isEmpty();
    }
}
