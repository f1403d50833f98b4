package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule.Problem.Kind;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;

/**
 * The namespace specific string of a URN, with the place of its characters in the URN.
 *
 * @param text   its characters; never empty
 * @param offset where it begins in the URN
 */
record Nss(String text, int offset) {

    static Nss of(ParsedUrn urn) {
        return new Nss(urn.nssText(), urn.nss().orElseThrow().start());
    }

    /** All of it. */
    Span span() {
        return span(0, text.length());
    }

    Span span(int start, int end) {
        return new Span(offset + start, offset + end);
    }

    /** The end of the segment that begins at {@code start}: the next colon, or the end of the NSS. */
    int segmentEnd(int start) {
        return CharSet.firstOf(":", text, start);
    }

    Problem wrong(int start, int end, String message) {
        return Problem.wrong(span(start, end), message);
    }

    /** A problem from {@code at} on. If something is missing at the end, the last character is marked. */
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
     * @param expected the correct check digit
     * @param standard the standard that defines it
     * @param template the document that defines the NSS
     */
    List<Problem> checkDigit(char expected, String standard, String template) {
        int at = text.length() - 1;
        char found = text.charAt(at);
        if (found == expected) {
            return List.of();
        }
        if (found == 'x' && expected == 'X') {
            return List.of(doubt(at, at + 1, "the check digit ten must be an upper-case X (" + template + ")")
                    .repairedBy(span(at, at + 1), "X"));
        }
        return List.of(wrongCheckDigit(expected, standard));
    }

    /** The problem that the last character is not the check digit {@code expected}. */
    Problem wrongCheckDigit(char expected, String standard) {
        int at = text.length() - 1;
        return wrong(at, at + 1,
                "wrong check digit: " + text.charAt(at) + " should be " + expected
                        + ", or another digit is wrong (" + standard + ")")
                .as(Kind.CHECK_DIGIT)
                .repairedBy("Make " + expected + " the check digit", span(at, at + 1), String.valueOf(expected));
    }
}
