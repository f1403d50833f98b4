package io.github.urnls.feature.declarations;

import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;

/**
 * A place that says what a name stands for.
 *
 * @param name   the assigned-name as it is written, with escapes read. For {@link Kind#CATALOG_PREFIX} it is the
 *               beginning of the names. A public identifier in a catalog entry is transcribed to a URN (RFC 3151 §2)
 * @param range  where it stands in the document
 * @param whole  what to show: the start tag, object or statement around {@code range}
 * @param within what holds the declaration
 */
public record Declaration(Kind kind, String name, TextRange range, TextRange whole, Within within) {

    /** What makes a place a declaration, in the order in which answers are shown. */
    public enum Kind {
        /** The namespace that an XML schema describes (XML Schema 1 §3.15.2). */
        SCHEMA("XML schema"),
        /** The namespace of a web service description (WSDL 1.1 §2.1, WSDL 2.0 §2.1.2). */
        WSDL("web service description"),
        /** The namespace of elements in a RELAX NG grammar (RELAX NG §4.8), also in the compact syntax (§2.1). */
        RNG("RELAX NG grammar"),
        /** The namespace of a YANG module (RFC 7950 §7.1.3), also when it is written as XML (§13). */
        YANG_MODULE("YANG module"),
        /** The identifier of a JSON schema (JSON Schema Core 2020-12 §8.2.1). */
        JSON_SCHEMA("JSON schema"),
        /**
         * The identifier of the application that an AsyncAPI document describes (AsyncAPI 3.0.0, Identifier). Also the
         * identifier of an OpenAPI document (OpenAPI 3.2.0 §4.1.1, {@code $self}).
         */
        API("description of an API"),
        /** The name of a SCIM schema, where its attributes are defined (RFC 7643 §7). */
        SCIM_SCHEMA("SCIM schema"),
        /** The schema of a SCIM resource type, where its endpoint is defined (RFC 7643 §6). */
        SCIM_RESOURCE_TYPE("SCIM resource type"),
        /** The name of an LwM2M object, where its resources are defined (OMA LwM2M Core 1.2 §7.2, DDF schema). */
        LWM2M_OBJECT("LwM2M object"),
        /** The namespace of an OPC UA information model (OPC 10000-6 §F.5, ModelTableEntry). */
        OPC_UA_MODEL("OPC UA information model"),
        /** An element whose identifier is the name. */
        XML_ID,
        /** A JSON-LD node with that name and at least one property (JSON-LD 1.1 §3.3). */
        JSON_LD_ID,
        /**
         * The subject of a statement. In Turtle it is declared by its first statement (RDF 1.1 Turtle §2.2), in RDF/XML
         * by a node element (RDF 1.1 XML Syntax §2.3, §2.14).
         */
        RDF_SUBJECT,
        /** A SAML entity (SAML 2.0 Metadata §2.3.2). */
        SAML_ENTITY,
        /** The serial number of a bill of materials (CycloneDX 1.6, {@code serialNumber}). */
        BOM,
        /** A constant of a program with that value. It may repeat a name that others have defined. */
        CONSTANT,
        /** A catalog entry for just this name (OASIS XML Catalogs 1.1 §6.5). */
        CATALOG_ENTRY,
        /** A catalog entry for all names that begin so (OASIS XML Catalogs 1.1 §6.5). */
        CATALOG_PREFIX;

        private final String definition;

        Kind() {
            this("");
        }

        Kind(String definition) {
            this.definition = definition;
        }

        /** What defines the name: a schema, module or description; empty if nothing does. */
        String definition() {
            return definition;
        }
    }

    /** What holds a declaration, in the order in which answers are shown. */
    public enum Within {
        /** The document itself. */
        DOCUMENT,
        /** A document in the text of another one: a schema in a specification. */
        EXAMPLE,
        /** A document in a string of a program. */
        STRING
    }

    /**
     * Whether it is a schema, module or description, which gives the name its meaning. These declare also when a
     * specification quotes them.
     */
    public boolean isDefinition() {
        return !kind.definition.isEmpty();
    }

    /** A declaration of the document itself. */
    public Declaration(Kind kind, String name, TextRange range, TextRange whole) {
        this(kind, name, range, whole, Within.DOCUMENT);
    }

    /** A declaration of the name at {@code place} by the document itself. */
    static Declaration of(Kind kind, Name place, TextRange whole) {
        return new Declaration(kind, place.spelling(), place.range(), whole);
    }

    /**
     * Whether it is worth going to but does not define the name. It is a constant, or a schema in a string of a
     * program, which is mostly test data; or it says something about a name that a closed list would have if it were
     * right: a statement about a misspelled business step of GS1 does not add it to the list. It counts as a use.
     */
    public boolean isWeak() {
        return kind == Kind.CONSTANT || within == Within.STRING || !isDefinition() && KnownNames.BUILT_IN
                .vocabulary(name).filter(vocabulary -> vocabulary.adds().isClosed()).isPresent();
    }

    /** Whether it counts as a declaration, and not as a use: it is that of a whole name, and not weak. */
    public boolean isCounted() {
        return kind != Kind.CATALOG_PREFIX && !isWeak();
    }

    /** Its position among answers: documents, examples, strings, constants, catalogs. */
    private int rank() {
        return switch (kind) {
            case CONSTANT -> Within.values().length;
            case CATALOG_ENTRY, CATALOG_PREFIX -> Within.values().length + 1;
            default -> within.ordinal();
        };
    }

    /** Its position among answers, and among those of its rank by the kind. */
    public int order() {
        return rank() * Kind.values().length + kind.ordinal();
    }
}
