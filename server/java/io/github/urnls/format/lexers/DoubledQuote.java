package io.github.urnls.format.lexers;

import io.github.urnls.text.Lines;
import io.github.urnls.format.Decoded;

/**
 * Strings in which only the quote is escaped, by doubling it: YAML single-quoted scalars (§7.3.2), fields of
 * comma-separated values (RFC 4180 §2), literals of SQL.
 */
public record DoubledQuote(char quote) implements MarkedEscapes {

    @Override
    public String marks() {
        return String.valueOf(quote);
    }

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        if (Lines.charAt(text, at + 1, end) != quote) {
            return at + 1;
        }
        decoded.escape(at, at + 2, marks());
        return at + 2;
    }

    @Override
    public String encode(String decoded) {
        return decoded.replace(marks(), marks() + quote);
    }
}
