package io.github.urnls.format.lexers;

/** Small steps over text that the lexers share. A line ends with LF, CR LF or CR. */
public final class Lines {

    private Lines() {}

    /** The end of the line that {@code at} stands on, before its line end. */
    public static int end(String text, int at) {
        int end = at;
        while (end < text.length() && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The start of the line behind the one that ends at {@code end}. */
    static int next(String text, int end) {
        if (end >= text.length()) {
            return text.length();
        }
        return text.startsWith("\r\n", end) ? end + 2 : end + 1;
    }

    /** The first character in {@code [at, end)} that is neither space nor tab, or {@code end}. */
    static int skipBlanks(String text, int at, int end) {
        int next = at;
        while (next < end && isBlank(text.charAt(next))) {
            next++;
        }
        return next;
    }

    /** The end of {@code [start, end)} without trailing spaces and tabs. */
    static int trimEnd(String text, int start, int end) {
        int last = end;
        while (last > start && isBlank(text.charAt(last - 1))) {
            last--;
        }
        return last;
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /** The character at {@code at}, or a space where nothing stands before {@code end}. */
    static char charAt(String text, int at, int end) {
        return at < end ? text.charAt(at) : ' ';
    }

    /** Behind {@code c} if that stands at {@code at}; else {@code at}. */
    public static int after(String text, int at, char c) {
        return at < text.length() && text.charAt(at) == c ? at + 1 : at;
    }

    /** Behind the character at {@code at}; a backslash takes the next one with it, even where the text ends before. */
    public static int afterEscaped(String text, int at) {
        return text.charAt(at) == '\\' ? at + 2 : at + 1;
    }

    /** {@code found}, or the end of {@code text} where something was not found. */
    public static int orEnd(String text, int found) {
        return found < 0 ? text.length() : found;
    }
}
