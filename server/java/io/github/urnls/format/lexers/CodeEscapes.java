package io.github.urnls.format.lexers;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.TextRange;

/**
 * Escapes and interpolations of strings in programming languages. An interpolation, the place of a value that is filled
 * in when the program runs, reads as the one character {@link #PLACEHOLDER}.
 */
public final class CodeEscapes implements Escapes {

    /** U+FFFC OBJECT REPLACEMENT CHARACTER: no URN holds it, and no source either. */
    static final char PLACEHOLDER = '\ufffc';

    /** Which marks fill values in. */
    public enum Fill {
        NONE,
        /** {@code ${…}}: JavaScript templates. */
        DOLLAR_BRACES,
        /** {@code ${…}} and {@code $name}: Kotlin, Groovy, PHP, Dart, shells. */
        DOLLAR,
        /** {@code {…}}, with {@code {{} for a brace: Python f-strings, C# interpolated strings. */
        BRACES,
        /** {@code #{…}}: Ruby, Elixir. */
        HASH_BRACES,
        /** {@code \(…)}: Swift. */
        BACKSLASH_PARENTHESES
    }

    public static final CodeEscapes PLAIN = new CodeEscapes(true, Fill.NONE);
    public static final CodeEscapes RAW = new CodeEscapes(false, Fill.NONE);

    private static final String LETTERS = "ntrbfv0ae\\'\"?/$`#";
    private static final String MEANINGS = "\n\t\r\b\f\u000b\0\u0007\u001b\\'\"?/$`#";

    private final boolean backslash;
    private final Fill fill;

    public CodeEscapes(boolean backslash, Fill fill) {
        this.backslash = backslash;
        this.fill = fill;
    }

    @Override
    public Decoded decode(String text, TextRange range) {
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        int at = range.start();
        while (at < range.end()) {
            char c = text.charAt(at);
            int filled = filled(text, at, range.end());
            if (filled > at) {
                decoded.escape(at, filled, String.valueOf(PLACEHOLDER));
                at = filled;
            } else if (fill == Fill.BRACES && (c == '{' || c == '}') && at + 1 < range.end()
                    && text.charAt(at + 1) == c) {
                decoded.escape(at, at + 2, String.valueOf(c));
                at += 2;
            } else if (c == '\\' && backslash && at + 1 < range.end()) {
                at = escape(text, at, range.end(), decoded);
            } else {
                at++;
            }
        }
        return decoded.build();
    }

    /** The end of the interpolation that begins at {@code at}, or {@code at} if none does. */
    private int filled(String text, int at, int end) {
        return switch (fill) {
            case NONE -> at;
            case DOLLAR_BRACES -> bracketed(text, at, end, "${");
            case DOLLAR -> dollar(text, at, end);
            case BRACES -> Lines.charAt(text, at + 1, end) == '{' ? at : bracketed(text, at, end, "{");
            case HASH_BRACES -> bracketed(text, at, end, "#{");
            case BACKSLASH_PARENTHESES -> bracketed(text, at, end, "\\(");
        };
    }

    private static int dollar(String text, int at, int end) {
        if (text.charAt(at) != '$') {
            return at;
        }
        int bracketed = Math.max(bracketed(text, at, end, "${"), bracketed(text, at, end, "$("));
        return bracketed > at ? bracketed : wordEnd(text, at, end);
    }

    /** Behind the bracket that closes the one at the end of {@code mark}; {@code at} if that does not stand there. */
    private static int bracketed(String text, int at, int end, String mark) {
        int open = at + mark.length() - 1;
        return open < end && text.startsWith(mark, at) ? closing(text, open, end) : at;
    }

    /** Behind the bracket that closes the one at {@code open}; one that is never closed goes to the end. */
    private static int closing(String text, int open, int end) {
        char opening = text.charAt(open);
        char closing = opening == '{' ? '}' : ')';
        int depth = 0;
        for (int i = open; i < end; i++) {
            char c = text.charAt(i);
            if (c == opening) {
                depth++;
            } else if (c == closing) {
                depth--;
            }
            if (depth == 0) {
                return i + 1;
            }
        }
        return end;
    }

    private static int wordEnd(String text, int dollar, int end) {
        int word = dollar + 1;
        while (word < end && (Character.isLetterOrDigit(text.charAt(word)) || text.charAt(word) == '_')) {
            word++;
        }
        return word > dollar + 1 && !Character.isDigit(text.charAt(dollar + 1)) ? word : dollar;
    }

    private static int escape(String text, int at, int end, Decoded.Builder decoded) {
        char letter = text.charAt(at + 1);
        int meaning = LETTERS.indexOf(letter);
        if (meaning >= 0) {
            decoded.escape(at, at + 2, String.valueOf(MEANINGS.charAt(meaning)));
            return at + 2;
        }
        if (Lines.isLineEnd(letter)) {
            int next = Lines.skipBlanks(text, Math.min(end, Lines.next(text, at + 1)), end);
            decoded.escape(at, next, "");
            return next;
        }
        if (letter == 'x' || letter == 'u' || letter == 'U') {
            return hex(text, at, end, decoded);
        }
        return at + 2;
    }

    /** {@code \xHH}, {@code \}{@code uHHHH}, {@code \UHHHHHHHH}, {@code \}{@code u{H…}}. */
    private static int hex(String text, int at, int end, Decoded.Builder decoded) {
        int from = at + 2;
        int to = from + HexEscape.digits(text.charAt(at + 1));
        int after = to;
        if (from < end && text.charAt(from) == '{') {
            from++;
            to = text.indexOf('}', from, Math.min(end, from + 7));
            after = to + 1;
        }
        String character = HexEscape.character(text, from, Math.min(to, end), 16);
        if (to > end || character.isEmpty()) {
            return at + 2; // not an escape: left as it stands
        }
        decoded.escape(at, after, character);
        return after;
    }

    @Override
    public String encode(String decoded) {
        StringBuilder encoded = new StringBuilder(decoded.length());
        for (int i = 0; i < decoded.length(); i++) {
            char c = decoded.charAt(i);
            boolean mark = fill == Fill.BRACES && (c == '{' || c == '}');
            boolean special = backslash && (c == '\\' || c == '"' || c == '\'' || c == '`'
                    || c == '$' && (fill == Fill.DOLLAR || fill == Fill.DOLLAR_BRACES)
                    || c == '#' && fill == Fill.HASH_BRACES);
            if (mark) {
                encoded.append(c);
            } else if (special) {
                encoded.append('\\');
            }
            encoded.append(c);
        }
        return encoded.toString();
    }
}
