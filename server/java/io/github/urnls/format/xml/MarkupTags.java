package io.github.urnls.format.xml;

import io.github.urnls.format.Lexer;
import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.format.xml.MarkupTag.Kind;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The tags of markup, one after the other. Each is read when it is asked for, so stopping early costs nothing. */
final class MarkupTags implements Iterator<MarkupTag>, MarkupLexer.Listener {

    private final String text;
    private final MarkupFormat format;
    private final MarkupLexer lexer;
    private final List<Attribute> attributes = new ArrayList<>();
    private int start;
    private String name = "";
    private @Nullable MarkupTag next;

    MarkupTags(String text, MarkupFormat format) {
        this.text = text;
        this.format = format;
        this.lexer = new MarkupLexer(text, format, Lexer.START, this);
    }

    @Override
    public boolean hasNext() {
        while (next == null && lexer.step()) {
            // until a step hands out a tag
        }
        return next != null;
    }

    @Override
    public MarkupTag next() {
        hasNext();
        MarkupTag tag = next;
        if (tag == null) {
            throw new NoSuchElementException();
        }
        next = null;
        return tag;
    }

    @Override
    public void startTag(int start, int nameEnd) {
        this.start = start;
        name = text.substring(start + 1, nameEnd);
        attributes.clear();
    }

    @Override
    public void attribute(int nameStart, int nameEnd, int start, int end) {
        if (nameStart < nameEnd) {
            TextRange range = new TextRange(start, end);
            attributes
                    .add(new Attribute(text.substring(nameStart, nameEnd), range,
                            format.escapes().decode(text, range).text()));
        }
    }

    @Override
    public void startTagEnd(int end, boolean empty) {
        next = new MarkupTag(name, List.copyOf(attributes), new TextRange(start, end), empty ? Kind.EMPTY : Kind.OPEN);
    }

    /** Skips an end tag without a name, which closes nothing. */
    @Override
    public void endTag(int start, int nameEnd, int end) {
        if (start + 2 < nameEnd) {
            next = new MarkupTag(text.substring(start + 2, nameEnd), List.of(), new TextRange(start, end), Kind.CLOSE);
        }
    }
}
