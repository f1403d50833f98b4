package io.github.urnls.feature.declarations;

import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.text.Chars;
import java.util.Optional;
import java.util.stream.Stream;

/** The elements of a catalog that map names (OASIS XML Catalogs 1.1 §6.5). */
enum CatalogElement {
    URI("uri", "name", "uri", Catalog.Match.WHOLE),
    SYSTEM("system", "systemId", "uri", Catalog.Match.WHOLE),
    PUBLIC("public", "publicId", "uri", Catalog.Match.WHOLE),
    REWRITE_URI("rewriteURI", "uriStartString", "rewritePrefix", Catalog.Match.BEGINNING),
    REWRITE_SYSTEM("rewriteSystem", "systemIdStartString", "rewritePrefix", Catalog.Match.BEGINNING),
    URI_SUFFIX("uriSuffix", "uriSuffix", "uri", Catalog.Match.END),
    SYSTEM_SUFFIX("systemSuffix", "systemIdSuffix", "uri", Catalog.Match.END),
    DELEGATE_URI("delegateURI", "uriStartString", "catalog", Catalog.Match.DELEGATE),
    DELEGATE_SYSTEM("delegateSystem", "systemIdStartString", "catalog", Catalog.Match.DELEGATE),
    DELEGATE_PUBLIC("delegatePublic", "publicIdStartString", "catalog", Catalog.Match.DELEGATE);

    /** The namespace of all elements of a catalog (§8). */
    static final String NAMESPACE = "urn:oasis:names:tc:entity:xmlns:xml:catalog";

    private final String element;
    private final String key;
    private final String target;
    private final Catalog.Match match;

    CatalogElement(String element, String key, String target, Catalog.Match match) {
        this.element = element;
        this.key = key;
        this.target = target;
        this.match = match;
    }

    /** The element that {@code tag} opens; the caller checks the namespace. */
    static Optional<CatalogElement> of(MarkupTag tag) {
        return Stream.of(values()).filter(one -> one.element.equals(tag.localName())).findFirst();
    }

    /** The attribute that holds the name. */
    String key() {
        return key;
    }

    /** The attribute that says where it leads. */
    String target() {
        return target;
    }

    Catalog.Match match() {
        return match;
    }

    /** Whether the name is written as a public identifier. */
    boolean isPublic() {
        return this == PUBLIC || this == DELEGATE_PUBLIC;
    }

    /** The URN that {@code value} stands for, or its beginning or end; empty for another kind of name. */
    Optional<String> name(String value) {
        String name = value.strip();
        if (isPublic()) {
            name = CatalogName.ofPublicIdentifier(name);
        }
        return Optional.of(name)
                .filter(text -> match == Catalog.Match.END && !text.isEmpty() || Chars.isUrn(text));
    }
}
