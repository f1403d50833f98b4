package io.github.urnls.format.lexers;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.TextRange;

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
        String letters, String meanings, String hexLetters, String mustEscape, boolean joinsLines) implements Escapes {

    /** RFC 8259 §7. */
    public static final BackslashEscapes JSON = new BackslashEscapes("\"\\/bfnrt", "\"\\/\b\f\n\r\t", "u", "\"\\",
            false);

    /** YAML 1.2.2 §5.7; a backslash at the end of a line joins it with the next (§7.3.1). */
    public static final BackslashEscapes YAML = new BackslashEscapes("0abt\tnvfre \"/\\N_LP",
            "\0\u0007\b\t\t\n\u000b\f\r\u001b \"/\\\u0085\u00a0\u2028\u2029", "xuU", "\"\\", true);

    /** TOML 1.0.0, basic strings. */
    public static final BackslashEscapes TOML = new BackslashEscapes("btnfr\"\\e", "\b\t\n\f\r\"\\\u001b", "uUx",
            "\"\\", true);

    /** {@code java.util.Properties}: any other character stands for itself, and lines may be continued. */
    public static final BackslashEscapes PROPERTIES = new BackslashEscapes("tnrf:=#! \\\"'", "\t\n\r\f:=#! \\\"'", "u",
            "\\", true);

    /** RDF 1.1 Turtle §6.4 and SPARQL 1.1 §19.7: strings in quotes of either kind. */
    public static final BackslashEscapes TURTLE = new BackslashEscapes("tbnrf\"'\\", "\t\b\n\r\f\"'\\", "uU", "\"'\\",
            false);

    /**
     * RDF 1.1 Turtle §6.4: IRIs have numeric escapes only. A doubled backslash, which no IRI can hold, is read as one.
     */
    public static final BackslashEscapes IRIREF = new BackslashEscapes("\\", "\\", "uU", "\\", false);

    /** In a key, the characters that would end it are escaped too. */
    static final BackslashEscapes PROPERTIES_KEY = new BackslashEscapes(PROPERTIES.letters, PROPERTIES.meanings,
            PROPERTIES.hexLetters, "\\:=#! ", true);

    @Override
    public Decoded decode(String text, TextRange range) {
        int at = Chars.indexOf(text, '\\', range.start(), range.end());
        if (at < 0) {
            return Decoded.plain(text, range);
        }
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        while (at >= 0 && at + 1 < range.end()) {
            at = Chars.indexOf(text, '\\', Math.min(escape(text, at, range.end(), decoded), range.end()), range.end());
        }
        return decoded.build();
    }

    /** Decodes the escape at {@code at} and returns where to look for the next. */
    private int escape(String text, int at, int end, Decoded.Builder decoded) {
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
            int next = Lines.skipSpace(text, at + 2, end);
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
