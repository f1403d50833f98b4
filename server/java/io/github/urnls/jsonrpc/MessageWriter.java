package io.github.urnls.jsonrpc;

import com.google.gson.JsonElement;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Writes messages as JSON text; {@link #send} sends them.
 *
 * @param values knows the types that are neither trees nor {@link RawJson}
 */
record MessageWriter(Values values, Outlet outlet) {

    /** Writes the members of a message. */
    private interface Members {
        void write(JsonWriter out) throws IOException;
    }

    Writer result(JsonElement id, @Nullable Object result) {
        return message(out -> {
            member(out, "id", id);
            member(out, "result", result);
        });
    }

    /** An error; without the member {@code id} if {@code id} is {@code null}. */
    Writer error(@Nullable JsonElement id, RpcError error) {
        return message(out -> {
            if (id != null) {
                member(out, "id", id);
            }
            member(out, "error", error.toJson());
        });
    }

    Writer request(String id, String method, @Nullable Object params) {
        return message(out -> {
            out.name("id").value(id);
            call(out, method, params);
        });
    }

    Writer notification(String method, @Nullable Object params) {
        return message(out -> call(out, method, params));
    }

    private void call(JsonWriter out, String method, @Nullable Object params) throws IOException {
        out.name("method").value(method);
        if (params != null) {
            member(out, "params", params);
        }
    }

    private void member(JsonWriter out, String name, @Nullable Object value) throws IOException {
        out.name(name);
        if (value == null) {
            out.nullValue();
        } else if (value instanceof RawJson raw) {
            out.jsonValue(raw.json());
        } else if (value instanceof JsonElement tree) {
            out.jsonValue(tree.toString()); // as it is, with its nulls
        } else {
            values.write(value, out);
        }
    }

    private Writer message(Members members) {
        Writer text = outlet.message();
        JsonWriter out = new JsonWriter(new EncodableWriter(text));
        try {
            out.beginObject().name("jsonrpc").value("2.0");
            members.write(out);
            out.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text;
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
