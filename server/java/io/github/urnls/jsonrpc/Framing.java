package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** How messages are told apart in a stream of bytes. */
public enum Framing {
    /** Each behind a header with its length (LSP 3.17, Base Protocol). */
    HEADERS,
    /** Each on a line of its own (MCP, standard streams). JSON text needs no line ends: they are escaped in strings. */
    LINES;

    /** {@code limit} is the size of the largest message, in bytes; {@code in} should be buffered. */
    MessageInput input(InputStream in, long limit) {
        return switch (this) {
            case HEADERS -> new HeaderInput(in, limit);
            case LINES -> new LineInput(in, limit);
        };
    }

    void write(byte[] message, OutputStream out) throws IOException {
        if (this == HEADERS) {
            out.write(("Content-Length: " + message.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        }
        out.write(message);
        if (this == LINES) {
            out.write('\n');
        }
    }
}
