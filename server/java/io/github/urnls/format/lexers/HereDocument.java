package io.github.urnls.format.lexers;

import java.util.HashMap;
import java.util.Map;
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
     * Where the line begins that ends the text, which begins at {@code from}: there is one, as {@link #lastEnds} tells.
     */
    int endLine(String source, int from) {
        int line = from;
        while (!endWord(source, line).equals(word)) {
            line = Lines.nextFrom(source, line);
        }
        return line;
    }

    /** Where the last line begins that can end a text, for each word. */
    static Map<String, Integer> lastEnds(String source) {
        Map<String, Integer> ends = new HashMap<>();
        for (int line = 0; line < source.length(); line = Lines.nextFrom(source, line)) {
            String word = endWord(source, line);
            if (!word.isEmpty()) {
                ends.put(word, line);
            }
        }
        return ends;
    }

    /** The word that the line at {@code line} consists of, but for what a program may add; empty where it has more. */
    private static String endWord(String source, int line) {
        int first = Lines.skipBlanks(source, line);
        int end = first;
        while (end < source.length() && end - first < LONGEST
                && (Character.isLetterOrDigit(source.charAt(end)) || source.charAt(end) == '_')) {
            end++;
        }
        boolean alone = end == source.length() || ";,)\r\n".indexOf(source.charAt(end)) >= 0;
        return alone ? source.substring(first, end) : "";
    }
}
