package io.github.urnls.cli;

/** Text from files and file names, made safe to show: no character in it can move the cursor or colour the terminal. */
final class Printable {

    private Printable() {}

    /** Every control, format and line-breaking character becomes a visible stand-in of the same length in UTF-16 units. */
    static String of(String text) {
        StringBuilder safe = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isUnsafe(c)) {
                safe = safe == null ? new StringBuilder(text) : safe;
                safe.setCharAt(i, c < 0x20 ? (char) (0x2400 + c) : '\ufffd');
            }
        }
        return safe == null ? text : safe.toString();
    }

    /** Whether {@code c} could act on a terminal or change the order of what it shows. */
    static boolean isUnsafe(char c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
