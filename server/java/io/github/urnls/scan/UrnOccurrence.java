package io.github.urnls.scan;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.stream.Stream;

/**
 * One place in a document where {@code urn:} begins a name or something like a name.
 *
 * @param kind    its kind, judged by the text
 * @param passage the passage around it
 * @param decoded the text of that passage with its escapes decoded
 * @param start   where it begins, as a decoded offset
 * @param end     where it ends, as a decoded offset, exclusive
 * @param blanks  how many decoded characters before it belong to its value by mistake, see
 *                {@link Surroundings#blanksBefore}
 */
public record UrnOccurrence(Kind kind, Passage passage, Decoded decoded, int start, int end, int blanks) {

    /** An occurrence with nothing before it that belongs to its value. */
    public UrnOccurrence(Kind kind, Passage passage, Decoded decoded, int start, int end) {
        this(kind, passage, decoded, start, end, 0);
    }

    /** The kind of an occurrence, judged by its text. Only a {@link #URN} is checked in all respects. */
    public enum Kind {
        /** A whole name, right or wrong. */
        URN,
        /** The beginning of names, such as {@code "urn:example:"}, or a namespace that a text mentions. */
        PREFIX,
        /**
         * A string that a program compares with names or takes out of them, or that a message of it is about; it may be
         * only a part of names.
         */
        COMPARED,
        /** A name with placeholders: {@code urn:example:${id}}. */
        TEMPLATE,
        /** A regular expression for names. */
        PATTERN,
        /** A name that the document writes with a prefix. See {@link ImpliedNames}. */
        PREFIXED,
        /** A name that is percent-encoded, as in a query or a form. See {@link EncodedName}. */
        ENCODED,
        /** A qualified name of XML: a local name in a namespace. See {@link ImpliedNames}. */
        QUALIFIED,
        /** One of the names within a composed name. See {@link ImpliedNames}. */
        PART
    }

    /** The same occurrence {@code by} characters later; earlier if {@code by} is negative. */
    UrnOccurrence moved(int by) {
        return by == 0 ? this : new UrnOccurrence(kind, passage.moved(by), decoded.moved(by), start, end, blanks);
    }

    /** The name with all escapes of the document's language decoded. */
    public String text() {
        return decoded.text().substring(start, end);
    }

    /** The text of a template before its first placeholder; for all other kinds the whole text. */
    public String fixedText() {
        String text = text();
        return kind == Kind.TEMPLATE ? text.substring(0, TemplateMarks.first(text)) : text;
    }

    /** Whether nothing but white space stands before it in its passage. */
    public boolean beginsPassage() {
        return Chars.trimSpace(decoded.text(), 0, start) == 0; // backwards, since many names may follow each other
    }

    /** The place of the whole name in the document. */
    public TextRange range() {
        return decoded.source(start, end);
    }

    /** The place of the {@link #blanks}, directly before the name. */
    public TextRange blanksRange() {
        return decoded.source(start - blanks, start);
    }

    /** The edits that leave only the name in its value. */
    public List<TextEdit> withoutBlanks() {
        TextRange behind = decoded.source(end, decoded.text().length());
        return Stream.of(blanksRange(), behind).filter(range -> range.length() > 0)
                .map(range -> new TextEdit(range, "")).toList();
    }

    /** The place of a part of {@link #text()} in the document. */
    public TextRange range(Span span) {
        return decoded.source(start + span.start(), start + span.end());
    }

    /** The edit of only the characters that change when {@code before}, with which it begins, becomes {@code after}. */
    public TextEdit change(String before, String after) {
        TextEdit change = TextEdit.between(before, after);
        return replace(new Span(change.range().start(), change.range().end()), change.newText());
    }

    /** The edit that replaces all of {@link #text()}, with the escapes of this place in the document. */
    public TextEdit replace(String replacement) {
        return new TextEdit(range(), passage.escapes().encode(replacement));
    }

    /** The edit that replaces a part of {@link #text()}, with the escapes of this place in the document. */
    public TextEdit replace(Span span, String replacement) {
        return new TextEdit(range(span), passage.escapes().encode(replacement));
    }
}
