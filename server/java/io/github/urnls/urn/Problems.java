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
import java.util.ArrayList;
import java.util.List;
import io.github.urnls.urn.Component.ComponentType;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects the syntax problems of one text. The message of each names the character, the place and the clause, for
 * people who have not read the specification.
 */
final class Problems {

    final String text;
    final Specification specification;
    private final List<SyntaxProblem> problems = new ArrayList<>();

    Problems(String text, Specification specification) {
        this.text = text;
        this.specification = specification;
    }

    /** The problems in the order of the text. */
    List<SyntaxProblem> inOrder() {
        if (problems.size() > 1) { // as in few texts
            problems.sort((a, b) -> Integer.compare(a.span().start(), b.span().start()));
        }
        return problems;
    }

    /** Of a text without the scheme nothing more is known. */
    void missingScheme(int schemeEnd) {
        problems.clear();
        String found = "not with “" + text.substring(0, schemeEnd) + ":”";
        if (schemeEnd == text.length()) {
            found = "and there is no “:” here";
        }
        problem(MISSING_SCHEME, 0, Math.min(text.length(), Math.max(1, schemeEnd)),
                "a URN begins with “urn:”, " + found);
    }

    void emptyNid(int start) {
        problem(EMPTY_NID, start - 1, Math.min(text.length(), start + 1),
                "the namespace is missing behind “urn:”");
    }

    void nidCharacter(int start, int end) {
        String run = text.substring(start, end);
        String allowed = specification == Specification.PROPOSAL_1995 ? "use letters, digits, “+”, “-” and “.”"
                : "use letters, digits and hyphens";
        String message = Characters.describeRun(run) + " cannot stand in a namespace: " + allowed;
        if (specification == Specification.RFC8141 && run.chars().anyMatch(c -> c >= 128)) {
            problem(NID_CHARACTER, start, end, message, "§2.1");
        } else {
            problem(NID_CHARACTER, start, end, message);
        }
    }

    void nidHyphen(int at, boolean first) {
        problem(NID_HYPHEN, at, at + 1,
                "a namespace identifier cannot " + (first ? "begin" : "end") + " with a hyphen");
    }

    void nidLength(int start, int end) {
        NidRule rule = specification.nid();
        problem(NID_LENGTH, start, end, "a namespace identifier has " + rule.minLength() + " to "
                + rule.maxLength() + " characters; this one has " + (end - start));
    }

    void nidUrn(int start, int end) {
        problem(RESERVED_NID, start, end,
                "“urn” is no namespace: write one behind “urn:”, and “urn:” once");
    }

    void noColonAfterNid(int start, int end) {
        problem(MISSING_NSS, start, end, "the name is missing: write “urn:" + text.substring(start, end)
                + ":” and the name behind it");
    }

    void emptyNss(int start) {
        String place = "follows this “:”";
        if (start < text.length()) {
            place = "stands between this “:” and “" + text.charAt(start) + "”";
        }
        problem(MISSING_NSS, start - 1, start,
                "the name is missing: nothing " + place);
    }

    void firstCharacter(int at, Component component) {
        SyntaxCode code = component.type() == ComponentType.NSS ? NSS_LEADING_SLASH : ILLEGAL_CHARACTER;
        problem(code, at, at + 1,
                "“" + text.charAt(at) + "” cannot be the first character of the " + component.word());
    }

    void illegal(int start, int end, Component component) {
        String run = text.substring(start, end);
        String message = Characters.describeRun(run) + " cannot stand in the " + component.word();
        String elsewhere = elsewhereLegal(run);
        String it = run.codePointCount(0, run.length()) > 1 ? "them" : "it";
        String advice = (isAround(run) ? ": remove " + it + ", or" : ":") + " percent-encode ";
        if (run.charAt(0) < 128) {
            problem(ILLEGAL_CHARACTER, start, end, message + advice + it + elsewhere);
        } else {
            problem(NON_ASCII_CHARACTER, start, end, message + advice + "its UTF-8 bytes" + elsewhere,
                    component.section());
        }
    }

    /** Whether it may stand around a name: white space, or a brace. */
    private static boolean isAround(String run) {
        return "{}".contains(run) || CharSet.isHidden(run);
    }

    /** A remark on characters that an older specification forbids and RFC 8141 allows; otherwise empty. */
    private String elsewhereLegal(String run) {
        if (specification == Specification.RFC8141) {
            return "";
        }
        if (run.chars().allMatch(c -> Specification.RFC8141.allowsInNss((char) c))) {
            return "; RFC 8141 allows it";
        }
        return run.equals("?") || run.equals("#") ? "; in RFC 8141 it can start a component" : "";
    }

    void malformedPercentEncoding(int at) {
        String next = text.substring(at + 1, Math.min(text.length(), at + 3));
        String found = switch (next.length()) {
            case 0 -> "; nothing follows";
            case 1 -> "; only " + Characters.describeRun(next) + " follows";
            default -> "";
        };
        problem(MALFORMED_PERCENT_ENCODING, at, at + 1,
                "“%” must be followed by two hexadecimal digits" + found);
    }

    void strayQuestionMark(int at) {
        String found = at + 1 == text.length() ? "nothing follows"
                : "here it is " + Characters.describe(text.codePointAt(at + 1));
        problem(STRAY_QUESTION_MARK, at, at + 1,
                "write “?=” (query) or “?+” (resolution), not “?” alone; " + found);
    }

    void emptyComponent(Component component, int start) {
        problem(EMPTY_COMPONENT, start - component.marker().length(), start,
                "nothing follows “" + component.marker() + "”: the " + component.name() + " is empty");
    }

    void secondFragment(int at) {
        problem(SECOND_FRAGMENT, at, at + 1,
                "a second “#”: the fragment has begun at the first one");
    }

    void nulOctet(int at) {
        problem(NUL_OCTET, at, at + 3, "“%00” encodes a zero byte, which must not be used");
    }

    void malformedDirective(Span span) {
        String directive = span.in(text);
        String wrong = directive.equals("&") ? "has no directive on one side"
                : "is not of the form keyword=value";
        problem(MALFORMED_DIRECTIVE, span.start(), span.end(), "“" + directive + "” " + wrong);
    }

    void repeatedDirective(String keyword, Span span) {
        problem(MALFORMED_DIRECTIVE, span.start(), span.end(),
                "the keyword “" + keyword + "” is repeated: a resolver ignores each of them");
    }

    void missingElement(int start, int end) {
        problem(MALFORMED_AUTHORITY, start, end,
                "the AuthorityID or the ElementID is missing: write “urn:SchemeID:AuthorityID:ElementID”");
    }

    void notAHost(int start, int end) {
        problem(MALFORMED_AUTHORITY, start, end,
                "the AuthorityID of the scheme “dns” must be a domain name", "§2.2.1");
    }

    void reservedElement(int start, int end) {
        problem(RESERVED_ELEMENT, start, end,
                "elements that begin with “urn+” are reserved; only urn+m, urn+a, urn+c and urn+p are defined");
    }

    private void problem(SyntaxCode code, int start, int end, String message, String section) {
        add(code, start, end, message, specification.displayName() + " " + section);
    }

    private void problem(SyntaxCode code, int start, int end, String message) {
        add(code, start, end, message, specification.clause(code));
    }

    private void add(SyntaxCode code, int start, int end, String message, String clause) {
        problems.add(new SyntaxProblem(code, new Span(start, end), message + " (" + clause + ")"));
    }
}
