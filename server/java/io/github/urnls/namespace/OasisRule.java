package io.github.urnls.namespace;

import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Optional;

/** Names of OASIS begin with {@code names:} or {@code member:} (RFC 3121). */
final class OasisRule implements NamespaceRule {

    @Override
    public String nid() {
        return "oasis";
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        String nss = urn.nssText();
        if (nss.startsWith("names:") || nss.startsWith("member:")) {
            return List.of();
        }
        int start = urn.nss().orElseThrow().start();
        int colon = nss.indexOf(':');
        Span first = new Span(start, colon < 0 ? start + nss.length() : start + colon);
        boolean slip = nss.startsWith("tc:tc:") || nss.regionMatches(true, 0, "names:", 0, 6);
        return List.of(new Problem(first, "names of OASIS begin with “names:” or “member:”, not with “"
                + first.in(urn.text()) + "” (RFC 3121)", slip ? Optional.of("names") : Optional.empty()));
    }
}
