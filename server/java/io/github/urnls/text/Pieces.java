package io.github.urnls.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A text in pieces, so that an edit costs the pieces that it changes and not the text. Immutable: an edit gives another
 * text, which shares all other pieces. No piece ends between CR and LF or within a surrogate pair.
 */
final class Pieces {

    /** In UTF-16 code units. Larger pieces make an edit copy more, smaller ones make the table of pieces longer. */
    static final int LARGEST = 1 << 14;

    private static final int SMALLEST = LARGEST / 4;

    private final Piece[] pieces;
    /** The string from which the pieces were cut, if they are all of it. */
    private final @Nullable String whole;
    /** Where each piece begins; one more for the end of the text. */
    private final int[] starts;
    /** How many line ends there are before each piece; one more for the whole text. */
    private final int[] lineEnds;

    private Pieces(Piece[] pieces, @Nullable String whole) {
        this.pieces = pieces;
        this.whole = whole;
        this.starts = new int[pieces.length + 1];
        this.lineEnds = new int[pieces.length + 1];
        for (int i = 0; i < pieces.length; i++) {
            starts[i + 1] = starts[i] + pieces[i].length();
            lineEnds[i + 1] = lineEnds[i] + pieces[i].lineEnds();
        }
    }

    /** Cuts {@code text} without copying it. */
    static Pieces of(String text) {
        List<Piece> pieces = new ArrayList<>(text.length() / LARGEST + 1);
        cut(text, pieces);
        return new Pieces(pieces.toArray(Piece[]::new), text);
    }

    /**
     * As {@link #of}, but copies the pieces where that saves memory: one character above U+00FF doubles the memory of a
     * string.
     */
    static Pieces compact(String text) {
        boolean wide = false;
        for (int i = 0; i < text.length() && !wide; i++) {
            wide = text.charAt(i) > 0xff;
        }
        Pieces all = of(text);
        return wide ? new Pieces(Stream.of(all.pieces).map(Piece::copy).toArray(Piece[]::new), null) : all;
    }

    private static void cut(String text, List<Piece> pieces) {
        int from = 0;
        while (from < text.length()) {
            int end = text.length();
            if (end - from > LARGEST + SMALLEST) { // else the last piece would be small
                end = from + LARGEST;
                if (belongTogether(text.charAt(end - 1), text.charAt(end))) {
                    end++;
                }
            }
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
        return Math.min(lastUpTo(offset, starts), Math.max(0, pieces.length - 1));
    }

    /** The index of the last of the ascending {@code numbers} that is at most {@code limit}. */
    private static int lastUpTo(int limit, int[] numbers) {
        int found = Arrays.binarySearch(numbers, limit);
        return found >= 0 ? found : -found - 2;
    }

    /** The characters of {@code [start, end)}. */
    String substring(int start, int end) {
        if (start == end) {
            return "";
        }
        if (whole != null) {
            return whole.substring(start, end);
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

    /** The text with {@code replacement} in place of {@code [start, end)}. */
    Pieces replace(int start, int end, String replacement) {
        if (pieces.length == 0) {
            return of(replacement);
        }
        int from = pieceAt(Math.max(0, start - 1));
        int to = pieceAt(end);
        // An edit may leave little of a piece, or nothing: then its neighbors take the rest in.
        int left = starts[to + 1] - starts[from] - (end - start) + replacement.length();
        if (left < SMALLEST) {
            from = Math.max(0, from - 1);
            to = Math.min(pieces.length - 1, to + 1);
        }
        List<Piece> all = Arrays.asList(pieces);
        List<Piece> edited = new ArrayList<>(all.subList(0, from));
        cut(substring(starts[from], start) + replacement + substring(end, starts[to + 1]), edited);
        edited.addAll(all.subList(to + 1, pieces.length));
        return new Pieces(edited.toArray(Piece[]::new), null);
    }

    /** How many line ends there are. */
    int lineEnds() {
        return lineEnds[pieces.length];
    }

    /** How many line ends end at {@code offset} or before it. */
    int lineEndsUpTo(int offset) {
        if (pieces.length == 0) {
            return 0;
        }
        int piece = pieceAt(offset);
        return lineEnds[piece] + pieces[piece].lineEndsUpTo(offset - starts[piece]);
    }

    /** The offset directly behind a line end, given by its number from zero. */
    int behindLineEnd(int number) {
        int piece = lastUpTo(number, lineEnds);
        while (lineEnds[piece + 1] <= number) {
            piece++; // pieces without line ends share their number
        }
        return starts[piece] + pieces[piece].behindLineEnd(number - lineEnds[piece]);
    }

    @Override
    public String toString() {
        return substring(0, length()); // not copied before the first edit
    }
}
