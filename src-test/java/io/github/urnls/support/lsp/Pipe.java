package io.github.urnls.support.lsp;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Takes bytes from one thread to another. It never makes the writer wait, so that a test cannot hang on a full pipe.
 * Pipes of java.io take the end of a thread that has written for the end of the stream.
 */
final class Pipe {

    private static final byte[] END = new byte[0];

    private final BlockingQueue<byte[]> pieces = new LinkedBlockingQueue<>();

    private final OutputStream sink = new OutputStream() {
        @Override
        public void write(int octet) {
            pieces.add(new byte[] {(byte) octet});
        }

        @Override
        public void write(byte[] octets, int offset, int length) {
            pieces.add(Arrays.copyOfRange(octets, offset, offset + length));
        }

        @Override
        public void close() {
            end();
        }
    };

    private final InputStream source = new InputStream() {
        private byte[] piece = {};
        private int at;

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            while (at == piece.length && piece != END) {
                try {
                    piece = pieces.take();
                } catch (InterruptedException e) {
                    throw new InterruptedIOException();
                }
                at = 0;
            }
            if (piece == END) {
                return -1;
            }
            int count = Math.min(length, piece.length - at);
            System.arraycopy(piece, at, into, offset, count);
            at += count;
            return count;
        }
    };

    OutputStream sink() {
        return sink;
    }

    InputStream source() {
        return source;
    }

    /** The reader comes to the end behind everything that was written before. */
    void end() {
        pieces.add(END);
    }
}
