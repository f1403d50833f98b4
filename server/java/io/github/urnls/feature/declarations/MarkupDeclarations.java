package io.github.urnls.feature.declarations;

import io.github.urnls.feature.declarations.Declaration.Kind;
import io.github.urnls.format.markup.Markup;
import io.github.urnls.format.markup.MarkupTag.Attribute;
import io.github.urnls.format.markup.MarkupTag;
import io.github.urnls.format.markup.OpenElements;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Declarations in XML. An attribute declares by its element and the namespace of that, never by its own name alone; but
 * for identifiers, which are called the same in all vocabularies.
 */
final class MarkupDeclarations {

    /**
     * An attribute that declares.
     *
     * @param namespace how the namespace of the element begins
     */
    private record Place(String namespace, String element, String attribute, Kind kind) {}

    private static final String YIN = "urn:ietf:params:xml:ns:yang:yin:";
    private static final String RELAX_NG = "http://relaxng.org/ns/structure/";
    private static final List<Place> PLACES = List.of(
            new Place("http://www.w3.org/2001/XMLSchema", "schema", "targetNamespace", Kind.SCHEMA),
            new Place("http://www.w3.org/2000/10/XMLSchema", "schema", "targetNamespace", Kind.SCHEMA),
            new Place("http://www.w3.org/1999/XMLSchema", "schema", "targetNamespace", Kind.SCHEMA),
            new Place("http://schemas.xmlsoap.org/wsdl/", "definitions", "targetNamespace", Kind.WSDL),
            new Place("http://www.w3.org/ns/wsdl", "description", "targetNamespace", Kind.WSDL),
            new Place(RELAX_NG, "grammar", "ns", Kind.RNG),
            new Place(RELAX_NG, "element", "ns", Kind.RNG),
            new Place(YIN, "namespace", "uri", Kind.YANG_MODULE),
            new Place("urn:oasis:names:tc:SAML:2.0:metadata", "EntityDescriptor", "entityID", Kind.SAML_ENTITY),
            new Place("urn:oasis:names:tc:xacml:", "Policy", "PolicyId", Kind.XML_ID),
            new Place("urn:oasis:names:tc:xacml:", "PolicySet", "PolicySetId", Kind.XML_ID),
            new Place("urn:oasis:names:tc:xacml:", "Rule", "RuleId", Kind.XML_ID));

    /**
     * The attributes that may declare; those of catalogs and YIN are common words, looked at only where there is a
     * catalog or YIN.
     */
    private static final Set<String> ATTRIBUTES = PLACES.stream().map(Place::attribute)
            .filter(name -> !name.equals("uri"))
            .collect(Collectors.toUnmodifiableSet());
    private static final Set<String> CATALOG_ATTRIBUTES = Stream.of(CatalogElement.values()).map(CatalogElement::key)
            .collect(Collectors.toUnmodifiableSet());

    private final ValuesAfter values;
    private final boolean catalog;
    /** Bases do not matter here. */
    private final OpenElements<String> open = new OpenElements<>("");
    private final List<Declaration> found = new ArrayList<>();

    private MarkupDeclarations(ValuesAfter values, boolean catalog) {
        this.values = values;
        this.catalog = catalog;
    }

    static List<Declaration> in(Markup markup, Document document, List<Name> names) {
        boolean catalog = document.text().contains(CatalogElement.NAMESPACE);
        boolean yin = document.text().contains(YIN);
        ValuesAfter values = new ValuesAfter(
                word -> isId(word) || ATTRIBUTES.contains(word) || yin && word.equals("uri")
                        || catalog && CATALOG_ATTRIBUTES.contains(word),
                document, names);
        if (values.isEmpty() && !catalog) {
            return List.of();
        }
        MarkupDeclarations declarations = new MarkupDeclarations(values, catalog);
        int end = catalog ? document.text().length() : values.last(); // a catalog may hold what is no occurrence
        for (MarkupTag tag : markup) {
            if (tag.range().start() > end) {
                break;
            }
            declarations.read(tag);
        }
        return List.copyOf(declarations.found);
    }

    private void read(MarkupTag tag) {
        if (tag.kind() != MarkupTag.Kind.CLOSE) {
            boolean root = open.isEmpty();
            open.enter(tag, "");
            for (Attribute attribute : tag.attributes()) {
                values.nameAt(attribute.range().start()).ifPresent(place -> kind(tag, attribute.name(), root)
                        .ifPresent(kind -> found.add(ValuesAfter.declaration(kind, place, tag.range()))));
            }
            if (catalog && open.namespace(tag).equals(CatalogElement.NAMESPACE)) {
                CatalogElement.of(tag).flatMap(element -> entry(element, tag)).ifPresent(found::add);
            }
        }
        if (tag.kind() != MarkupTag.Kind.OPEN) {
            open.leave(tag);
        }
    }

    private Optional<Kind> kind(MarkupTag tag, String attribute, boolean root) {
        if (isId(attribute)) {
            return Optional.of(Kind.XML_ID);
        }
        return PLACES.stream()
                .filter(place -> place.attribute.equals(attribute) && place.element.equals(tag.localName())
                        && open.namespace(tag).startsWith(place.namespace) && (place.kind != Kind.RNG || root))
                .map(Place::kind).findFirst();
    }

    /** {@code id}, {@code Id}, {@code ID}, {@code xml:id}, {@code gml:id}, {@code wsu:Id}. */
    private static boolean isId(String attribute) {
        return attribute.substring(attribute.indexOf(':') + 1).equalsIgnoreCase("id");
    }

    private Optional<Declaration> entry(CatalogElement element, MarkupTag tag) {
        Optional<String> target = tag.attribute(element.target()).map(Attribute::value);
        return tag.attribute(element.key()).flatMap(key -> element.name(key.value()).flatMap(name -> switch (element
                .match()) {
            case WHOLE -> spelling(element, name, key)
                    .map(spelling -> new Declaration(Kind.CATALOG_ENTRY, spelling, place(key), tag.range(), target));
            case BEGINNING, DELEGATE -> Optional.of(
                    new Declaration(Kind.CATALOG_PREFIX, name, place(key), tag.range(), target));
            case END -> Optional.empty();
        }));
    }

    /** The one name that an entry is for. A public identifier is a name although it is not written as a URN. */
    private Optional<String> spelling(CatalogElement element, String name, Attribute key) {
        boolean identifier = element.isPublic() && !CatalogName.isUrn(key.value().strip());
        return values.nameAt(key.range().start()).map(Name::spelling)
                .or(() -> Optional.of(name).filter(unwritten -> identifier));
    }

    private TextRange place(Attribute key) {
        return values.at(key.range().start()).map(Name::range).orElse(key.range());
    }
}
