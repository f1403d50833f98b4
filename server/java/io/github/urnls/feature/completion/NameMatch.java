package io.github.urnls.feature.completion;

import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** How well a few typed characters match a name or its title. */
final class NameMatch {

    /** The rank of a name that does not match. */
    static final int NONE = Integer.MAX_VALUE;

    private final List<String> words;
    private final String typed;

    /**
     * Matches what a user has typed.
     *
     * @param typed in any case; a hyphen, a colon or a blank separates words
     */
    NameMatch(String typed) {
        this.typed = Normalization.fold(typed);
        this.words = Stream.of(this.typed.split("[^a-z0-9]+")).filter(word -> !word.isEmpty()).toList();
    }

    /** The rank of a name, lower for a better match; {@link #NONE} if it does not match. */
    int rank(String name, String title) {
        String folded = Normalization.fold(name);
        String last = last(folded);
        String foldedTitle = Normalization.fold(title);
        if (words.isEmpty() && !typed.isEmpty()) {
            return NONE;
        }
        if (last.startsWith(typed) || NameSlot.end(folded).startsWith(typed)
                || (", " + foldedTitle + ",").contains(", " + typed + ",")) {
            return 0;
        }
        if (words.stream().allMatch(last::contains) || foldedTitle.startsWith(typed)) {
            return 1;
        }
        if (words.stream().allMatch(folded::contains)) {
            return 2;
        }
        if (words.stream().allMatch(word -> folded.contains(word) || foldedTitle.contains(word))) {
            return 3;
        }
        return NONE;
    }

    private static String last(String name) {
        return name.substring(name.lastIndexOf(':') + 1);
    }

    private record Ranked(KnownName name, int rank, int kind, String label) {}

    /**
     * The {@code names} that match, the best first. Equal matches are ordered by {@code kind}, by length, by their
     * {@code label}, and of one label from the last to the first letter, so mostly the newer version first.
     */
    List<KnownName> best(List<KnownName> names, ToIntFunction<KnownName> kind, Function<KnownName, String> label) {
        List<Ranked> ranked = new ArrayList<>();
        for (KnownName name : names) {
            int rank = rank(name.name(), name.title());
            if (rank != NONE) {
                ranked.add(new Ranked(name, rank, kind.applyAsInt(name), Normalization.fold(label.apply(name))));
            }
        }
        ranked.sort(Comparator.comparingInt(Ranked::rank).thenComparingInt(Ranked::kind)
                .thenComparingInt(this::length).thenComparing(Ranked::label)
                .thenComparing(one -> one.name().name(), Comparator.reverseOrder()));
        return ranked.stream().map(Ranked::name).toList();
    }

    /** The length by which equal matches are ordered; without anything typed they all match. */
    private int length(Ranked one) {
        return words.isEmpty() ? 0 : one.name().name().length();
    }
}
