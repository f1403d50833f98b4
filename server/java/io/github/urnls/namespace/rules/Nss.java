package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule.Problem.Kind;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;

/**
 * The namespace specific string of a URN, and the way from its characters back to those of the URN.
 *
 * @param text   its characters; never empty
 * @param offset where it begins in the URN
 */
record Nss(String text, int offset) {

    static Nss of(ParsedUrn urn) {
        return new Nss(urn.nssText(), urn.nss().orElseThrow().start());
    }

    Span span(int start, int end) {
        return new Span(offset + start, offset + end);
    }

    /** Where the segment that begins at {@code start} ends: before the next colon, or with the NSS. */
    int segmentEnd(int start) {
        return CharSet.firstOf(":", text, start);
    }

    /** The characters before the first colon, or all. */
    String first() {
        return text.substring(0, segmentEnd(0));
    }

    /** The characters behind the first colon, or none. */
    String rest() {
        return text.substring(Math.min(text.length(), segmentEnd(0) + 1));
    }

    Problem wrong(int start, int end, String message) {
        return Problem.wrong(span(start, end), message);
    }

    /**
     * A problem from {@code at} on. At the end something is missing, so the last character is marked.
     */
    Problem wrongFrom(int at, String message) {
        int start = Math.min(at, text.length() - 1);
        return wrong(start, text.length(), message);
    }

    /** As {@link #wrong}, but uncertain. */
    Problem doubt(int start, int end, String message) {
        return wrong(start, end, message).as(Kind.DOUBT);
    }

    /**
     * Checks the last character of an ISBN or ISSN.
     *
     * @param expected the right check digit
     * @param standard the standard that defines it
     * @param template where the NSS is defined
     */
    List<Problem> checkDigit(char expected, String number, String standard, String template) {
        int at = text.length() - 1;
        char found = text.charAt(at);
        if (found == expected) {
            return List.of();
        }
        if (found == 'x' && expected == 'X') {
            return List.of(doubt(at, at + 1, "the check digit ten is written as an upper-case X (" + template + ")")
                    .repairedBy(span(at, at + 1), "X"));
        }
        return List.of(wrong(at, at + 1,
                "the check digit of this " + number + " would be " + expected + ", so a digit is wrong (" + standard
                        + ")")
                .as(Kind.CHECK_DIGIT)
                .repairedBy("Make " + expected + " the check digit", span(at, at + 1), String.valueOf(expected)));
    }
}
