package io.github.urnls.format.markdown;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.format.xml.MarkupCommentPlaces;
import io.github.urnls.text.Document;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** A comment of Markdown is a line of HTML. It must not end a paragraph, a list, a quote or a table. */
final class MarkdownCommentPlaces extends MarkupCommentPlaces {

    /** Lines that begin a block, so a comment above splits no paragraph (CommonMark 0.31 §4.2, §4.7). */
    private static final Pattern BEGINS_BLOCK = Pattern.compile(" {0,3}(#{1,6} .*|\\[[^]]+]:.*)");

    /** Lines that belong to a list or a quote. A comment at the margin would end it. */
    private static final Pattern OF_CONTAINER = Pattern.compile("[ \\t]+\\S.*|>.*|([-*+]|\\d{1,9}[.)])[ \\t].*");

    /** A heading with closing marks, or a definition. Nothing may follow on their line. */
    private static final Pattern COMPLETE = Pattern.compile(" {0,3}(#{1,6} .*#|\\[[^]]+]:.*)\\s*");

    private static final Pattern FENCE = Pattern.compile("[ \\t>]*(```|~~~).*");

    /** The first line after the YAML front matter; 0 when there is none. */
    private final int behindFrontMatter;

    MarkdownCommentPlaces(Document document) {
        super(document);
        int end = text.startsWith("---") ? text.indexOf("\n---", 3) : -1;
        if (end >= 0) {
            addData(0, end + 1);
        }
        behindFrontMatter = end < 0 ? 0 : lines.lineOf(end) + 2;
        readFences();
    }

    /** Adds the code blocks, which are shown as they are. */
    private void readFences() {
        int open = -1;
        for (int line = behindFrontMatter; line < lines.lineCount(); line++) {
            if (FENCE.matcher(line(line)).matches()) {
                if (open >= 0) {
                    addData(open, lines.lineStart(line));
                }
                open = open < 0 ? lines.lineEnd(line) : -1;
            }
        }
        if (open >= 0) {
            addData(open, text.length());
        }
    }

    @Override
    public OptionalInt above(int line) {
        return tears(line) ? OptionalInt.empty() : super.above(line);
    }

    /** Before trailing blanks, which break the line, and before the bar that ends a table row. */
    @Override
    public OptionalInt behind(int line) {
        if (super.behind(line).isEmpty() || COMPLETE.matcher(line(line)).matches()) {
            return OptionalInt.empty();
        }
        int start = lines.lineStart(line);
        int end = Lines.trimEnd(text, start, lines.lineEnd(line));
        boolean row = end - start > 1 && text.charAt(end - 1) == '|' && text.charAt(end - 2) != '\\';
        return OptionalInt.of(row ? Lines.trimEnd(text, start, end - 1) : end);
    }

    /** Whether another line above {@code line} would end a paragraph, a list, a quote or a table. */
    private boolean tears(int line) {
        String here = line(line);
        String before = line == 0 ? "" : line(line - 1);
        if (OF_CONTAINER.matcher(here).matches() || OF_CONTAINER.matcher(before).matches()) {
            return true;
        }
        return line != behindFrontMatter && !Chars.isBlank(before) && !Chars.isBlank(here)
                && !BEGINS_BLOCK.matcher(here).matches();
    }
}
