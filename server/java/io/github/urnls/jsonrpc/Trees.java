package io.github.urnls.jsonrpc;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.gson.ToNumberPolicy;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;

/**
 * Reads JSON as a tree, as strictly as its reader is set. Gson's own way, {@code JsonParser}, makes any reader lenient,
 * and a whole {@code Gson} takes time at each start.
 */
final class Trees {

    private Trees() {}

    /** Reads one value. Its depth is bounded by the reader. If a member occurs twice, the last one counts. */
    static JsonElement read(JsonReader in) throws IOException {
        JsonToken kind = in.peek();
        if (kind == JsonToken.BEGIN_OBJECT) {
            JsonObject object = new JsonObject();
            in.beginObject();
            while (in.hasNext()) {
                object.add(in.nextName(), read(in));
            }
            in.endObject();
            return object;
        }
        if (kind == JsonToken.BEGIN_ARRAY) {
            JsonArray array = new JsonArray();
            in.beginArray();
            while (in.hasNext()) {
                array.add(read(in));
            }
            in.endArray();
            return array;
        }
        if (kind == JsonToken.NULL) {
            in.nextNull();
            return JsonNull.INSTANCE;
        }
        if (kind == JsonToken.NUMBER) {
            return new JsonPrimitive(ToNumberPolicy.LAZILY_PARSED_NUMBER.readNumber(in)); // written as it was read
        }
        return kind == JsonToken.BOOLEAN ? new JsonPrimitive(in.nextBoolean()) : new JsonPrimitive(in.nextString());
    }
}
