package io.github.urnls.cli;

/** Text from files and file names, made safe to show: no character in it can move the cursor or colour the terminal. */
final class Printable {

    private Printable() {}

    /** Every control, format and line-breaking character, and every half of a surrogate pair, becomes a visible stand-in of the same length in UTF-16 units. */
    static String of(String text) {
        StringBuilder safe = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isUnsafe(c) || isHalf(text, i)) {
                safe = safe == null ? new StringBuilder(text) : safe;
                safe.setCharAt(i, c < 0x20 ? (char) (0x2400 + c) : '\ufffd');
            }
        }
        return safe == null ? text : safe.toString();
    }

    /** Whether a surrogate without its other half stands at {@code i}: it is no character, and UTF-8 cannot hold it. */
    static boolean isHalf(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }

    /** Whether {@code c} could act on a terminal or change the order of what it shows. */
    static boolean isUnsafe(char c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
