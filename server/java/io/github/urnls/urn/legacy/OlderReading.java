package io.github.urnls.urn.legacy;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.Optional;

/** Tells by which older specification a name was written that is not valid by RFC 8141. */
public final class OlderReading {

    private OlderReading() {}

    /**
     * {@code urn} read by the one older specification whose marks it bears: a directive of the 2012 draft that asks for
     * a known {@link ResolutionService}, or {@code ??}, by which the November 2015 draft starts the r-component. Empty
     * for a lone {@code ?}, which web addresses have as well, and for what RFC 8141 reads itself.
     */
    public static Optional<ParsedUrn> of(ParsedUrn urn) {
        if (urn.specification() != Specification.RFC8141 || urn.isValid() || urn.text().indexOf('?') < 0) {
            return Optional.empty();
        }
        ParsedUrn by2012 = UrnParser.parse(urn.text(), Specification.DRAFT_2012);
        if (by2012.isValid() && asksForService(by2012)) {
            return Optional.of(by2012);
        }
        ParsedUrn by2015 = UrnParser.parse(urn.text(), Specification.DRAFT_2015);
        return by2015.isValid() && by2015.rComponent().isPresent() ? Optional.of(by2015) : Optional.empty();
    }

    private static boolean asksForService(ParsedUrn urn) {
        String query = urn.qComponent().map(span -> span.in(urn.text())).orElse("");
        return Directive.in(query).stream().anyMatch(directive -> directive.service().isPresent());
    }
}
