package io.github.urnls.jsonrpc;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * Sends messages as JSON text.
 *
 * @param values knows all types but {@link RawJson}
 */
record MessageWriter(Values values, Outlet outlet) {

    /** Sends a message with these members, in their order. If it throws, nothing was sent. */
    void send(Map<String, Object> members) {
        JsonWriter out = new JsonWriter(new EncodableWriter(outlet.message()));
        try {
            out.beginObject().name("jsonrpc").value("2.0");
            for (Map.Entry<String, Object> member : members.entrySet()) {
                write(member.getValue(), out.name(member.getKey()));
            }
            out.endObject();
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(Object value, JsonWriter out) throws IOException {
        if (value instanceof RawJson raw) {
            out.jsonValue(raw.json());
        } else {
            values.write(value, out);
        }
    }
}
