package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;

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

    Span whole() {
        return span(0, text.length());
    }

    /** Where the segment that begins at {@code start} ends: before the next colon, or with the NSS. */
    int segmentEnd(int start) {
        int colon = text.indexOf(':', start);
        return colon < 0 ? text.length() : colon;
    }

    /** The characters before the first colon, or all. */
    String first() {
        return text.substring(0, segmentEnd(0));
    }

    Problem wrong(int start, int end, String message) {
        return Problem.wrong(span(start, end), message);
    }

    /**
     * What is wrong from {@code at} on; when that is the end, the last character is marked, since something is missing
     * behind it.
     */
    Problem wrongFrom(int at, String message) {
        int start = Math.min(at, text.length() - 1);
        return wrong(start, text.length(), message);
    }
}
