package io.github.urnls.urn;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Whether two strings name the same thing, decided without resolving them. Each way to compare gives a string a key.
 * Two strings are equivalent when their keys are equal.
 */
public enum Equivalence {

    /**
     * URN-equivalence of RFC 8141 §3.1. It compares the assigned-names byte by byte, with scheme and NID in lower case
     * and percent-encoded bytes in upper case. Components are ignored and nothing is decoded.
     */
    URN(Specification.RFC8141),

    /** Lexical equivalence of RFC 2141 §5: as URN-equivalence, but there are no components to ignore. */
    RFC_2141(Specification.RFC2141),

    /** URN-equivalence of the November 2015 draft §4.1, whose q- and r-components begin with other marks. */
    DRAFT_2015(Specification.DRAFT_2015),

    /** Lexical equivalence of the 2012 draft §5 with step 5a, for telling resources apart: the query is removed. */
    DRAFT_2012_RESOURCE(Specification.DRAFT_2012),

    /**
     * Lexical equivalence of the 2012 draft §5 with step 5b, for caching results: the order of directives is ignored.
     */
    DRAFT_2012_RESOLUTION(Specification.DRAFT_2012) {
        @Override
        String keyOf(ParsedUrn urn) {
            return super.keyOf(urn) + urn.qComponent().map(span -> "?" + sorted(span.in(urn.text()))).orElse("");
        }

        private static String sorted(String query) {
            return Arrays.stream(PercentEncoding.upperCaseHex(query).split("&", -1)).sorted()
                    .collect(Collectors.joining("&"));
        }
    },

    /** The 1995 proposal §2, §2.2.1: white space is ignored, and so is case in the first two fields and in a host. */
    PROPOSAL_1995(Specification.PROPOSAL_1995) {
        @Override
        String keyOf(ParsedUrn urn) {
            String name = super.keyOf(urn);
            int authority = name.indexOf(':', 4) + 1;
            int element = name.indexOf(':', authority);
            if (name.startsWith("urn:dns:") && element > 0) {
                return Normalization.fold(name.substring(0, element)) + name.substring(element);
            }
            return name;
        }
    };

    private final Specification specification;

    Equivalence(Specification specification) {
        this.specification = specification;
    }

    String keyOf(ParsedUrn urn) {
        return Normalization.assignedName(urn);
    }

    /**
     * The key by which {@code text} is compared. A string without scheme, NID or NSS is no name: it is equivalent only
     * to itself. Any other invalid string still has a name to compare.
     */
    public String key(String text) {
        return key(UrnParser.parse(text, specification));
    }

    /** As {@link #key(String)}, for a string already parsed. */
    public String key(ParsedUrn urn) {
        return urn.hasAssignedName() ? keyOf(urn) : urn.text();
    }

    /** Whether {@code a} and {@code b} have the same key. */
    public boolean equivalent(String a, String b) {
        return key(a).equals(key(b));
    }
}
