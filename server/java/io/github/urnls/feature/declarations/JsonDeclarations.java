package io.github.urnls.feature.declarations;

import io.github.urnls.feature.declarations.Declaration.Kind;
import io.github.urnls.format.JsonObjects.JsonObject;
import io.github.urnls.format.JsonObjects.Member;
import io.github.urnls.format.JsonObjects;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Declarations in JSON: an object declares the name it has, if its other members show that it is the named thing.
 */
final class JsonDeclarations {

    private static final Set<String> MEMBERS = Set.of("$id", "id", "@id");

    /**
     * Members whose values declare nothing: data to a schema (JSON Schema Validation 2020-12 §6.1, §9), or the meaning
     * of terms (JSON-LD 1.1 §3.1).
     */
    private static final Set<String> APART = Set.of("enum", "const", "default", "example", "examples", "@context");

    /** Members that only schemas have (JSON Schema Core 2020-12 §8, §10). */
    private static final Set<String> OF_SCHEMAS = Set.of("$schema", "$vocabulary", "$defs", "definitions", "$ref",
            "$dynamicRef",
            "$anchor", "$dynamicAnchor", "properties", "patternProperties", "additionalProperties", "propertyNames",
            "allOf", "anyOf",
            "oneOf", "prefixItems");
    private static final Set<String> TYPES = Set.of("\"object\"", "\"array\"", "\"string\"", "\"number\"",
            "\"integer\"", "\"boolean\"", "\"null\"");

    private final String text;
    private final ValuesAfter values;
    private final List<Declaration> found = new ArrayList<>();

    private JsonDeclarations(String text, ValuesAfter values) {
        this.text = text;
        this.values = values;
    }

    static List<Declaration> in(Document document, List<Name> names) {
        ValuesAfter values = new ValuesAfter(MEMBERS::contains, document, names);
        if (values.isEmpty()) {
            return List.of();
        }
        JsonDeclarations declarations = new JsonDeclarations(document.text(), values);
        JsonObjects.read(document.text(), APART, declarations::object);
        declarations.found.sort(Comparator.comparingInt(declaration -> declaration.range().start()));
        return List.copyOf(declarations.found);
    }

    private void object(JsonObject object) {
        for (String name : MEMBERS) {
            object.member(name).flatMap(member -> values.nameAt(member.value().start() + 1))
                    .ifPresent(place -> kind(object, name, place.urn().text())
                            .ifPresent(kind -> found.add(ValuesAfter.declaration(kind, place, object.range()))));
        }
    }

    private Optional<Kind> kind(JsonObject object, String member, String name) {
        return switch (member) {
            case "$id" -> Optional.of(Kind.JSON_SCHEMA).filter(kind -> isSchema(object));
            case "@id" -> Optional.of(Kind.JSON_LD_ID).filter(kind -> isNode(object));
            default -> ofPlainId(object, name);
        };
    }

    private Optional<Kind> ofPlainId(JsonObject object, String name) {
        if (isScimSchema(object, name)) {
            return Optional.of(Kind.SCIM_SCHEMA);
        }
        if (value(object, "$schema").contains("json-schema.org/")) {
            return Optional.of(Kind.JSON_SCHEMA); // the “id” of draft 4
        }
        return object.member("@context").map(context -> Kind.JSON_LD_ID); // contexts often rename @id to id
    }

    private boolean isSchema(JsonObject object) {
        return object.members().stream().map(Member::name).anyMatch(OF_SCHEMAS::contains)
                || TYPES.contains(value(object, "type"));
    }

    /** Whether the node has properties; an object with nothing but a name only refers to it (JSON-LD 1.1 §3.3). */
    private static boolean isNode(JsonObject object) {
        return object.members().stream().map(Member::name)
                .anyMatch(name -> !Set.of("@id", "@context", "@index").contains(name));
    }

    /** RFC 7643 §7: {@code id} is the URI of the schema, and {@code attributes} a list. */
    private boolean isScimSchema(JsonObject object, String name) {
        return value(object, "attributes").startsWith("[") && (name.toLowerCase(Locale.ROOT).contains(":scim:")
                || value(object, "schemas").contains("urn:ietf:params:scim:schemas:core:2.0:Schema"));
    }

    /** A member as it is written; the empty string when there is none. */
    private String value(JsonObject object, String member) {
        return object.member(member).map(found -> found.value().in(text).strip()).orElse("");
    }
}
