package io.github.urnls.feature;

import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds names by any part of them: every word of the query must stand somewhere in the name, as it is written or with
 * its percent-encoding decoded. Upper and lower case are the same, and so are the ways in which Unicode writes one
 * accented letter.
 */
public final class WorkspaceSymbols {

    private WorkspaceSymbols() {}

    /** The spellings that {@code query} finds; a query without words finds every name. */
    public static Predicate<String> matching(String query) {
        List<String> words = words(query);
        return spelling -> {
            String written = composed(spelling);
            if (allIn(written, words)) {
                return true;
            }
            Optional<String> reading = reading(spelling);
            return reading.isPresent()
                    && words.stream().allMatch(word -> holds(written, word) || holds(reading.get(), word));
        };
    }

    /**
     * What to call a name that {@code query} has found: its spelling, and its reading too when it was found by that,
     * since clients look for the query in the names they are given.
     */
    public static String label(String spelling, String query) {
        String written = DisplayText.asWritten(spelling);
        if (allIn(composed(spelling), words(query))) {
            return written;
        }
        return written + reading(spelling).map(text -> " = " + text).orElse("");
    }

    private static List<String> words(String query) {
        return Stream.of(query.split("\\s+")).filter(word -> !word.isEmpty()).map(WorkspaceSymbols::composed).toList();
    }

    private static Optional<String> reading(String spelling) {
        return DisplayText.decoded(spelling).map(WorkspaceSymbols::composed);
    }

    private static String composed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    private static boolean allIn(String text, List<String> words) {
        for (String word : words) {
            if (!holds(text, word)) {
                return false;
            }
        }
        return true;
    }

    private static boolean holds(String text, String word) {
        for (int at = 0; at <= text.length() - word.length(); at++) {
            if (text.regionMatches(true, at, word, 0, word.length())) {
                return true;
            }
        }
        return false;
    }
}
