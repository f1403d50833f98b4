package io.github.urnls.misspellings;

/** A reason to say nothing of a misspelled name: it may be right. */
enum Guard {
    SAME_NAME("the same name in its namespace"),
    BEGINNING("the beginning of a known name"),
    BELOW("below a listed name"),
    GOES_ON("ends with -, = or *"),
    PLACEHOLDER("a placeholder"),
    NUMBER("only numbers differ"),
    OTHER_NAMESPACE("another namespace has this identifier"),
    NO_WORD("no word is left behind the gap"),
    SHORT("short word"),
    /** In the last segment of a list that others add to. */
    WORDS("more than one word differs"),
    /** In the last segment of a list that others add to. */
    PLURAL("plural"),
    WORD_OF_LIST("a word of the list"),
    AMBIGUOUS("more than two names are as near");

    private final String words;

    Guard(String words) {
        this.words = words;
    }

    /** As the tables of results say it. */
    String words() {
        return words;
    }
}
