package io.github.urnls.format.lexers;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.TextRange;

/**
 * Strings in which only the quote is escaped, by doubling it: YAML single-quoted scalars (§7.3.2), fields of
 * comma-separated values (RFC 4180 §2), literals of SQL.
 */
public record DoubledQuote(char quote) implements Escapes {

    @Override
    public Decoded decode(String text, TextRange range) {
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        int at = Chars.indexOf(text, quote, range.start(), range.end());
        while (at >= 0 && at + 1 < range.end()) {
            if (text.charAt(at + 1) == quote) {
                decoded.escape(at, at + 2, String.valueOf(quote));
                at++;
            }
            at = Chars.indexOf(text, quote, at + 1, range.end());
        }
        return decoded.build();
    }

    @Override
    public String encode(String decoded) {
        return decoded.replace(String.valueOf(quote), String.valueOf(quote) + quote);
    }
}
