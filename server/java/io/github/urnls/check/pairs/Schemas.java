package io.github.urnls.check.pairs;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.check.Neighbours.Neighbour;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.format.xml.OpenElements;
import io.github.urnls.text.Document;
import java.util.Iterator;
import java.util.Optional;

/** Reads what a schema or a description of services defines from its first tag, and whose contents a table tells. */
public final class Schemas {

    private static final String XML_SCHEMA = "http://www.w3.org/2001/XMLSchema";
    private static final String WSDL_1 = "http://schemas.xmlsoap.org/wsdl/";

    private Schemas() {}

    /** Reads {@code document}, or the beginning of one; empty when it is something else. */
    public static Optional<Neighbour> of(Document document) {
        return root(document).flatMap(root -> root.localName().equals("ncx") ? publication(document) : of(root));
    }

    /** A table of contents with the identifier of its publication (DAISY 2005 §8.4.2). */
    private static Optional<Neighbour> publication(Document document) {
        for (MarkupTag tag : Formats.markup(document).orElseThrow()) {
            if (tag.value("name").equals("dtb:uid")) {
                return Optional.of(new Neighbour("ncx", tag.value("content").strip()));
            }
        }
        return Optional.empty();
    }

    /** The first tag of {@code document}; empty when it has none. */
    static Optional<MarkupTag> root(Document document) {
        return Formats.markup(document).map(Markup::iterator).filter(Iterator::hasNext).map(Iterator::next);
    }

    private static Optional<Neighbour> of(MarkupTag root) {
        OpenElements<String> open = new OpenElements<>("");
        open.enter(root, "");
        boolean wsdl = isWsdl(open, root) && root.localName().equals("definitions");
        return wsdl || isSchema(open, root)
                ? Optional.of(new Neighbour(root.localName(), root.value("targetNamespace").strip()))
                : Optional.empty();
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
