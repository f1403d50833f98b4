package io.github.urnls.namespace;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Optional;

/** Object identifiers: {@code oid = number *( DOT number )}, numbers without leading zeros (RFC 3061 §2). */
final class OidRule implements NamespaceRule {

    @Override
    public String nid() {
        return "oid";
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Span nss = urn.nss().orElseThrow();
        String text = urn.text();
        if (text.charAt(nss.end() - 1) == '.') {
            return List.of(); // the beginning of identifiers, to which a program appends arcs
        }
        int arc = nss.start();
        for (int i = nss.start(); i <= nss.end(); i++) {
            if (i < nss.end() && isDigit(text.charAt(i))) {
                continue;
            }
            boolean end = i == nss.end() || text.charAt(i) == '.';
            if (!end) {
                return List.of(problem(new Span(i, nss.end()), "an object identifier holds only numbers and dots"));
            }
            if (i == arc) {
                return List.of(problem(new Span(Math.max(nss.start(), i - 1), Math.min(nss.end(), i + 1)),
                        "a number of the object identifier is missing"));
            }
            if (text.charAt(arc) == '0' && i > arc + 1) {
                return List.of(problem(new Span(arc, i), "a number of an object identifier does not begin with 0"));
            }
            arc = i + 1;
        }
        return List.of();
    }

    private static Problem problem(Span span, String message) {
        return new Problem(span, message + " (RFC 3061 §2)", Optional.empty());
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
