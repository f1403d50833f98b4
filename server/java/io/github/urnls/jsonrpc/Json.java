package io.github.urnls.jsonrpc;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes JSON trees. A value is a string, a number, a boolean, a tree, or {@code null}. */
public final class Json {

    private Json() {}

    /** An object. Names and values of its members take turns in {@code members}. */
    public static JsonObject object(@Nullable Object... members) {
        return put(new JsonObject(), members);
    }

    /** Adds members to {@code object}; returns it. */
    public static JsonObject put(JsonObject object, @Nullable Object... members) {
        for (int i = 0; i < members.length; i += 2) {
            object.add(String.valueOf(members[i]), value(members[i + 1]));
        }
        return object;
    }

    /**
     * As {@link #object}, but its values may also be lists, maps and what {@link Values} knows. They are written as
     * they are sent: a tree of a large answer takes ten times the memory.
     */
    public static Map<String, Object> members(Object... members) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (int i = 0; i < members.length; i += 2) {
            all.put(String.valueOf(members[i]), members[i + 1]);
        }
        return all;
    }

    public static JsonArray array(Object... items) {
        return list(List.of(items));
    }

    /** As {@link #array}, from a list. */
    public static JsonArray list(List<?> items) {
        JsonArray array = new JsonArray();
        items.forEach(item -> array.add(value(item)));
        return array;
    }

    /** A list of what {@code json} makes of each of the items. */
    public static <T> JsonArray list(Collection<T> items, Function<T, ?> json) {
        return list(items.stream().map(json).toList());
    }

    private static JsonElement value(@Nullable Object value) {
        if (value == null) {
            return JsonNull.INSTANCE;
        }
        if (value instanceof JsonElement tree) {
            return tree;
        }
        if (value instanceof Number number) {
            return new JsonPrimitive(number);
        }
        return value instanceof Boolean flag ? new JsonPrimitive(flag) : new JsonPrimitive((String) value);
    }
}
