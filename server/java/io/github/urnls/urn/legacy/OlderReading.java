package io.github.urnls.urn.legacy;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.Optional;

/** Finds the older specification that a name follows when RFC 8141 does not allow it. */
public final class OlderReading {

    private OlderReading() {}

    /**
     * {@code urn} read by the one older specification whose marks it has. The mark of the 2012 draft is a directive
     * that asks for a known {@link ResolutionService}. The mark of the November 2015 draft is {@code ??}, which starts
     * the r-component. Empty for a lone {@code ?}, which web addresses have too, and for a URN that is valid by RFC
     * 8141.
     */
    public static Optional<ParsedUrn> of(ParsedUrn urn) {
        if (urn.specification() != Specification.RFC8141 || urn.isValid() || !urn.text().contains("?")) {
            return Optional.empty();
        }
        ParsedUrn by2012 = UrnParser.parse(urn.text(), Specification.DRAFT_2012);
        if (by2012.isValid() && asksForService(by2012)) {
            return Optional.of(by2012);
        }
        ParsedUrn by2015 = UrnParser.parse(urn.text(), Specification.DRAFT_2015);
        return Optional.of(by2015).filter(urn2015 -> urn2015.isValid() && urn2015.rComponent().isPresent());
    }

    private static boolean asksForService(ParsedUrn urn) {
        String query = urn.qComponent().map(span -> span.in(urn.text())).orElse("");
        return Directive.in(query).stream().anyMatch(directive -> directive.service().isPresent());
    }
}
