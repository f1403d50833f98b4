package io.github.urnls.format;

import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * The tags of an XML document, one after the other, for whoever needs the names of elements and attributes (XML 1.0 §3.1). Comments, CDATA
 * sections, processing instructions and the document type declaration are passed over. Takes any text; what is broken is read as
 * {@link MarkupLexer} reads it. Tags are read when they are asked for, so stopping early costs nothing.
 */
public final class MarkupTags implements Iterator<MarkupTags.Tag> {

    /** What a tag does with its element. */
    public enum Kind { OPEN, EMPTY, CLOSE }

    /**
     * One tag.
     *
     * @param name       as it is written, with its prefix
     * @param attributes those that have a value, in the order of the text
     * @param range      with its angle brackets, as far as they are there
     */
    public record Tag(String name, List<Attribute> attributes, TextRange range, Kind kind) {

        /** The prefix of the name (Namespaces in XML 1.0 §4), or the empty string. */
        public String prefix() {
            return name.substring(0, Math.max(0, name.indexOf(':')));
        }

        /** The name without its prefix. */
        public String localName() {
            return name.substring(name.indexOf(':') + 1);
        }

        /** The attribute that is called exactly {@code attributeName}. */
        public Optional<Attribute> attribute(String attributeName) {
            return attributes.stream().filter(attribute -> attribute.name.equals(attributeName)).findFirst();
        }
    }

    /**
     * One attribute.
     *
     * @param name  as it is written, with its prefix
     * @param range the value as it is written, without quotes
     * @param value with its references read
     */
    public record Attribute(String name, TextRange range, String value) {}

    private final String text;
    private boolean piCloses = true;
    private int at;

    public MarkupTags(String text) {
        this.text = text;
    }

    @Override
    public boolean hasNext() {
        for (at = text.indexOf('<', at); at >= 0; at = text.indexOf('<', at)) {
            if (isTag()) {
                return true;
            }
            passOver();
        }
        at = text.length();
        return false;
    }

    @Override
    public Tag next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return text.startsWith("</", at) ? closingTag() : startTag();
    }

    private boolean isTag() {
        int name = text.startsWith("</", at) ? at + 2 : at + 1;
        return name < text.length() && (Character.isLetter(text.charAt(name)) || "_:".indexOf(text.charAt(name)) >= 0);
    }

    private void passOver() {
        if (text.startsWith("<!--", at)) {
            at = behind("-->", at + 4);
        } else if (text.startsWith("<![CDATA[", at)) {
            at = behind("]]>", at + 9);
        } else if (text.startsWith("<?", at)) {
            piCloses = piCloses && text.indexOf("?>", at) >= 0; // once there is none, there is none further on
            at = behind(piCloses ? "?>" : ">", at + 2);
        } else if (text.startsWith("<!", at)) {
            declaration();
        } else {
            at++;
        }
    }

    private int behind(String closing, int from) {
        int end = text.indexOf(closing, from);
        return end < 0 ? text.length() : end + closing.length();
    }

    /** {@code <!DOCTYPE …>} with its internal subset (XML 1.0 §2.8). */
    private void declaration() {
        int depth = 0;
        at += 2;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (text.startsWith("<!--", at)) {
                at = behind("-->", at + 4);
            } else if (c == '"' || c == '\'') {
                int end = text.indexOf(c, at + 1);
                at = end < 0 ? at + 1 : end + 1;
            } else {
                at++;
                depth += c == '[' ? 1 : c == ']' ? -1 : 0;
                if (c == '>' && depth <= 0) {
                    return;
                }
            }
        }
    }

    private Tag closingTag() {
        int start = at;
        int nameEnd = nameEnd(at + 2);
        at = nameEnd;
        while (at < text.length() && text.charAt(at) != '>' && text.charAt(at) != '<') {
            at++;
        }
        at += text.startsWith(">", at) ? 1 : 0;
        return new Tag(text.substring(start + 2, nameEnd), List.of(), new TextRange(start, at), Kind.CLOSE);
    }

    private Tag startTag() {
        int start = at;
        at = nameEnd(at + 1);
        String name = text.substring(start + 1, at);
        List<Attribute> attributes = new ArrayList<>();
        Kind kind = Kind.OPEN;
        while (at < text.length() && text.charAt(at) != '>' && text.charAt(at) != '<') {
            if (text.startsWith("/>", at)) {
                kind = Kind.EMPTY;
                at++;
            } else if (!endsName(text.charAt(at))) {
                attribute(attributes);
            } else {
                at++;
            }
        }
        at += text.startsWith(">", at) ? 1 : 0;
        return new Tag(name, List.copyOf(attributes), new TextRange(start, at), kind);
    }

    /** The attribute at {@link #at}; one without a value is none, and of two with one name both count. */
    private void attribute(List<Attribute> attributes) {
        int nameEnd = nameEnd(at);
        String name = text.substring(at, nameEnd);
        at = skipSpace(nameEnd);
        if (!text.startsWith("=", at)) {
            return;
        }
        at = skipSpace(at + 1);
        boolean quoted = text.startsWith("\"", at) || text.startsWith("'", at);
        int start = quoted ? at + 1 : at;
        int end = quoted ? quotedEnd(start, text.charAt(at)) : unquotedEnd(start);
        TextRange range = new TextRange(start, end);
        attributes.add(new Attribute(name, range, XmlEscapes.XML.decode(text, range).text()));
        at = quoted && end < text.length() && text.charAt(end) == text.charAt(start - 1) ? end + 1 : end;
    }

    /** The closing quote; without one, or with a tag before it, the value is taken to end with its line. */
    private int quotedEnd(int start, char quote) {
        int end = text.indexOf(quote, start);
        if (end >= 0 && text.indexOf('<', start, end) < 0) {
            return end;
        }
        int line = start;
        while (line < text.length() && "\r\n<>".indexOf(text.charAt(line)) < 0) {
            line++;
        }
        return line;
    }

    private int unquotedEnd(int start) {
        int end = start;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && "<>".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private int nameEnd(int from) {
        int end = from;
        while (end < text.length() && !endsName(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private int skipSpace(int from) {
        int next = from;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        return next;
    }

    private static boolean endsName(char c) {
        return Character.isWhitespace(c) || "=/<>\"'".indexOf(c) >= 0;
    }
}
