package io.github.urnls.format.markdown;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.xml.XmlEscapes;
import io.github.urnls.text.Chars;
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

    @Override
    public String marks() {
        return references ? "\\&" : "\\";
    }

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        if (text.charAt(at) == '&') {
            return XmlEscapes.HTML.read(text, at, end, decoded);
        }
        if (!Lines.isOneOf(text, at + 1, end, escapable)) {
            return at + 1;
        }
        decoded.escape(at, at + 2, text.substring(at + 1, at + 2));
        return at + 2;
    }

    private static boolean isReference(String text, int at) {
        TextRange longest = new TextRange(at, Chars.limit(text, at + XmlEscapes.LONGEST));
        return XmlEscapes.HTML.decode(text, longest).source(0, 1).length() > 1;
    }

    @Override
    public String encode(String decoded) {
        StringBuilder encoded = new StringBuilder(decoded.length());
        for (int i = 0; i < decoded.length(); i++) {
            char c = decoded.charAt(i);
            boolean escapes = c == '\\' && escapable.indexOf(c) >= 0 && Chars.endsAt(decoded, i + 1, escapable);
            boolean refers = c == '&' && references && isReference(decoded, i);
            if (escapes || refers || markup.indexOf(c) >= 0) {
                encoded.append('\\');
            }
            encoded.append(c);
        }
        return encoded.toString();
    }
}
