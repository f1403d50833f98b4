package io.github.urnls.format.xml;

import io.github.urnls.format.xml.MarkupLexer.Content;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The passages of markup: attribute values, the text between tags, CDATA, comments, processing instructions, and the
 * literals of a document type declaration. Names of elements and attributes are not passages.
 */
final class MarkupPassages implements MarkupLexer.Listener {

    private final String text;
    private final MarkupFormat format;
    private final Consumer<Passage> sink;
    /** The place of the element name in the last start tag, and in HTML the {@code type} of that element. */
    private int elementStart;
    private int elementEnd;
    private String scriptType = "";

    MarkupPassages(String text, MarkupFormat format, Consumer<Passage> sink) {
        this.text = text;
        this.format = format;
        this.sink = sink;
    }

    /**
     * One word is a value, and what an element of identifiers holds: {@code <id>urn:…</id>}. The rest is running text.
     */
    @Override
    public void content(Content content, int start, int end) {
        TextRange word = new TextRange(start, end).strippedIn(text);
        if (content == Content.COMMENT) {
            emit(start, end, Role.COMMENT, Extent.PROSE, Escapes.NONE);
            return;
        }
        if (word.length() == 0) {
            return;
        }
        if (!format.isHtml() && (!Chars.holdsBlank(text, word.start(), word.end()) || isIdentifier(word))) {
            sink.accept(new Passage(word, Role.TEXT, Extent.VALUE, escapes(content)));
        } else {
            emit(start, end, Role.TEXT, Extent.PROSE, escapes(content));
        }
    }

    /** Whether a URN begins {@code content}, and the tag before it on its line says that it is an identifier. */
    private boolean isIdentifier(TextRange content) {
        int local = Chars.indexOf(text, ':', elementStart, elementEnd) + 1;
        return Chars.isUrn(text, content.start()) && Chars.indexOf(text, '<', elementEnd, content.start()) < 0
                && !Lines.holdsLineEnd(text, elementEnd, content.start())
                && Role.isIdentifying(text.substring(Math.max(local, elementStart), elementEnd));
    }

    /** Character references stand only in text. */
    private Escapes escapes(Content content) {
        return content == Content.TEXT ? format.escapes() : Escapes.NONE;
    }

    @Override
    public void stretch(Content content, int start, int end) {
        if (Chars.skipSpace(text, start, end) < end) {
            Role role = content == Content.COMMENT ? Role.COMMENT : Role.TEXT;
            emit(start, end, role, Extent.PROSE, escapes(content));
        }
    }

    /** Instructions of XML itself have values in quotes, as attributes do. All others are programs. */
    @Override
    public void instruction(int start, int end) {
        boolean program = !text.startsWith("xml", start);
        int from = start;
        for (int quote = nextQuote(from, end); quote < end; quote = nextQuote(from, end)) {
            int closing = Chars.indexOf(text, text.charAt(quote), quote + 1, end);
            if (closing < 0) {
                break;
            }
            instruction(new Passage(from, quote, Role.TEXT, Extent.PROSE, Escapes.NONE), program);
            instruction(new Passage(quote + 1, closing, Role.VALUE, Extent.VALUE, Escapes.NONE), program);
            from = closing + 1;
        }
        if (from < end) {
            instruction(new Passage(from, end, Role.TEXT, Extent.PROSE, Escapes.NONE), program);
        }
    }

    private void instruction(Passage passage, boolean program) {
        sink.accept(program ? passage.asCode() : passage);
    }

    @Override
    public void literal(int start, int end, boolean entity) {
        emit(start, end, Role.VALUE, Extent.VALUE, entity ? XmlEscapes.ENTITY_VALUE : format.escapes());
    }

    @Override
    public void startTag(int start, int nameEnd) {
        elementStart = start + 1;
        elementEnd = nameEnd;
        scriptType = "";
    }

    @Override
    public void attribute(int nameStart, int nameEnd, int start, int end) {
        // Most values cannot hold a URN, so their role is not looked up.
        if (Chars.firstOf(":&%", text, start, end) < end) {
            String written = text.substring(nameStart, nameEnd);
            String name = written.toLowerCase(Locale.ROOT);
            if (Role.isText(written) && Chars.holdsBlank(text, start, end)) {
                emit(start, end, Role.TEXT, Extent.PROSE, format.escapes());
            } else {
                Role role = MarkupAttributes.role(lowerCase(elementStart, elementEnd), name);
                Passage value = new Passage(start, end, role, MarkupAttributes.extent(name), format.escapes());
                sink.accept(format.isHtml() || Role.mayBeText(written) ? value : value.asExact());
            }
        }
        if (format.isHtml() && lowerCase(nameStart, nameEnd).equals("type")) {
            scriptType = lowerCase(start, end);
        }
    }

    @Override
    public void rawText(int start, int end) {
        format.embedding().read(scriptLanguage(), text, start, end, sink);
    }

    /** The language of a script or style element (WHATWG HTML §4.12.1). */
    private String scriptLanguage() {
        if (lowerCase(elementStart, elementEnd).equals("style")) {
            return "css";
        }
        if (scriptType.endsWith("json") || scriptType.endsWith("importmap")) {
            return "json";
        }
        if (scriptType.isEmpty() || scriptType.contains("javascript") || scriptType.equals("module")) {
            return "javascript";
        }
        return "";
    }

    private void emit(int start, int end, Role role, Extent extent, Escapes escapes) {
        sink.accept(new Passage(start, end, role, extent, escapes));
    }

    private String lowerCase(int start, int end) {
        return text.substring(start, end).toLowerCase(Locale.ROOT);
    }

    private int nextQuote(int from, int end) {
        return Chars.firstOf("\"'", text, from, end);
    }
}
