package io.github.urnls.format;

import io.github.urnls.text.TextRange;

/**
 * Escapes and interpolations of strings in programming languages. An interpolation, the place of a value that is filled in when
 * the program runs, reads as the one character {@link #PLACEHOLDER}.
 */
final class CodeEscapes implements Escapes {

    /** U+FFFC OBJECT REPLACEMENT CHARACTER: no URN holds it, and no source either. */
    static final char PLACEHOLDER = '\ufffc';

    /** Which marks fill values in. */
    enum Fill {
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

    static final CodeEscapes PLAIN = new CodeEscapes(true, Fill.NONE);
    static final CodeEscapes RAW = new CodeEscapes(false, Fill.NONE);

    private static final String LETTERS = "ntrbfv0ae\\'\"?/$`#";
    private static final String MEANINGS = "\n\t\r\b\f\u000b\0\u0007\u001b\\'\"?/$`#";

    private final boolean backslash;
    private final Fill fill;

    CodeEscapes(boolean backslash, Fill fill) {
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
            } else if (fill == Fill.BRACES && (c == '{' || c == '}') && at + 1 < range.end() && text.charAt(at + 1) == c) {
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
        char c = text.charAt(at);
        char next = at + 1 < end ? text.charAt(at + 1) : ' ';
        return switch (fill) {
            case NONE -> at;
            case DOLLAR_BRACES -> c == '$' && next == '{' ? closing(text, at + 1, end, '{', '}') : at;
            case DOLLAR -> c != '$' ? at : next == '{' ? closing(text, at + 1, end, '{', '}')
                    : next == '(' ? closing(text, at + 1, end, '(', ')') : wordEnd(text, at, end);
            case BRACES -> c == '{' && next != '{' ? closing(text, at, end, '{', '}') : at;
            case HASH_BRACES -> c == '#' && next == '{' ? closing(text, at + 1, end, '{', '}') : at;
            case BACKSLASH_PARENTHESES -> c == '\\' && next == '(' ? closing(text, at + 1, end, '(', ')') : at;
        };
    }

    /** Behind the bracket that closes the one at {@code open}; one that is never closed goes to the end. */
    private static int closing(String text, int open, int end, char opening, char closing) {
        int depth = 0;
        for (int i = open; i < end; i++) {
            depth += text.charAt(i) == opening ? 1 : text.charAt(i) == closing ? -1 : 0;
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
        if (letter == '\n' || letter == '\r') {
            int next = Lines.skipBlanks(text, Math.min(end, Lines.next(text, at + 1)), end);
            decoded.escape(at, next, "");
            return next;
        }
        return letter == 'x' || letter == 'u' || letter == 'U' ? hex(text, at, end, decoded) : at + 2;
    }

    /** {@code \xHH}, {@code \}{@code uHHHH}, {@code \UHHHHHHHH}, {@code \}{@code u{H…}}. */
    private static int hex(String text, int at, int end, Decoded.Builder decoded) {
        boolean braces = at + 2 < end && text.charAt(at + 2) == '{';
        int from = braces ? at + 3 : at + 2;
        int to = braces ? text.indexOf('}', from, Math.min(end, from + 7)) : from + HexEscape.digits(text.charAt(at + 1));
        String character = to < 0 || to > end ? "" : HexEscape.character(text, from, to, 16);
        if (character.isEmpty()) {
            return at + 2; // not an escape: left as it stands
        }
        int after = braces ? to + 1 : to;
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
                    || c == '$' && (fill == Fill.DOLLAR || fill == Fill.DOLLAR_BRACES) || c == '#' && fill == Fill.HASH_BRACES);
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
