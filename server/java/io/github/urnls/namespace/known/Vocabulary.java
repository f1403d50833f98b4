package io.github.urnls.namespace.known;

import java.util.Locale;

/**
 * What may stand behind a prefix.
 *
 * @param prefix with the colon at its end
 * @param asOf   the day that the list stands for, as far as it is known: a year, a month or nothing
 * @param title  what stands there, in the plural
 */
public record Vocabulary(String prefix, Kind kind, String asOf, String title) {

    /** How much a list of names tells of those that are not in it. It speaks of the next segment only. */
    public enum Kind {
        /** Nothing is known; the prefix itself is. */
        UNKNOWN,
        /** Values, not names. */
        VALUES,
        /** Anyone, or any later text, may add names. */
        OPEN,
        /** Only the standard adds names, and may still do so. */
        CLOSED,
        /** The standard is finished, and the list is whole. */
        COMPLETE,
        /** Versions, each of which has names of its own: a name keeps the number of the text that first defined it. */
        FIXED;

        /** The kind as the tables write it. */
        public static Kind of(String word) {
            for (Kind kind : values()) {
                if (kind != UNKNOWN && kind.name().toLowerCase(Locale.ROOT).equals(word)) {
                    return kind;
                }
            }
            throw new IllegalArgumentException("no kind of vocabulary: " + word);
        }

        /** Whether a name that is not in the list is not simply one of others. */
        public boolean isClosed() {
            return this == CLOSED || this == COMPLETE;
        }
    }
}
