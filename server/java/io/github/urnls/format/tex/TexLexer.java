package io.github.urnls.format.tex;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.lexers.LineLexer;
import io.github.urnls.text.Chars;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Line by line: what is written as it is, comments, all else as running text with escapes. */
final class TexLexer extends LineLexer {

    /**
     * In order: a character that a backslash escapes; the start of what is written as it is, to a brace or to the same
     * sign again; the percent sign of a comment, not of an octet.
     */
    private static final Pattern MARK = Pattern.compile("\\\\[\\\\%]|(\\\\(?:url|path|nolinkurl)\\*?\\{)"
            + "|\\\\(?:verb\\*?|lstinline|path)([|!+\"/=~])|(%(?![0-9A-Fa-f]{2}))");

    TexLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    @Override
    protected int line(int start, int end) {
        int from = start;
        String missing = ""; // what does not follow in the line, and is not sought again
        Matcher mark = MARK.matcher(text).region(start, end);
        while (mark.find()) {
            if (mark.group(3) != null) {
                prose(from, mark.start(), Role.TEXT, TexEscapes.TEXT);
                comment(mark.end(), end);
                return end;
            }
            String close = mark.group(1) != null ? "}" : mark.group(2);
            if (close == null || missing.contains(close)) {
                continue;
            }
            int closed = Chars.indexOf(text, close, mark.end(), end);
            if (closed < 0) {
                missing += close;
            } else {
                prose(from, mark.end(), Role.TEXT, TexEscapes.TEXT);
                prose(mark.end(), closed, Role.TEXT, Escapes.NONE);
                from = closed;
                mark.region(closed, end);
            }
        }
        prose(from, end, Role.TEXT, TexEscapes.TEXT);
        return end;
    }
}
