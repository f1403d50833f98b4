package io.github.urnls.format.lexers;

import io.github.urnls.text.Chars;

/** Small steps over text that the lexers share. A line ends with LF, CR LF or CR. */
public final class Lines {

    private Lines() {}

    /** The end of the line that {@code at} stands on, before its line end. */
    public static int end(String text, int at) {
        return end(text, at, text.length());
    }

    /** The same, or {@code limit} when that comes first. */
    static int end(String text, int at, int limit) {
        int end = at;
        while (end < limit && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The start of the line behind the one that ends at {@code end}. */
    static int next(String text, int end) {
        int next = end + 1;
        if (text.startsWith("\r\n", end)) {
            next++;
        }
        return Math.min(next, text.length());
    }

    /** The start of the line behind the one that {@code at} stands on. */
    static int nextFrom(String text, int at) {
        return next(text, end(text, at));
    }

    /** Whether only spaces and tabs stand from {@code at} on before the line end. */
    static boolean isBlankFrom(String text, int at) {
        return skipBlanks(text, at) == end(text, at);
    }

    public static boolean holdsLineEnd(String text, int start, int end) {
        return text.indexOf('\n', start, end) >= 0 || text.indexOf('\r', start, end) >= 0;
    }

    /** The first character from {@code at} on that is neither space nor tab, or the end of the text. */
    static int skipBlanks(String text, int at) {
        return skipBlanks(text, at, text.length());
    }

    /** The first character in {@code [at, end)} that is neither space nor tab, or {@code end}. */
    static int skipBlanks(String text, int at, int end) {
        int next = at;
        while (next < end && isBlank(text.charAt(next))) {
            next++;
        }
        return next;
    }

    /** The first character in {@code [at, end)} that is no white space, or {@code end}. */
    public static int skipSpace(String text, int at, int end) {
        int next = at;
        while (next < end && Chars.isWhitespace(text.charAt(next))) {
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

    /** Whether one of {@code characters} stands at {@code at}, before {@code end}. */
    static boolean isOneOf(String text, int at, int end, String characters) {
        return at < end && characters.indexOf(text.charAt(at)) >= 0;
    }

    /** Behind {@code c} if that stands at {@code at}; else {@code at}. */
    public static int after(String text, int at, char c) {
        if (at < text.length() && text.charAt(at) == c) {
            return at + 1;
        }
        return at;
    }

    /** Behind the character at {@code at}; a backslash takes the next one with it, even where the text ends before. */
    public static int afterEscaped(String text, int at) {
        return text.charAt(at) == '\\' ? at + 2 : at + 1;
    }

    /** Where {@code mark} stands next, from {@code from} on; the end of {@code text} where it does not come. */
    public static int find(String text, String mark, int from) {
        return orEnd(text, text.indexOf(mark, from));
    }

    /** {@code found}, or the end of {@code text} where something was not found. */
    public static int orEnd(String text, int found) {
        return found < 0 ? text.length() : found;
    }
}
