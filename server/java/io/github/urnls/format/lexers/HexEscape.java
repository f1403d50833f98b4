package io.github.urnls.format.lexers;

import io.github.urnls.format.Decoded;

/** Characters written by number. */
public final class HexEscape {

    private HexEscape() {}

    /**
     * Reads the escape at {@code at}, a backslash, a letter and digits, and returns where to look for the next; one
     * that is incomplete before {@code end} is left as it stands.
     */
    static int read(String text, int at, int end, Decoded.Builder decoded) {
        int next = at + 2 + digits(text.charAt(at + 1));
        String character = character(text, at + 2, Math.min(next, end), 16);
        if (next > end || character.isEmpty()) {
            return at + 2;
        }
        decoded.escape(at, next, character);
        return next;
    }

    /** How many digits follow the letter of {@code \xHH}, {@code \}{@code uHHHH}, {@code \UHHHHHHHH}. */
    private static int digits(char letter) {
        return switch (letter) {
            case 'x' -> 2;
            case 'u' -> 4;
            default -> 8;
        };
    }

    /**
     * The character whose number stands in {@code [from, to)} of {@code text}, or the empty string if there is none.
     * Only ASCII digits count, and no sign, which {@code Integer.parseInt} would take. A surrogate is taken as it is:
     * its partner is written by an escape of its own.
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
