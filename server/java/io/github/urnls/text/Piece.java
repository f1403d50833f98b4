package io.github.urnls.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A stretch of a string with the lines that end in it. Offsets are counted from its start. */
final class Piece {

    private final String source;
    private final int from;
    private final int end;
    /** The offsets directly behind the line ends, ascending. A piece is short enough for sixteen bits. */
    private final char[] behindLineEnds;
    private volatile @Nullable Boolean ascii;

    /** The characters of {@code [from, end)} of {@code source}, at most 65,535. */
    Piece(String source, int from, int end) {
        this.source = source;
        this.from = from;
        this.end = end;
        this.behindLineEnds = behindLineEnds(source, from, end);
    }

    private static char[] behindLineEnds(String text, int from, int end) {
        char[] found = {};
        int count = 0;
        for (int at = from; at < end; at++) {
            char c = text.charAt(at);
            boolean ends = c == '\n' || c == '\r' && (at + 1 == end || text.charAt(at + 1) != '\n');
            if (ends) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, Math.max(16, count * 2));
                }
                found[count++] = (char) (at + 1 - from);
            }
        }
        return Arrays.copyOf(found, count);
    }

    int length() {
        return end - from;
    }

    char charAt(int offset) {
        return source.charAt(from + offset);
    }

    String substring(int start, int to) {
        return source.substring(from + start, from + to);
    }

    /** The same characters in a string of their own. */
    Piece copy() {
        return new Piece(source.substring(from, end), 0, length());
    }

    void appendTo(StringBuilder text, int start, int to) {
        text.append(source, from + start, from + to);
    }

    int lineEnds() {
        return behindLineEnds.length;
    }

    /** How many line ends end at {@code offset} or before it. */
    int lineEndsUpTo(int offset) {
        int found = Arrays.binarySearch(behindLineEnds, (char) offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    int behindLineEnd(int number) {
        return behindLineEnds[number];
    }

    /** How many columns the characters of {@code [start, to)} take. Half a surrogate pair counts as a character. */
    int width(int start, int to, PositionEncoding encoding) {
        if (encoding == PositionEncoding.UTF16 || isAscii()) {
            return to - start;
        }
        int columns = 0;
        for (int at = from + start; at < from + to;) {
            int codePoint = codePoint(at, from + to);
            columns += encoding.width(codePoint);
            at += Character.charCount(codePoint);
        }
        return columns;
    }

    /** The offset, from {@code start} on, of the character that contains column {@code columns}. */
    int offsetOf(int columns, int start, PositionEncoding encoding) {
        int left = columns;
        int at = from + start;
        while (at < end) {
            int codePoint = codePoint(at, end);
            left -= encoding.width(codePoint);
            if (left < 0) {
                break;
            }
            at += Character.charCount(codePoint);
        }
        return at - from;
    }

    private int codePoint(int at, int limit) {
        return at + 1 < limit ? source.codePointAt(at) : source.charAt(at);
    }

    private boolean isAscii() {
        Boolean known = ascii;
        if (known == null) {
            known = true;
            for (int at = from; at < end && known; at++) {
                known = source.charAt(at) < 128;
            }
            ascii = known;
        }
        return known;
    }
}
