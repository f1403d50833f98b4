package io.github.urnls.feature.declarations;

import io.github.urnls.feature.declarations.Declaration.Kind;
import io.github.urnls.format.json.JsonText.JsonObject;
import io.github.urnls.format.json.JsonText.Member;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.format.yaml.YamlMappings;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Declarations in JSON and YAML. An object declares its name if its other members show that it is the named thing. */
final class JsonDeclarations {

    private static final Set<String> MEMBERS = Set.of("$id id @id $self schema serialNumber".split(" "));

    /**
     * Members whose values declare nothing. They are data to a schema (JSON Schema Validation 2020-12 §6.1, §9), or the
     * meaning of terms (JSON-LD 1.1 §3.1).
     */
    private static final Set<String> APART = Set.of("enum const default example examples @context".split(" "));

    /** So much of a value is looked at, in UTF-16 code units: all of it may be as long as the document. */
    private static final int LONGEST = 1_000;

    /** Members that only schemas have (JSON Schema Core 2020-12 §8, §10). */
    private static final Set<String> OF_SCHEMAS = Set
            .of(("$schema $vocabulary $defs definitions $ref $dynamicRef $anchor $dynamicAnchor properties "
                    + "patternProperties additionalProperties propertyNames allOf anyOf oneOf prefixItems").split(" "));
    private static final Set<String> TYPES = Set.of("object array string number integer boolean null".split(" "));

    private final String text;
    private final ValuesAfter values;
    private final List<Declaration> found = new ArrayList<>();

    private JsonDeclarations(String text, ValuesAfter values) {
        this.text = text;
        this.values = values;
    }

    /** Those in JSON, or in YAML, in which schemas, OpenAPI and AsyncAPI documents are mostly written. */
    static List<Declaration> in(Document document, List<Name> names) {
        ValuesAfter values = new ValuesAfter(MEMBERS::contains, document, names);
        if (values.isEmpty()) {
            return List.of();
        }
        String text = document.text();
        JsonDeclarations declarations = new JsonDeclarations(text, values);
        Collection<JsonObject> objects = Formats.language(document) == Language.YAML ? YamlMappings.in(text, APART)
                : new JsonText(text, APART).objects();
        objects.forEach(declarations::object);
        return declarations.found;
    }

    private void object(JsonObject object) {
        for (String name : MEMBERS) {
            object.member(name).flatMap(member -> values.nameAt(contentStart(member)))
                    .ifPresent(place -> kind(object, name, place.urn().text())
                            .ifPresent(kind -> found.add(Declaration.of(kind, place, object.range()))));
        }
    }

    private int contentStart(Member member) {
        int start = member.value().start();
        return Chars.isAt(text, start, "\"'") ? start + 1 : start;
    }

    private Optional<Kind> kind(JsonObject object, String member, String name) {
        return switch (member) {
            case "$id" -> Optional.of(Kind.JSON_SCHEMA).filter(kind -> isSchema(object));
            case "$self" -> object.member("openapi").map(version -> Kind.API);
            case "@id" -> Optional.of(Kind.JSON_LD_ID).filter(kind -> isNode(object));
            case "schema" -> Optional.of(Kind.SCIM_RESOURCE_TYPE).filter(kind -> isScimResourceType(object));
            case "serialNumber" ->
                    Optional.of(Kind.BOM).filter(kind -> scalar(object, "bomFormat").equals("CycloneDX"));
            default -> ofPlainId(object, name);
        };
    }

    private Optional<Kind> ofPlainId(JsonObject object, String name) {
        if (isScimSchema(object, name)) {
            return Optional.of(Kind.SCIM_SCHEMA);
        }
        if (object.member("asyncapi").isPresent()) {
            return Optional.of(Kind.API);
        }
        if (value(object, "$schema").contains("json-schema.org/")) {
            return Optional.of(Kind.JSON_SCHEMA); // the “id” of draft 4
        }
        return object.member("@context").map(context -> Kind.JSON_LD_ID); // contexts often rename @id to id
    }

    private boolean isSchema(JsonObject object) {
        return object.members().stream().map(Member::name).anyMatch(OF_SCHEMAS::contains)
                || TYPES.contains(scalar(object, "type"));
    }

    /** Whether the node has properties. An object with only a name refers to a node (JSON-LD 1.1 §3.3). */
    private static boolean isNode(JsonObject object) {
        return object.members().stream().map(Member::name)
                .anyMatch(name -> !Set.of("@id", "@context", "@index").contains(name));
    }

    /**
     * Whether it is a SCIM schema: {@code id} is the URI of the schema, and {@code attributes} is a list (RFC 7643 §7).
     */
    private boolean isScimSchema(JsonObject object, String name) {
        return value(object, "attributes").startsWith("[") && (Normalization.fold(name).contains(":scim:")
                || value(object, "schemas").contains("urn:ietf:params:scim:schemas:core:2.0:Schema"));
    }

    /** Whether it is a SCIM resource type: an endpoint and the schema of its resources (RFC 7643 §6). */
    private boolean isScimResourceType(JsonObject object) {
        return value(object, "schemas").contains("urn:ietf:params:scim:schemas:core:2.0:ResourceType")
                && object.member("endpoint").isPresent();
    }

    /** A member as it is written, without quotes; the empty string when there is none. */
    private String scalar(JsonObject object, String member) {
        String value = value(object, member);
        boolean quoted = value.length() > 1 && Chars.isAt(value, 0, "\"'");
        return quoted ? value.substring(1, value.length() - 1) : value;
    }

    /** The beginning of a member as it is written; the empty string when there is none. */
    private String value(JsonObject object, String member) {
        return object.member(member).map(Member::value)
                .map(value -> text.substring(value.start(), Math.min(value.end(), value.start() + LONGEST)).strip())
                .orElse("");
    }
}
