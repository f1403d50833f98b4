package io.github.urnls.urn;

import static io.github.urnls.urn.SyntaxCode.EMPTY_COMPONENT;
import static io.github.urnls.urn.SyntaxCode.EMPTY_NID;
import static io.github.urnls.urn.SyntaxCode.ILLEGAL_CHARACTER;
import static io.github.urnls.urn.SyntaxCode.MALFORMED_AUTHORITY;
import static io.github.urnls.urn.SyntaxCode.MALFORMED_DIRECTIVE;
import static io.github.urnls.urn.SyntaxCode.MALFORMED_PERCENT_ENCODING;
import static io.github.urnls.urn.SyntaxCode.MISSING_NSS;
import static io.github.urnls.urn.SyntaxCode.MISSING_SCHEME;
import static io.github.urnls.urn.SyntaxCode.NID_CHARACTER;
import static io.github.urnls.urn.SyntaxCode.NID_HYPHEN;
import static io.github.urnls.urn.SyntaxCode.NID_LENGTH;
import static io.github.urnls.urn.SyntaxCode.NON_ASCII_CHARACTER;
import static io.github.urnls.urn.SyntaxCode.NSS_LEADING_SLASH;
import static io.github.urnls.urn.SyntaxCode.NUL_OCTET;
import static io.github.urnls.urn.SyntaxCode.RESERVED_ELEMENT;
import static io.github.urnls.urn.SyntaxCode.RESERVED_NID;
import static io.github.urnls.urn.SyntaxCode.SECOND_FRAGMENT;
import static io.github.urnls.urn.SyntaxCode.STRAY_QUESTION_MARK;

import io.github.urnls.urn.Component.ComponentType;
import io.github.urnls.urn.Component.ComponentType;

/**
 * The message for each syntax problem. It names the character, the place and the clause, for people who have not read
 * the specification.
 */
final class Problems {

    private Problems() {}

    static SyntaxProblem missingScheme(String text, int schemeEnd, Specification specification) {
        String found = "not with “" + text.substring(0, schemeEnd) + ":”";
        if (schemeEnd == text.length()) {
            found = "and there is no “:” here";
        }
        return problem(MISSING_SCHEME, 0, Math.min(text.length(), Math.max(1, schemeEnd)),
                "a URN begins with “urn:”, " + found, specification);
    }

    static SyntaxProblem emptyNid(String text, int start, Specification specification) {
        return problem(EMPTY_NID, start - 1, Math.min(text.length(), start + 1),
                "the namespace is missing behind “urn:”", specification);
    }

    static SyntaxProblem nidCharacter(String text, int start, int end, Specification specification) {
        String run = text.substring(start, end);
        String allowed = specification == Specification.PROPOSAL_1995 ? "use letters, digits, “+”, “-” and “.”"
                : "use letters, digits and hyphens";
        String message = Characters.describeRun(run) + " cannot stand in a namespace: " + allowed;
        if (specification == Specification.RFC8141 && run.chars().anyMatch(c -> c >= 128)) {
            return problem(NID_CHARACTER, start, end, message, "§2.1", specification);
        }
        return problem(NID_CHARACTER, start, end, message, specification);
    }

    static SyntaxProblem nidHyphen(int at, boolean first, Specification specification) {
        return problem(NID_HYPHEN, at, at + 1,
                "a namespace identifier cannot " + (first ? "begin" : "end") + " with a hyphen", specification);
    }

    static SyntaxProblem nidLength(int start, int end, Specification specification) {
        NidRule rule = specification.nid();
        return problem(NID_LENGTH, start, end, "a namespace identifier has " + rule.minLength() + " to "
                + rule.maxLength() + " characters; this one has " + (end - start), specification);
    }

    static SyntaxProblem nidUrn(int start, int end, Specification specification) {
        return problem(RESERVED_NID, start, end,
                "“urn” is no namespace: write one behind “urn:”, and “urn:” once", specification);
    }

    static SyntaxProblem noColonAfterNid(String text, int[] bounds, Specification specification) {
        int start = bounds[ParsedUrn.NID];
        int end = bounds[ParsedUrn.NID + 1];
        return problem(MISSING_NSS, start, end, "the name is missing: write “urn:" + text.substring(start, end)
                + ":” and the name behind it", specification);
    }

    static SyntaxProblem emptyNss(String text, int start, Specification specification) {
        String place = "follows this “:”";
        if (start < text.length()) {
            place = "stands between this “:” and “" + text.charAt(start) + "”";
        }
        return problem(MISSING_NSS, start - 1, start,
                "the name is missing: nothing " + place, specification);
    }

    static SyntaxProblem firstCharacter(char c, int at, Component component, Specification specification) {
        SyntaxCode code = component.type() == ComponentType.NSS ? NSS_LEADING_SLASH : ILLEGAL_CHARACTER;
        return problem(code, at, at + 1,
                "“" + c + "” cannot be the first character of the " + component.word(), specification);
    }

    static SyntaxProblem illegal(String text, int start, int end, Component component, Specification specification) {
        String run = text.substring(start, end);
        String message = Characters.describeRun(run) + " cannot stand in the " + component.word();
        String elsewhere = elsewhereLegal(run, specification);
        String it = run.codePointCount(0, run.length()) > 1 ? "them" : "it";
        if (run.charAt(0) < 128) {
            String advice = (isAround(run) ? ": remove " + it + ", or" : ":") + " percent-encode " + it;
            return problem(ILLEGAL_CHARACTER, start, end, message + advice + elsewhere, specification);
        }
        String advice = (CharSet.isHidden(run) ? ": remove " + it + ", or" : ":") + " percent-encode its UTF-8 bytes";
        return problem(NON_ASCII_CHARACTER, start, end, message + advice + elsewhere, component.section(),
                specification);
    }

    /** Whether it may stand around a name: white space, or a brace. */
    private static boolean isAround(String run) {
        return "{}".contains(run) || CharSet.isHidden(run);
    }

    /** A remark on characters that an older specification forbids and RFC 8141 allows; otherwise empty. */
    private static String elsewhereLegal(String run, Specification specification) {
        if (specification == Specification.RFC8141) {
            return "";
        }
        if (run.chars().allMatch(c -> Specification.RFC8141.allowsInNss((char) c))) {
            return "; RFC 8141 allows it";
        }
        return run.equals("?") || run.equals("#") ? "; in RFC 8141 it can start a component" : "";
    }

    static SyntaxProblem malformedPercentEncoding(String text, int at, Specification specification) {
        String next = text.substring(at + 1, Math.min(text.length(), at + 3));
        String found = switch (next.length()) {
            case 0 -> "; nothing follows";
            case 1 -> "; only " + Characters.describeRun(next) + " follows";
            default -> "";
        };
        return problem(MALFORMED_PERCENT_ENCODING, at, at + 1,
                "“%” must be followed by two hexadecimal digits" + found, specification);
    }

    static SyntaxProblem strayQuestionMark(String text, int at, Specification specification) {
        String found = at + 1 == text.length() ? "nothing follows"
                : "here it is " + Characters.describe(text.codePointAt(at + 1));
        return problem(STRAY_QUESTION_MARK, at, at + 1,
                "write “?=” (query) or “?+” (resolution), not “?” alone; " + found, specification);
    }

    static SyntaxProblem emptyComponent(Component component, int start, Specification specification) {
        return problem(EMPTY_COMPONENT, start - component.marker().length(), start,
                "nothing follows “" + component.marker() + "”: the " + component.name() + " is empty", specification);
    }

    static SyntaxProblem secondFragment(int at, Specification specification) {
        return problem(SECOND_FRAGMENT, at, at + 1,
                "a second “#”: the fragment has begun at the first one", specification);
    }

    static SyntaxProblem nulOctet(int at, Specification specification) {
        return problem(NUL_OCTET, at, at + 3, "“%00” encodes a zero byte, which must not be used",
                specification);
    }

    static SyntaxProblem malformedDirective(String text, Span span, Specification specification) {
        String directive = span.in(text);
        String wrong = directive.equals("&") ? "has no directive on one side"
                : "is not of the form keyword=value";
        return problem(MALFORMED_DIRECTIVE, span.start(), span.end(), "“" + directive + "” " + wrong, specification);
    }

    static SyntaxProblem repeatedDirective(String keyword, Span span, Specification specification) {
        return problem(MALFORMED_DIRECTIVE, span.start(), span.end(),
                "the keyword “" + keyword + "” is repeated: a resolver ignores each of them", specification);
    }

    static SyntaxProblem missingElement(Span nss, Specification specification) {
        return problem(MALFORMED_AUTHORITY, nss.start(), nss.end(),
                "the AuthorityID or the ElementID is missing: write “urn:SchemeID:AuthorityID:ElementID”",
                specification);
    }

    static SyntaxProblem notAHost(Span authority, Specification specification) {
        return problem(MALFORMED_AUTHORITY, authority.start(), authority.end(),
                "the AuthorityID of the scheme “dns” must be a domain name", "§2.2.1", specification);
    }

    static SyntaxProblem reservedElement(Span element, Specification specification) {
        return problem(RESERVED_ELEMENT, element.start(), element.end(),
                "elements that begin with “urn+” are reserved; only urn+m, urn+a, urn+c and urn+p are defined",
                specification);
    }

    private static SyntaxProblem problem(SyntaxCode code, int start, int end, String message, String section,
            Specification specification) {
        return new SyntaxProblem(code, new Span(start, end),
                message + " (" + specification.displayName() + " " + section + ")");
    }

    private static SyntaxProblem problem(SyntaxCode code, int start, int end, String message,
            Specification specification) {
        return new SyntaxProblem(code, new Span(start, end), message + " (" + specification.clause(code) + ")");
    }
}
