package io.github.urnls.format.markup;

import io.github.urnls.format.lexers.Lexer;
import io.github.urnls.format.lexers.Lines;
import java.util.Locale;
import java.util.Set;

/**
 * Reads markup (XML 1.0 §2 to §4, WHATWG HTML §13) and tells what stands where. There is no other reading of it:
 * {@link MarkupPassages} makes passages of what it hears, {@link MarkupTags} tags.
 *
 * <p>One {@link #step} reads one construct. A tag that is never closed ends where the next one begins; an attribute
 * value that is never closed ends with its line. What is never closed is looked for once, so that no text takes longer
 * than its length.
 */
final class MarkupLexer extends Lexer {

    private static final Set<String> RAW_TEXT = Set.of("script", "style");

    /**
     * Hears what is read, in the order of the text and without the delimiters. Offsets are those of the text, ends
     * exclusive.
     */
    interface Listener {

        /** What stands between tags. */
        default void text(int start, int end) {}

        /** What stands in a CDATA section. */
        default void cdata(int start, int end) {}

        default void comment(int start, int end) {}

        /** A processing instruction, with its target. */
        default void instruction(int start, int end) {}

        /** A literal in a document type declaration. */
        default void literal(int start, int end) {}

        /** What stands in a script or style element of HTML. */
        default void rawText(int start, int end) {}

        /** A start tag, from its {@code <} to the end of its name; its attributes come next. */
        default void startTag(int start, int nameEnd) {}

        /**
         * The value at {@code [start, end)}; its name is empty when it has none. An attribute without a value is not
         * told.
         */
        default void attribute(int nameStart, int nameEnd, int start, int end) {}

        /** The end of the start tag, behind its {@code >}; {@code empty} when it is also the end of the element. */
        default void startTagEnd(int end, boolean empty) {}

        /** An end tag, from its {@code <} to behind its {@code >}. */
        default void endTag(int start, int nameEnd, int end) {}
    }

    private final boolean html;
    private final Listener listener;
    /** Whether an instruction may still be closed: once one is not, none further on is. */
    private boolean piCloses;

    MarkupLexer(String text, boolean html, Listener listener) {
        this(text, html, START, listener);
    }

    MarkupLexer(String text, boolean html, Object state, Listener listener) {
        super(text);
        this.html = html;
        this.listener = listener;
        this.piCloses = !state.equals(false);
    }

    @Override
    public Object state() {
        return piCloses;
    }

    @Override
    public boolean step() {
        if (at >= text.length()) {
            return false;
        }
        if (text.charAt(at) != '<') {
            int end = orEnd(text.indexOf('<', at));
            listener.text(at, end);
            at = end;
        } else if (text.startsWith("<!--", at)) {
            comment();
        } else if (text.startsWith("<![CDATA[", at)) {
            int start = at + 9;
            int end = orEnd(text.indexOf("]]>", start));
            listener.cdata(start, end);
            at = Math.min(text.length(), end + 3);
        } else if (text.startsWith("<?", at)) {
            processingInstruction();
        } else if (text.startsWith("<!", at)) {
            declaration();
        } else if (text.startsWith("</", at)) {
            endTag();
        } else if (at + 1 < text.length() && isNameStart(text.charAt(at + 1))) {
            startTag();
        } else {
            at++;
        }
        return true;
    }

    private void comment() {
        int start = at + 4;
        int end = orEnd(text.indexOf("-->", start));
        listener.comment(start, end);
        at = Math.min(text.length(), end + 3);
    }

    private void processingInstruction() {
        int end = piCloses ? text.indexOf("?>", at) : -1;
        piCloses = end >= 0;
        lookTo(end, 2);
        int after = end + 2;
        if (!piCloses) {
            end = orEnd(text.indexOf('>', at));
            after = end + 1;
        }
        listener.instruction(Math.min(at + 2, end), end);
        at = Math.min(text.length(), after);
    }

    /** {@code <!DOCTYPE …>} with its internal subset (XML 1.0 §2.8, §2.3). */
    private void declaration() {
        at += 2;
        int depth = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (text.startsWith("<!--", at)) {
                comment();
            } else if (c == '"' || c == '\'') {
                int end = text.indexOf(c, at + 1);
                lookTo(end, 1);
                if (end < 0) {
                    at++;
                    continue;
                }
                listener.literal(at + 1, end);
                at = end + 1;
            } else {
                at++;
                if (c == '[') {
                    depth++;
                } else if (c == ']') {
                    depth--;
                } else if (c == '>' && depth <= 0) {
                    return;
                }
            }
        }
    }

    private void endTag() {
        int start = at;
        int nameEnd = nameEnd(start + 2);
        at = nameEnd;
        while (at < text.length() && text.charAt(at) != '>' && text.charAt(at) != '<') {
            at++;
        }
        at = Lines.after(text, at, '>');
        listener.endTag(start, nameEnd, at);
    }

    private void startTag() {
        int start = at;
        int nameEnd = nameEnd(start + 1);
        listener.startTag(start, nameEnd);
        at = nameEnd;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '>' || c == '<') {
                at = Lines.after(text, at, '>');
                listener.startTagEnd(at, false);
                if (html) {
                    rawText(text.substring(start + 1, nameEnd));
                }
                return;
            }
            if (c == '/' && text.startsWith(">", at + 1)) {
                at += 2;
                listener.startTagEnd(at, true);
                return;
            }
            if (isNameStart(c)) {
                attribute();
            } else if (c == '"' || c == '\'') {
                value(at, at);
            } else {
                at++;
            }
        }
        listener.startTagEnd(at, false);
    }

    /** The inside of a script or style element, which holds no tag but the one that ends it (WHATWG HTML §13.1.2). */
    private void rawText(String element) {
        if (RAW_TEXT.contains(element.toLowerCase(Locale.ROOT))) {
            int end = at;
            String closing = "</" + element;
            while (end < text.length() && !text.regionMatches(true, end, closing, 0, closing.length())) {
                end = orEnd(text.indexOf("</", end + 1));
            }
            listener.rawText(at, end);
            at = end;
        }
    }

    private void attribute() {
        int name = at;
        int nameEnd = nameEnd(name);
        at = skipSpace(nameEnd);
        if (at < text.length() && text.charAt(at) == '=') {
            at = skipSpace(at + 1);
            if (at < text.length()) {
                value(name, nameEnd);
            }
        }
    }

    /** The value that begins at {@link #at}, of the attribute whose name stands at {@code [name, nameEnd)}. */
    private void value(int name, int nameEnd) {
        char first = text.charAt(at);
        if (first == '"' || first == '\'') {
            int end = quotedEnd(at + 1, first);
            listener.attribute(name, nameEnd, at + 1, end);
            at = Lines.after(text, end, first);
        } else {
            int end = unquotedEnd(at);
            listener.attribute(name, nameEnd, at, end);
            at = end;
        }
    }

    /**
     * The closing quote; without one, or with a tag before it, the value is taken to end with its line; in HTML, values
     * do hold tags.
     */
    private int quotedEnd(int start, char quote) {
        int end = text.indexOf(quote, start);
        int tag = text.indexOf('<', start, orEnd(end));
        if (end >= 0 && (tag < 0 || html && mayHoldTags(start, end))) {
            return end;
        }
        lookTo(html || tag < 0 ? end : tag, 1);
        int line = start;
        while (line < text.length() && "\r\n<>".indexOf(text.charAt(line)) < 0) {
            line++;
        }
        return line;
    }

    private boolean mayHoldTags(int start, int end) {
        return text.indexOf('>', start, end) < 0
                || text.indexOf('\n', start, end) < 0 && text.indexOf('\r', start, end) < 0;
    }

    private int unquotedEnd(int start) {
        int end = start;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && text.charAt(end) != '>'
                && text.charAt(end) != '<') {
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

    private int orEnd(int index) {
        return Lines.orEnd(text, index);
    }

    private static boolean endsName(char c) {
        return c <= ' ' && (c == ' ' || c == '\t' || c == '\r' || c == '\n') || c == '=' || c == '/' || c == '>'
                || c == '<'
                || c == '"' || c == '\'';
    }

    private static boolean isNameStart(char c) {
        return Character.isLetter(c) || c == '_' || c == ':' || c == '@' || c == '*' || c == '(' || c == '[';
    }
}
