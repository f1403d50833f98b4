package io.github.urnls.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Renders Markdown on a terminal, as far as the pages of rules use it: headings, paragraphs, lists and examples, with
 * code, bold text and links. Text is indented below its heading.
 */
public final class RenderedMarkdown {

    /** The longest line, in cells. */
    private static final int WIDTH = 80;

    private static final String INDENT = "  ";

    private static final Pattern INLINE = Pattern.compile(
            "(?<ticks>`+) ?(?<code>.+?) ?\\k<ticks>(?!`)|\\*\\*(?<bold>.+?)\\*\\*"
                    + "|\\[(?<text>[^\\]]*)\\]\\((?<address>[^)\\s]+)\\)");

    private final Ink ink;
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder paragraph = new StringBuilder();
    private boolean inList;

    private RenderedMarkdown(Ink ink) {
        this.ink = ink;
    }

    /** The text of {@code page}, whose links lead to the web. */
    public static String of(String page, Ink ink) {
        RenderedMarkdown rendered = new RenderedMarkdown(ink);
        boolean example = false;
        for (String line : page.split("\n")) {
            boolean fence = line.startsWith("```");
            example ^= fence;
            if (fence) {
                rendered.endParagraph();
            } else if (example) {
                rendered.example(line);
            } else {
                rendered.line(line);
            }
        }
        rendered.endParagraph();
        return rendered.out.toString();
    }

    private void example(String line) {
        out.append(line.isEmpty() ? "" : INDENT + INDENT + ink.code(line)).append('\n');
    }

    private void line(String line) {
        if (line.isBlank()) {
            endParagraph();
            out.append('\n');
        } else if (line.startsWith("#")) {
            endParagraph();
            out.append(ink.bold(line.replaceFirst("^#+ ", ""))).append('\n');
        } else if (line.startsWith("- ")) {
            endParagraph();
            inList = true;
            paragraph.append(line.substring(2));
        } else {
            paragraph.append(paragraph.isEmpty() ? "" : " ").append(line.strip());
        }
    }

    private void endParagraph() {
        String first = INDENT;
        String others = INDENT;
        if (inList) {
            first = INDENT + "- ";
            others = INDENT + INDENT;
        }
        if (!paragraph.isEmpty()) {
            wrap(words(paragraph.toString()), first, others);
        }
        paragraph.setLength(0);
        inList = false;
    }

    /** A word as it is printed, and its width in cells. */
    private record Word(StringBuilder text, int width) {}

    private List<Word> words(String text) {
        List<Word> words = new ArrayList<>();
        Matcher inline = INLINE.matcher(text);
        int from = 0;
        boolean joined = false;
        while (inline.find()) {
            joined = add(words, text.substring(from, inline.start()), plain -> plain, joined);
            if (inline.group("code") != null) {
                joined = add(words, inline.group("code"), ink::code, joined);
            } else if (inline.group("bold") != null) {
                joined = add(words, inline.group("bold"), ink::bold, joined);
            } else {
                String address = inline.group("address");
                joined = add(words, inline.group("text").replace("`", ""), part -> ink.link(address, part), joined);
            }
            from = inline.end();
        }
        add(words, text.substring(from), plain -> plain, joined);
        return words;
    }

    /**
     * Adds the words of {@code text}, marked for the terminal. If {@code joined}, the first continues the last word.
     *
     * @return whether following text continues the last word
     */
    private boolean add(List<Word> words, String text, UnaryOperator<String> mark, boolean joined) {
        boolean together = joined && !text.startsWith(" ");
        for (String part : text.strip().split(" +")) {
            if (part.isEmpty()) {
                continue;
            }
            if (together && !words.isEmpty()) {
                Word last = words.removeLast();
                words.add(new Word(last.text.append(mark.apply(part)), last.width + Cells.width(part)));
            } else {
                words.add(new Word(new StringBuilder(mark.apply(part)), Cells.width(part)));
            }
            together = false;
        }
        return text.isEmpty() ? joined : !text.endsWith(" ");
    }

    private void wrap(List<Word> words, String first, String others) {
        int column = 0;
        for (Word word : words) {
            if (column > 0 && column + 1 + word.width > WIDTH) {
                out.append('\n');
                column = 0;
            }
            if (column == 0) {
                String indent = word == words.getFirst() ? first : others;
                out.append(indent);
                column = indent.length();
            } else {
                out.append(' ');
                column++;
            }
            out.append(word.text);
            column += word.width;
        }
        out.append('\n');
    }
}
