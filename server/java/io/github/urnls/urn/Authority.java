package io.github.urnls.urn;

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
            problems.missingElement(start, end);
            return;
        }
        boolean dns = Normalization.withoutSpace(scheme).equalsIgnoreCase("dns");
        if (dns && !isHost(Normalization.withoutSpace(text.substring(start, colon)))) {
            problems.notAHost(start, colon);
        }
        String element = Normalization.withoutSpace(text.substring(colon + 1, end));
        if (element.startsWith("urn+") && !REQUESTS.contains(element)) {
            problems.reservedElement(colon + 1, end);
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
