package io.github.urnls.misspellings;

/** One way to misspell a name. */
enum Kind {
    LETTER_LEFT_OUT("letter left out"),
    LETTER_ADDED("letter added"),
    LETTER_CHANGED("letter changed"),
    LETTERS_EXCHANGED("letters exchanged"),
    /** A word in the plural for the singular, or the reverse. */
    PLURAL("plural"),
    CASE("case"),
    /** Another separator, or none. */
    SEPARATOR("separator"),
    SEGMENT_LEFT_OUT("segment left out"),
    SEGMENT_DOUBLED("segment doubled"),
    SEGMENTS_EXCHANGED("segments exchanged"),
    /** Another number where the list does not say that it varies. */
    NUMBER("number"),
    /** One letter of the namespace identifier. */
    NID("namespace identifier");

    private final String words;

    Kind(String words) {
        this.words = words;
    }

    /** As the tables of results say it. */
    String words() {
        return words;
    }

    /** Whether one letter differs. */
    boolean isOfOneLetter() {
        return compareTo(LETTERS_EXCHANGED) <= 0;
    }
}
