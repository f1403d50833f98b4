package io.github.urnls.urn.legacy;

/** White space that means nothing within a URN: space, tab, CR and LF (1995 proposal §2). */
public final class WhiteSpace {

    private WhiteSpace() {}

    public static boolean is(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }

    /** Whether {@code [start, end)} holds nothing else. */
    public static boolean isAll(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (!is(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    public static String remove(String text) {
        StringBuilder compact = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (!is(text.charAt(i))) {
                compact.append(text.charAt(i));
            }
        }
        return compact.toString();
    }
}
