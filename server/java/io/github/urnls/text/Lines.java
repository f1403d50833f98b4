package io.github.urnls.text;

/** Small steps over text that the lexers share. A line ends with LF, CR LF or CR. */
public final class Lines {

    private Lines() {}

    /** The end of the line that holds {@code at}, before its line end. */
    public static int end(String text, int at) {
        return end(text, at, text.length());
    }

    /** The same, but at most {@code limit}. */
    public static int end(String text, int at, int limit) {
        int end = at;
        while (end < limit && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The start of the line after the one that ends at {@code end}. */
    public static int next(String text, int end) {
        int next = end + 1;
        if (text.startsWith("\r\n", end)) {
            next++;
        }
        return Chars.limit(text, next);
    }

    /** The start of the line after the one that holds {@code at}. */
    public static int nextFrom(String text, int at) {
        return next(text, end(text, at));
    }

    /** Whether only spaces and tabs come between {@code at} and the line end. */
    public static boolean isBlankFrom(String text, int at) {
        return skipBlanks(text, at) == end(text, at);
    }

    public static boolean holdsLineEnd(String text, int start, int end) {
        return Chars.indexOf(text, '\n', start, end) >= 0 || Chars.indexOf(text, '\r', start, end) >= 0;
    }

    /** The first character from {@code at} on that is neither space nor tab, or the end of the text. */
    public static int skipBlanks(String text, int at) {
        return skipBlanks(text, at, text.length());
    }

    /** The first character in {@code [at, end)} that is neither space nor tab, or {@code end}. */
    public static int skipBlanks(String text, int at, int end) {
        int next = at;
        while (next < end && isBlank(text.charAt(next))) {
            next++;
        }
        return next;
    }

    /** The end of {@code [start, end)} without trailing spaces and tabs. */
    public static int trimEnd(String text, int start, int end) {
        int last = end;
        while (last > start && isBlank(text.charAt(last - 1))) {
            last--;
        }
        return last;
    }

    /** Whether an odd number of backslashes stands directly before {@code at}, from {@code from} on. */
    public static boolean isEscaped(String text, int from, int at) {
        int slashes = 0;
        while (at - slashes > from && text.charAt(at - slashes - 1) == '\\') {
            slashes++;
        }
        return slashes % 2 == 1;
    }

    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** The start of the line of {@code at}, but at most {@code most} characters back. */
    public static int start(String text, int at, int most) {
        int start = at;
        while (start > 0 && at - start < most && !isLineEnd(text.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    public static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /** Whether the line ends at {@code at}, with a line end or with the text. */
    public static boolean isEnd(String text, int at) {
        return at >= text.length() || isLineEnd(text.charAt(at));
    }

    /** The character at {@code at}; a space from {@code end} on. */
    public static char charAt(String text, int at, int end) {
        return at < end ? text.charAt(at) : ' ';
    }

    /** Whether one of {@code characters} stands at {@code at}, before {@code end}. */
    public static boolean isOneOf(String text, int at, int end, String characters) {
        return at < end && characters.indexOf(text.charAt(at)) >= 0;
    }

    /** The offset behind {@code c} if it stands at {@code at}; else {@code at}. */
    public static int after(String text, int at, char c) {
        if (at < text.length() && text.charAt(at) == c) {
            return at + 1;
        }
        return at;
    }

    /**
     * The offset behind the character at {@code at}; behind the next one after a backslash, even beyond the end of the
     * text.
     */
    public static int afterEscaped(String text, int at) {
        return text.charAt(at) == '\\' ? at + 2 : at + 1;
    }

    /** The next {@code mark} from {@code from} on; the end of {@code text} if there is none. */
    public static int find(String text, String mark, int from) {
        return orEnd(text, text.indexOf(mark, from));
    }

    /** The offset behind the next {@code mark} from {@code from} on; the end of {@code text} if there is none. */
    public static int behind(String text, String mark, int from) {
        return Chars.limit(text, find(text, mark, from) + mark.length());
    }

    /** {@code found}; the end of {@code text} if it is negative. */
    public static int orEnd(String text, int found) {
        return found < 0 ? text.length() : found;
    }
}
