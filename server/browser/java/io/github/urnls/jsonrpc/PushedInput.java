package io.github.urnls.jsonrpc;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a client's input into messages as {@link HeaderInput} does, but gets the bytes when they come: one loop cannot
 * wait.
 */
public final class PushedInput {

    private final Peer client;
    private final HeaderInput.Headers headers;
    private final Consumer<String> texts;
    /** What has come of a message; {@code null} while bytes belong to a header, or are skipped. */
    private @Nullable ByteArrayOutputStream content;
    /** How many bytes are missing of what follows the header. */
    private long left;

    /**
     * @param client refuses what is no message
     * @param limit  the size of the largest message, in bytes
     * @param texts  gets the text of each message
     */
    public PushedInput(Peer client, long limit, Consumer<String> texts) {
        this.client = client;
        this.headers = new HeaderInput.Headers(limit);
        this.texts = texts;
    }

    /** Takes the next bytes. */
    public void take(byte[] bytes) {
        int at = 0;
        while (at < bytes.length) {
            if (left == 0) {
                if (headers.take(bytes[at++] & 0xFF)) {
                    begin();
                }
            } else {
                int count = (int) Math.min(left, bytes.length - at);
                if (content != null) {
                    content.write(bytes, at, count);
                }
                at += count;
                left -= count;
            }
            if (left == 0) {
                end();
            }
        }
    }

    private void begin() {
        left = headers.length();
        headers.refusal().ifPresentOrElse(client::receive, () -> content = new ByteArrayOutputStream());
    }

    /** Ends the message that is being read, if there is one. At the end of the input it may be incomplete. */
    public void end() {
        if (content != null) {
            // Bytes that are not UTF-8 become U+FFFD.
            String text = content.toString(StandardCharsets.UTF_8);
            content = null;
            texts.accept(text);
        }
    }
}
