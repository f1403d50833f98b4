package io.github.urnls.format.yang;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.TextRange;

/**
 * A quoted YANG string, or several in the same quotes, joined by {@code +} (RFC 7950 §6.1.3). The text between two of
 * them, with their quotes, is an escape that writes nothing. Only double quotes have backslash escapes.
 */
public record YangString(char quote) implements Escapes {

    @Override
    public Decoded decode(String text, TextRange range) {
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        int at = range.start();
        while (at < range.end()) {
            char c = text.charAt(at);
            if (c == quote) {
                int open = Chars.indexOf(text, quote, at + 1, range.end());
                if (open < 0) {
                    break;
                }
                decoded.escape(at, open + 1, "");
                at = open + 1;
            } else if (c == '\\' && quote == '"' && at + 1 < range.end()) {
                int meaning = "nt\"\\".indexOf(text.charAt(at + 1));
                if (meaning >= 0) {
                    decoded.escape(at, at + 2, "\n\t\"\\".substring(meaning, meaning + 1));
                }
                at += 2;
            } else {
                at++;
            }
        }
        return decoded.build();
    }

    @Override
    public String encode(String decoded) {
        if (quote != '"') {
            return decoded;
        }
        return decoded.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t");
    }
}
