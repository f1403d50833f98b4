package io.github.urnls.namespace.rules;

import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Set;

/**
 * Names of OASIS: {@code names:}, then {@code specification:}, {@code tc:} or {@code technical:}; or {@code member:}
 * (RFC 3121).
 */
final class OasisRule extends NamedNamespace {

    private static final Set<String> BRANCHES = Set.of("specification", "tc", "technical");

    OasisRule() {
        super("oasis", Comparison.exact("RFC 3121"));
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int end = nss.segmentEnd(0);
        String first = nss.first();
        if (first.equals("names") && end < text.length()) {
            return branch(nss, end + 1);
        }
        if (first.equals("names") || first.equals("member")) {
            return List.of();
        }
        Problem problem = nss.wrong(0, end,
                "names of OASIS must begin with “names:” or “member:”, not with “" + first + "” (RFC 3121)");
        boolean slip = text.startsWith("tc:tc:") || text.regionMatches(true, 0, "names:", 0, 6);
        if (slip) {
            problem = problem.doubtIf(first.equalsIgnoreCase("names")).repairedBy(problem.span(), "names");
        }
        return List.of(problem);
    }

    private static List<Problem> branch(Nss nss, int start) {
        int end = nss.segmentEnd(start);
        String branch = nss.text().substring(start, end);
        if (!BRANCHES.contains(branch)) {
            return List.of(nss.doubt(start, end,
                    "behind “names:” comes “specification”, “tc” or “technical”, not “" + branch + "” (RFC 3121)"));
        }
        int committee = end + 1;
        if (branch.equals("tc") && nss.text().startsWith("saml:", committee)) {
            Problem problem = nss.doubt(committee, committee + 4,
                    "the case is wrong: the names of SAML have “SAML” (RFC 3121; SAML 2.0 Core §1.1)");
            return List.of(problem.repairedBy(problem.span(), "SAML"));
        }
        return List.of();
    }

    @Override
    public boolean recognizes(String nss) {
        return nss.startsWith("names:tc:") || nss.startsWith("names:specification:");
    }
}
