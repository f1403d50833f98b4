package io.github.urnls.format;

import io.github.urnls.text.TextRange;

/** How one kind of place in a document writes characters that it cannot hold as they are. */
public interface Escapes {

    /** Reads {@code range} of {@code text}. Text that only looks like an escape is left as it stands. */
    Decoded decode(String text, TextRange range);

    /** Writes {@code decoded} as this place needs it; {@code decode} gives it back. */
    String encode(String decoded);

    /** A place that holds every character as it is. */
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
