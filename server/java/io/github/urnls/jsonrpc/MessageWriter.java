package io.github.urnls.jsonrpc;

import com.google.gson.JsonElement;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes messages as JSON text.
 *
 * @param values knows the types that are neither trees nor {@link RawJson}
 */
public record MessageWriter(Values values) {

    /** Writes the members of a message. */
    private interface Members {
        void write(JsonWriter out) throws IOException;
    }

    public String result(JsonElement id, @Nullable Object result) {
        return message(out -> {
            member(out, "id", id);
            member(out, "result", result);
        });
    }

    /** An error; without the member {@code id} if {@code id} is {@code null}. */
    String error(@Nullable JsonElement id, RpcError error) {
        return message(out -> {
            if (id != null) {
                member(out, "id", id);
            }
            member(out, "error", error.toJson());
        });
    }

    String request(String id, String method, @Nullable Object params) {
        return message(out -> {
            out.name("id").value(id);
            call(out, method, params);
        });
    }

    String notification(String method, @Nullable Object params) {
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

    private static String message(Members members) {
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        try {
            out.beginObject().name("jsonrpc").value("2.0");
            members.write(out);
            out.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string takes everything
        }
        return encodable(text.toString());
    }

    /**
     * {@code json} with each half of a surrogate pair as an escape (RFC 8259 §8.2), because it has no form in UTF-8.
     * Only strings can hold it; it may come from an id or a document.
     */
    private static String encodable(String json) {
        StringBuilder escaped = null;
        int from = 0;
        for (int i = 0; i < json.length(); i++) {
            if (!Character.isSurrogate(json.charAt(i))) {
                continue;
            }
            if (Character.isSupplementaryCodePoint(json.codePointAt(i))) {
                i++;
                continue;
            }
            escaped = escaped == null ? new StringBuilder(json.length() + 16) : escaped;
            escaped.append(json, from, i).append("\\u").append(Integer.toHexString(json.charAt(i)));
            from = i + 1;
        }
        return escaped == null ? json : escaped.append(json, from, json.length()).toString();
    }
}
