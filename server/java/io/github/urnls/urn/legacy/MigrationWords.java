package io.github.urnls.urn.legacy;

import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Specification;

/** Gives the reasons for a {@link Migration}, for a person who has read none of the specifications. */
final class MigrationWords {

    private MigrationWords() {}

    static String done(ParsedUrn urn) {
        if (urn.specification() == Specification.DRAFT_2012) {
            return "“?” started the directives for the resolution service (2012 draft §2.3);"
                    + " such parameters are the r-component now, and “?+” starts it (RFC 8141 §2.3.1)";
        }
        String q = "“?” started the q-component (November 2015 draft §3.3.1), now “?=” does (RFC 8141 §2.3.2)";
        String r = "“??” started the r-component (November 2015 draft §3.3.2), now “?+” does (RFC 8141 §2.3.1)";
        if (urn.rComponent().isEmpty()) {
            return q;
        }
        return urn.qComponent().isEmpty() ? r : q + "; " + r + ", and the r-component stands first (RFC 8141 §2)";
    }

    static String unchanged(ParsedUrn urn) {
        return "all of its characters are allowed and mean the same (RFC 8141 §2.2)" + encoded(urn);
    }

    /** Why a character that no longer needs to be encoded stays encoded. */
    private static String encoded(ParsedUrn urn) {
        String nss = PercentEncoding.upperCaseHex(urn.nssText());
        for (int i = 0; i < nss.length(); i++) {
            char c = PercentEncoding.isTriplet(nss, i) ? (char) PercentEncoding.octet(nss, i) : ' ';
            boolean newlyAllowed = "/&~".indexOf(c) >= 0;
            if (newlyAllowed && !urn.specification().allowsInNss(c)) {
                return ". “" + nss.substring(i, i + 3) + "” stays too: " + urn.specification().displayName() + " "
                        + encodingClause(c, urn.specification()) + " wanted “" + c + "” encoded and RFC 8141 §2.2 does"
                        + " not, but nothing is decoded when names are compared, so with “" + c
                        + "” it would be another name (RFC 8141 §3.1)";
            }
        }
        return "";
    }

    private static String encodingClause(char c, Specification specification) {
        if (c != '/') {
            return "§2.4";
        }
        return specification == Specification.RFC2141 ? "§2.3.2" : "§2.5.1";
    }

    static String ambiguous(ParsedUrn urn) {
        char mark = urn.text().charAt(urn.assignedNameEnd() + 1);
        String component = mark == '+' ? "an r-component (§2.3.1)" : "a q-component (§2.3.2)";
        return "“?” starts a q-component that begins with “" + mark + "” (" + urn.specification().displayName()
                + " §3.3.1), but RFC 8141 takes “?" + mark + "” for the start of " + component
                + " and the text for valid: it may have been migrated already";
    }

    static String no1995(ParsedUrn urn) {
        String element = Normalization.withoutSpace(urn.nssText().substring(urn.nssText().indexOf(':') + 1));
        if (element.startsWith("urn+")) {
            return "“" + element
                    + "” is a request to the resolver (1995 proposal §3.5), and RFC 8141 has no reserved elements";
        }
        return "the proposal takes “" + Normalization.withoutSpace(urn.nidText())
                + "” from a list of its own (1995 proposal §2.1), while RFC 8141 takes it for"
                + " a namespace that its owner has registered (RFC 8141 §5), so the same text would be a name"
                + " in another system";
    }
}
