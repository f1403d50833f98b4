package io.github.urnls.scan;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Passage;
import io.github.urnls.text.TextRange;

/**
 * What stands in the document before and behind a passage. It shows whether a string of a program is a part of a larger
 * text, so that a quote or bracket in it belongs to that text.
 *
 * @param text    the document, or the section of it that the passage is counted in
 * @param passage the passage
 * @param decoded the text of the passage with its escapes decoded
 */
record Opening(String text, Passage passage, Decoded decoded) {

    /** Signs that join strings in programs. */
    private static final String JOINS = "+.&";

    /** Whether the same quote stands on both sides. */
    boolean isQuoted() {
        int before = passage.range().start() - 1;
        int behind = passage.range().end();
        return before >= 0 && behind < text.length() && "\"'".indexOf(text.charAt(before)) >= 0
                && text.charAt(before) == text.charAt(behind);
    }

    /** Whether the backslash at {@code at}, a decoded offset, begins an escape that is not known here: {@code \\1}. */
    boolean isEscape(int at) {
        return passage.inCode() && decoded.source(at, at + 1).length() == 1 && !isRaw();
    }

    /** Whether a backslash stands for itself in the string. */
    private boolean isRaw() {
        String two = "\\\\";
        return passage.escapes().decode(two, new TextRange(0, two.length())).text().equals(two);
    }

    /** Whether the string is a part of a larger text: another one is joined to it, or its quote is escaped. */
    boolean isWithinText() {
        return passage.inCode() && (passage.extent() == Passage.Extent.PIECE || isEscaped() || isJoined());
    }

    /** Whether a backslash stands before the quote: {@code <a b=\"urn:…\">} in a string over several lines. */
    private boolean isEscaped() {
        int quote = passage.range().start() - 1;
        return quote > 0 && text.charAt(quote - 1) == '\\';
    }

    /** Whether another value stands before the string and is joined to it. */
    private boolean isJoined() {
        int quote = passage.range().start() - 1;
        int at = quote - 1;
        while (at >= 0 && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at--;
        }
        return at >= 0 && JOINS.indexOf(text.charAt(at)) >= 0;
    }
}
