package io.github.urnls.text;

import java.util.Arrays;

/** A stretch of a string with the lines that end in it. Offsets are counted from its start. */
final class Piece {

    private final String source;
    private final int from;
    private final int end;
    /** The offsets directly behind the line ends, ascending. A piece is short enough for sixteen bits. */
    private final char[] behindLineEnds;

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
}
