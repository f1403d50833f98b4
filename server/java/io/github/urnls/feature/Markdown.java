package io.github.urnls.feature;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Escapes text from documents and registry files in Markdown, so that it cannot make a link, a picture, HTML or a line
 * of its own.
 */
final class Markdown {

    // What Markdown or HTML could take for markup (CommonMark §2.4).
    private static final Pattern MARKUP = Pattern.compile("[\\\\`*_{}\\[\\]<>#+!|~&]");

    // What many readers turn into a link without any markup (GitHub Flavored Markdown §6.9): an address, a host, a mail
    // address. Some do so after they have read escapes, but none in code.
    private static final List<String> ADDRESS = List.of("://", "www.", "@", "mailto:", "xmpp:");

    // Before and behind white space, which stays.
    private static final Pattern WORD = Pattern.compile("(?<=\\s)(?=\\S)|(?<=\\S)(?=\\s)");

    // What begins a list or a rule, or underlines a heading, at the beginning of a line.
    private static final Pattern BLOCK = Pattern.compile("^(\\s*)(?=[-=])|^(\\s*[0-9]{1,9})(?=[.)])");

    private static final Pattern BACKTICKS = Pattern.compile("`+");

    private Markdown() {}

    /**
     * {@code text} with everything escaped, on one line. A word that could be taken for an address is shown as code.
     */
    static String escaped(String text) {
        StringBuilder line = new StringBuilder();
        for (String word : WORD.split(oneLine(text))) {
            line.append(isAddress(word) ? code(word) : MARKUP.matcher(word).replaceAll("\\\\$0"));
        }
        return BLOCK.matcher(line).replaceFirst("$1$2\\\\");
    }

    private static boolean isAddress(String word) {
        String folded = word.toLowerCase(Locale.ROOT);
        return ADDRESS.stream().anyMatch(folded::contains);
    }

    /** A code span that holds backticks too (CommonMark §6.1). */
    static String code(String text) {
        String line = oneLine(text);
        int longest = BACKTICKS.matcher(line).results().mapToInt(run -> run.group().length()).max().orElse(0);
        String fence = "`".repeat(longest + 1);
        String padding = line.startsWith("`") || line.endsWith("`") ? " " : "";
        return fence + padding + line + padding + fence;
    }

    /** A code span in a table, where a bar would end the cell. */
    static String cell(String text) {
        return text.isEmpty() ? "(empty)" : code(text).replace("|", "\\|");
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", " ");
    }

}
