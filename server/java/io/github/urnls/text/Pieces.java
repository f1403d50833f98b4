package io.github.urnls.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A text in pieces, so that an edit costs the pieces it falls in and not the text. Immutable: an edit gives another
 * text, which shares all other pieces with this one. No piece ends between CR and LF or within a surrogate pair.
 */
final class Pieces {

    /** In UTF-16 code units. Larger pieces make an edit copy more, smaller ones make the table of pieces longer. */
    static final int LARGEST = 1 << 14;

    private static final int SMALLEST = LARGEST / 4;

    private final Piece[] pieces;
    /** Where each piece begins; one more for the end of the text. */
    private final int[] starts;
    /** How many line ends there are before each piece; one more for the whole text. */
    private final int[] lineEnds;

    private Pieces(Piece[] pieces) {
        this.pieces = pieces;
        this.starts = new int[pieces.length + 1];
        this.lineEnds = new int[pieces.length + 1];
        for (int i = 0; i < pieces.length; i++) {
            starts[i + 1] = starts[i] + pieces[i].length();
            lineEnds[i + 1] = lineEnds[i] + pieces[i].lineEnds();
        }
    }

    /** Cuts {@code text}, of which nothing is copied. */
    static Pieces of(String text) {
        List<Piece> pieces = new ArrayList<>(text.length() / LARGEST + 1);
        cut(text, pieces);
        return new Pieces(pieces.toArray(Piece[]::new));
    }

    /**
     * As {@link #of}, but copied where that saves memory: a single character beyond U+00FF doubles what the JVM takes
     * for a string.
     */
    static Pieces compact(String text) {
        boolean wide = false;
        for (int i = 0; i < text.length() && !wide; i++) {
            wide = text.charAt(i) > 0xff;
        }
        Pieces whole = of(text);
        if (wide) {
            for (int i = 0; i < whole.pieces.length; i++) {
                String copy = whole.pieces[i].whole();
                whole.pieces[i] = new Piece(copy, 0, copy.length());
            }
        }
        return whole;
    }

    private static void cut(String text, List<Piece> pieces) {
        int from = 0;
        while (from < text.length()) {
            // A rest that would be small is not left over.
            int end = text.length() - from <= LARGEST + SMALLEST ? text.length() : from + LARGEST;
            end += end < text.length() && belongTogether(text.charAt(end - 1), text.charAt(end)) ? 1 : 0;
            pieces.add(new Piece(text, from, end));
            from = end;
        }
    }

    private static boolean belongTogether(char before, char after) {
        return before == '\r' && after == '\n' || Character.isHighSurrogate(before) && Character.isLowSurrogate(after);
    }

    /** In UTF-16 code units. */
    int length() {
        return starts[pieces.length];
    }

    char charAt(int offset) {
        int piece = pieceAt(offset);
        return pieces[piece].charAt(offset - starts[piece]);
    }

    /** The piece that holds the character at {@code offset}; the last one for the end of the text. */
    private int pieceAt(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? Math.min(found, Math.max(0, pieces.length - 1)) : -found - 2;
    }

    /** The characters of {@code [start, end)}. */
    String substring(int start, int end) {
        if (start == end) {
            return "";
        }
        int piece = pieceAt(start);
        if (end <= starts[piece + 1]) {
            return pieces[piece].substring(start - starts[piece], end - starts[piece]);
        }
        StringBuilder text = new StringBuilder(end - start);
        for (int at = start; at < end; piece++) {
            int to = Math.min(end, starts[piece + 1]);
            pieces[piece].appendTo(text, at - starts[piece], to - starts[piece]);
            at = to;
        }
        return text.toString();
    }

    /** The text in which {@code replacement} stands in place of {@code [start, end)}. */
    Pieces replace(int start, int end, String replacement) {
        if (pieces.length == 0) {
            return of(replacement);
        }
        int first = pieceAt(start);
        int last = pieceAt(Math.max(start, end - 1));
        int from = start == starts[first] && first > 0 ? first - 1 : first;
        int to = end == starts[last + 1] && last + 1 < pieces.length ? last + 1 : last;
        // What an edit leaves of a piece may be little, or nothing: its neighbour takes it in.
        int left = starts[to + 1] - starts[from] - (end - start) + replacement.length();
        if (left < SMALLEST) {
            from = Math.max(0, from - 1);
            to = Math.min(pieces.length - 1, to + 1);
        }
        StringBuilder middle = new StringBuilder(
                Math.max(16, starts[to + 1] - starts[from] - (end - start) + replacement.length()));
        append(middle, starts[from], start);
        middle.append(replacement);
        append(middle, end, starts[to + 1]);
        List<Piece> made = new ArrayList<>();
        cut(middle.toString(), made);
        Piece[] edited = new Piece[pieces.length - (to - from + 1) + made.size()];
        System.arraycopy(pieces, 0, edited, 0, from);
        for (int i = 0; i < made.size(); i++) {
            edited[from + i] = made.get(i);
        }
        System.arraycopy(pieces, to + 1, edited, from + made.size(), pieces.length - to - 1);
        return new Pieces(edited);
    }

    private void append(StringBuilder text, int start, int end) {
        if (start < end) {
            text.append(substring(start, end));
        }
    }

    /** How many line ends there are. */
    int lineEnds() {
        return lineEnds[pieces.length];
    }

    /** How many line ends are over at {@code offset}: those behind which it stands, or right behind. */
    int lineEndsUpTo(int offset) {
        if (pieces.length == 0) {
            return 0;
        }
        int piece = pieceAt(offset);
        return lineEnds[piece] + pieces[piece].lineEndsUpTo(offset - starts[piece]);
    }

    /** The offset right behind the line end of that number, counted from zero. */
    int behindLineEnd(int number) {
        int found = Arrays.binarySearch(lineEnds, number);
        int piece = found >= 0 ? found : -found - 2;
        while (lineEnds[piece + 1] <= number) {
            piece++; // pieces without line ends have the same number before them
        }
        return starts[piece] + pieces[piece].behindLineEnd(number - lineEnds[piece]);
    }

    /** How many columns the characters of {@code [from, to)} take. */
    int width(int from, int to, PositionEncoding encoding) {
        if (encoding == PositionEncoding.UTF16 || from >= to) {
            return Math.max(0, to - from);
        }
        int columns = 0;
        int piece = pieceAt(from);
        for (int at = from; at < to; piece++) {
            int end = Math.min(to, starts[piece + 1]);
            columns += pieces[piece].width(at - starts[piece], end - starts[piece], encoding);
            at = end;
        }
        return columns;
    }

    /**
     * The offset in {@code [from, to)} up to which the characters take {@code columns}, or {@code to} when they take
     * fewer.
     */
    int offsetOf(int columns, int from, int to, PositionEncoding encoding) {
        int left = columns;
        int piece = pieceAt(from);
        for (int at = from; at < to; piece++) {
            int end = Math.min(to, starts[piece + 1]);
            int width = pieces[piece].width(at - starts[piece], end - starts[piece], encoding);
            if (left < width) {
                return starts[piece] + pieces[piece].offsetOf(left, at - starts[piece], encoding);
            }
            left -= width;
            at = end;
        }
        return to;
    }

    @Override
    public String toString() {
        return pieces.length == 1 ? pieces[0].whole() : substring(0, length());
    }
}
