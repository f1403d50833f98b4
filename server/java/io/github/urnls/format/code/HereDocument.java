package io.github.urnls.format.code;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text on lines of its own within a program, up to a line with a given word: {@code <<EOF}, {@code <<~"END"}, {@code
 * <<<'EOT'} (POSIX XCU §2.7.4; the manuals of PHP, Ruby and Perl, “heredoc”).
 *
 * @param end  behind the word
 * @param word the beginning of the line that ends the text; white space may come before it
 */
record HereDocument(int end, String word) {

    private static final int LONGEST = 64;

    private static final TreeMap<Integer, Integer> NO_LINES = new TreeMap<>();

    /** In quotes any word. Without quotes a word with a capital letter, since {@code 1 <<n} shifts a number. */
    private static final Pattern WORD = Pattern
            .compile("[-~]?(?:[ \\t]*\"([A-Za-z_]\\w*)\"|[ \\t]*'([A-Za-z_]\\w*)'|\\\\?([A-Z_]\\w*))");

    /** The here document whose {@code mark} stands at {@code at}. */
    static @Nullable HereDocument at(String text, int at, String mark) {
        if (mark.isEmpty() || !text.startsWith(mark, at) || text.startsWith("<", at - 1)) {
            return null;
        }
        Matcher matcher = WORD.matcher(text);
        int from = at + mark.length();
        if (!matcher.region(from, Chars.limit(text, from + LONGEST)).lookingAt()) {
            return null;
        }
        for (int group = 1; group <= 3; group++) {
            if (matcher.group(group) != null) {
                return new HereDocument(matcher.end(), matcher.group(group));
            }
        }
        return null;
    }

    /**
     * The lines of a program that can end the text of a here document. They are looked for only as far as is asked.
     */
    static final class Ends {

        private final String source;
        /** By the word: the start of each line, and the end of the word on it. */
        private final Map<String, TreeMap<Integer, Integer>> lines = new HashMap<>();
        private int next;

        /** Lines from {@code start} on, the start of a line. */
        Ends(String source, int start) {
            this.source = source;
            this.next = start;
        }

        /**
         * The start of the first line from {@code from} on that ends a text with this word; negative if there is none
         * before {@code limit}. Nothing from {@code limit} on decides about it.
         */
        int first(String word, int from, int limit) {
            for (; next < Chars.limit(source, limit); next = Lines.nextFrom(source, next)) {
                String ends = endWord(source, next);
                if (!ends.isEmpty()) {
                    lines.computeIfAbsent(ends, other -> new TreeMap<>())
                            .put(next, Lines.skipBlanks(source, next) + ends.length());
                }
            }
            Map.Entry<Integer, Integer> line = lines.getOrDefault(word, NO_LINES).ceilingEntry(from);
            return line == null || line.getValue() >= limit ? -1 : line.getKey();
        }
    }

    /** The only word of the line at {@code line}, which may be followed by punctuation; empty if the line has more. */
    private static String endWord(String source, int line) {
        int first = Lines.skipBlanks(source, line);
        int end = Chars.wordEnd(source, first, Chars.limit(source, first + LONGEST), "_");
        return Chars.endsAt(source, end, ";,)\r\n") ? source.substring(first, end) : "";
    }
}
