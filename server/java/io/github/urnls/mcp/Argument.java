package io.github.urnls.mcp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.urnls.jsonrpc.JsonView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One value, and the part of JSON Schema (2020-12) that tool definitions use: type, enum, limits, items.
 *
 * @param what the name of the value
 */
record Argument(String what, JsonElement value, JsonObject schema) {

    /** The error in the value; empty if it fits the schema. */
    Optional<String> complaint() {
        return switch (schema.get("type").getAsString()) {
            case "string" -> string();
            case "integer" -> integer();
            case "boolean" -> flag();
            case "array" -> array();
            default -> throw new IllegalStateException("no such type is in use: " + schema);
        };
    }

    private Optional<String> string() {
        if (new JsonView(value).text().isEmpty()) {
            return Optional.of(what + " must be a string, not " + type());
        }
        String text = value.getAsString();
        if (schema.has("maxLength") && text.codePointCount(0, text.length()) > schema.get("maxLength").getAsInt()) {
            return Optional.of(what + " is longer than " + schema.get("maxLength") + " characters");
        }
        if (!schema.has("enum") || schema.getAsJsonArray("enum").contains(value)) {
            return Optional.empty();
        }
        return Optional.of(what + " must be one of " + schema.getAsJsonArray("enum").asList().stream()
                .map(JsonElement::getAsString).collect(Collectors.joining(", ")));
    }

    private Optional<String> integer() {
        boolean isNumber = value instanceof JsonPrimitive number && number.isNumber();
        if (isNumber && value.getAsString().length() < 10 && McpDialect.INTEGER.matcher(value.getAsString()).matches()
                && value.getAsInt() >= schema.get("minimum").getAsInt()
                && value.getAsInt() <= schema.get("maximum").getAsInt()) {
            return Optional.empty();
        }
        return Optional.of(what + " must be an integer from " + schema.get("minimum") + " to " + schema.get("maximum")
                + (isNumber ? "" : ", not " + type()));
    }

    private Optional<String> flag() {
        return new JsonView(value).flag().isPresent() ? Optional.empty()
                : Optional.of(what + " must be true or false, not " + type());
    }

    /** What kind of value it is, in the words of JSON. */
    private String type() {
        return switch (value) {
            case JsonObject object -> "an object";
            case JsonArray array -> "an array";
            case JsonPrimitive text when text.isString() -> "a string";
            case JsonPrimitive flag when flag.isBoolean() -> flag.getAsString();
            case JsonPrimitive number -> "a number";
            default -> "null";
        };
    }

    private Optional<String> array() {
        if (!value.isJsonArray()) {
            return Optional.of(what + " must be an array, not " + type());
        }
        if (value.getAsJsonArray().isEmpty() || value.getAsJsonArray().size() > schema.get("maxItems").getAsInt()) {
            return Optional.of(what + " must have 1 to " + schema.get("maxItems") + " items");
        }
        JsonObject items = schema.getAsJsonObject("items");
        List<JsonElement> given = value.getAsJsonArray().asList();
        return IntStream.range(0, given.size()).boxed()
                .flatMap(i -> new Argument("item " + (i + 1) + " of " + what, given.get(i), items).complaint().stream())
                .findFirst();
    }
}
