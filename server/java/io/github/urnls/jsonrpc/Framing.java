package io.github.urnls.jsonrpc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** How messages are separated in a stream of bytes. */
public enum Framing {
    /** A header with its length before each message (LSP 3.17, Base Protocol). */
    HEADERS,
    /** One message a line (MCP, standard streams). JSON text needs no line ends: strings escape them. */
    LINES;

    /** {@code limit} is the size of the largest message, in bytes. {@code in} should be buffered. */
    MessageInput input(InputStream in, long limit) {
        return switch (this) {
            case HEADERS -> new HeaderInput(in, limit);
            case LINES -> new LineInput(in, limit);
        };
    }

    void write(ByteArrayOutputStream message, OutputStream out) throws IOException {
        if (this == HEADERS) {
            out.write(("Content-Length: " + message.size() + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        }
        message.writeTo(out);
        if (this == LINES) {
            out.write('\n');
        }
    }
}
