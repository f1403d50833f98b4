package io.github.urnls.workspace.index;

import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.urn.Normalization;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which names a view shows.
 *
 * @param text   words that must all stand in a name, with blanks between them
 * @param traits what else must be true of a name
 */
public record NameFilter(String text, Set<Trait> traits) {

    /** Something that a name is. */
    public enum Trait {
        /** No file declares it. */
        UNDECLARED,
        /** A list says that it should no longer be used. */
        DEPRECATED,
        /** There is a later version of it. */
        OUTDATED;

        private static Optional<Trait> of(String word) {
            return Stream.of(values()).filter(trait -> word.equals("@" + Normalization.id(trait)))
                    .findFirst();
        }
    }

    public NameFilter {
        traits = Set.copyOf(traits);
    }

    /** Reads what a user typed: words, and among them {@code @undeclared}, {@code @deprecated}, {@code @outdated}. */
    public static NameFilter of(String typed) {
        List<String> words = Stream.of(typed.split("\\s+")).filter(word -> !word.isEmpty()).toList();
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        words.forEach(word -> Trait.of(word).ifPresent(traits::add));
        String text = words.stream().filter(word -> Trait.of(word).isEmpty()).collect(Collectors.joining(" "));
        return new NameFilter(text, traits);
    }

    boolean wants(Trait trait) {
        return traits.contains(trait);
    }

    /** The rank of a spelling; {@link WorkspaceSymbols#NONE} if the words do not stand in it. */
    ToIntFunction<String> ranking() {
        return WorkspaceSymbols.filtering(text);
    }
}
