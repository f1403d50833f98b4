package io.github.urnls.feature.declarations;

import io.github.urnls.feature.declarations.Declaration.Kind;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.format.xml.OpenElements;
import io.github.urnls.namespace.Tables;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Declarations in XML. An attribute declares by its element and the namespace of that element, not by its own name
 * alone. Identifiers are the exception: they have the same name in all vocabularies.
 */
final class MarkupDeclarations {

    /**
     * An attribute that declares.
     *
     * @param namespace how the namespace of the element begins
     */
    private record Place(String namespace, String element, String attribute, Kind kind) {}

    private static final String YIN = "urn:ietf:params:xml:ns:yang:yin:";
    private static final String OBJECT_URN = "ObjectURN";
    private static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    private static final List<Place> PLACES = Tables.rows("declaring-attributes.tsv").stream()
            .map(row -> new Place(row[0], row[1], row[2], Kind.valueOf(row[3]))).toList();

    /**
     * The attributes that may declare. Those of catalogs and YIN are common words, so they count only in documents with
     * a catalog or YIN.
     */
    private static final Set<String> ATTRIBUTES = PLACES.stream().map(Place::attribute)
            .filter(name -> !name.equals("uri"))
            .collect(Collectors.toUnmodifiableSet());

    private final String text;
    private final ValuesAfter values;
    private final boolean catalog;
    /** The bases are not used here. */
    private final OpenElements<String> open = new OpenElements<>("");
    private final List<Declaration> found = new ArrayList<>();
    /**
     * The namespaces of grammars that are found already. A grammar may repeat its namespace at each element; only the
     * first counts.
     */
    private final Set<String> grammars = new HashSet<>();
    /** The first name that the tag gives to a node of RDF. */
    private Optional<Name> subject = Optional.empty();
    /** The open node element that has no statement yet. */
    private Optional<Declaration> node = Optional.empty();

    private MarkupDeclarations(String text, ValuesAfter values, boolean catalog) {
        this.text = text;
        this.values = values;
        this.catalog = catalog;
    }

    static List<Declaration> in(Markup markup, Document document, List<Name> names) {
        boolean catalog = document.text().contains(CatalogElement.NAMESPACE);
        boolean yin = document.text().contains(YIN);
        ValuesAfter values = new ValuesAfter(
                word -> isId(word) || isAbout(word) || ATTRIBUTES.contains(word) || word.endsWith(OBJECT_URN)
                        || yin && word.equals("uri")
                        || catalog && CatalogElement.isKey(word),
                document, names);
        if (values.isEmpty() && !catalog) {
            return List.of();
        }
        MarkupDeclarations declarations = new MarkupDeclarations(document.text(), values, catalog);
        int end = catalog ? document.length() : values.last(); // a catalog may hold public identifiers
        for (MarkupTag tag : markup) {
            if (tag.range().start() > end && declarations.node.isEmpty()) {
                break;
            }
            declarations.read(tag);
        }
        return List.copyOf(declarations.found);
    }

    private void read(MarkupTag tag) {
        if (tag.kind() != MarkupTag.Kind.CLOSE) {
            node.ifPresent(found::add);
            node = Optional.empty();
            open.enter(tag, "");
            subject = Optional.empty();
            for (Attribute attribute : tag.attributes()) {
                values.nameAt(attribute.range().start()).ifPresent(place -> attribute(tag, attribute, place));
            }
            subject.ifPresent(place -> node(tag, place));
            if (tag.localName().equals(OBJECT_URN) && open.isIn("Object")) {
                values.nameAt(Chars.skipSpace(text, tag.range().end()))
                        .ifPresent(place -> found.add(Declaration.of(Kind.LWM2M_OBJECT, place,
                                new TextRange(tag.range().start(), place.range().end()))));
            }
            if (catalog && open.namespace(tag).equals(CatalogElement.NAMESPACE)) {
                CatalogElement.of(tag).flatMap(element -> entry(element, tag)).ifPresent(found::add);
            }
        }
        if (tag.kind() != MarkupTag.Kind.OPEN) {
            node = Optional.empty();
            open.leave(tag);
        }
    }

    private void add(Kind kind, Name place, MarkupTag tag) {
        found.add(Declaration.of(kind, place, tag.range()));
    }

    private void attribute(MarkupTag tag, Attribute attribute, Name place) {
        String name = attribute.name();
        boolean rdf = name.indexOf(':') > 0 && open.namespace(MarkupTag.prefix(name)).equals(RDF);
        if (rdf && (isAbout(name) || isId(name))) {
            subject = subject.or(() -> Optional.of(place));
        } else if (isId(name)) {
            if (!isOfVocabulary(tag) && place.urn().fComponent().isEmpty()) {
                add(Kind.XML_ID, place, tag);
            }
        } else {
            kind(tag, name).filter(kind -> kind != Kind.RNG || grammars.add(place.key()))
                    .ifPresent(kind -> add(kind, place, tag));
        }
    }

    /**
     * Reads a node element. Its attributes and the elements in it make statements, and so does its type, unless that is
     * {@code rdf:Description} (RDF 1.1 XML Syntax §2.5, §2.13, §7.2.11).
     */
    private void node(MarkupTag tag, Name place) {
        boolean typed = !(tag.localName().equals("Description") && open.namespace(tag).equals(RDF));
        if (typed || tag.attributes().stream().map(Attribute::name).anyMatch(this::isProperty)) {
            add(Kind.RDF_SUBJECT, place, tag);
        } else if (tag.kind() == MarkupTag.Kind.OPEN) {
            node = Optional.of(Declaration.of(Kind.RDF_SUBJECT, place, tag.range()));
        }
    }

    private boolean isProperty(String attribute) {
        String prefix = MarkupTag.prefix(attribute);
        return !prefix.isEmpty() && !prefix.startsWith("xml")
                && (!open.namespace(prefix).equals(RDF) || attribute.endsWith(":type"));
    }

    /**
     * Whether it is an attribute of an EPCIS vocabulary element, whose {@code id} is the name of a property (EPCIS 1.2
     * §9.4).
     */
    private boolean isOfVocabulary(MarkupTag tag) {
        return tag.localName().equals("attribute") && open.isIn("VocabularyElement");
    }

    private Optional<Kind> kind(MarkupTag tag, String attribute) {
        return PLACES.stream()
                .filter(place -> place.attribute.equals(attribute) && place.element.equals(tag.localName())
                        && open.namespace(tag).startsWith(place.namespace))
                .map(Place::kind).findFirst();
    }

    /** Whether its local name is {@code id} in any case, as in {@code ID}, {@code xml:id} and {@code wsu:Id}. */
    private static boolean isId(String attribute) {
        return MarkupTag.localName(attribute).equalsIgnoreCase("id");
    }

    private static boolean isAbout(String attribute) {
        return attribute.endsWith(":about");
    }

    private Optional<Declaration> entry(CatalogElement element, MarkupTag tag) {
        return tag.attribute(element.key()).flatMap(key -> element.name(key.value()).flatMap(name -> switch (element
                .match()) {
            case WHOLE -> spelling(element, name, key)
                    .map(spelling -> new Declaration(Kind.CATALOG_ENTRY, spelling, place(key), tag.range()));
            case BEGINNING, DELEGATE -> Optional.of(
                    new Declaration(Kind.CATALOG_PREFIX, name, place(key), tag.range()));
            case END -> Optional.empty();
        }));
    }

    /** The name that an entry is for. A public identifier is a name too, although it is not written as a URN. */
    private Optional<String> spelling(CatalogElement element, String name, Attribute key) {
        boolean identifier = element.isPublic() && !Chars.isUrn(key.value().strip());
        return values.nameAt(key.range().start()).map(Name::spelling)
                .or(() -> Optional.of(name).filter(unwritten -> identifier));
    }

    private TextRange place(Attribute key) {
        return values.at(key.range().start()).map(Name::range).orElse(key.range());
    }
}
