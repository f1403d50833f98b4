package io.github.urnls.format.xml;

import io.github.urnls.format.xml.MarkupTag.Kind;
import io.github.urnls.text.Chars;
import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.text.TextRange;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Names with a prefix in XML. In RDF/XML the names of elements and of property attributes stand for IRIs. The IRI is
 * the name of the namespace, directly followed by the local name (RDF 1.1 XML Syntax §6.1.2). In other XML some
 * attributes hold qualified names: {@code xsi:type}, and references in schemas and service descriptions.
 */
final class MarkupNames {

    static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    private static final String INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

    /** The attributes that hold qualified names, by the namespace of their element. */
    private static final Map<String, Set<String>> QUALIFIED = Map.of(
            // XML Schema 1.1 Part 1 §3
            "http://www.w3.org/2001/XMLSchema",
            Set.of("type ref base itemType memberTypes substitutionGroup refer".split(" ")),
            // WSDL 1.1 §2
            "http://schemas.xmlsoap.org/wsdl/", Set.of("message", "type", "element", "binding"),
            // WSDL 2.0 Core §2
            "http://www.w3.org/ns/wsdl", Set.of("interface extends ref element type binding".split(" ")));

    /** The role of an element and its content in RDF. */
    private enum Place {
        /** Outside RDF. */
        OTHER,
        /** The root of RDF (RDF 1.1 XML Syntax §7.2.8). */
        ROOT,
        /** A node or a property. */
        RDF,
        /** A property whose content is text with markup (§2.8). */
        LITERAL;

        Place of(String namespace, MarkupTag tag) {
            if (this == ROOT || this == RDF) {
                return tag.attributes().stream().anyMatch(attribute -> attribute.name().endsWith(":parseType")
                        && attribute.value().equals("Literal")) ? LITERAL : RDF;
            }
            return namespace.equals(MarkupNames.RDF) && tag.localName().equals("RDF") ? ROOT : OTHER;
        }

        boolean isNamed() {
            return this == RDF || this == LITERAL;
        }
    }

    private final String text;
    private final Markup markup;
    private final Consumer<PrefixedName> sink;
    private final OpenElements<Place> open = new OpenElements<>(Place.OTHER);

    MarkupNames(String text, Markup markup, Consumer<PrefixedName> sink) {
        this.text = text;
        this.markup = markup;
        this.sink = sink;
    }

    /** Whether {@code text} names the namespace of RDF. */
    static boolean mayBeRdf(String text) {
        return text.contains(RDF);
    }

    /** A quick test: whether {@code text} may hold such names. */
    static boolean mayStandIn(String text) {
        return QualifiedNames.mayBind(text)
                && (mayBeRdf(text) || text.contains(INSTANCE) || QUALIFIED.keySet().stream().anyMatch(text::contains));
    }

    void read() {
        for (MarkupTag tag : markup) {
            if (tag.kind() != Kind.CLOSE) {
                Place around = open.base();
                open.enter(tag, around);
                Place place = around.of(open.namespace(tag), tag);
                if (place != around) {
                    open.leave(tag);
                    open.enter(tag, place);
                }
            }
            read(tag, open.base());
            if (tag.kind() != Kind.OPEN) {
                open.leave(tag);
            }
        }
    }

    private void read(MarkupTag tag, Place place) {
        String namespace = open.namespace(tag);
        if (place.isNamed() && Chars.isUrn(namespace)) {
            int start = tag.range().start() + (tag.kind() == Kind.CLOSE ? 2 : 1);
            concatenated(new TextRange(start, start + tag.name().length()), tag.name(), namespace);
        }
        Set<String> qualified = QUALIFIED.getOrDefault(namespace, Set.of());
        for (Attribute attribute : tag.attributes()) {
            attribute(tag, attribute, qualified.contains(attribute.name()), place.isNamed());
        }
    }

    private void attribute(MarkupTag tag, Attribute attribute, boolean qualified, boolean rdf) {
        int colon = attribute.name().indexOf(':');
        if (qualified) {
            qualified(attribute.range());
        } else if (colon > 0 && !attribute.name().startsWith("xmlns:")) {
            String namespace = open.namespace(MarkupTag.prefix(attribute.name()));
            if (namespace.equals(INSTANCE) && attribute.name().endsWith(":type")) {
                qualified(attribute.range());
            } else if (rdf && Chars.isUrn(namespace)) {
                int start = text.lastIndexOf(attribute.name(),
                        attribute.range().start() - 1 - attribute.name().length());
                if (start >= tag.range().start()) {
                    concatenated(new TextRange(start, start + attribute.name().length()), attribute.name(), namespace);
                }
            }
        }
    }

    private void concatenated(TextRange range, String name, String namespace) {
        String prefix = name.substring(0, name.indexOf(':') + 1);
        sink.accept(new PrefixedName(range, new PrefixEscapes(prefix, namespace, XmlNotation.XML), false));
    }

    /** Each name in a list of qualified names; most lists have one. */
    private void qualified(TextRange list) {
        for (int at = list.start(); at < list.end();) {
            int end = Chars.wordEnd(text, at, list.end());
            if (end > at) {
                QualifiedNames.qualified(text, new TextRange(at, end), open::namespace).ifPresent(sink);
            }
            at = end + 1;
        }
    }
}
