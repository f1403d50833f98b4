package io.github.urnls.feature;

import io.github.urnls.text.Chars;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * Finds names by any part of them. Every word of the query must stand in the name, as it is written or with its
 * percent-encoding decoded. For a word of three letters or more, it is enough that its letters come in this order. Case
 * does not matter, nor how Unicode composes an accented letter.
 */
public final class WorkspaceSymbols {

    /** The rank of a name that a query does not find. */
    public static final int NONE = Integer.MAX_VALUE;

    // The ranks of one word. The rank of several words is the worst of theirs.
    private static final int WHOLE_NAME = 0;
    private static final int WHOLE_SEGMENT = 1;
    private static final int BEGINNING_OF_SEGMENT = 2;
    private static final int WITHIN = 3;
    private static final int SCATTERED = 4;

    /** In characters. The letters of a shorter word stand in nearly every name. */
    private static final int LEAST_SCATTERED = 3;

    private static final String SEGMENT_ENDS = ":/";

    private WorkspaceSymbols() {}

    /**
     * The rank of a spelling for {@code query}, lower for a better match; {@link #NONE} if it is not found. A query
     * without words finds every name.
     */
    public static ToIntFunction<String> ranking(String query) {
        List<String> words = words(query);
        return spelling -> rank(spelling, words);
    }

    /** As {@link #ranking}, but each word must stand in the spelling in one piece. */
    public static ToIntFunction<String> filtering(String query) {
        ToIntFunction<String> ranking = ranking(query);
        return spelling -> {
            int rank = ranking.applyAsInt(spelling);
            return rank == SCATTERED ? NONE : rank;
        };
    }

    /** The rank of a spelling. It is decoded only when it is a poor match as written. */
    private static int rank(String spelling, List<String> words) {
        int last = WHOLE_NAME;
        for (int i = 0; i < words.size() && last != NONE; i++) {
            String word = words.get(i);
            int rank = rank(composed(spelling), word);
            if (rank > WITHIN) {
                rank = Math.min(rank, reading(spelling).map(text -> rank(text, word)).orElse(NONE));
            }
            last = Math.max(last, rank);
        }
        return last;
    }

    /**
     * The label of a name that {@code query} found: its spelling, and its decoded form if the query matched that.
     * Clients look for the query in the labels.
     */
    public static String label(String spelling, String query) {
        String written = DisplayText.asWritten(spelling);
        String text = composed(spelling);
        if (words(query).stream().allMatch(word -> rank(text, word) != NONE)) {
            return written;
        }
        return written + reading(spelling).map(reading -> " = " + reading).orElse("");
    }

    private static List<String> words(String query) {
        return Stream.of(query.split("\\s+")).filter(word -> !word.isEmpty()).map(WorkspaceSymbols::composed).toList();
    }

    private static Optional<String> reading(String spelling) {
        return DisplayText.decoded(spelling).map(WorkspaceSymbols::composed);
    }

    private static String composed(String text) {
        return DisplayText.isPrintableAscii(text) ? text // as nearly every name
                : Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    private static int rank(String text, String word) {
        int best = NONE;
        for (int at = 0; at <= text.length() - word.length() && best > WHOLE_SEGMENT; at++) {
            if (Chars.isInAnyCase(text, at, word)) {
                best = Math.min(best, rank(text, at, at + word.length()));
            }
        }
        if (best == NONE && isScattered(text, word)) {
            return SCATTERED;
        }
        return best;
    }

    private static int rank(String text, int start, int end) {
        if (end - start == text.length()) {
            return WHOLE_NAME;
        }
        if (start > 0 && !Chars.isAt(text, start - 1, SEGMENT_ENDS)) {
            return WITHIN;
        }
        return Chars.endsAt(text, end, SEGMENT_ENDS) ? WHOLE_SEGMENT : BEGINNING_OF_SEGMENT;
    }

    private static boolean isScattered(String text, String word) {
        if (word.codePointCount(0, word.length()) < LEAST_SCATTERED) {
            return false;
        }
        int found = 0;
        for (int at = 0; at < text.length() && found < word.length();) {
            int letter = text.codePointAt(at);
            int wanted = word.codePointAt(found);
            if (folded(letter) == folded(wanted)) {
                found += Character.charCount(wanted);
            }
            at += Character.charCount(letter);
        }
        return found == word.length();
    }

    /** Folds case as {@link Chars#isInAnyCase} does. */
    private static int folded(int letter) {
        return Character.toLowerCase(Character.toUpperCase(letter));
    }
}
