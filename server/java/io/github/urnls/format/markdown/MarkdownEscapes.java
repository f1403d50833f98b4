package io.github.urnls.format.markdown;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.xml.XmlEscapes;
import io.github.urnls.text.TextRange;

/**
 * Backslash escapes (CommonMark 0.31 §2.4) and character references (§2.5).
 *
 * @param escapable  the characters that a backslash can escape
 * @param markup     the characters that are written with a backslash
 * @param references whether character references are decoded
 */
public record MarkdownEscapes(String escapable, String markup, boolean references) implements MarkedEscapes {

    /** Running text and link destinations. */
    public static final MarkdownEscapes TEXT = new MarkdownEscapes("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", "`*[]<", true);

    /** Code in a table cell, where a bar would end the cell (GitHub Flavored Markdown 0.29 §4.10). */
    static final MarkdownEscapes CELL_CODE = new MarkdownEscapes("|", "|", false);

    private static final int LONGEST_REFERENCE = 12;

    @Override
    public String marks() {
        return references ? "\\&" : "\\";
    }

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        int behind = at + 2;
        if (text.charAt(at) == '&') {
            behind = referenceEnd(text, at, end);
            if (behind > at) {
                decoded.escape(at, behind, reference(text, at, behind));
            }
        } else if (Lines.isOneOf(text, at + 1, end, escapable)) {
            decoded.escape(at, behind, text.substring(at + 1, behind));
        } else {
            behind = at;
        }
        return Math.max(behind, at + 1);
    }

    /** The end of the character reference at {@code at}; {@code at} if the reference is unknown. */
    private static int referenceEnd(String text, int at, int limit) {
        int semicolon = Chars.indexOf(text, ';', at, Math.min(limit, at + LONGEST_REFERENCE));
        if (semicolon < 0 || Chars.indexOf(text, '&', at + 1, semicolon) >= 0) {
            return at;
        }
        int end = semicolon + 1;
        if (reference(text, at, end).length() < end - at) {
            return end;
        }
        return at;
    }

    private static String reference(String text, int start, int end) {
        return XmlEscapes.HTML.decode(text, new TextRange(start, end)).text();
    }

    @Override
    public String encode(String decoded) {
        StringBuilder encoded = new StringBuilder(decoded.length());
        for (int i = 0; i < decoded.length(); i++) {
            char c = decoded.charAt(i);
            boolean escapes = c == '\\' && escapable.indexOf(c) >= 0
                    && (i + 1 == decoded.length() || escapable.indexOf(decoded.charAt(i + 1)) >= 0);
            boolean refers = c == '&' && references && referenceEnd(decoded, i, decoded.length()) > i;
            if (escapes || refers || markup.indexOf(c) >= 0) {
                encoded.append('\\');
            }
            encoded.append(c);
        }
        return encoded.toString();
    }
}
