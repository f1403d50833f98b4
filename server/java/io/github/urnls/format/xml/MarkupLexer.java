package io.github.urnls.format.xml;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Lexer;
import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.RunningText;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads markup (XML 1.0 §2 to §4, WHATWG HTML §13) and hands each construct to a listener. It is the only lexer of
 * markup: {@link MarkupPassages} makes passages, {@link MarkupTags} makes tags.
 *
 * <p>
 * One {@link #step} reads one construct. A tag that is not closed ends where the next one begins; an attribute value
 * that is not closed ends with its line. A missing closing mark is looked for only once, so the time is proportional to
 * the length of the text. Long text, CDATA sections and comments are handed out in stretches.
 */
final class MarkupLexer extends Lexer {

    private static final Set<String> RAW_TEXT = Set.of("script", "style");
    /** What stands before the value of an entity, as in {@code <!ENTITY % name "…">} (XML 1.0 §4.2). */
    private static final Pattern ENTITY = Pattern.compile("<!ENTITY\\s++(?:%\\s++)?+[^\\s\"'>]++\\s++");
    private static final String BEHIND_NAME = " \t\r\n=/><\"'";

    /**
     * Gets the constructs in the order of the text, without their delimiters. Offsets are those of the text, ends
     * exclusive.
     */
    interface Listener {

        /** The text between tags, a CDATA section, or a comment. */
        default void content(Content content, int start, int end) {}

        /** A part of a content that is too long to be handed out as one; running text. */
        default void stretch(Content content, int start, int end) {}

        /** A processing instruction, with its target. */
        default void instruction(int start, int end) {}

        /** A literal in a document type declaration; {@code entity} if it is the value of an entity. */
        default void literal(int start, int end, boolean entity) {}

        /** The content of a script or style element of HTML. */
        default void rawText(int start, int end) {}

        /** A start tag, from its {@code <} to the end of its name; its attributes come next. */
        default void startTag(int start, int nameEnd) {}

        /**
         * The value at {@code [start, end)}. Its name is empty if it has none. Attributes without a value are left out.
         */
        default void attribute(int nameStart, int nameEnd, int start, int end) {}

        /** The end of the start tag, behind its {@code >}; {@code empty} if it also ends the element. */
        default void startTagEnd(int end, boolean empty) {}

        /** An end tag, from its {@code <} to behind its {@code >}. */
        default void endTag(int start, int nameEnd, int end) {}
    }

    /** What may be long. */
    enum Content {
        TEXT("<"), CDATA("]]>"), COMMENT("-->");

        /** What ends it; the tag behind a text is read by itself. */
        private final String mark;

        Content(String mark) {
            this.mark = mark;
        }

        private int behind(int end, String text) {
            return this == TEXT ? end : Chars.limit(text, end + mark.length());
        }
    }

    /** The state between two constructs, or two stretches of {@code open}. */
    private record State(boolean piCloses, @Nullable Content open) {

        /** Written out: what a record has by itself is linked at each start. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof State state && piCloses == state.piCloses && open == state.open;
        }

        @Override
        public int hashCode() {
            return 31 * Boolean.hashCode(piCloses) + Objects.hashCode(open);
        }
    }

    private final MarkupFormat format;
    private final Listener listener;
    private final RunningText stretches = new RunningText(this);
    /** The content that is read in stretches; null outside of such a one. */
    private @Nullable Content open;
    /** False after an instruction without {@code ?>}: then no later one has it either. */
    private boolean piCloses = true;

    MarkupLexer(String text, MarkupFormat format, Object state, Listener listener) {
        super(text);
        this.format = format;
        this.listener = listener;
        if (state instanceof State known) {
            piCloses = known.piCloses;
            open = known.open;
        }
    }

    @Override
    public Object state() {
        return new State(piCloses, open);
    }

    @Override
    protected void construct() {
        if (open != null) {
            stretch(open);
        } else if (text.charAt(at) != '<') {
            content(Content.TEXT, at);
        } else if (text.startsWith("<!--", at)) {
            content(Content.COMMENT, at + 4);
        } else if (text.startsWith("<![CDATA[", at)) {
            content(Content.CDATA, at + 9);
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
    }

    /** Reads the content that begins at {@code start}; only its first stretch if it is long. */
    private void content(Content content, int start) {
        int limit = start + RunningText.LONGEST;
        int end = Lines.find(text, content.mark, start);
        at = start;
        if (end > limit && mayBeRunningText(content, start, limit)) {
            lookTo(limit + content.mark.length());
            stretch(content);
            return;
        }
        listener.content(content, start, end);
        at = content.behind(end, text);
    }

    /** One word is a value, however long it is. */
    private boolean mayBeRunningText(Content content, int start, int end) {
        return content == Content.COMMENT || format.isHtml() || Chars.holdsWords(text, start, end);
    }

    private void stretch(Content content) {
        int end = stretches.end(at);
        int mark = Chars.indexOf(text, content.mark, at, Chars.limit(text, end + content.mark.length()));
        listener.stretch(content, at, mark < 0 ? end : mark);
        at = mark < 0 ? stretches.next(end) : content.behind(mark, text);
        open = mark < 0 ? content : null;
    }

    private void processingInstruction() {
        int start = at;
        int close = -1;
        if (piCloses) {
            close = text.indexOf("?>", start);
            piCloses = close >= 0;
        }
        lookTo(close, 2);
        if (piCloses) {
            at = close + 2;
        } else {
            close = readTo(">", start);
        }
        listener.instruction(Math.min(start + 2, close), close);
    }

    /** {@code <!DOCTYPE …>} with its internal subset (XML 1.0 §2.8, §2.3). */
    private void declaration() {
        int declared = at;
        at += 2;
        int depth = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (text.startsWith("<!--", at)) {
                int start = at + 4;
                listener.content(Content.COMMENT, start, readTo("-->", start));
            } else if (c == '"' || c == '\'') {
                int end = text.indexOf(c, at + 1);
                lookTo(end, 1);
                if (end < 0) {
                    at++;
                    continue;
                }
                listener.literal(at + 1, end, ENTITY.matcher(text).region(declared, at).matches());
                at = end + 1;
                declared = at;
            } else {
                at++;
                if (c == '<') {
                    declared = at - 1;
                } else if (c == '[') {
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
        at = Lines.after(text, Chars.firstOf("<>", text, nameEnd, text.length()), '>');
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
                if (format.isHtml()) {
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

    /** The content of a script or style element, which holds no tag (WHATWG HTML §13.1.2). */
    private void rawText(String element) {
        if (RAW_TEXT.contains(element.toLowerCase(Locale.ROOT))) {
            int end = at;
            String closing = "</" + element;
            while (end < text.length() && !Chars.isInAnyCase(text, end, closing)) {
                end = Lines.find(text, "</", end + 1);
            }
            listener.rawText(at, end);
            at = end;
        }
    }

    private void attribute() {
        int name = at;
        int nameEnd = nameEnd(name);
        at = Chars.skipSpace(text, nameEnd);
        if (text.startsWith("=", at)) {
            at = Chars.skipSpace(text, at + 1);
            if (at < text.length()) {
                value(name, nameEnd);
            }
        }
    }

    /** The value at {@link #at}; the name of its attribute is at {@code [name, nameEnd)}. */
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
     * The closing quote. Without a quote, or with a tag before it, the value ends with its line. In HTML values may
     * hold tags.
     */
    private int quotedEnd(int start, char quote) {
        int end = text.indexOf(quote, start);
        int tag = Chars.indexOf(text, '<', start, Lines.orEnd(text, end));
        boolean html = format.isHtml();
        if (end >= 0 && (tag < 0 || html && mayHoldTags(start, end))) {
            return end;
        }
        if (!html && tag >= 0) {
            end = tag;
        }
        lookTo(end, 1);
        return Chars.firstOf("\r\n<>", text, start, text.length());
    }

    private boolean mayHoldTags(int start, int end) {
        return Chars.indexOf(text, '>', start, end) < 0 || !Lines.holdsLineEnd(text, start, end);
    }

    private int unquotedEnd(int start) {
        int end = start;
        while (end < text.length() && !Chars.isWhitespace(text.charAt(end)) && !Chars.isAt(text, end, "<>")) {
            end++;
        }
        return end;
    }

    private int nameEnd(int from) {
        return Chars.firstOf(BEHIND_NAME, text, from, text.length());
    }

    private static boolean isNameStart(char c) {
        return Character.isLetter(c) || "_:@*([".indexOf(c) >= 0;
    }
}
