package io.github.urnls.urn;

import static io.github.urnls.urn.SyntaxCode.MALFORMED_AUTHORITY;
import static io.github.urnls.urn.SyntaxCode.RESERVED_ELEMENT;

import java.util.Set;

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

    /** Adds what is wrong with {@code [start, end)}, which follows the NID {@code scheme}. */
    static void check(String scheme, int start, int end, Problems problems) {
        String text = problems.text;
        int colon = text.indexOf(':', start);
        if (colon < 0 || Normalization.withoutSpace(text.substring(start, colon)).isEmpty()
                || Normalization.withoutSpace(text.substring(colon + 1, end)).isEmpty()) {
            problems.add(MALFORMED_AUTHORITY, start, end,
                    "the AuthorityID or the ElementID is missing: write “urn:SchemeID:AuthorityID:ElementID”");
            return;
        }
        boolean dns = Normalization.withoutSpace(scheme).equalsIgnoreCase("dns");
        if (dns && !isHost(Normalization.withoutSpace(text.substring(start, colon)))) {
            problems.add(MALFORMED_AUTHORITY, start, colon,
                    "the AuthorityID of the scheme “dns” must be a domain name",
                    problems.specification.displayName() + " §2.2.1");
        }
        String element = Normalization.withoutSpace(text.substring(colon + 1, end));
        if (element.startsWith("urn+") && !REQUESTS.contains(element)) {
            problems.add(RESERVED_ELEMENT, colon + 1, end, "elements that begin with “urn+” are reserved;"
                    + " only urn+m, urn+a, urn+c and urn+p are defined");
        }
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
