package io.github.urnls.namespace.known;

/**
 * A list of what may follow a prefix.
 *
 * @param prefix with the colon at its end
 * @param adds   who may add names to it
 * @param asOf   the date of the list, if known: a day, a month, a year or nothing
 * @param title  what is listed, in the plural
 */
public record Vocabulary(String prefix, Adds adds, String asOf, String title) {

    /** The title, with the date of a list that is whole. */
    public String inWords() {
        return title + (asOf.isEmpty() ? "" : " (complete as of " + asOf + ")");
    }

    /** Who may add names, so that others may be right, too. It applies to the next segment only. */
    public enum Adds {
        /** Nothing is known but the prefix. */
        UNKNOWN,
        /** These are values, not names. */
        VALUES,
        /** Anyone, or any later text. */
        ANYONE,
        /** Only the owner, such as a standard, and it may still do so. */
        OWNER,
        /** The standard is finished, and the list is whole. */
        NOBODY,
        /** These are versions with names of their own: a name keeps the number of the text that first defined it. */
        VERSIONS;

        /** Whether a name outside the list is probably wrong. */
        public boolean isClosed() {
            return this == OWNER || this == NOBODY;
        }
    }
}
