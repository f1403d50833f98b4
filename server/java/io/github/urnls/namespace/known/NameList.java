package io.github.urnls.namespace.known;

import java.util.List;

/**
 * A list of names that somebody keeps: a team, for its own.
 *
 * @param vocabulary what the list is of, and whether it is whole
 * @param names      each begins with the prefix
 */
public record NameList(Vocabulary vocabulary, List<KnownName> names) {

    public NameList {
        names = List.copyOf(names);
    }
}
