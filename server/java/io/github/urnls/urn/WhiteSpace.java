package io.github.urnls.urn;

/** White space, which is ignored within a URN: space, tab, CR and LF (1995 proposal §2). */
public final class WhiteSpace {

    private WhiteSpace() {}

    public static boolean is(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }

    /** Whether {@code [start, end)} is white space only, or empty. */
    public static boolean isAll(String text, int start, int end) {
        return remove(text.substring(start, end)).isEmpty();
    }

    public static String remove(String text) {
        return text.replaceAll("[ \\t\\r\\n]+", "");
    }
}
