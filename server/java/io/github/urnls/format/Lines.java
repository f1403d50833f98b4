package io.github.urnls.format;

/** Small steps over lines that the line-based lexers share. A line ends with LF, CR LF or CR. */
final class Lines {

    private Lines() {}

    /** The end of the line that {@code at} stands on, before its line end. */
    static int end(String text, int at) {
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
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
}
