package io.github.urnls.format.troff;

import io.github.urnls.format.lexers.LineLexer;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/** Manual pages and other troff, line by line: comments behind {@code \"}, all else as running text. */
final class TroffLexer extends LineLexer {

    private static final String COMMENT = "\\\"";

    TroffLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    @Override
    protected int line(int start, int end) {
        int comment = Chars.indexOf(text, COMMENT, start, end);
        int body = comment < 0 ? end : comment;
        prose(start, body, Role.TEXT, TroffEscapes.TEXT);
        if (comment >= 0) {
            comment(comment + COMMENT.length(), end);
        }
        return end;
    }
}
