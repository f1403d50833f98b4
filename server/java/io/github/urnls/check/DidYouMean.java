package io.github.urnls.check;

import io.github.urnls.namespace.known.Likeness;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** The question at the end of a message about an unknown word. */
public final class DidYouMean {

    private DidYouMean() {}

    /** {@code ; did you mean “…”?} with the nearest of {@code words}; the empty string when none is near. */
    public static String of(String word, Collection<String> words) {
        String small = word.toLowerCase(Locale.ROOT);
        int most = Math.min(small.length() - 1, small.length() > 4 ? 2 : 1);
        return words.stream().filter(known -> Likeness.edits(small, known) <= most)
                .min(Comparator.comparingInt(known -> Likeness.edits(small, known)))
                .map(known -> "; did you mean “" + known + "”?").orElse("");
    }
}
