package io.github.urnls.format;

import io.github.urnls.text.TextRange;

/** How a kind of place in a document writes characters that cannot stand there as they are. */
public interface Escapes {

    /** Decodes {@code range} of {@code text}. Text that only looks like an escape stays as it is. */
    Decoded decode(String text, TextRange range);

    /** Writes {@code decoded} as this place needs it; {@code decode} reverses it. */
    String encode(String decoded);

    /** Whether what {@link #encode} writes for a percent sign surely means one. */
    default boolean keepsPercent() {
        return true;
    }

    /** Whether every character stands as it is. */
    default boolean isNone() {
        return this instanceof Unescaped;
    }

    /** For a place in which every character stands as it is. */
    Escapes NONE = new Unescaped(true);

    /**
     * As {@link #NONE}, for languages of which some read more into a percent sign: a comment in TeX, a specifier in
     * systemd units, a variable in batch files.
     */
    Escapes UNKNOWN = new Unescaped(false);
}
