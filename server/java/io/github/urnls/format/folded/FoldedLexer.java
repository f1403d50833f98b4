package io.github.urnls.format.folded;

import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.lexers.LineLexer;
import io.github.urnls.format.lexers.RunningText;
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
    protected int line(int start) {
        int end = Lines.end(text, start);
        int next = Lines.next(text, end);
        while (Lines.isOneOf(text, next, text.length(), " \t") && next - start < RunningText.LONGEST) {
            end = Lines.end(text, next);
            next = Lines.next(text, end);
        }
        lookTo(next + 1);
        boolean isComment = hasComments && text.startsWith("#", start);
        prose(start, end, isComment ? Role.COMMENT : Role.TEXT, FoldedEscapes.FOLDED);
        return end;
    }
}
