package io.github.urnls.jsonrpc;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes messages as JSON text.
 *
 * @param values knows the types that are neither trees nor {@link RawJson}
 */
public record MessageWriter(Gson values) {

    /** Sends a tree as it is, with its nulls. Of other values Gson omits what is null. */
    private static final Gson TREES = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    /** Half a surrogate pair. To a pattern a whole pair is one character, which does not match. */
    private static final Pattern HALF_PAIR = Pattern.compile("\\p{Cs}");

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
            TREES.toJson(tree, out);
        } else {
            values.toJson(value, value.getClass(), out);
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
        int at = 0;
        while (at < json.length() && !Character.isSurrogate(json.charAt(at))) {
            at++;
        }
        if (at == json.length()) {
            return json;
        }
        return HALF_PAIR.matcher(json)
                .replaceAll(half -> "\\\\u" + HexFormat.of().toHexDigits(half.group().charAt(0)));
    }
}
