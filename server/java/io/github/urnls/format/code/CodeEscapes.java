package io.github.urnls.format.code;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.HexEscape;
import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;

/**
 * Escapes and interpolations in strings of programming languages. An interpolation is a value that is filled in when
 * the program runs; it is read as the one character {@link #PLACEHOLDER}.
 */
public record CodeEscapes(CodeEscapes.Backslash backslash, CodeEscapes.Fill fill) implements MarkedEscapes {

    /** U+FFFC OBJECT REPLACEMENT CHARACTER: no URN holds it, and source code does not either. */
    public static final String PLACEHOLDER = "\ufffc";

    /** Which characters a backslash gives another meaning; before any other it stands for itself. */
    public enum Backslash {
        NONE("", false, false),
        /** Single quotes in PHP, Ruby and Perl. */
        QUOTE("\\'", false, false),
        /** Double quotes in shells (POSIX, XCU §2.2.3). */
        SHELL("\\\"$`", false, true),
        /** Double quotes in PHP. */
        PHP("ntrvfe0\\\"$", true, false),
        /** C, and the many languages that took its escapes. */
        C(LETTERS, true, true);

        private final String letters;
        private final boolean hex;
        private final boolean joinsLines;

        Backslash(String letters, boolean hex, boolean joinsLines) {
            this.letters = letters;
            this.hex = hex;
            this.joinsLines = joinsLines;
        }
    }

    /** The marks of an interpolation. */
    public enum Fill {
        NONE('\0'),
        /** {@code ${…}}: JavaScript templates. */
        DOLLAR_BRACES('$'),
        /** {@code ${…}} and {@code $name}: Kotlin, Groovy, PHP, Dart, shells. */
        DOLLAR('$'),
        /** {@code {…}}, with {@code {{} for a brace: Python f-strings, C# interpolated strings. */
        BRACES('{'),
        /** {@code #{…}}, {@code #@name} and {@code #$name}: Ruby; the first in Elixir too. */
        HASH('#'),
        /** {@code \(…)}: Swift. */
        BACKSLASH_PARENTHESES('\\');

        private final char mark;

        Fill(char mark) {
            this.mark = mark;
        }

        /** The first character of each; NUL if there are none. */
        char mark() {
            return mark;
        }
    }

    public static final CodeEscapes PLAIN = new CodeEscapes(Backslash.C, Fill.NONE);
    public static final CodeEscapes RAW = new CodeEscapes(Backslash.NONE, Fill.NONE);

    private static final String LETTERS = "ntrbfv0ae\\'\"?/$`#";
    private static final String MEANINGS = "\n\t\r\b\f\u000b\0\u0007\u001b\\'\"?/$`#";

    /** Those of all languages. */
    @Override
    public String marks() {
        return "\\$`{}#";
    }

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        char c = text.charAt(at);
        int filled = filled(text, at, end);
        if (filled > at) {
            decoded.escape(at, filled, PLACEHOLDER);
            return filled;
        }
        if (isBrace(c) && Lines.charAt(text, at + 1, end) == c) {
            decoded.escape(at, at + 2, String.valueOf(c));
            return at + 2;
        }
        return c == '\\' && at + 1 < end ? escape(text, at, end, decoded) : at + 1;
    }

    private boolean isBrace(char c) {
        return fill == Fill.BRACES && (c == '{' || c == '}');
    }

    /** The end of the interpolation at {@code at}; {@code at} if there is none. */
    int filled(String text, int at, int end) {
        return switch (fill) {
            case NONE -> at;
            case DOLLAR_BRACES -> bracketed(text, at, end, "${");
            case DOLLAR -> Math.max(dollar(text, at, end), command(text, at, end));
            case BRACES -> Lines.charAt(text, at + 1, end) == '{' ? at : bracketed(text, at, end, "{");
            case HASH -> hash(text, at, end);
            case BACKSLASH_PARENTHESES -> bracketed(text, at, end, "\\(");
        };
    }

    private static int dollar(String text, int at, int end) {
        if (text.charAt(at) != '$') {
            return at;
        }
        int bracketed = Math.max(bracketed(text, at, end, "${"), bracketed(text, at, end, "$("));
        return Math.max(bracketed, wordEnd(text, at, end));
    }

    /** The command in backticks at {@code at}, in a shell. */
    private int command(String text, int at, int end) {
        boolean quoted = backslash == Backslash.SHELL && text.charAt(at) == '`';
        int close = quoted ? Chars.indexOf(text, '`', at + 1, end) : -1;
        return close < 0 ? at : close + 1;
    }

    private static int hash(String text, int at, int end) {
        if (text.charAt(at) != '#') {
            return at;
        }
        if (Lines.isOneOf(text, at + 1, end, "$@")) {
            int sigil = text.startsWith("@@", at + 1) ? at + 2 : at + 1;
            int word = wordEnd(text, sigil, end);
            return word == sigil ? at : word;
        }
        return bracketed(text, at, end, "#{");
    }

    /** Behind the bracket that closes the one at the end of {@code mark}; {@code at} if {@code mark} is not there. */
    private static int bracketed(String text, int at, int end, String mark) {
        int open = at + mark.length() - 1;
        if (open < end && text.startsWith(mark, at)) {
            return closing(text, open, end);
        }
        return at;
    }

    /** Behind the bracket that closes the one at {@code open}, outside strings; {@code end} if none does. */
    private static int closing(String text, int open, int end) {
        char opening = text.charAt(open);
        char closing = opening == '{' ? '}' : ')';
        int depth = 0;
        for (int i = open; i < end; i++) {
            char c = text.charAt(i);
            int quote = "\"'`".indexOf(c) < 0 ? -1 : Chars.indexOf(text, c, i + 1, end);
            if (quote > 0) {
                i = quote; // a string of its own
            } else if (c == opening) {
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
        int word = Chars.wordEnd(text, dollar + 1, end, "_");
        if (word == dollar + 1 || Character.isDigit(text.charAt(dollar + 1))) {
            return dollar;
        }
        return word;
    }

    private int escape(String text, int at, int end, Decoded.Builder decoded) {
        char letter = text.charAt(at + 1);
        if (backslash.letters.indexOf(letter) >= 0) {
            decoded.escape(at, at + 2, String.valueOf(MEANINGS.charAt(LETTERS.indexOf(letter))));
            return at + 2;
        }
        if (backslash.joinsLines && Lines.isLineEnd(letter)) {
            int next = Lines.skipBlanks(text, Math.min(end, Lines.next(text, at + 1)), end);
            decoded.escape(at, next, "");
            return next;
        }
        if (backslash.hex && letter == 'N' && Lines.charAt(text, at + 2, end) == '{') {
            int close = bracketed(text, at, end, "\\N{"); // a character by its name, which is not looked up
            decoded.escape(at, close, PLACEHOLDER);
            return close;
        }
        boolean braced = letter == 'x' || Lines.charAt(text, at + 2, end) == '{';
        if (backslash.hex && "xuU".indexOf(letter) >= 0 && (backslash != Backslash.PHP || braced)) {
            return hex(text, at, end, decoded);
        }
        return at + 2;
    }

    /** {@code \xHH}, {@code \}{@code uHHHH}, {@code \UHHHHHHHH}, {@code \}{@code u{H…}}. */
    private static int hex(String text, int at, int end, Decoded.Builder decoded) {
        if (Lines.charAt(text, at + 2, end) != '{') {
            return HexEscape.read(text, at, end, decoded);
        }
        int close = Chars.indexOf(text, '}', at + 3, Math.min(end, at + 10));
        String character = HexEscape.character(text, at + 3, close, 16);
        if (character.isEmpty()) {
            return at + 2;
        }
        decoded.escape(at, close + 1, character);
        return close + 1;
    }

    @Override
    public String encode(String decoded) {
        StringBuilder encoded = new StringBuilder(decoded.length());
        for (int i = 0; i < decoded.length(); i++) {
            char c = decoded.charAt(i);
            boolean special = backslash.letters.indexOf(c) >= 0 && ("\\\"'`".indexOf(c) >= 0
                    || c == '$' && (fill == Fill.DOLLAR || fill == Fill.DOLLAR_BRACES)
                    || c == '#' && fill == Fill.HASH);
            if (isBrace(c)) {
                encoded.append(c);
            } else if (special) {
                encoded.append('\\');
            }
            encoded.append(c);
        }
        return encoded.toString();
    }
}
