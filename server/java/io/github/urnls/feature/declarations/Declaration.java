package io.github.urnls.feature.declarations;

import io.github.urnls.text.TextRange;
import java.util.Optional;

/**
 * A place that says what a name stands for.
 *
 * @param name   the assigned-name as it is written, with escapes read; the beginning of the names for
 *               {@link Kind#CATALOG_PREFIX}; a URN also for a catalog entry that is written as a public identifier (RFC
 *               3151 §2)
 * @param range  where it stands in the document
 * @param whole  what to show: the start tag, object or statement around {@code range}
 * @param target what a catalog maps it to: a URI reference, as it is written
 */
public record Declaration(Kind kind, String name, TextRange range, TextRange whole, Optional<String> target) {

    /** What makes a place a declaration, in the order in which answers are shown. */
    public enum Kind {
        /** The namespace that an XML schema describes (XML Schema 1 §3.15.2). */
        SCHEMA,
        /** The namespace of a web service description (WSDL 1.1 §2.1, WSDL 2.0 §2.1.2). */
        WSDL,
        /** The namespace of the elements in a RELAX NG grammar (RELAX NG §4.8). */
        RNG,
        /** The namespace of a YANG module (RFC 7950 §7.1.3), also when it is written as XML (§13). */
        YANG_MODULE,
        /** The identifier of a JSON schema (JSON Schema Core 2020-12 §8.2.1). */
        JSON_SCHEMA,
        /** The name of a SCIM schema, where its attributes are defined (RFC 7643 §7). */
        SCIM_SCHEMA,
        /** An element whose identifier is the name. */
        XML_ID,
        /** A JSON-LD node with that name and at least one property (JSON-LD 1.1 §3.3). */
        JSON_LD_ID,
        /** A SAML entity (SAML 2.0 Metadata §2.3.2). */
        SAML_ENTITY,
        /** A catalog entry for just this name (OASIS XML Catalogs 1.1 §6.5). */
        CATALOG_ENTRY,
        /** A catalog entry for all names that begin so (OASIS XML Catalogs 1.1 §6.5). */
        CATALOG_PREFIX
    }
}
