package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.text.TextRange;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Cuts markup into passages (XML 1.0 §2 to §4, WHATWG HTML §13): attribute values, the text between tags, CDATA, comments,
 * processing instructions, and the literals of a document type declaration. Names of elements and attributes are none.
 *
 * <p>One {@link #step} reads one construct. A tag that is never closed ends where the next one begins; an attribute value
 * that is never closed ends with its line.
 */
final class MarkupLexer {

    private static final Set<String> RAW_TEXT = Set.of("script", "style");

    /** Hears of tags as they are read; their passages are handed out besides. Offsets are those of the text. */
    interface Tags {

        Tags NONE = new Tags() { };

        /** An attribute with a value, of the element whose start comes next; its name is in lower case. */
        default void attribute(String name, int start, int end) {}

        /** The end of a start tag; {@code closed} when it is also the end of the element. */
        default void start(String element, boolean closed) {}

        /** An end tag, from its name to behind its {@code >}. */
        default void end(int start, int end) {}
    }

    private final String text;
    private final boolean html;
    private final Consumer<Passage> sink;
    private final Tags tags;
    private final Escapes escapes;
    /** The element whose start tag was read last, in lower case, and its {@code type} in HTML. */
    private String element = "";
    private String scriptType = "";
    private boolean piCloses = true;
    private int at;

    MarkupLexer(String text, boolean html, Consumer<Passage> sink) {
        this(text, html, sink, Tags.NONE);
    }

    MarkupLexer(String text, boolean html, Consumer<Passage> sink, Tags tags) {
        this.text = text;
        this.html = html;
        this.sink = sink;
        this.tags = tags;
        this.escapes = html ? XmlEscapes.HTML : XmlEscapes.XML;
    }

    void run() {
        while (step()) {
            // each step hands out what it has read
        }
    }

    /** Reads one construct; answers that there was none when the text is at its end. */
    boolean step() {
        if (at >= text.length()) {
            return false;
        }
        if (text.charAt(at) != '<') {
            int end = orEnd(text.indexOf('<', at));
            content(at, end, escapes);
            at = end;
        } else if (text.startsWith("<!--", at)) {
            delimited(4, "-->", Role.COMMENT, Extent.PROSE);
        } else if (text.startsWith("<![CDATA[", at)) {
            int start = at + 9;
            int end = orEnd(text.indexOf("]]>", start));
            content(start, end, Escapes.NONE);
            at = Math.min(text.length(), end + 3);
        } else if (text.startsWith("<?", at)) {
            processingInstruction();
        } else if (text.startsWith("<!", at)) {
            declaration();
        } else if (text.startsWith("</", at)) {
            int start = at + 2;
            at = tagEnd(start);
            tags.end(start, at);
        } else if (at + 1 < text.length() && isNameStart(text.charAt(at + 1))) {
            startTag();
        } else {
            at++;
        }
        return true;
    }

    /** Text between tags. One word is a value, as in {@code <id>urn:…</id>}; more than one is running text. */
    private void content(int start, int end, Escapes how) {
        TextRange word = trimmed(start, end);
        if (word.length() == 0) {
            return;
        }
        boolean value = !html && isSpaceless(word.start(), word.end());
        sink.accept(value ? new Passage(word, Role.TEXT, Extent.VALUE, how)
                : new Passage(start, end, Role.TEXT, Extent.PROSE, how));
    }

    private void delimited(int opening, String closing, Role role, Extent extent) {
        int start = Math.min(text.length(), at + opening);
        int end = orEnd(text.indexOf(closing, start));
        sink.accept(new Passage(start, end, role, extent, Escapes.NONE));
        at = Math.min(text.length(), end + closing.length());
    }

    private void processingInstruction() {
        int close = piCloses ? text.indexOf("?>", at) : -1;
        piCloses = close >= 0; // once there is none, there is none further on
        int end = close >= 0 ? close : orEnd(text.indexOf('>', at));
        int from = at + 2;
        while (from < end) {
            int quote = nextQuote(from, end);
            int closing = quote < end ? text.indexOf(text.charAt(quote), quote + 1, end) : -1;
            if (closing < 0) {
                sink.accept(new Passage(from, end, Role.TEXT, Extent.PROSE, Escapes.NONE));
                from = end;
            } else {
                sink.accept(new Passage(from, quote, Role.TEXT, Extent.PROSE, Escapes.NONE));
                sink.accept(new Passage(quote + 1, closing, Role.VALUE, Extent.VALUE, Escapes.NONE));
                from = closing + 1;
            }
        }
        at = Math.min(text.length(), close >= 0 ? end + 2 : end + 1);
    }

    /** {@code <!DOCTYPE …>} with its internal subset: each literal in quotes is a value (XML 1.0 §2.8, §2.3). */
    private void declaration() {
        at += 2;
        int depth = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (text.startsWith("<!--", at)) {
                delimited(4, "-->", Role.COMMENT, Extent.PROSE);
            } else if (c == '"' || c == '\'') {
                int end = text.indexOf(c, at + 1);
                if (end < 0) {
                    at++;
                    continue;
                }
                sink.accept(new Passage(at + 1, end, Role.VALUE, Extent.VALUE, escapes));
                at = end + 1;
            } else {
                at++;
                depth += c == '[' ? 1 : c == ']' ? -1 : 0;
                if (c == '>' && depth <= 0) {
                    return;
                }
            }
        }
    }

    private void startTag() {
        int nameEnd = nameEnd(at + 1);
        element = text.substring(at + 1, nameEnd).toLowerCase(Locale.ROOT);
        scriptType = "";
        at = nameEnd;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '>' || c == '<') {
                at += c == '>' ? 1 : 0;
                tags.start(element, false);
                afterStartTag();
                return;
            }
            if (c == '/' && at + 1 < text.length() && text.charAt(at + 1) == '>') {
                at += 2;
                tags.start(element, true);
                return;
            }
            if (isNameStart(c)) {
                attribute();
            } else if (c == '"' || c == '\'') {
                value("", c);
            } else {
                at++;
            }
        }
        tags.start(element, false);
    }

    private void afterStartTag() {
        if (html && RAW_TEXT.contains(element)) {
            int end = at;
            String closing = "</" + element;
            while (end < text.length() && !text.regionMatches(true, end, closing, 0, closing.length())) {
                end = orEnd(text.indexOf("</", end + 1));
            }
            Embedded.read(scriptFormat(), text, at, end, sink);
            at = end;
        }
    }

    /** The language of a script or style element (WHATWG HTML §4.12.1). */
    private Format scriptFormat() {
        if (element.equals("style")) {
            return Formats.ofLanguage("css");
        }
        boolean json = scriptType.endsWith("json") || scriptType.endsWith("importmap");
        boolean script = scriptType.isEmpty() || scriptType.contains("javascript") || scriptType.equals("module");
        return Formats.ofLanguage(json ? "json" : script ? "javascript" : "plaintext");
    }

    private void attribute() {
        int end = nameEnd(at);
        String name = text.substring(at, end).toLowerCase(Locale.ROOT);
        at = skipSpace(end);
        if (at >= text.length() || text.charAt(at) != '=') {
            return;
        }
        at = skipSpace(at + 1);
        if (at < text.length()) {
            int start = at;
            value(name, text.charAt(at));
            if (name.equals("type") && html) {
                scriptType = text.substring(start, at).replaceAll("[\"']", "").toLowerCase(Locale.ROOT);
            }
        }
    }

    /** The value that begins at {@link #at}, of an attribute called {@code name} in lower case. */
    private void value(String name, char first) {
        boolean quoted = first == '"' || first == '\'';
        int start = quoted ? at + 1 : at;
        int end = quoted ? quotedEnd(start, first) : unquotedEnd(start);
        tags.attribute(name, start, end);
        // Most values cannot hold a URN, and what they are there for need not be looked up.
        if (text.indexOf(':', start, end) >= 0 || text.indexOf('&', start, end) >= 0) {
            sink.accept(new Passage(start, end, MarkupAttributes.role(element, name), MarkupAttributes.extent(name), escapes));
        }
        at = quoted && end < text.length() && text.charAt(end) == first ? end + 1 : end;
    }

    /** The closing quote; without one, or with a tag before it, the value is taken to end with its line. */
    private int quotedEnd(int start, char quote) {
        int end = text.indexOf(quote, start);
        boolean holdsTag = end >= 0 && text.indexOf('<', start, end) >= 0;
        boolean onOneLine = html && end >= 0 && (end <= Lines.end(text, start) || text.indexOf('>', start, end) < 0);
        if (end >= 0 && !holdsTag || onOneLine) {
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
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && text.charAt(end) != '>'
                && text.charAt(end) != '<') {
            end++;
        }
        return end;
    }

    private int tagEnd(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != '>' && text.charAt(end) != '<') {
            end++;
        }
        return end < text.length() && text.charAt(end) == '>' ? end + 1 : end;
    }

    private int nextQuote(int from, int end) {
        int at = from;
        while (at < end && text.charAt(at) != '"' && text.charAt(at) != '\'') {
            at++;
        }
        return at;
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

    private boolean isSpaceless(int from, int end) {
        for (int i = from; i < end; i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private TextRange trimmed(int start, int end) {
        int first = start;
        int last = end;
        while (first < last && Character.isWhitespace(text.charAt(first))) {
            first++;
        }
        while (last > first && Character.isWhitespace(text.charAt(last - 1))) {
            last--;
        }
        return new TextRange(first, last);
    }

    private int orEnd(int index) {
        return index < 0 ? text.length() : index;
    }

    private static boolean endsName(char c) {
        return c <= ' ' && (c == ' ' || c == '\t' || c == '\r' || c == '\n') || c == '=' || c == '/' || c == '>' || c == '<'
                || c == '"' || c == '\'';
    }

    private static boolean isNameStart(char c) {
        return Character.isLetter(c) || c == '_' || c == ':' || c == '@' || c == '*' || c == '(' || c == '[';
    }
}
