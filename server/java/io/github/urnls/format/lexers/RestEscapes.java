package io.github.urnls.format.lexers;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.TextRange;

/**
 * reStructuredText, “Escaping Mechanism”: a backslash takes its meaning from the character behind it; one before white
 * space is removed together with it.
 */
public record RestEscapes() implements Escapes {

    public static final RestEscapes TEXT = new RestEscapes();

    private static final String MARKUP = "\\*`|";

    @Override
    public Decoded decode(String text, TextRange range) {
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        int at = text.indexOf('\\', range.start(), range.end());
        while (at >= 0 && at + 1 < range.end()) {
            String character = text.substring(at + 1, at + 2);
            decoded.escape(at, at + 2, character.isBlank() ? "" : character);
            at = text.indexOf('\\', at + 2, range.end());
        }
        return decoded.build();
    }

    @Override
    public String encode(String decoded) {
        StringBuilder encoded = new StringBuilder(decoded.length());
        for (int i = 0; i < decoded.length(); i++) {
            char c = decoded.charAt(i);
            encoded.append(MARKUP.indexOf(c) >= 0 ? "\\" : "").append(c);
        }
        return encoded.toString();
    }
}
