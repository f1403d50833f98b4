package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.Writer;

/**
 * Passes JSON text on, with each half of a surrogate pair as an escape (RFC 8259 §8.2), because it has no form in
 * UTF-8. Only strings can hold it; it may come from an id or a document. A pair in two pieces becomes two escapes.
 */
final class EncodableWriter extends Writer { // no FilterWriter, which browsers do not have

    private final Writer out;

    EncodableWriter(Writer out) {
        this.out = out;
    }

    @Override
    public void write(int c) throws IOException {
        if (Character.isSurrogate((char) c)) {
            out.write("\\u" + Integer.toHexString(c));
        } else {
            out.write(c);
        }
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        int from = offset;
        int end = offset + length;
        for (int i = offset; i < end; i++) {
            boolean isHalf = Character.isSurrogate(text.charAt(i)); // first, since nearly none is
            if (isHalf && i + 1 < end && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
                i++;
            } else if (isHalf) {
                out.write(text, from, i - from);
                write(text.charAt(i));
                from = i + 1;
            }
        }
        out.write(text, from, end - from);
    }

    @Override
    public void write(char[] text, int offset, int length) throws IOException {
        write(new String(text, offset, length));
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
