package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The bytes of one message, in pieces: an answer about a large document has megabytes, and a growing array would take
 * several times its size.
 */
final class MessageBytes extends OutputStream {

    private static final int FIRST_PIECE = 1 << 10;
    private static final int LARGEST_PIECE = 1 << 16;

    private final MessageOutput output;
    private final List<byte[]> full = new ArrayList<>();
    private byte[] piece = new byte[FIRST_PIECE];
    private int used;
    private int before;

    /** {@code output} sends the message once it is closed. */
    MessageBytes(MessageOutput output) {
        this.output = output;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        int from = offset;
        int left = length;
        while (left > 0) {
            if (used == piece.length) {
                full.add(piece);
                before += used;
                piece = new byte[Math.min(2 * piece.length, LARGEST_PIECE)];
                used = 0;
            }
            int now = Math.min(left, piece.length - used);
            System.arraycopy(bytes, from, piece, used, now);
            used += now;
            from += now;
            left -= now;
        }
    }

    int size() {
        return before + used;
    }

    void writeTo(OutputStream out) throws IOException {
        for (byte[] one : full) {
            out.write(one);
        }
        out.write(piece, 0, used);
    }

    @Override
    public void close() {
        output.send(this);
    }
}
