package io.github.urnls.format.code;

import io.github.urnls.format.lexers.Lines;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text on lines of its own within a program, up to a line with a given word: {@code <<EOF}, {@code <<~"END"}, {@code
 * <<<'EOT'} (POSIX XCU §2.7.4; the manuals of PHP, Ruby and Perl, “heredoc”).
 *
 * @param mark where {@code <<} stands
 * @param end  behind the word
 * @param word the beginning of the line that ends the text; white space may come before it
 */
record HereDocument(int mark, int end, String word) {

    private static final int LONGEST = 64;

    /** In quotes any word. Without quotes a word with a capital letter, since {@code 1 <<n} shifts a number. */
    private static final Pattern WORD = Pattern
            .compile("[-~]?(?:[ \\t]*\"([A-Za-z_]\\w*)\"|[ \\t]*'([A-Za-z_]\\w*)'|\\\\?([A-Z_]\\w*))");

    /** The here document whose {@code mark} stands at {@code at}. */
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
     * The start of the line that ends the text; the text begins at {@code from}. {@link #lastEnds} must show that there
     * is one.
     */
    int endLine(String source, int from) {
        int line = from;
        while (!endWord(source, line).equals(word)) {
            line = Lines.nextFrom(source, line);
        }
        return line;
    }

    /** For each word, the start of the last line that can end a text. */
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

    /** The only word of the line at {@code line}, which may be followed by punctuation; empty if the line has more. */
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
