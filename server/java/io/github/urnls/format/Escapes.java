package io.github.urnls.format;

import io.github.urnls.text.TextRange;

/** How a kind of place in a document writes characters that cannot stand there as they are. */
public interface Escapes {

    /** Decodes {@code range} of {@code text}. Text that only looks like an escape stays as it is. */
    Decoded decode(String text, TextRange range);

    /** Writes {@code decoded} as this place needs it; {@code decode} reverses it. */
    String encode(String decoded);

    /** For a place in which every character stands as it is. */
    Escapes NONE = new Escapes() {
        @Override
        public Decoded decode(String text, TextRange range) {
            return Decoded.plain(text, range);
        }

        @Override
        public String encode(String decoded) {
            return decoded;
        }
    };
}
