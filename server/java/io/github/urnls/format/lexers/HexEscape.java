package io.github.urnls.format.lexers;

/** Characters written by number. */
public final class HexEscape {

    private HexEscape() {}

    /** How many digits follow the letter of {@code \xHH}, {@code \}{@code uHHHH}, {@code \UHHHHHHHH}. */
    static int digits(char letter) {
        return switch (letter) {
            case 'x' -> 2;
            case 'u' -> 4;
            default -> 8;
        };
    }

    /**
     * The character whose number stands in {@code [from, to)} of {@code text}, or the empty string if that is no number
     * of one. Only ASCII digits count, and no sign, which {@code Integer.parseInt} would take. A surrogate is taken as
     * it is: its partner is written by an escape of its own.
     */
    public static String character(String text, int from, int to, int radix) {
        long codePoint = 0;
        for (int i = from; i < to; i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0 || text.charAt(i) >= 128) {
                return "";
            }
            codePoint = Math.min(codePoint * radix + digit, Character.MAX_CODE_POINT + 1L);
        }
        if (from >= to || codePoint > Character.MAX_CODE_POINT) {
            return "";
        }
        return Character.toString((int) codePoint);
    }
}
