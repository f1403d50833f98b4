package io.github.urnls.namespace.known;

import java.util.Locale;

/**
 * A list of what may follow a prefix.
 *
 * @param prefix with the colon at its end
 * @param asOf   the date of the list, if known: a day, a month, a year or nothing
 * @param title  what is listed, in the plural
 */
public record Vocabulary(String prefix, Openness openness, String asOf, String title) {

    /** Whether other names may be right, too. It applies to the next segment only. */
    public enum Openness {
        /** Nothing is known but the prefix. */
        UNKNOWN,
        /** Values, not names. */
        VALUES,
        /** Anyone, or any later text, may add names. */
        OPEN,
        /** Only the standard adds names, and may still do so. */
        CLOSED,
        /** The standard is finished, and the list is complete. */
        COMPLETE,
        /** Versions with names of their own: a name keeps the number of the text that first defined it. */
        FIXED;

        /** The word as the tables write it. */
        public static Openness of(String word) {
            for (Openness openness : values()) {
                if (openness != UNKNOWN && openness.name().toLowerCase(Locale.ROOT).equals(word)) {
                    return openness;
                }
            }
            throw new IllegalArgumentException("no openness of a vocabulary: " + word);
        }

        /** Whether a name outside the list is probably wrong. */
        public boolean isClosed() {
            return this == CLOSED || this == COMPLETE;
        }
    }
}
