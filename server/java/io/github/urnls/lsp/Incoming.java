package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * A message of the client (JSON-RPC 2.0). An id is a string or a number and goes back as it came. Where a member stands twice, the last one
 * counts; octets that are not UTF-8 are read as U+FFFD.
 */
sealed interface Incoming {

    /** Wants an answer. {@code params} are {@code null} where there are none. */
    record Request(JsonPrimitive id, String method, @Nullable JsonElement params) implements Incoming {}

    /** Wants no answer. */
    record Notification(String method, @Nullable JsonElement params) implements Incoming {}

    /** Answers a request of the server; {@code error} is {@code null} unless it failed, {@code result} where it is null. */
    record Response(JsonPrimitive id, @Nullable JsonElement result, @Nullable JsonElement error) implements Incoming {}

    /** Tells of something that the server sent and the client could not read. */
    record Complaint(JsonElement error) implements Incoming {}

    /** None of these. {@code id} is {@code null} when it cannot be told. */
    record Invalid(@Nullable JsonPrimitive id, ResponseErrorCode code, String why) implements Incoming {}

    /** Reads one message to its end; {@code trees} is Gson's reading of any JSON. */
    static Incoming read(InputStream content, TypeAdapter<JsonElement> trees) {
        JsonElement json;
        JsonReader reader = new JsonReader(new InputStreamReader(content, StandardCharsets.UTF_8));
        try {
            reader.setStrictness(Strictness.LEGACY_STRICT); // some clients write control characters as they are
            json = parsed(reader, trees);
        } catch (JsonParseException | IllegalStateException | NumberFormatException | IOException | StackOverflowError e) {
            // Also what the input itself throws: the next read of it does so again.
            return new Invalid(null, ResponseErrorCode.ParseError, "the message is no JSON: " + reason(e));
        } catch (OutOfMemoryError e) {
            return new Invalid(null, ResponseErrorCode.InternalError, "the memory of the server is not enough for the message");
        }
        return json instanceof JsonObject message ? of(message) : new Invalid(null, ResponseErrorCode.InvalidRequest,
                json instanceof JsonArray ? "messages come one by one, not as an array" : "a message is an object");
    }

    private static JsonElement parsed(JsonReader reader, TypeAdapter<JsonElement> trees) throws IOException {
        JsonElement json = trees.read(reader); // not JsonParser, which is lenient with such a reader
        if (reader.peek() != JsonToken.END_DOCUMENT) {
            throw new JsonParseException("something stands behind it");
        }
        return json;
    }

    /** What Gson says, without the page that it points to and the names of its classes. */
    static String reason(Throwable failure) {
        return failure.getMessage() == null ? "nested too deeply"
                : failure.getMessage().replaceFirst("(?s)\nSee .*", "").replaceFirst("^[\\w.]*(Exception|Error): ", "");
    }

    private static Incoming of(JsonObject message) {
        Optional<JsonPrimitive> id = Optional.ofNullable(message.get("id")).flatMap(Incoming::id);
        Optional<JsonElement> version = Optional.ofNullable(message.get("jsonrpc"));
        if (version.isPresent() && !version.get().equals(new JsonPrimitive("2.0"))) {
            return invalid(id, "jsonrpc must be 2.0");
        }
        if (!message.has("method")) {
            return message.has("result") || message.has("error") ? response(id, message) : invalid(id, "a message has a method, a result or an error");
        }
        Optional<String> method = ClientCapabilities.text(message.get("method"));
        if (method.isEmpty()) {
            return invalid(id, "a method is a string");
        }
        if (!message.has("id")) {
            return new Notification(method.get(), member(message, "params"));
        }
        return id.<Incoming>map(known -> new Request(known, method.get(), member(message, "params")))
                .orElseGet(() -> invalid(id, "an id is a string or a number"));
    }

    private static Incoming response(Optional<JsonPrimitive> id, JsonObject message) {
        JsonElement error = member(message, "error");
        // An answer is never answered with an error: the other side might do the same.
        return id.<Incoming>map(known -> new Response(known, member(message, "result"), error))
                .orElseGet(() -> new Complaint(error == null ? message : error));
    }

    private static Invalid invalid(Optional<JsonPrimitive> id, String why) {
        return new Invalid(id.orElse(null), ResponseErrorCode.InvalidRequest, why);
    }

    private static Optional<JsonPrimitive> id(JsonElement id) {
        return id instanceof JsonPrimitive primitive && !primitive.isBoolean() ? Optional.of(primitive) : Optional.empty();
    }

    private static @Nullable JsonElement member(JsonObject message, String name) {
        return message.has(name) && !message.get(name).isJsonNull() ? message.get(name) : null;
    }
}
