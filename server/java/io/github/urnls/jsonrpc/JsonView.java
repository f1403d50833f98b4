package io.github.urnls.jsonrpc;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Typed access to JSON of any shape. A path names members, one within the other; without a path it is the value itself.
 * A value that is missing, {@code null} or of another type is empty, or an error that names the path.
 *
 * @param json {@code null} if there is no value
 */
public record JsonView(@Nullable JsonElement json) {

    public JsonView {
        if (json instanceof JsonNull) {
            json = null;
        }
    }

    public JsonView at(String... path) {
        JsonElement element = json;
        for (String name : path) {
            element = element instanceof JsonObject parent ? parent.get(name) : null;
        }
        return new JsonView(element);
    }

    public boolean isMissing() {
        return json == null;
    }

    public boolean isObject() {
        return json instanceof JsonObject;
    }

    public boolean isArray() {
        return json instanceof JsonArray;
    }

    /** The value as an object; an empty object if it is none. */
    public JsonObject object() {
        return json instanceof JsonObject object ? object : new JsonObject();
    }

    public Optional<JsonElement> value(String... path) {
        return Optional.ofNullable(at(path).json);
    }

    public Optional<String> text(String... path) {
        return primitive(path).filter(JsonPrimitive::isString).map(JsonPrimitive::getAsString);
    }

    public Optional<Integer> number(String... path) {
        return primitive(path).filter(JsonPrimitive::isNumber).map(JsonPrimitive::getAsDouble)
                .filter(value -> value == value.intValue()).map(Double::intValue);
    }

    public Optional<Boolean> flag(String... path) {
        return primitive(path).filter(JsonPrimitive::isBoolean).map(JsonPrimitive::getAsBoolean);
    }

    private Optional<JsonPrimitive> primitive(String... path) {
        return value(path).filter(JsonPrimitive.class::isInstance).map(JsonPrimitive.class::cast);
    }

    /** The items of an array; none if it is no array. */
    public List<JsonView> list(String... path) {
        List<JsonView> items = new ArrayList<>();
        if (at(path).json instanceof JsonArray array) {
            array.forEach(item -> items.add(new JsonView(item)));
        }
        return items;
    }

    /** As {@link #text}; throws if there is none. */
    public String needText(String... path) {
        return text(path).orElseThrow(() -> wrong("a string", path));
    }

    /** As {@link #number}; throws if there is none. */
    public int needNumber(String... path) {
        return number(path).orElseThrow(() -> wrong("an integer", path));
    }

    /** As {@link #list}; throws if there is none. */
    public List<JsonView> needList(String... path) {
        if (!at(path).isArray()) {
            throw wrong("a list", path);
        }
        return list(path);
    }

    private static RpcException wrong(String type, String... path) {
        return RpcException.invalidParameters(String.join(".", path) + " is missing or not " + type);
    }
}
