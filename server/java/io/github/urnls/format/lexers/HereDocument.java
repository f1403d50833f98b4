package io.github.urnls.format.lexers;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text on lines of its own within a program, up to a line with the word that was given for its end: {@code <<EOF},
 * {@code <<~"END"}, {@code <<<'EOT'} (POSIX XCU §2.7.4; the manuals of PHP, Ruby and Perl, “heredoc”).
 *
 * @param mark where {@code <<} stands
 * @param end  behind the word
 * @param word what a line must begin with to end the text; white space may stand before it
 */
record HereDocument(int mark, int end, String word) {

    private static final int LONGEST = 64;

    /** In quotes any word; without, one that begins with a capital letter, since {@code 1 <<n} shifts a number. */
    private static final Pattern WORD = Pattern
            .compile("[-~]?(?:[ \\t]*\"([A-Za-z_]\\w*)\"|[ \\t]*'([A-Za-z_]\\w*)'|\\\\?([A-Z_]\\w*))");

    /** The one whose {@code mark} stands at {@code at}. */
    static @Nullable HereDocument at(String text, int at, String mark) {
        if (mark.isEmpty() || !text.startsWith(mark, at) || at > 0 && text.charAt(at - 1) == '<') {
            return null;
        }
        Matcher matcher = WORD.matcher(text);
        int from = at + mark.length();
        if (!matcher.region(from, Math.min(text.length(), from + LONGEST)).lookingAt()) {
            return null;
        }
        for (int group = 1; group <= 3; group++) {
            if (matcher.group(group) != null) {
                return new HereDocument(at, matcher.end(), matcher.group(group));
            }
        }
        return null;
    }

    /**
     * Where the line begins that ends the text, which begins at {@code from}; negative without one.
     */
    int endLine(String source, int from) {
        int line = from;
        while (line < source.length()) {
            int first = Lines.skipBlanks(source, line);
            int behind = first + word.length();
            if (source.startsWith(word, first)
                    && (behind >= source.length() || ";,)\r\n".indexOf(source.charAt(behind)) >= 0)) {
                return line;
            }
            line = Lines.nextFrom(source, line);
        }
        return -1;
    }
}
