package io.github.urnls.urn;

import static io.github.urnls.urn.SyntaxCode.ILLEGAL_CHARACTER;
import static io.github.urnls.urn.SyntaxCode.MALFORMED_PERCENT_ENCODING;
import static io.github.urnls.urn.SyntaxCode.NON_ASCII_CHARACTER;
import static io.github.urnls.urn.SyntaxCode.NSS_LEADING_SLASH;
import static io.github.urnls.urn.SyntaxCode.NUL_OCTET;
import static io.github.urnls.urn.SyntaxCode.SECOND_FRAGMENT;
import static io.github.urnls.urn.SyntaxCode.STRAY_QUESTION_MARK;

import io.github.urnls.urn.Component.ComponentType;

/** Walks one component, up to the marker that ends it, and collects its problems. */
final class ComponentScan {

    private final String text;
    private final Component component;
    private final Problems problems;
    private int at;

    private ComponentScan(int start, Component component, Problems problems) {
        this.text = problems.text;
        this.component = component;
        this.problems = problems;
        this.at = start;
    }

    /** Walks the component that begins at {@code start}, adds its problems, and returns where it ends. */
    static int end(int start, Component component, Problems problems) {
        ComponentScan scan = new ComponentScan(start, component, problems);
        scan.walk();
        return scan.at;
    }

    private void walk() {
        firstCharacter();
        while (at < text.length()) {
            char c = text.charAt(at);
            if (component.plain().contains(c)) {
                at++; // as nearly all characters are
            } else if (component.startingAt(text, at) != null) {
                return;
            } else if (c == '%') {
                percent();
            } else if (component.rest().contains(c)) {
                at++;
            } else if (c == '?' && !component.next().isEmpty() && component.type() == ComponentType.NSS) {
                strayQuestionMark();
            } else if (c == '#' && component.type() == ComponentType.F) {
                problems.add(SECOND_FRAGMENT, at, ++at, "a second “#”: the fragment has begun at the first one");
            } else {
                illegalRun();
            }
        }
    }

    private void firstCharacter() {
        if (at == text.length() || component.startingAt(text, at) != null) {
            return;
        }
        char c = text.charAt(at);
        if (component.rest().contains(c) && !component.first().contains(c)) {
            SyntaxCode code = component.type() == ComponentType.NSS ? NSS_LEADING_SLASH
                    : ILLEGAL_CHARACTER;
            problems.add(code, at, ++at, "“" + c + "” cannot be the first character of the " + component.word());
        }
    }

    private void percent() {
        int end = at + 3;
        if (problems.specification.has(SyntaxTrait.WHITE_SPACE_INSIGNIFICANT)) {
            end = spacedTripletEnd();
        } else if (!PercentEncoding.isTriplet(text, at)) {
            end = at;
        }
        if (end == at) {
            malformedPercentEncoding();
            return;
        }
        if (problems.specification.has(SyntaxTrait.NUL_FORBIDDEN) && PercentEncoding.isNul(text, at)) {
            problems.add(NUL_OCTET, at, at + 3, "“%00” encodes a zero byte, which must not be used");
        }
        at = end;
    }

    /**
     * The end of a triplet, in which white space may stand (1995 proposal §2); {@link #at} when there is no triplet.
     */
    private int spacedTripletEnd() {
        int digits = 0;
        for (int i = at + 1; i < text.length(); i++) {
            if (CharSet.HEXDIG.contains(text.charAt(i))) {
                if (++digits == 2) {
                    return i + 1;
                }
            } else if (" \t\r\n".indexOf(text.charAt(i)) < 0) {
                return at;
            }
        }
        return at;
    }

    /** Neighbors that are illegal for the same reason are one problem: a word in Cyrillic gets one squiggle. */
    private void illegalRun() {
        int start = at;
        boolean ascii = text.charAt(at) < 128;
        while (at < text.length() && isIllegal(text.charAt(at)) && text.charAt(at) < 128 == ascii) {
            at++;
        }
        illegal(text.substring(start, at), start);
    }

    private boolean isIllegal(char c) {
        return "%?#".indexOf(c) < 0 && !component.rest().contains(c)
                || (c == '?' || c == '#') && component.next().isEmpty() && component.type() == ComponentType.NSS;
    }

    private void illegal(String run, int start) {
        String elsewhere = elsewhereLegal(run);
        String it = run.codePointCount(0, run.length()) > 1 ? "them" : "it";
        String message = Characters.describeRun(run) + " cannot stand in the " + component.word()
                + (isAround(run) ? ": remove " + it + ", or" : ":") + " percent-encode ";
        if (run.charAt(0) < 128) {
            problems.add(ILLEGAL_CHARACTER, start, at, message + it + elsewhere);
        } else {
            problems.add(NON_ASCII_CHARACTER, start, at, message + "its UTF-8 bytes" + elsewhere,
                    problems.specification.displayName() + " " + component.section());
        }
    }

    /** Whether it may stand around a name: white space, or a brace. */
    private static boolean isAround(String run) {
        return "{}".contains(run) || CharSet.isHidden(run);
    }

    /** A remark on characters that an older specification forbids and RFC 8141 allows; otherwise empty. */
    private String elsewhereLegal(String run) {
        if (problems.specification == Specification.RFC8141) {
            return "";
        }
        if (run.chars().allMatch(c -> Specification.RFC8141.allowsInNss((char) c))) {
            return "; RFC 8141 allows it";
        }
        return run.equals("?") || run.equals("#") ? "; in RFC 8141 it can start a component" : "";
    }

    private void malformedPercentEncoding() {
        String next = text.substring(at + 1, Math.min(text.length(), at + 3));
        String found = switch (next.length()) {
            case 0 -> "; nothing follows";
            case 1 -> "; only " + Characters.describeRun(next) + " follows";
            default -> "";
        };
        problems.add(MALFORMED_PERCENT_ENCODING, at, ++at,
                "“%” must be followed by two hexadecimal digits" + found);
    }

    private void strayQuestionMark() {
        String found = at + 1 == text.length() ? "nothing follows"
                : "here it is " + Characters.describe(text.codePointAt(at + 1));
        problems.add(STRAY_QUESTION_MARK, at, ++at,
                "write “?=” (query) or “?+” (resolution), not “?” alone; " + found);
    }
}
