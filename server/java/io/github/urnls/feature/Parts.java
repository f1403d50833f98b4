package io.github.urnls.feature;

import io.github.urnls.feature.Explanation.Part;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnPart;
import java.util.List;

/** What each part of a URN is called and what it is there for, by the specification that the URN is read by. */
final class Parts {

    private Parts() {}

    static List<Part> of(ParsedUrn urn) {
        return urn.parts().stream().filter(part -> !(part instanceof UrnPart.Delimiter)).map(part -> part(part, urn))
                .toList();
    }

    private static Part part(UrnPart part, ParsedUrn urn) {
        String text = part.span().in(urn.text());
        boolean proposal = urn.specification() == Specification.PROPOSAL_1995;
        return switch (part) {
            case UrnPart.Scheme scheme -> new Part("scheme", text, "upper and lower case mean the same ("
                    + (proposal ? "1995 proposal §2" : "RFC 8141 §3.1") + ")");
            case UrnPart.Delimiter delimiter -> new Part("delimiter", text, "separates parts (RFC 8141 §2)");
            case UrnPart.Nid nid -> proposal ? schemeId(text) : new Part("namespace identifier", text,
                    "who defines the names; upper and lower case mean the same (RFC 8141 §2.1)");
            case UrnPart.Nss nss -> new Part("namespace specific string", text,
                    "the name within the namespace, compared letter by letter unless the namespace says otherwise (RFC 8141 §2.2, §3)");
            case UrnPart.AuthorityId authority -> new Part("AuthorityID", text, isDns(urn.nidText())
                    ? "the host that assigns the name and looks it up; upper and lower case mean the same (1995 proposal §2.2.1)"
                    : "who assigns the name (1995 proposal §2.2)");
            case UrnPart.ElementId element -> new Part("ElementID", text, element(text));
            case UrnPart.RComponent r -> new Part("r-component", text, urn.specification() == Specification.DRAFT_2015
                    ? "parameters for the resolution service; no part of the name (November 2015 draft §3.3.2)"
                    : "parameters for the resolution service; no part of the name, and not to be used yet (RFC 8141 §2.3.1)");
            case UrnPart.QComponent q -> qComponent(text, urn.specification());
            case UrnPart.FComponent f -> urn.specification() == Specification.DRAFT_2012
                    ? new Part("fragment", text,
                            "a place within what the resolution service gives; no part of the name (2012 draft §2.4)")
                    : new Part("f-component", text, "a place within the named resource; no part of the name ("
                            + (urn.specification() == Specification.DRAFT_2015 ? "November 2015 draft §3.3.3)"
                                    : "RFC 8141 §2.3.3)"));
        };
    }

    private static Part qComponent(String text, Specification specification) {
        return specification == Specification.DRAFT_2012
                ? new Part("query", text,
                        "directives for the resolution service; no part of the name (2012 draft §2.3)")
                : new Part("q-component", text, "parameters for the named resource; no part of the name ("
                        + (specification == Specification.DRAFT_2015 ? "November 2015 draft §3.3.1)"
                                : "RFC 8141 §2.3.2)"));
    }

    private static Part schemeId(String text) {
        return new Part("SchemeID", text, isDns(text)
                ? "the domain name system says who may assign names; upper and lower case mean the same (1995 proposal §2, §2.1)"
                : "which system says who may assign names; upper and lower case mean the same (1995 proposal §2, §2.1)");
    }

    private static boolean isDns(String schemeId) {
        return Normalization.fold(compact(schemeId)).equals("dns");
    }

    /** Whether the proposal keeps an element for requests (§2.3). */
    static boolean isRequest(String element) {
        return Normalization.fold(compact(element)).startsWith("urn+");
    }

    /** An element, and the four requests that every resolver answers or may answer. */
    private static String element(String text) {
        return switch (compact(text)) {
            case "urn+m" -> "no name but a request: for information about the resolver (1995 proposal §3.5.1)";
            case "urn+a" -> "no name but a request: for a list of all elements of the resolver (1995 proposal §3.5.2)";
            case "urn+c" ->
                    "no name but a request: for the authorities that this one has authorized (1995 proposal §3.5.3)";
            case "urn+p" ->
                    "no name but a request: for the authority that has authorized this one (1995 proposal §3.5.4)";
            default -> "the name the authority gave (1995 proposal §2.3)";
        };
    }

    /** White space means nothing in the 1995 proposal (§2). */
    private static String compact(String text) {
        return text.replaceAll("[ \t\r\n]+", "");
    }
}
