package io.github.urnls.check;

import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.urn.Normalization;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The question at the end of a message about an unknown word. */
public final class DidYouMean {

    private DidYouMean() {}

    /** The least letters of a word that is completed. */
    private static final int LEAST_BEGINNING = 3;

    /**
     * {@code ; did you mean “…”?} with the nearest of {@code words}, or with the only one that begins so; the empty
     * string when there is none.
     */
    public static String of(String word, Collection<String> words) {
        String small = Normalization.fold(word);
        int most = Math.min(small.length() - 1, small.length() > 4 ? 2 : 1);
        return words.stream().filter(known -> Likeness.edits(small, known) <= most)
                .min(Comparator.comparingInt(known -> Likeness.edits(small, known))).or(() -> begun(small, words))
                .map(known -> "; did you mean “" + known + "”?").orElse("");
    }

    /** As {@link #of}; without a near word, {@code ; there are} all of them. */
    public static String orAll(String word, Collection<String> words) {
        String near = of(word, words);
        return near.isEmpty() ? "; there are " + String.join(", ", words) : near;
    }

    private static Optional<String> begun(String small, Collection<String> words) {
        if (small.length() < LEAST_BEGINNING) {
            return Optional.empty();
        }
        List<String> begun = words.stream().filter(known -> known.startsWith(small)).distinct().toList();
        return begun.size() == 1 ? Optional.of(begun.get(0)) : Optional.empty();
    }
}
