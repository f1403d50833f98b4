package io.github.urnls.format.rest;

import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.format.Decoded;

/**
 * reStructuredText, “Escaping Mechanism”: a backslash escapes the next character. Before white space, both are removed.
 */
public enum RestEscapes implements MarkedEscapes {
    TEXT;

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        if (at + 1 < end) {
            decoded.escape(at, at + 2, text.substring(at + 1, at + 2).strip());
        }
        return Math.min(at + 2, end);
    }

    @Override
    public String encode(String decoded) {
        return decoded.replaceAll("[\\\\*`|]", "\\\\$0");
    }
}
