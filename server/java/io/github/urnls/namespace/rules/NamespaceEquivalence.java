package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.Folding;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.urn.Equivalence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;

/**
 * Whether two URNs are the same name by the rules of their namespace. A namespace may make names equal that differ by
 * the general rules, but never the reverse (RFC 8141 §3). As in {@link Equivalence}, names are the same when their keys
 * are equal.
 */
public final class NamespaceEquivalence {

    private NamespaceEquivalence() {}

    /**
     * The key by which {@code urn} is compared: the normalized assigned-name, with the NSS as its namespace compares
     * it.
     */
    public static String key(ParsedUrn urn) {
        String name = Equivalence.URN.key(urn);
        Folding folding = Families.builtIn().folding(urn.foldedNid());
        if (!urn.hasAssignedName() || folding == Folding.NONE) {
            return name;
        }
        int nss = name.indexOf(':', name.indexOf(':') + 1) + 1;
        String asWritten = name.substring(nss);
        String compared = folding.of(asWritten);
        return compared.equals(asWritten) ? name : name.substring(0, nss) + compared;
    }

    /** As {@link #key(ParsedUrn)}, read by RFC 8141. */
    public static String key(String urn) {
        return key(UrnParser.parse(urn));
    }

    /** Whether {@code a} and {@code b} are the same name, both read by RFC 8141. */
    public static boolean equivalent(String a, String b) {
        return key(a).equals(key(b));
    }
}
