package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.Writer;

/**
 * Passes JSON text on, with each half of a surrogate pair as an escape (RFC 8259 §8.2), because it has no form in
 * UTF-8. Only strings can hold it; it may come from an id or a document.
 */
final class EncodableWriter extends Writer { // no FilterWriter, which browsers do not have

    private final Writer out;

    /** The first half that waits for the second, or 0. A quote at least comes behind it. */
    private char first;

    EncodableWriter(Writer out) {
        this.out = out;
    }

    @Override
    public void write(int c) throws IOException {
        char next = (char) c;
        if (first != 0 && Character.isLowSurrogate(next)) {
            out.write(first);
            out.write(next);
            first = 0;
            return;
        }
        if (first != 0) {
            escape(first);
            first = 0;
        }
        if (Character.isHighSurrogate(next)) {
            first = next;
        } else if (Character.isLowSurrogate(next)) {
            escape(next);
        } else {
            out.write(next);
        }
    }

    private void escape(char half) throws IOException {
        out.write("\\u" + Integer.toHexString(half));
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        int from = offset;
        int end = offset + length;
        for (int i = offset; i < end; i++) {
            if (first != 0 || Character.isSurrogate(text.charAt(i))) {
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
