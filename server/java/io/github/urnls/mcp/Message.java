package io.github.urnls.mcp;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One line of input as a message of JSON-RPC 2.0, by the narrower rules of MCP (Base Protocol, Messages): an id is a string or an
 * integer and never null, parameters are an object, and there are no batches.
 */
sealed interface Message {

    /**
     * Wants exactly one answer.
     *
     * @param id as JSON text, so that it is given back as it came and {@code 1} is not {@code "1"}
     */
    record Request(String id, String method, JsonObject params) implements Message {

        /** What the client says of the request itself; empty where it says nothing. */
        JsonObject meta() {
            return params.has("_meta") ? params.getAsJsonObject("_meta") : new JsonObject();
        }
    }

    /** Wants no answer, whatever it says. */
    record Notification(String method, JsonObject params) implements Message {}

    /** An answer. This server asks nothing, so there is nothing it could belong to. */
    record Answer() implements Message {}

    /** Not a message, and why; the id is absent where none could be read. */
    record Malformed(Optional<String> id, Failure failure) implements Message {}

    /**
     * Not Gson's strictest: that refuses a surrogate without its other half, which the grammar of JSON allows (RFC 8259 §8.2) and which
     * must not cost a request its answer.
     */
    TypeAdapter<JsonElement> JSON = new Gson().getAdapter(JsonElement.class);

    /** How Gson says where it gave up; the rest of what it says is advice on its settings. */
    Pattern PLACE = Pattern.compile("line 1 column ([0-9]+)");

    Pattern INTEGER = Pattern.compile("-?(0|[1-9][0-9]*)");

    /** Reads one line. Never throws for what stands in it. */
    static Message read(String line) {
        JsonElement json;
        try (JsonReader reader = new JsonReader(new StringReader(line))) {
            json = JSON.read(reader);
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                return malformed(Failure.PARSE_ERROR, "there is more than one JSON value on the line");
            }
        } catch (JsonParseException | IOException | NumberFormatException e) {
            Matcher place = PLACE.matcher(String.valueOf(e.getMessage()));
            return malformed(Failure.PARSE_ERROR, "the line is not JSON" + (place.find() ? ", from column " + place.group(1) : ""));
        }
        if (json.isJsonArray()) {
            return malformed(Failure.INVALID_REQUEST, "batches are not part of MCP since revision 2025-06-18: write one message a line");
        }
        return json.isJsonObject() ? of(json.getAsJsonObject()) : malformed(Failure.INVALID_REQUEST, "a message is a JSON object");
    }

    private static Message of(JsonObject json) {
        JsonElement id = json.get("id");
        Optional<String> known = id == null ? Optional.empty() : id(id);
        if (!isString(json.get("jsonrpc")) || !json.get("jsonrpc").getAsString().equals("2.0")) {
            return new Malformed(known, new Failure(Failure.INVALID_REQUEST, "“jsonrpc” must be \"2.0\""));
        }
        if (!json.has("method") && (json.has("result") || json.has("error"))) {
            return new Answer();
        }
        if (!isString(json.get("method"))) {
            return new Malformed(known, new Failure(Failure.INVALID_REQUEST, "“method” must be a string"));
        }
        if (id != null && known.isEmpty()) {
            return malformed(Failure.INVALID_REQUEST, "“id” must be a string or an integer");
        }
        JsonElement params = json.has("params") ? json.get("params") : new JsonObject();
        if (!params.isJsonObject()) {
            return new Malformed(known, new Failure(Failure.INVALID_REQUEST, "“params” must be an object"));
        }
        JsonElement meta = params.getAsJsonObject().get("_meta");
        if (meta != null && !meta.isJsonObject()) {
            return new Malformed(known, new Failure(Failure.INVALID_PARAMS, "“_meta” must be an object"));
        }
        String method = json.get("method").getAsString();
        return known.<Message>map(given -> new Request(given, method, params.getAsJsonObject()))
                .orElseGet(() -> new Notification(method, params.getAsJsonObject()));
    }

    /** The JSON text of an id, if it is one. */
    static Optional<String> id(JsonElement id) {
        boolean given = isString(id)
                || id instanceof JsonPrimitive number && number.isNumber() && INTEGER.matcher(number.getAsString()).matches();
        return given ? Optional.of(id.toString()) : Optional.empty();
    }

    static boolean isString(@Nullable JsonElement element) {
        return element instanceof JsonPrimitive primitive && primitive.isString();
    }

    private static Malformed malformed(int code, String message) {
        return new Malformed(Optional.empty(), new Failure(code, message));
    }
}
