package io.github.urnls.jsonrpc;

import com.google.gson.JsonElement;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;

/**
 * Writes messages as JSON text; {@link #send} sends them.
 *
 * @param values knows the types that are neither trees nor {@link RawJson}
 */
record MessageWriter(Values values, Outlet outlet) {

    /** A message with these members, in their order. */
    Writer message(Map<String, Object> members) {
        Writer text = outlet.message();
        JsonWriter out = new JsonWriter(new EncodableWriter(text));
        try {
            out.beginObject().name("jsonrpc").value("2.0");
            for (Map.Entry<String, Object> member : members.entrySet()) {
                write(member.getValue(), out.name(member.getKey()));
            }
            out.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text;
    }

    private void write(Object value, JsonWriter out) throws IOException {
        if (value instanceof RawJson raw) {
            out.jsonValue(raw.json());
        } else if (value instanceof JsonElement tree) {
            out.jsonValue(tree.toString()); // as it is, with its nulls
        } else {
            values.write(value, out);
        }
    }

    /** Sends a message. */
    static void send(Writer message) {
        try {
            message.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
