package io.github.urnls.format.yang;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;

/**
 * A quoted YANG string, or several in the same quotes, joined by {@code +} (RFC 7950 §6.1.3). The text between two of
 * them, with their quotes, is an escape that writes nothing. Only double quotes have backslash escapes.
 */
public record YangString(char quote) implements MarkedEscapes {

    @Override
    public String marks() {
        return quote == '"' ? "\"\\" : "'";
    }

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        if (text.charAt(at) == quote) {
            int open = Chars.indexOf(text, quote, at + 1, end);
            if (open < 0) {
                return end;
            }
            decoded.escape(at, open + 1, "");
            return open + 1;
        }
        int meaning = "nt\"\\".indexOf(Lines.charAt(text, at + 1, end));
        if (meaning >= 0) {
            decoded.escape(at, at + 2, "\n\t\"\\".substring(meaning, meaning + 1));
        }
        return Math.min(at + 2, end);
    }

    @Override
    public String encode(String decoded) {
        if (quote != '"') {
            return decoded;
        }
        return decoded.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t");
    }
}
