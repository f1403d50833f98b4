package io.github.urnls.cli.report;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Renders Markdown on a terminal, as far as the pages of rules use it: headings, paragraphs, lists and examples, with
 * code, bold text and links. Text is indented below its heading.
 */
public final class RenderedMarkdown {

    private static final String INDENT = "  ";

    /** Marks for the terminal, which take no cell. */
    private static final String MARKS = "(?:\u001b\\[[0-9;]*m|\u001b]8;;.*?\u001b\\\\)*+";

    /** What fits on a line of 80 cells, up to a blank. */
    private static final Pattern FITTING = Pattern.compile("((?:" + MARKS + ".){1,76}" + MARKS + ")( |$)");

    private static final Pattern INLINE = Pattern.compile(
            "(?<ticks>`+) ?(?<code>.+?) ?\\k<ticks>(?!`)|\\*\\*(?<bold>.+?)\\*\\*"
                    + "|\\[(?<text>[^\\[\\]]*)\\]\\((?<address>[^)\\s]+)\\)");

    private RenderedMarkdown() {}

    /** The text of {@code page}, whose links lead to the web. */
    public static String of(String page, Ink ink) {
        StringBuilder out = new StringBuilder();
        boolean example = true;
        for (String part : page.split("(?m)^```.*\n?")) {
            example ^= true;
            String lines = example ? part : part.replaceAll("(?<=[^\n])\n *(?=[^\n#-])", " ");
            for (String line : lines.lines().toList()) {
                out.append(example ? INDENT + INDENT + ink.code(line) : text(line, ink)).append('\n');
            }
        }
        return out.toString();
    }

    private static String text(String line, Ink ink) {
        String heading = line.replaceFirst("^#+ ", "");
        if (line.isEmpty() || !heading.equals(line)) {
            return line.isEmpty() ? "" : ink.bold(heading);
        }
        String next = line.startsWith("- ") ? "\n" + INDENT + INDENT : "\n" + INDENT;
        String marked = INLINE.matcher(line).replaceAll(part -> Matcher.quoteReplacement(inline(part, ink)));
        return INDENT + FITTING.matcher(marked).replaceAll("$1" + next).stripTrailing();
    }

    private static String inline(MatchResult part, Ink ink) {
        if (part.group(5) != null) {
            return ink.link(part.group(5), part.group(4).replace("`", ""));
        }
        return part.group(2) == null ? ink.bold(part.group(3)) : ink.code(part.group(2));
    }
}
