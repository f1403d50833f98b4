package io.github.urnls.namespace;

import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The namespaces that have rules of their own here. */
public final class Namespaces {

    private static final List<NamespaceRule> ALL = List.of(new OidRule(), new OasisRule());

    private static final Map<String, NamespaceRule> BY_NID =
            ALL.stream().collect(Collectors.toMap(NamespaceRule::nid, Function.identity()));

    private Namespaces() {}

    /** The rule of a namespace, its NID in any case. */
    public static Optional<NamespaceRule> rule(String nid) {
        return Optional.ofNullable(BY_NID.get(Normalization.fold(nid)));
    }
}
