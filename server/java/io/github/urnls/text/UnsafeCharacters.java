package io.github.urnls.text;

/**
 * Characters that no text of others may bring onto a screen or into a report: they act on a terminal, change the
 * direction of text, or hide what programs read and people do not see.
 */
public final class UnsafeCharacters {

    /** Of the plane for special purposes, what has no look of its own. */
    private static final int FIRST_IGNORABLE = 0xE0000;

    private static final int LAST_IGNORABLE = 0xE0FFF;

    private UnsafeCharacters() {}

    /**
     * Whether a character is unsafe: a control, format or line-breaking character, the half of a surrogate pair, or one
     * of the plane of tags and variation selectors, where Unicode keeps all characters without a look
     * (Default_Ignorable_Code_Point, U+E0000 to U+E0FFF).
     */
    public static boolean isUnsafe(int codePoint) {
        if (codePoint < 0x7F) {
            return codePoint < ' ';
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    true;
            default -> isIgnorable(codePoint);
        };
    }

    /** Whether the character is in the plane of tags and variation selectors. */
    public static boolean isIgnorable(int codePoint) {
        return codePoint >= FIRST_IGNORABLE && codePoint <= LAST_IGNORABLE;
    }

    /** Whether the text holds an {@linkplain #isUnsafe unsafe} character. */
    public static boolean areIn(String text) {
        int at = 0;
        while (at < text.length()) {
            int codePoint = text.codePointAt(at);
            if (isUnsafe(codePoint)) {
                return true;
            }
            at += Character.charCount(codePoint);
        }
        return false;
    }
}
