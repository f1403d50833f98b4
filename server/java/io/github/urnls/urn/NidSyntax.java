package io.github.urnls.urn;

/** The namespace identifier: {@code NID = (alphanum) 0*30(ldh) (alphanum)} (RFC 8141 §2) and its older forms. */
final class NidSyntax {

    private NidSyntax() {}

    /** Adds everything wrong with the NID at {@code [start, end)} to {@code problems}. */
    static void check(int start, int end, Problems problems) {
        String text = problems.text;
        Specification specification = problems.specification;
        if (start == end || isBlank(text, start, end, specification)) {
            problems.emptyNid(start);
            return;
        }
        characters(start, end, problems);
        if (text.charAt(start) == '-' && !specification.has(SyntaxTrait.NID_HYPHEN_AT_START)) {
            problems.nidHyphen(start, true);
        }
        if (end - 1 > start && text.charAt(end - 1) == '-' && !specification.has(SyntaxTrait.NID_HYPHEN_AT_END)) {
            problems.nidHyphen(end - 1, false);
        }
        if (!specification.nid().allowsLength(end - start)) {
            problems.nidLength(start, end);
        }
        if (end - start == 3 && specification.has(SyntaxTrait.NID_URN_FORBIDDEN)
                && text.regionMatches(true, start, "urn", 0, 3) && text.charAt(start) < 128) {
            problems.nidUrn(start, end);
        }
    }

    private static boolean isBlank(String text, int start, int end, Specification specification) {
        return specification.has(SyntaxTrait.WHITE_SPACE_INSIGNIFICANT)
                && Normalization.withoutSpace(text.substring(start, end)).isEmpty();
    }

    private static void characters(int start, int end, Problems problems) {
        CharSet allowed = problems.specification.nid().characters();
        int at = start;
        while (at < end) {
            int from = at;
            while (at < end && !allowed.contains(problems.text.charAt(at))) {
                at++;
            }
            if (from < at) {
                problems.nidCharacter(from, at);
            } else {
                at++;
            }
        }
    }
}
