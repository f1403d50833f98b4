package io.github.urnls.feature;

import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnPart;
import java.util.List;
import java.util.Optional;

/**
 * What there is to say about one URN.
 *
 * @param urn        as it is written
 * @param parts      its parts without the delimiters, in order
 * @param normalized its normalized spelling, if that is another one
 * @param decoded    how a person would read it, if that is another text
 * @param acceptedBy the specifications it is valid under
 */
public record Explanation(String urn, Specification specification, List<Part> parts, Optional<String> normalized,
        Optional<String> decoded, List<SyntaxProblem> problems, List<Specification> acceptedBy) {

    /**
     * One part of a URN.
     *
     * @param name    what the specification calls it
     * @param meaning what it is there for, with the clause that says so
     */
    public record Part(String name, String text, String meaning) {}

    public static Explanation of(ParsedUrn urn) {
        return new Explanation(urn.text(), urn.specification(), parts(urn), unless(urn, Normalization.normalize(urn)),
                unless(urn, PercentEncoding.decodeForDisplay(urn.text())), urn.problems(), urn.acceptedBy());
    }

    private static Optional<String> unless(ParsedUrn urn, String other) {
        return other.equals(urn.text()) ? Optional.empty() : Optional.of(other);
    }

    private static List<Part> parts(ParsedUrn urn) {
        return urn.parts().stream()
                .filter(part -> !(part instanceof UrnPart.Delimiter))
                .map(part -> part(part, part.span().in(urn.text()), urn.specification()))
                .toList();
    }

    private static Part part(UrnPart part, String text, Specification specification) {
        return switch (part) {
            case UrnPart.Scheme scheme -> new Part("scheme", text, "upper and lower case mean the same (RFC 8141 §3.1)");
            case UrnPart.Delimiter delimiter -> new Part("delimiter", text, "separates parts (RFC 8141 §2)");
            case UrnPart.Nid nid -> new Part("namespace identifier", text,
                    "who defines the names; upper and lower case mean the same (RFC 8141 §2.1)");
            case UrnPart.Nss nss -> new Part("namespace specific string", text,
                    "the name within the namespace, compared letter by letter (RFC 8141 §2.2, §3.1)");
            case UrnPart.AuthorityId authority -> new Part("AuthorityID", text, "who assigns the name (1995 proposal §2.2)");
            case UrnPart.ElementId element -> new Part("ElementID", text, "the name the authority gave (1995 proposal §2.3)");
            case UrnPart.RComponent r -> new Part("r-component", text,
                    "parameters for the resolution service; no part of the name, and not to be used yet (RFC 8141 §2.3.1)");
            case UrnPart.QComponent q -> specification == Specification.DRAFT_2012
                    ? new Part("query", text, "directives for the resolution service; no part of the name (2012 draft §2.3)")
                    : new Part("q-component", text, "parameters for the named resource; no part of the name (RFC 8141 §2.3.2)");
            case UrnPart.FComponent f -> new Part("f-component", text,
                    "a place within the named resource; no part of the name (RFC 8141 §2.3.3)");
        };
    }
}
