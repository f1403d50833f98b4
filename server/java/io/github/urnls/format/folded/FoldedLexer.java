package io.github.urnls.format.folded;

import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.lexers.LineLexer;
import io.github.urnls.format.lexers.RunningText;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import java.util.function.Consumer;

/** Running text, line by line, each with the lines that go on with it. */
final class FoldedLexer extends LineLexer {

    private final boolean hasComments;

    FoldedLexer(String text, boolean hasComments, Consumer<Passage> sink) {
        super(text, sink);
        this.hasComments = hasComments;
    }

    @Override
    protected int line(int start, int end) {
        int last = end;
        int next = Lines.next(text, last);
        while (Chars.isAt(text, next, " \t") && next - start < RunningText.LONGEST) {
            last = Lines.end(text, next);
            next = Lines.next(text, last);
        }
        lookTo(next + 1);
        boolean isComment = hasComments && text.startsWith("#", start);
        prose(start, last, isComment ? Role.COMMENT : Role.TEXT, FoldedEscapes.FOLDED);
        return last;
    }
}
