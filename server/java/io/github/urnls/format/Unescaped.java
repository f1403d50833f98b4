package io.github.urnls.format;

import io.github.urnls.text.TextRange;

/** Every character stands as it is. */
record Unescaped(boolean keepsPercent) implements Escapes {

    @Override
    public Decoded decode(String text, TextRange range) {
        return Decoded.plain(text, range);
    }

    @Override
    public String encode(String decoded) {
        return decoded;
    }
}
