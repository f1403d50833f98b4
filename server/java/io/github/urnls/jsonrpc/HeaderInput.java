package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a client's input into messages (LSP 3.17, Base Protocol), as {@link HeaderReader} reads the headers. Allocates
 * memory for received bytes only, never for an announced length. Not safe for several threads.
 */
final class HeaderInput implements MessageInput {

    private final InputStream in;
    private final HeaderReader headers;
    private @Nullable Content content;

    HeaderInput(InputStream in, long limit) {
        this.in = in;
        this.headers = new HeaderReader(limit);
    }

    @Override
    public Part next() throws IOException {
        if (content != null) {
            content.transferTo(OutputStream.nullOutputStream()); // the rest of the last message
            content = null;
        }
        HeaderReader.Header header = null;
        while (header == null) {
            int next = in.read();
            if (next < 0) {
                return new Part.End();
            }
            header = headers.take(next);
        }
        Content next = new Content(in, header.length());
        content = next;
        // Bytes that are not UTF-8 become U+FFFD.
        return header.refusal().orElse(new Part.Text(new InputStreamReader(next, StandardCharsets.UTF_8)));
    }

    /** A given number of bytes of the stream. */
    private static final class Content extends InputStream {

        private final InputStream in;
        private long left;

        Content(InputStream in, long length) {
            this.in = in;
            this.left = length;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            if (left == 0 && length > 0) {
                return -1;
            }
            int count = in.read(bytes, offset, (int) Math.min(length, left));
            left -= Math.max(0, count);
            return count;
        }
    }
}
