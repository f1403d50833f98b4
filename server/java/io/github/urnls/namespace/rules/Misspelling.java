package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;

/**
 * A namespace identifier that is one slip away from a registered one.
 *
 * @param meant   the namespace that was meant
 * @param certain whether the rest of the name has a form that is nearly unique to that namespace
 */
public record Misspelling(Namespace meant, boolean certain) {

    /** In characters. Too many shorter identifiers differ by one slip, so a slip alone proves nothing. */
    private static final int SHORTEST = 6;

    /** The same for the project's own namespaces, which are few, and which most of its names are in. */
    private static final int SHORTEST_OWN = 4;

    /**
     * The namespace that the author of {@code urn} probably meant; {@code urn} must be valid. Empty if its NID is
     * registered or no other is close.
     */
    public static Optional<Misspelling> of(ParsedUrn urn, Registry registry) {
        String nid = urn.foldedNid();
        if (nid.length() < 3 || registry.find(nid).isPresent()) {
            return Optional.empty();
        }
        List<Namespace> near = near(nid, registry);
        if (near.isEmpty()) {
            return Optional.empty(); // as nearly always
        }
        List<Namespace> fitting = near.stream().filter(namespace -> Namespaces.rule(namespace.nid())
                .filter(rule -> rule.recognizes(urn.nssText())).isPresent()).toList();
        if (fitting.size() == 1) {
            return Optional.of(new Misspelling(fitting.getFirst(), true));
        }
        if (near.size() != 1 || !fitting.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(near.getFirst())
                .filter(only -> isSlipOfThePen(nid, only) && wouldBeRight(urn, only))
                .map(only -> new Misspelling(only, false));
    }

    private static List<Namespace> near(String nid, Registry registry) {
        return registry.all().stream()
                .filter(namespace -> namespace.verified() && Likeness.isOneEdit(nid, namespace.nid())).toList();
    }

    /**
     * Whether the identifiers alone are proof: they are long, and one is not a plural, a numbered or a hyphenated
     * variant of the other.
     */
    private static boolean isSlipOfThePen(String nid, Namespace namespace) {
        String meant = namespace.nid();
        int shortest = namespace.kind() == Namespace.Kind.PRIVATE ? SHORTEST_OWN : SHORTEST;
        boolean extended = nid.startsWith(meant) || meant.startsWith(nid);
        boolean hyphenated = nid.replace("-", "").equals(meant.replace("-", ""));
        return Math.min(nid.length(), meant.length()) >= shortest && !extended && !hyphenated
                && nid.chars().noneMatch(Character::isDigit);
    }

    private static boolean wouldBeRight(ParsedUrn urn, Namespace namespace) {
        ParsedUrn repaired = UrnParser.parse("urn:" + namespace.nid() + ":" + urn.nssText(), urn.specification());
        return Namespaces.check(repaired).stream().allMatch(problem -> problem.kind() == Problem.Kind.CHECK_DIGIT);
    }
}
