package io.github.urnls.scan;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Span;

/**
 * One place in a document where {@code urn:} stands for a name.
 *
 * @param kind    what it was taken for
 * @param passage the passage it stands in
 * @param decoded the text of that passage with its escapes read
 * @param start   where it begins, as a decoded offset
 * @param end     where it ends, as a decoded offset, exclusive
 */
public record UrnOccurrence(Kind kind, Passage passage, Decoded decoded, int start, int end) {

    /** What an occurrence was taken for. Only a {@link #URN} is checked. */
    public enum Kind {
        /** A whole name, right or wrong. */
        URN,
        /** The beginning of names, such as {@code "urn:example:"}, or a namespace that a text speaks of. */
        PREFIX,
        /** A name with places to be filled in: {@code urn:example:${id}}. */
        TEMPLATE,
        /** A regular expression that names match. */
        PATTERN
    }

    /** The same {@code by} characters further on, or further up when that is negative. */
    UrnOccurrence moved(int by) {
        return by == 0 ? this : new UrnOccurrence(kind, passage.moved(by), decoded.moved(by), start, end);
    }

    /** The name with all escapes of the document's language read. */
    public String text() {
        return decoded.text().substring(start, end);
    }

    /** The fixed part of a template, before the first place to be filled in; for all other kinds the whole text. */
    public String fixedText() {
        String text = text();
        return kind == Kind.TEMPLATE ? text.substring(0, TemplateMarks.first(text)) : text;
    }

    /** Whether nothing but white space stands before it in its passage. */
    public boolean beginsPassage() {
        String text = decoded.text();
        int before = start; // backwards, since many names may follow each other
        while (before > 0 && Chars.isWhitespace(text.charAt(before - 1))) {
            before--;
        }
        return before == 0;
    }

    /** Where it stands in the document. */
    public TextRange range() {
        return decoded.source(start, end);
    }

    /** Where a part of {@link #text()} stands in the document. */
    public TextRange range(Span span) {
        return decoded.source(start + span.start(), start + span.end());
    }

    /** The edit that replaces a part of {@link #text()}, written as this place in the document writes characters. */
    public TextEdit replace(Span span, String replacement) {
        return new TextEdit(range(span), passage.escapes().encode(replacement));
    }
}
