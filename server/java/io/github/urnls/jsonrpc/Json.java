package io.github.urnls.jsonrpc;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes JSON trees. A value is a string, a number, a boolean, a tree, or {@code null}. */
public final class Json {

    private Json() {}

    /** An object; the members are names and values in turn. */
    public static JsonObject object(@Nullable Object... members) {
        JsonObject object = new JsonObject();
        for (int i = 0; i < members.length; i += 2) {
            object.add(String.valueOf(members[i]), value(members[i + 1]));
        }
        return object;
    }

    public static JsonArray array(Object... items) {
        return list(List.of(items));
    }

    /** As {@link #array}, of a list. */
    public static JsonArray list(List<?> items) {
        JsonArray array = new JsonArray();
        items.forEach(item -> array.add(value(item)));
        return array;
    }

    private static JsonElement value(@Nullable Object value) {
        return switch (value) {
            case null -> JsonNull.INSTANCE;
            case JsonElement tree -> tree;
            case Number number -> new JsonPrimitive(number);
            case Boolean flag -> new JsonPrimitive(flag);
            default -> new JsonPrimitive((String) value);
        };
    }
}
