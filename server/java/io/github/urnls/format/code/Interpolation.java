package io.github.urnls.format.code;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;

/**
 * A value that a program fills in, in a string.
 *
 * @param at  where its mark may begin
 * @param end where the string ends, or what of it is looked at
 */
record Interpolation(String text, int at, int end) {

    /** Behind the value or command that a dollar sign begins; {@code at} if there is none. */
    int dollar() {
        if (text.charAt(at) != '$') {
            return at;
        }
        int bracketed = Math.max(bracketed("${"), bracketed("$("));
        return Math.max(bracketed, wordEnd(at));
    }

    /** Behind the command in backticks; {@code at} if they are not closed. */
    int command() {
        int close = Chars.indexOf(text, '`', at + 1, end);
        return close < 0 ? at : close + 1;
    }

    /** Behind the value that a number sign begins; {@code at} if there is none. */
    int hash() {
        if (text.charAt(at) != '#') {
            return at;
        }
        if (Lines.isOneOf(text, at + 1, end, "$@")) {
            int sigil = text.startsWith("@@", at + 1) ? at + 2 : at + 1;
            int word = wordEnd(sigil);
            return word == sigil ? at : word;
        }
        return bracketed("#{");
    }

    /** Behind the bracket that closes the one at the end of {@code mark}; {@code at} if {@code mark} is not there. */
    int bracketed(String mark) {
        int open = at + mark.length() - 1;
        if (open < end && text.startsWith(mark, at)) {
            return closing(open);
        }
        return at;
    }

    /** Behind the bracket that closes the one at {@code open}, outside strings; {@code end} if none does. */
    private int closing(int open) {
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

    private int wordEnd(int dollar) {
        int word = Chars.wordEnd(text, dollar + 1, end, "_");
        if (word == dollar + 1 || Character.isDigit(text.charAt(dollar + 1))) {
            return dollar;
        }
        return word;
    }
}
