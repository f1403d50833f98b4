package io.github.urnls.check.pairs;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.check.Neighbours.Schema;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.format.xml.OpenElements;
import io.github.urnls.text.Document;
import java.util.Iterator;
import java.util.Optional;

/** Reads what a schema or a description of services defines from its first tag. */
public final class Schemas {

    private static final String XML_SCHEMA = "http://www.w3.org/2001/XMLSchema";
    private static final String WSDL_1 = "http://schemas.xmlsoap.org/wsdl/";

    private Schemas() {}

    /** Reads {@code document}, or the beginning of one; empty when it is something else. */
    public static Optional<Schema> of(Document document) {
        Optional<Markup> markup = Formats.markup(document);
        Iterator<MarkupTag> tags = markup.map(Markup::iterator).orElse(null);
        if (tags == null || !tags.hasNext()) {
            return Optional.empty();
        }
        MarkupTag root = tags.next();
        OpenElements<String> open = new OpenElements<>("");
        open.enter(root, "");
        boolean wsdl = isWsdl(open, root) && root.localName().equals("definitions");
        if (!wsdl && !isSchema(open, root)) {
            return Optional.empty();
        }
        return Optional.of(new Schema(wsdl, root.value("targetNamespace").strip()));
    }

    /** Whether {@code tag}, which was entered, is the element of a schema (XML Schema 1 §3.15.2). */
    static boolean isSchema(OpenElements<?> open, MarkupTag tag) {
        return isOfSchema(open, tag) && tag.localName().equals("schema");
    }

    static boolean isOfSchema(OpenElements<?> open, MarkupTag tag) {
        return open.namespace(tag).equals(XML_SCHEMA);
    }

    /** Whether {@code tag}, which was entered, is an element of WSDL 1.1. */
    static boolean isWsdl(OpenElements<?> open, MarkupTag tag) {
        return open.namespace(tag).equals(WSDL_1);
    }
}
