package io.github.urnls.urn;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code AuthorityID:ElementID}, which the 1995 proposal has in place of the NSS (§2, §2.2.1, §3.5). */
final class Authority {

    // RFC 952, RFC 1123 §2.1: letters, digits, hyphens, and dots between labels
    private static final CharSet HOST = CharSet.LDH.or(CharSet.of("."));

    /**
     * Requests that every resolver answers (§3.5.1 to §3.5.4). Other elements that begin with {@code urn+} are
     * reserved.
     */
    private static final Set<String> REQUESTS = Set.of("urn+m", "urn+a", "urn+c", "urn+p");

    private Authority() {}

    static @Nullable List<SyntaxProblem> check(String text, int[] bounds, Specification specification,
            @Nullable List<SyntaxProblem> problems) {
        int start = bounds[ParsedUrn.NSS];
        int end = bounds[ParsedUrn.NSS + 1];
        int colon = text.indexOf(':', start);
        if (colon < 0 || Normalization.withoutSpace(text.substring(start, colon)).isEmpty()
                || Normalization.withoutSpace(text.substring(colon + 1, end)).isEmpty()) {
            return UrnParser.add(problems, Problems.missingElement(new Span(start, end), specification));
        }
        List<SyntaxProblem> list = problems;
        String scheme = Normalization.withoutSpace(text.substring(bounds[ParsedUrn.NID], bounds[ParsedUrn.NID + 1]));
        if (scheme.equalsIgnoreCase("dns") && !isHost(Normalization.withoutSpace(text.substring(start, colon)))) {
            list = UrnParser.add(list, Problems.notAHost(new Span(start, colon), specification));
        }
        String element = Normalization.withoutSpace(text.substring(colon + 1, end));
        if (element.startsWith("urn+") && !REQUESTS.contains(element)) {
            list = UrnParser.add(list, Problems.reservedElement(new Span(colon + 1, end), specification));
        }
        return list;
    }

    private static boolean isHost(String host) {
        for (String label : host.split("\\.", -1)) {
            boolean bad = label.isEmpty() || label.startsWith("-") || label.endsWith("-");
            if (bad || !label.chars().allMatch(c -> HOST.contains((char) c))) {
                return false;
            }
        }
        return true;
    }
}
