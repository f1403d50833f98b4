package io.github.urnls.format.code;

import io.github.urnls.format.Decoded.Builder;
import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.HexEscape;
import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.text.Chars;

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
    public int read(String text, int at, int end, Builder decoded) {
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
        Interpolation there = new Interpolation(text, at, end);
        return switch (fill) {
            case NONE -> at;
            case DOLLAR_BRACES -> there.bracketed("${");
            case DOLLAR -> backslash == Backslash.SHELL && text.charAt(at) == '`' ? there.command() : there.dollar();
            case BRACES -> Lines.charAt(text, at + 1, end) == '{' ? at : there.bracketed("{");
            case HASH -> there.hash();
            case BACKSLASH_PARENTHESES -> there.bracketed("\\(");
        };
    }

    private int escape(String text, int at, int end, Builder decoded) {
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
            int close = new Interpolation(text, at, end).bracketed("\\N{"); // a character by its name, which is not
                                                                            // looked up
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
    private static int hex(String text, int at, int end, Builder decoded) {
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
