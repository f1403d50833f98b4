package io.github.urnls.urn;

import static io.github.urnls.urn.SyntaxCode.EMPTY_NID;
import static io.github.urnls.urn.SyntaxCode.NID_CHARACTER;
import static io.github.urnls.urn.SyntaxCode.NID_HYPHEN;
import static io.github.urnls.urn.SyntaxCode.NID_LENGTH;
import static io.github.urnls.urn.SyntaxCode.RESERVED_NID;

/** The namespace identifier: {@code NID = (alphanum) 0*30(ldh) (alphanum)} (RFC 8141 §2) and its older forms. */
final class NidSyntax {

    private NidSyntax() {}

    /** Adds everything wrong with the NID at {@code [start, end)} to {@code problems}. */
    static void check(int start, int end, Problems problems) {
        String text = problems.text;
        Specification specification = problems.specification;
        if (start == end || isBlank(text, start, end, specification)) {
            problems.add(EMPTY_NID, start - 1, Math.min(text.length(), start + 1),
                    "the namespace is missing behind “urn:”");
            return;
        }
        characters(start, end, problems);
        if (text.charAt(start) == '-' && !specification.has(SyntaxTrait.NID_HYPHEN_AT_START)) {
            hyphen(start, "begin", problems);
        }
        if (end - 1 > start && text.charAt(end - 1) == '-' && !specification.has(SyntaxTrait.NID_HYPHEN_AT_END)) {
            hyphen(end - 1, "end", problems);
        }
        NidRule rule = specification.nid();
        if (end - start < rule.minLength() || end - start > rule.maxLength()) {
            problems.add(NID_LENGTH, start, end, "a namespace identifier has " + rule.minLength() + " to "
                    + rule.maxLength() + " characters; this one has " + (end - start));
        }
        if (end - start == 3 && specification.has(SyntaxTrait.NID_URN_FORBIDDEN)
                && text.regionMatches(true, start, "urn", 0, 3) && text.charAt(start) < 128) {
            problems.add(RESERVED_NID, start, end,
                    "“urn” is no namespace: write one behind “urn:”, and “urn:” once");
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
                character(from, at, problems);
            } else {
                at++;
            }
        }
    }

    private static void character(int start, int end, Problems problems) {
        Specification specification = problems.specification;
        String run = problems.text.substring(start, end);
        String allowed = specification == Specification.PROPOSAL_1995 ? "use letters, digits, “+”, “-” and “.”"
                : "use letters, digits and hyphens";
        boolean outside = specification == Specification.RFC8141 && run.chars().anyMatch(c -> c >= 128);
        problems.add(NID_CHARACTER, start, end,
                Characters.describeRun(run) + " cannot stand in a namespace: " + allowed,
                outside ? "RFC 8141 §2.1" : specification.clause(NID_CHARACTER));
    }

    private static void hyphen(int at, String verb, Problems problems) {
        problems.add(NID_HYPHEN, at, at + 1,
                "a namespace identifier cannot " + verb + " with a hyphen");
    }
}
