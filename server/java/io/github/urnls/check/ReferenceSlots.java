package io.github.urnls.check;

import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.format.xml.MarkupTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Which attributes of markup hold references that are resolved on the base of their element. */
final class ReferenceSlots {

    /** In any XML: XInclude, XSLT, Atom, RELAX NG and others; XLink 1.1 §5.4; RDF/XML §5.3. */
    private static final Set<String> XML = Set.of("href src xlink:href rdf:about rdf:resource rdf:datatype".split(" "));

    /** WHATWG HTML §4, SVG 2 §16. */
    private static final Set<String> WEB = Set
            .of("href src xlink:href action formaction cite poster longdesc".split(" "));

    /** Attributes that hold references in some elements only: HTML; WSDL 1.1 §2.1; XML Catalogs 1.1 §6. */
    private static final Map<String, Set<String>> OF_ELEMENTS = Map.of(
            "data", Set.of("object"), "location", Set.of("import", "include"), "uri", Set.of("uri", "system", "public"),
            "catalog", Set.of("nextcatalog", "delegatepublic", "delegatesystem", "delegateuri"));

    private ReferenceSlots() {}

    private static final Pattern ENTITY = Pattern.compile("&[A-Za-z_][\\w.-]*;");

    /**
     * The references in {@code tag} that are written out, in the order of the text. The names in {@code tag} are in
     * lower case. A reference that a program has yet to fill in is left out.
     *
     * @param web whether the document is for browsers: HTML or SVG
     */
    static List<String> references(MarkupTag tag, boolean web) {
        String element = tag.localName();
        if (web && element.equals("base") || element.equals("result-document")) {
            return List.of(); // the latter has a base of its own (XSLT 2.0 §19.1)
        }
        List<String> references = new ArrayList<>(1);
        for (Attribute attribute : tag.attributes()) {
            String name = attribute.name();
            if (name.endsWith("schemalocation")) {
                locations(attribute, references);
            } else if ((web ? WEB : XML).contains(name) || OF_ELEMENTS.getOrDefault(name, Set.of()).contains(element)) {
                references.add(attribute.value().strip());
            }
        }
        references.removeIf(ReferenceSlots::isTemplate);
        return references;
    }

    /**
     * Adds one location. With a prefix, as in {@code xsi:schemaLocation}, the value is a list of pairs whose second
     * word is a location (XML Schema 1 §2.6.3, §4.3.2).
     */
    private static void locations(Attribute attribute, List<String> references) {
        int first = 0;
        if (attribute.name().endsWith(":schemalocation")) {
            first = 1;
        }
        String[] words = attribute.value().strip().split("\\s+");
        for (int i = first; i < words.length; i += 2) {
            references.add(words[i]);
        }
    }

    /** Whether it has marks of a template engine, or begins with an entity that only the document type defines. */
    private static boolean isTemplate(String value) {
        if (ENTITY.matcher(value).lookingAt()) {
            return true;
        }
        return value.contains("{") || value.contains("<") || value.contains("$(") || value.startsWith("@")
                || value.startsWith("$");
    }
}
