package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule;
import java.util.Optional;

/** The rule of a namespace that needs a class. */
abstract class NamedNamespace implements NamespaceRule {

    private final String nid;
    private final Optional<Comparison> comparison;

    /** A namespace whose names are compared by RFC 8141 §3.1 alone. */
    NamedNamespace(String nid) {
        this.nid = nid;
        this.comparison = Optional.empty();
    }

    NamedNamespace(String nid, Comparison comparison) {
        this.nid = nid;
        this.comparison = Optional.of(comparison);
    }

    @Override
    public final String nid() {
        return nid;
    }

    @Override
    public final Optional<Comparison> comparison() {
        return comparison;
    }
}
