package io.github.urnls.format.lexers;

import io.github.urnls.format.Decoded;

/** Characters that are written by number. */
public final class HexEscape {

    private HexEscape() {}

    /**
     * Decodes the escape at {@code at}: a backslash, a letter and digits. Returns where to look for the next. An escape
     * that is incomplete before {@code end} stays as it is.
     */
    public static int read(String text, int at, int end, Decoded.Builder decoded) {
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
     * The character whose number is in {@code [from, to)} of {@code text}; the empty string if there is none. Only
     * ASCII digits count, and no sign, which {@code Integer.parseInt} would accept. A surrogate is returned as it is:
     * another escape writes its partner.
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
        return new String(Character.toChars((int) codePoint));
    }
}
