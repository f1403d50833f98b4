package io.github.urnls.text;

/**
 * Characters that no text of others may bring onto a screen or into a report: they act on a terminal, change the
 * direction of text, or hide what programs read and people do not see.
 */
public final class UnsafeCharacters {

    /** Of the plane for special purposes, what has no look of its own. */
    private static final int FIRST_IGNORABLE = 0xE0000;

    private static final int LAST_IGNORABLE = 0xE0FFF;

    /**
     * What is drawn as nothing outside of that plane: the combining grapheme joiner, fillers of Hangul, vowels of Khmer
     * and selectors of Mongolian without a look, variation selectors, and the Braille pattern without dots.
     */
    private static final String BLANK = "\u034F\u115F\u1160\u17B4\u17B5\u180B\u180C\u180D\u180F\u2800\u3164\uFFA0";

    private UnsafeCharacters() {}

    /**
     * Whether a character is unsafe: a control, format or line-breaking character, the half of a surrogate pair, one of
     * the plane of tags and variation selectors, where Unicode keeps all characters without a look
     * (Default_Ignorable_Code_Point, U+E0000 to U+E0FFF), or another one that is drawn as nothing.
     */
    public static boolean isUnsafe(int codePoint) {
        if (codePoint < 0x7F) {
            return codePoint < ' ';
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    true;
            default -> isIgnorable(codePoint) || isBlank(codePoint);
        };
    }

    /** Whether the character has no look of its own, though it is a letter, a mark or a symbol. */
    private static boolean isBlank(int codePoint) {
        return codePoint >= 0xFE00 && codePoint <= 0xFE0F || BLANK.indexOf(codePoint) >= 0;
    }

    /** Whether the character is in the plane of tags and variation selectors. */
    public static boolean isIgnorable(int codePoint) {
        return codePoint >= FIRST_IGNORABLE && codePoint <= LAST_IGNORABLE;
    }
}
