package io.github.urnls.format.lexers;

import io.github.urnls.text.Lines;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;

/**
 * Escapes with a backslash: in JSON, YAML double-quoted scalars, TOML basic strings and properties files.
 *
 * @param letters    the characters that can follow the backslash
 * @param meanings   the character that each of {@code letters} writes, in the same order
 * @param hexLetters the characters behind the backslash that begin a number
 * @param mustEscape the characters that are written with a backslash
 * @param joinsLines whether a backslash at the end of a line joins it with the next
 */
public record BackslashEscapes(
        String letters, String meanings, String hexLetters, String mustEscape, boolean joinsLines)
        implements
            MarkedEscapes {

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        if (at + 1 == end) {
            return end;
        }
        char letter = text.charAt(at + 1);
        int meaning = letters.indexOf(letter);
        if (meaning >= 0) {
            decoded.escape(at, at + 2, String.valueOf(meanings.charAt(meaning)));
            return at + 2;
        }
        if (hexLetters.indexOf(letter) >= 0) {
            return HexEscape.read(text, at, end, decoded);
        }
        if (joinsLines && Lines.isLineEnd(letter)) {
            int next = Chars.skipSpace(text, at + 2, end);
            decoded.escape(at, next, "");
            return next;
        }
        return at + 2;
    }

    @Override
    public String encode(String decoded) {
        StringBuilder encoded = new StringBuilder(decoded.length());
        for (int i = 0; i < decoded.length(); i++) {
            char c = decoded.charAt(i);
            if (mustEscape.indexOf(c) >= 0) {
                encoded.append('\\').append(c);
            } else if (c < ' ') {
                encoded.append("\\u00" + Character.forDigit(c >> 4, 16) + Character.forDigit(c & 15, 16));
            } else {
                encoded.append(c);
            }
        }
        return encoded.toString();
    }
}
