package io.github.urnls.jsonrpc;

import io.github.urnls.jsonrpc.MessageInput.Part;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * A {@link Peer} over one pair of streams. Messages that the other side does not read are kept up to a bound; beyond
 * it, no more of its messages are read.
 */
public final class Connection {

    private final Dialect dialect;
    private final MessageOutput output;
    private final Peer peer;
    private volatile boolean stopped;

    /**
     * @param values knows the types of results and parameters
     * @param onGone runs when the other side no longer reads
     */
    public Connection(Dialect dialect, Values values, OutputStream out, Runnable onGone, Handler handler) {
        this.dialect = dialect;
        this.output = new MessageOutput(out, dialect.framing(), onGone);
        this.peer = new Peer(dialect, values, this::message, handler);
    }

    private Writer message() {
        ByteArrayOutputStream message = new ByteArrayOutputStream() {
            @Override
            public void close() {
                output.send(this);
            }
        };
        return new OutputStreamWriter(message, StandardCharsets.UTF_8);
    }

    /**
     * Handles messages until {@link #stop} is called or the input ends. {@code limit} is the size of the largest
     * message, in bytes.
     */
    public void listen(InputStream in, long limit) {
        MessageInput input = dialect.framing().input(in, limit);
        try {
            while (!stopped) {
                Part part = input.next();
                if (part instanceof Part.End) {
                    stop();
                } else {
                    peer.receive(part);
                }
                output.awaitRoom();
                peer.awaitAnswers();
            }
        } catch (IOException e) {
            stop(); // no more messages can come
        }
    }

    /** Makes the message that is being handled the last one. */
    public void stop() {
        stopped = true;
    }

    /** The other side. */
    public Peer peer() {
        return peer;
    }

    /** Sends the waiting messages, if the client reads them, and then no more. */
    public void close() {
        output.close();
    }
}
