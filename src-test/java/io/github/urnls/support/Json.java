package io.github.urnls.support;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** JSON that is made of its parts instead of joined from text, and the parts that requests are made of. */
public final class Json {

    private static final Gson GSON = new GsonBuilder().serializeNulls().create();

    private Json() {}

    /** {@code text} as JSON. */
    public static JsonObject of(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    /** An object: names and values in turn. A value is JSON, a string, a number, a Boolean, or a list of these. */
    public static JsonObject object(Object... namesAndValues) {
        JsonObject object = new JsonObject();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.add((String) namesAndValues[i], value(namesAndValues[i + 1]));
        }
        return object;
    }

    private static JsonElement value(Object value) {
        return value instanceof JsonElement json ? json : GSON.toJsonTree(value);
    }

    public static JsonArray array(Object... values) {
        JsonArray array = new JsonArray();
        for (Object value : values) {
            array.add(value(value));
        }
        return array;
    }

    /** A place of the protocol: zero-based, in the units that were agreed. */
    public static JsonObject position(int line, int character) {
        return object("line", line, "character", character);
    }

    /** A range within one line. */
    public static JsonObject range(int line, int start, int end) {
        return range(position(line, start), position(line, end));
    }

    public static JsonObject range(JsonElement start, JsonElement end) {
        return object("start", start, "end", end);
    }
}
