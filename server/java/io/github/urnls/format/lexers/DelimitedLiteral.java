package io.github.urnls.format.lexers;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A literal between delimiters of the author's choice: {@code %q(…)} of Ruby, {@code qq{…}} of Perl, {@code ~s|…|} of
 * Elixir (the manuals, “Percent Literals”, “Quote and Quote-like Operators”, “Sigils”).
 *
 * @param kind  the letter that tells what it is; empty for a string with interpolation
 * @param start where its content begins
 * @param end   where its content ends, before the closing delimiter; negative if that is not there
 */
record DelimitedLiteral(String kind, int start, int end) {

    /** The marks of Ruby and Elixir: the letter, then the delimiter. */
    static final Pattern RUBY = Pattern.compile("(?:%([qQwWiIrsx]?)|~([a-zA-Z]))([^\\w\\s=])");

    /** The marks of Perl. An operator with a hyphen or an equals sign behind it is a name: {@code q => 1}. */
    static final Pattern PERL = Pattern.compile("(q|qq|qw|qr|qx|m)\\s?([({\\[<|/!])()");

    /** No mark has more characters. */
    static final int LONGEST_MARK = 5;

    private static final String OPENING = "([{<";
    private static final String CLOSING = ")]}>";

    /** The literal at {@code at}, which must be closed before {@code limit}; null if no mark of one is there. */
    static @Nullable DelimitedLiteral at(String text, int at, int limit, Pattern marks) {
        Matcher matcher = marks.matcher(text);
        if (!matcher.region(at, Math.min(limit, at + LONGEST_MARK)).lookingAt()) {
            return null;
        }
        int start = matcher.end();
        String kind = matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
        return new DelimitedLiteral(kind, start, closing(text, start, limit));
    }

    private static int closing(String text, int start, int limit) {
        char opening = text.charAt(start - 1);
        int pair = OPENING.indexOf(opening);
        char closing = pair < 0 ? opening : CLOSING.charAt(pair);
        int depth = 1;
        for (int i = start; i < limit; i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == closing && --depth == 0) {
                return i;
            } else if (c == opening && pair >= 0) {
                depth++;
            }
        }
        return -1;
    }

    /** Whether it is a list of words. */
    boolean isWords() {
        return kind.equalsIgnoreCase("w") || kind.equals("qw") || kind.equalsIgnoreCase("i");
    }

    /** Whether it is a regular expression, a symbol or something else that holds no name. */
    boolean isOther() {
        return kind.equals("qr") || kind.equals("m") || kind.equalsIgnoreCase("r");
    }
}
