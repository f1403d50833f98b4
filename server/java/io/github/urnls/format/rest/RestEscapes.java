package io.github.urnls.format.rest;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.TextRange;

/**
 * reStructuredText, “Escaping Mechanism”: a backslash escapes the next character. Before white space, both are removed.
 */
public enum RestEscapes implements Escapes {
    TEXT;

    @Override
    public Decoded decode(String text, TextRange range) {
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        int at = Chars.indexOf(text, '\\', range.start(), range.end());
        while (at >= 0 && at + 1 < range.end()) {
            decoded.escape(at, at + 2, text.substring(at + 1, at + 2).strip());
            at = Chars.indexOf(text, '\\', at + 2, range.end());
        }
        return decoded.build();
    }

    @Override
    public String encode(String decoded) {
        return decoded.replaceAll("[\\\\*`|]", "\\\\$0");
    }
}
