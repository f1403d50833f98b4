package io.github.urnls.text;

/**
 * The kind of a character, as {@link Character} has it, but quickly for ASCII. Some loops ask for each character of a
 * large document.
 */
public final class Chars {

    private static final boolean[] WORD = new boolean[128];
    private static final boolean[] SPACE = new boolean[128];
    /** Spaces that are no white space, but in browsers. */
    private static final String NO_BREAK = "\u00a0\u2007\u202f";

    static {
        for (int c = 0; c < 128; c++) {
            WORD[c] = Character.isLetterOrDigit(c);
            SPACE[c] = Character.isWhitespace(c);
        }
    }

    private Chars() {}

    /** As {@link Character#isLetterOrDigit(char)}. */
    public static boolean isLetterOrDigit(char c) {
        return c < 128 ? WORD[c] : Character.isLetterOrDigit(c);
    }

    /** As {@link Character#isWhitespace(char)}. */
    public static boolean isWhitespace(char c) {
        return c < 128 ? SPACE[c] : Character.isWhitespace(c) && NO_BREAK.indexOf(c) < 0;
    }

    /**
     * The first {@code c} in {@code [from, to)}; -1 if there is none. As {@link String#indexOf(int, int, int)}, which
     * the class library of a browser does not have.
     */
    public static int indexOf(String text, char c, int from, int to) {
        if (to == text.length()) {
            return text.indexOf(c, from);
        }
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == c) {
                return i;
            }
        }
        return -1;
    }

    /** The first {@code part} that stands in {@code [from, to)}; -1 if there is none. {@code part} is not empty. */
    public static int indexOf(String text, String part, int from, int to) {
        int last = to - part.length();
        int at = indexOf(text, part.charAt(0), from, last + 1);
        while (at >= 0 && !text.startsWith(part, at)) {
            at = indexOf(text, part.charAt(0), at + 1, last + 1);
        }
        return at;
    }

    /** Whether one of {@code members} stands at {@code at}; not so outside of {@code text}. */
    public static boolean isAt(String text, int at, String members) {
        return at >= 0 && at < text.length() && members.indexOf(text.charAt(at)) >= 0;
    }

    /** {@code offset}, but at most the end of {@code text}. */
    public static int limit(String text, int offset) {
        return Math.min(text.length(), offset);
    }

    /** Whether {@code text} ends at {@code at}, or one of {@code members} stands there. */
    public static boolean endsAt(String text, int at, String members) {
        return at == text.length() || isAt(text, at, members);
    }

    /** Whether nothing but white space stands in it. {@link String#isBlank} knows only U+0020 in browsers. */
    public static boolean isBlank(String text) {
        return skipSpace(text, 0) == text.length();
    }

    /** Whether a letter or digit stands at {@code at}; not so outside of {@code text}. */
    public static boolean isWordAt(String text, int at) {
        return at >= 0 && at < text.length() && isLetterOrDigit(text.charAt(at));
    }

    /** Whether {@code text} begins with {@code urn:}, in any case (RFC 8141 §2). */
    public static boolean isUrn(String text) {
        return isUrn(text, 0);
    }

    /** Whether {@code urn:}, in any case, stands at {@code at}. */
    public static boolean isUrn(String text, int at) {
        return text.regionMatches(true, at, "urn:", 0, 4);
    }

    /** Whether {@code word}, in any case, stands at {@code at}. */
    public static boolean isInAnyCase(String text, int at, String word) {
        return text.regionMatches(true, at, word, 0, word.length());
    }

    /** The first place from {@code from} on without white space, or the end of {@code text}. */
    public static int skipSpace(String text, int from) {
        return skipSpace(text, from, text.length());
    }

    /** The first place in {@code [from, to)} without white space, or {@code to}. */
    public static int skipSpace(String text, int from, int to) {
        int at = from;
        while (at < to && isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The end of {@code [from, to)} without trailing white space. */
    public static int trimSpace(String text, int from, int to) {
        int end = to;
        while (end > from && isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    /** The first white space in {@code [from, to)}, or {@code to}. */
    public static int wordEnd(String text, int from, int to) {
        int end = from;
        while (end < to && !isWhitespace(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The first of {@code marks} in {@code [from, to)}, or {@code to}. */
    public static int firstOf(String marks, String text, int from, int to) {
        int at = from;
        while (at < to && marks.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    /** The text before {@code end}, but at most {@code most} characters. */
    public static String textBefore(String text, int end, int most) {
        return text.substring(Math.max(0, end - most), end);
    }

    /** The last character before {@code end} that is not in {@code skipped}; negative if there is none. */
    public static int before(String text, int end, String skipped) {
        int at = end - 1;
        while (isAt(text, at, skipped)) {
            at--;
        }
        return at;
    }

    /** The end of the run of one character that begins at {@code from}; at most {@code to}. */
    public static int runEnd(String text, int from, int to) {
        int end = from;
        while (end < to && text.charAt(end) == text.charAt(from)) {
            end++;
        }
        return end;
    }

    /** Whether {@code c} is a letter, a digit or one of {@code others}. */
    public static boolean isOfWord(char c, String others) {
        return isLetterOrDigit(c) || others.indexOf(c) >= 0;
    }

    /** Where the word of such characters begins that ends at {@code end}. */
    public static int wordStart(String text, int end, String others) {
        int start = end;
        while (start > 0 && isOfWord(text.charAt(start - 1), others)) {
            start--;
        }
        return start;
    }

    /** Where the first character in {@code [from, to)} stands that is not such a one; {@code to} if there is none. */
    public static int wordEnd(String text, int from, int to, String others) {
        int end = from;
        while (end < to && isOfWord(text.charAt(end), others)) {
            end++;
        }
        return end;
    }

    /** Whether there is white space in {@code [from, to)}. */
    public static boolean holdsBlank(String text, int from, int to) {
        return wordEnd(text, from, to) < to;
    }

    /** Whether white space stands between two words of {@code [from, to)}. */
    public static boolean holdsWords(String text, int from, int to) {
        return holdsBlank(text, skipSpace(text, from, to), trimSpace(text, from, to));
    }
}
