package io.github.urnls.feature;

import io.github.urnls.check.HiddenCharacters;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Escapes text from documents and registry files for Markdown, so that it makes no link, picture, HTML or new line. */
public final class Markdown {

    // Characters that Markdown or HTML could take for markup (CommonMark §2.4).
    private static final Pattern MARKUP = Pattern.compile("[\\\\`*_{}\\[\\]<>#+!|~&]");

    // What many viewers turn into a link without markup (GitHub Flavored Markdown §6.9): an address, a host, a mail
    // address. Some do so even where it is escaped, but none in code.
    private static final List<String> ADDRESS = List.of("://", "www.", "@", "mailto:", "xmpp:");

    // The ends of white space; splitting there keeps it.
    private static final Pattern WORD = Pattern.compile("(?<=\\s)(?=\\S)|(?<=\\S)(?=\\s)");

    // What begins a list or a rule at the beginning of a line, or underlines a heading.
    private static final Pattern BLOCK = Pattern.compile("^\\s*(?=[-=])|^\\s*[0-9]{1,9}(?=[.)])");

    private static final Pattern BACKTICKS = Pattern.compile("`+");

    private Markdown() {}

    /** {@code text} escaped, on one line. A word that could be taken for an address becomes code. */
    static String escaped(String text) {
        StringBuilder line = new StringBuilder();
        for (String word : WORD.split(oneLine(text))) {
            line.append(isAddress(word) ? address(word) : MARKUP.matcher(word).replaceAll("\\\\$0"));
        }
        Matcher block = BLOCK.matcher(line);
        return (block.find() ? line.insert(block.end(), '\\') : line).toString();
    }

    /** {@code word} as code; quotes and what ends a clause stand outside. */
    private static String address(String word) {
        int start = word.startsWith("“") ? 1 : 0;
        int end = word.length();
        while (end > start + 1 && Chars.isAt(word, end - 1, "”,;?")) {
            end--;
        }
        return word.substring(0, start) + code(word.substring(start, end)) + word.substring(end);
    }

    private static boolean isAddress(String word) {
        String folded = Normalization.fold(word);
        return ADDRESS.stream().anyMatch(folded::contains);
    }

    /** {@code text} as a code span, which may hold backticks (CommonMark §6.1). */
    static String code(String text) {
        String line = oneLine(text);
        int longest = 0;
        for (Matcher run = BACKTICKS.matcher(line); run.find();) {
            longest = Math.max(longest, run.end() - run.start());
        }
        String fence = "`".repeat(longest + 1);
        String padding = line.startsWith("`") || line.endsWith("`") ? " " : "";
        return fence + padding + line + padding + fence;
    }

    /** A code span in a table, with bars escaped, which would end the cell. */
    public static String cell(String text) {
        return text.isEmpty() ? "(empty)" : code(text).replace("|", "\\|");
    }

    /** {@code text} on one line, with U+FFFD for what people do not see. */
    private static String oneLine(String text) {
        return HiddenCharacters.shown(text.replaceAll("\\r\\n|[\\n-\\r\\x85\\u2028\\u2029]", " "));
    }

}
