package io.github.urnls.feature.declarations;

import io.github.urnls.feature.declarations.Catalog.Match;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.namespace.Tables;
import io.github.urnls.text.Chars;
import java.util.List;
import java.util.Optional;

/**
 * An element of a catalog that maps names (OASIS XML Catalogs 1.1 §6.5).
 *
 * @param element its name, without a prefix
 * @param key     the attribute that holds the name
 * @param target  the attribute that says where it leads
 * @param match   which names it is for
 */
record CatalogElement(String element, String key, String target, Match match) {

    /** The namespace of all elements of a catalog (§8). */
    static final String NAMESPACE = "urn:oasis:names:tc:entity:xmlns:xml:catalog";

    private static final List<CatalogElement> ALL = Tables.rows("catalog-elements.tsv").stream()
            .map(row -> new CatalogElement(row[0], row[1], row[2], Match.valueOf(row[3]))).toList();

    /** The element that {@code tag} opens; the caller checks the namespace. */
    static Optional<CatalogElement> of(MarkupTag tag) {
        return ALL.stream().filter(one -> one.element.equals(tag.localName())).findFirst();
    }

    /** Whether some element has a name in {@code attribute}. */
    static boolean isKey(String attribute) {
        return ALL.stream().anyMatch(one -> one.key.equals(attribute));
    }

    /** Whether the name is written as a public identifier. */
    boolean isPublic() {
        return key.startsWith("public");
    }

    /** The URN that {@code value} stands for, or its beginning or end; empty for another kind of name. */
    Optional<String> name(String value) {
        String name = value.strip();
        if (isPublic()) {
            name = CatalogName.ofPublicIdentifier(name);
        }
        return Optional.of(name)
                .filter(text -> match == Match.END && !text.isEmpty() || Chars.isUrn(text));
    }
}
