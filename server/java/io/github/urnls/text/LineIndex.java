package io.github.urnls.text;

import java.util.Arrays;

/**
 * Where each line of one text begins, and the way from offsets to positions and back. A line ends with LF, CR LF or CR
 * (LSP 3.17, Text Documents); its end is not part of what a column can point at.
 */
public final class LineIndex {

    private final String text;
    private final int[] starts;

    /** Looks once through {@code text}. */
    public LineIndex(String text) {
        this.text = text;
        this.starts = lineStarts(text);
    }

    private static int[] lineStarts(String text) {
        int[] starts = new int[Math.max(16, text.length() / 32)];
        int count = 1;
        // Two searches with intrinsics beat one loop over characters.
        int lf = text.indexOf('\n');
        int cr = text.indexOf('\r');
        while (lf >= 0 || cr >= 0) {
            int next;
            if (cr < 0 || lf >= 0 && lf < cr) {
                next = lf + 1;
                lf = text.indexOf('\n', next);
            } else {
                boolean both = lf == cr + 1;
                next = both ? lf + 1 : cr + 1;
                lf = both ? text.indexOf('\n', next) : lf;
                cr = text.indexOf('\r', next);
            }
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, count * 2);
            }
            starts[count++] = next;
        }
        return Arrays.copyOf(starts, count);
    }

    /** How many lines there are; at least one, and one more than there are line ends. */
    public int lineCount() {
        return starts.length;
    }

    /** The line, counted from zero, on which {@code offset} lies; an offset within a line end belongs to that line. */
    public int lineOf(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? found : -found - 2;
    }

    /** The offset of the first character of {@code line}, which must exist. */
    public int lineStart(int line) {
        return starts[line];
    }

    /** The offset behind the last character of {@code line}, before its line end. */
    public int lineEnd(int line) {
        if (line + 1 == starts.length) {
            return text.length();
        }
        int end = starts[line + 1] - 1;
        return end > starts[line] && text.charAt(end) == '\n' && text.charAt(end - 1) == '\r' ? end - 1 : end;
    }

    /**
     * The offset of a position that a client sent. Any position has one: behind the end of a line it is the end of that line,
     * behind the last line the end of the text, a negative number counts as zero, and a column that falls within a character
     * means the start of that character.
     */
    public int offset(Position position, PositionEncoding encoding) {
        if (position.line() < 0) {
            return 0;
        }
        if (position.line() >= starts.length) {
            return text.length();
        }
        int at = starts[position.line()];
        int end = lineEnd(position.line());
        int left = position.character();
        while (at < end) {
            int codePoint = text.codePointAt(at);
            left -= encoding.width(codePoint);
            if (left < 0) {
                return at;
            }
            at += Character.charCount(codePoint);
        }
        return at;
    }

    /**
     * The position of {@code offset}, which must lie within the text. An offset within a line end gives the end of the line,
     * one within a surrogate pair the start of the character.
     */
    public Position position(int offset, PositionEncoding encoding) {
        int line = lineOf(offset);
        int end = characterStart(Math.min(offset, lineEnd(line)));
        return new Position(line, width(starts[line], end, encoding));
    }

    /** {@code offset}, or the start of the surrogate pair that it lies within. */
    int characterStart(int offset) {
        boolean inPair = offset > 0 && offset < text.length() && Character.isLowSurrogate(text.charAt(offset))
                && Character.isHighSurrogate(text.charAt(offset - 1));
        return inPair ? offset - 1 : offset;
    }

    /** How many columns the characters of {@code [from, to)} take. */
    int width(int from, int to, PositionEncoding encoding) {
        if (encoding == PositionEncoding.UTF16) {
            return to - from;
        }
        int columns = 0;
        for (int at = from; at < to;) {
            int codePoint = text.codePointAt(at);
            columns += encoding.width(codePoint);
            at += Character.charCount(codePoint);
        }
        return columns;
    }
}
