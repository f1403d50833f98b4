package io.github.urnls.format.lexers;

import io.github.urnls.text.Lines;
import io.github.urnls.format.Embedding;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/**
 * The common part of the lexers for Markdown and reStructuredText. They read line by line. They emit the running text
 * between other passages in stretches as long as possible.
 */
public abstract class ProseLexer {

    protected final String text;
    protected int at;
    /** Where the running text begins that is not yet emitted. */
    protected int pending;

    private final Escapes escapes;
    private final Embedding embedding;
    private final Consumer<Passage> sink;

    /** {@code escapes} are those of running text. */
    protected ProseLexer(String text, Escapes escapes, Embedding embedding, Consumer<Passage> sink) {
        this.text = text;
        this.escapes = escapes;
        this.embedding = embedding;
        this.sink = sink;
    }

    public void run() {
        while (at < text.length()) {
            line();
        }
        flush(text.length());
    }

    /** Reads a line, or a block that begins with it, and leaves {@link #at} at the start of another. */
    protected abstract void line();

    /** Emits the running text that ends at {@code end}. */
    protected final void flush(int end) {
        if (pending < end) {
            sink.accept(new Passage(pending, end, Role.TEXT, Extent.PROSE, escapes));
            pending = end;
        }
    }

    /** Emits the running text before a passage, then the passage. */
    protected final void emit(int start, int end, Role role, Extent extent, Escapes escapes) {
        flush(start);
        sink.accept(new Passage(start, end, role, extent, escapes));
        pending = end;
    }

    /**
     * Emits the text within backticks or angle brackets: mostly one whole name. With fewer than two colons it is
     * running text that mentions a namespace, such as {@code urn:isbn}, or an element, such as {@code <urn:Poll>}.
     */
    protected final void enclosed(int start, int end, Role role, Escapes escapes) {
        int colon = Chars.indexOf(text, ':', start, end);
        boolean whole = colon >= 0 && Chars.indexOf(text, ':', colon + 1, end) >= 0;
        emit(start, end, role, whole ? Extent.VALUE : Extent.PROSE, escapes);
    }

    /** Reads a {@code <urn:…>} at {@link #at}; false if there is none before {@code limit}. */
    protected final boolean bracketed(int limit, Escapes escapes) {
        if (!Chars.isInAnyCase(text, at, "<urn:")) {
            return false;
        }
        int close = closingAngle(at, limit);
        if (close < 0) {
            return false;
        }
        enclosed(at + 1, close, Role.VALUE, escapes);
        at = close + 1;
        return true;
    }

    /**
     * The {@code >} for the {@code <} at {@code open}, before {@code limit} and before another {@code <}; else
     * negative.
     */
    protected final int closingAngle(int open, int limit) {
        int angle = Chars.firstOf("<>", text, open + 1, limit);
        return Lines.isOneOf(text, angle, limit, ">") ? angle : -1;
    }

    /** Emits {@code [start, end)} in its own language, and goes on behind it. */
    protected final void embedded(String language, int start, int end) {
        flush(start);
        embedding.read(language, text, start, end, sink);
        pending = end;
        at = end;
    }

    /**
     * The offset behind the mark of a list item at {@code from}: one of {@code bullets}, or a number with a dot or
     * parenthesis. {@code from} if there is none.
     *
     * @param digits characters besides digits that may form a number
     */
    protected final int itemMarkEnd(int from, int end, String bullets, String digits) {
        int mark = from;
        while (mark < end && mark < from + 9
                && (Character.isDigit(text.charAt(mark)) || Chars.isAt(text, mark, digits))) {
            mark++;
        }
        String marks = ".)";
        if (mark == from) {
            marks = bullets;
        }
        if (Lines.isOneOf(text, mark, end, marks) && (mark + 1 == end || Lines.isBlank(text.charAt(mark + 1)))) {
            return mark + 1;
        }
        return from;
    }

    /** The character before {@link #at}, or a space at the start of the text. */
    protected final char before() {
        return at > 0 ? text.charAt(at - 1) : ' ';
    }
}
