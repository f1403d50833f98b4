package io.github.urnls.urn;

import java.util.ArrayList;
import java.util.List;

/** The namespace identifier: {@code NID = (alphanum) 0*30(ldh) (alphanum)} (RFC 8141 §2) and its older forms. */
final class NidSyntax {

    private NidSyntax() {}

    /** Whether length, first and last character are right. The caller has looked at the other characters. */
    static boolean fits(String text, int start, int end, Specification specification) {
        NidRule rule = specification.nid();
        int length = end - start;
        if (specification.traits().whiteSpaceInsignificant() && WhiteSpace.isAll(text, start, end)) {
            return false;
        }
        return length >= rule.minLength() && length <= rule.maxLength()
                && (rule.hyphenAtStart() || text.charAt(start) != '-')
                && (rule.hyphenAtEnd() || text.charAt(end - 1) != '-')
                && !(rule.urnForbidden() && length == 3 && isUrn(text, start));
    }

    /** Everything wrong with the NID at {@code [start, end)}. */
    static List<SyntaxProblem> problems(String text, int start, int end, Specification specification) {
        NidRule rule = specification.nid();
        List<SyntaxProblem> problems = new ArrayList<>();
        boolean blank = specification.traits().whiteSpaceInsignificant() && WhiteSpace.isAll(text, start, end);
        if (start == end || blank) {
            problems.add(Problems.emptyNid(text, start, specification));
            return problems;
        }
        characters(text, start, end, specification, problems);
        if (!rule.hyphenAtStart() && text.charAt(start) == '-') {
            problems.add(Problems.nidHyphen(start, true, specification));
        }
        if (!rule.hyphenAtEnd() && end - 1 > start && text.charAt(end - 1) == '-') {
            problems.add(Problems.nidHyphen(end - 1, false, specification));
        }
        if (end - start < rule.minLength() || end - start > rule.maxLength()) {
            problems.add(Problems.nidLength(start, end, specification));
        }
        if (rule.urnForbidden() && end - start == 3 && isUrn(text, start)) {
            problems.add(Problems.nidUrn(start, end, specification));
        }
        return problems;
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

    private static boolean isUrn(String text, int start) {
        return text.regionMatches(true, start, "urn", 0, 3) && text.charAt(start) < 128;
    }
}
