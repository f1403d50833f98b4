package io.github.urnls.namespace.known;

import java.util.List;

/**
 * A list of names that a team keeps for itself.
 *
 * @param vocabulary what is listed, and whether the list is whole
 * @param names      each begins with the prefix of the vocabulary
 */
public record NameList(Vocabulary vocabulary, List<KnownName> names) {

    public NameList {
        names = List.copyOf(names);
    }
}
