package io.github.urnls.namespace.known;

import java.util.List;
import java.util.Map;

/**
 * A list of names that a team keeps for itself.
 *
 * @param vocabulary what is listed, and whether the list is whole
 * @param names      each begins with the prefix of the vocabulary
 * @param lifecycles how names age, by the name; only of those of which the team says it
 */
public record NameList(Vocabulary vocabulary, List<KnownName> names, Map<String, Lifecycle> lifecycles) {

    public NameList {
        names = List.copyOf(names);
        lifecycles = Map.copyOf(lifecycles);
    }

    /** A list of names that do not age. */
    public NameList(Vocabulary vocabulary, List<KnownName> names) {
        this(vocabulary, names, Map.of());
    }
}
