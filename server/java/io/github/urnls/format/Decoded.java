package io.github.urnls.format;

import io.github.urnls.text.TextRange;
import java.util.Arrays;

/**
 * The text of a passage with its escapes decoded, and for each decoded character the source characters that wrote it.
 * The map holds four numbers for each escape and nothing for plain text. It is monotone: a later decoded character
 * never has an earlier source.
 */
public final class Decoded {

    private static final int STRIDE = 4;
    private static final int[] NO_ESCAPES = {};

    private final String text;
    private final int base;
    /** For each escape: its decoded start, decoded end, source start and source end, in the order of the text. */
    private final int[] escapes;

    private Decoded(String text, int base, int[] escapes) {
        this.text = text;
        this.base = base;
        this.escapes = escapes;
    }

    /** The characters of {@code range} as they are. */
    public static Decoded plain(String text, TextRange range) {
        return new Decoded(range.in(text), range.start(), NO_ESCAPES);
    }

    /** The decoded characters. Offsets into this text are <em>decoded offsets</em>. */
    public String text() {
        return text;
    }

    /**
     * The source characters that wrote {@code [start, end)} of the decoded text. An escape is covered whole or not at
     * all.
     */
    public TextRange source(int start, int end) {
        if (start >= end) {
            int at = sourceOf(start, false);
            return new TextRange(at, at);
        }
        return new TextRange(sourceOf(start, false), sourceOf(end, true));
    }

    /** The same text whose source is {@code by} characters later; earlier if {@code by} is negative. */
    public Decoded moved(int by) {
        int[] there = escapes.clone();
        for (int i = 0; i < there.length; i += STRIDE) {
            there[i + 2] += by;
            there[i + 3] += by;
        }
        return new Decoded(text, base + by, there);
    }

    /** The decoded offset of the character that the source character at {@code offset} wrote or helped to write. */
    public int decodedOffset(int offset) {
        int escape = lastEscape(2, offset);
        if (escape < 0) {
            return Math.min(text.length(), Math.max(0, offset - base));
        }
        if (offset < escapes[escape + 3]) {
            return escapes[escape];
        }
        return Math.min(text.length(), escapes[escape + 1] + offset - escapes[escape + 3]);
    }

    private int sourceOf(int decoded, boolean asEnd) {
        int limit = decoded;
        if (asEnd) {
            limit--; // an escape that begins here is not covered
        }
        int escape = lastEscape(0, limit);
        if (escape < 0) {
            return base + decoded;
        }
        if (decoded < escapes[escape + 1]) {
            return asEnd ? escapes[escape + 3] : escapes[escape + 2];
        }
        return escapes[escape + 3] + decoded - escapes[escape + 1];
    }

    /** The index of the last escape with {@code field} at most {@code limit}; negative if there is none. */
    private int lastEscape(int field, int limit) {
        int low = 0;
        int high = escapes.length / STRIDE - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (escapes[middle * STRIDE + field] <= limit) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return high * STRIDE;
    }

    /** Builds a decoded text from left to right. */
    public static final class Builder {

        private final String source;
        private final TextRange range;
        private final StringBuilder text = new StringBuilder();
        private int[] escapes = NO_ESCAPES;
        private int count;
        private int copied;

        /** Begins at the start of {@code range} of {@code source}. */
        public Builder(String source, TextRange range) {
            this.source = source;
            this.range = range;
            copied = range.start();
        }

        /**
         * Adds an escape: the source characters {@code [start, end)} write {@code decoded}. The text before them is
         * plain.
         */
        public void escape(int start, int end, String decoded) {
            text.append(source, copied, start);
            copied = end;
            if (count + STRIDE > escapes.length) {
                escapes = Arrays.copyOf(escapes, Math.max(4 * STRIDE, escapes.length * 2));
            }
            escapes[count++] = text.length();
            text.append(decoded);
            escapes[count++] = text.length();
            escapes[count++] = start;
            escapes[count++] = end;
        }

        /** The decoded text, with the rest of the range as plain text. */
        public Decoded build() {
            if (count == 0) {
                return plain(source, range);
            }
            text.append(source, copied, range.end());
            return new Decoded(text.toString(), range.start(), Arrays.copyOf(escapes, count));
        }
    }
}
