package io.github.urnls.namespace;

import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The register of the rules that namespaces have of their own. Made when the first one is asked for. */
public final class Namespaces {

    private static final List<NamespaceRule> ALL = register();

    private static final Map<String, NamespaceRule> BY_NID = byNid();

    private Namespaces() {}

    private static List<NamespaceRule> register() {
        List<NamespaceRule> rules = new ArrayList<>(List.of(
                new EpcRule(),
                HexNumberRule.eidr(),
                new IetfRule(),
                HexNumberRule.isan(),
                new IsbnRule(),
                new IsniRule(),
                new IsoRule(),
                new IssnRule(),
                new NbnRule(),
                new OasisRule(),
                new OgcRule(),
                new OidRule(),
                new PublicIdRule(),
                new UuidRule()));
        rules.addAll(ShapeRules.all());
        return List.copyOf(rules);
    }

    private static Map<String, NamespaceRule> byNid() {
        Map<String, NamespaceRule> byNid = new LinkedHashMap<>();
        ALL.forEach(rule -> byNid.put(rule.nid(), rule));
        return byNid;
    }

    /** Every rule there is. */
    public static List<NamespaceRule> all() {
        return ALL;
    }

    /** The rule of a namespace, its NID in any case. */
    public static Optional<NamespaceRule> rule(String nid) {
        return Optional.ofNullable(BY_NID.get(Normalization.fold(nid)));
    }

    /** The rule of the namespace that {@code urn} belongs to, if its assigned-name is whole. */
    public static Optional<NamespaceRule> rule(ParsedUrn urn) {
        return urn.hasAssignedName() ? rule(urn.nidText()) : Optional.empty();
    }
}
