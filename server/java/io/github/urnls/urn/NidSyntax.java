package io.github.urnls.urn;

import java.util.ArrayList;
import java.util.List;

/** The namespace identifier: {@code NID = (alphanum) 0*30(ldh) (alphanum)} (RFC 8141 §2) and its older forms. */
final class NidSyntax {

    private NidSyntax() {}

    /** Whether length, first and last character are right. The caller has looked at the other characters. */
    static boolean fits(String text, int start, int end, Specification specification) {
        return !isBlank(text, start, end, specification) && specification.nid().allowsLength(end - start)
                && !hasWrongHyphen(text, start, SyntaxTrait.NID_HYPHEN_AT_START, specification)
                && !hasWrongHyphen(text, end - 1, SyntaxTrait.NID_HYPHEN_AT_END, specification)
                && !isForbidden(text, start, end, specification);
    }

    /** Everything wrong with the NID at {@code [start, end)}. */
    static List<SyntaxProblem> problems(String text, int start, int end, Specification specification) {
        List<SyntaxProblem> problems = new ArrayList<>();
        if (start == end || isBlank(text, start, end, specification)) {
            problems.add(Problems.emptyNid(text, start, specification));
            return problems;
        }
        characters(text, start, end, specification, problems);
        if (hasWrongHyphen(text, start, SyntaxTrait.NID_HYPHEN_AT_START, specification)) {
            problems.add(Problems.nidHyphen(start, true, specification));
        }
        if (end - 1 > start && hasWrongHyphen(text, end - 1, SyntaxTrait.NID_HYPHEN_AT_END, specification)) {
            problems.add(Problems.nidHyphen(end - 1, false, specification));
        }
        if (!specification.nid().allowsLength(end - start)) {
            problems.add(Problems.nidLength(start, end, specification));
        }
        if (isForbidden(text, start, end, specification)) {
            problems.add(Problems.nidUrn(start, end, specification));
        }
        return problems;
    }

    private static boolean isBlank(String text, int start, int end, Specification specification) {
        return specification.has(SyntaxTrait.WHITE_SPACE_INSIGNIFICANT)
                && Normalization.withoutSpace(text.substring(start, end)).isEmpty();
    }

    private static boolean hasWrongHyphen(String text, int at, SyntaxTrait allowed, Specification specification) {
        return text.charAt(at) == '-' && !specification.has(allowed);
    }

    private static boolean isForbidden(String text, int start, int end, Specification specification) {
        return end - start == 3 && specification.has(SyntaxTrait.NID_URN_FORBIDDEN)
                && text.regionMatches(true, start, "urn", 0, 3) && text.charAt(start) < 128;
    }

    private static void characters(String text, int start, int end, Specification specification,
            List<SyntaxProblem> problems) {
        CharSet allowed = specification.nid().characters();
        int at = start;
        while (at < end) {
            int from = at;
            while (at < end && !allowed.contains(text.charAt(at))) {
                at++;
            }
            if (from < at) {
                problems.add(Problems.nidCharacter(text, from, at, specification));
            } else {
                at++;
            }
        }
    }
}
