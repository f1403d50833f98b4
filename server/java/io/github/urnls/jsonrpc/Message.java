package io.github.urnls.jsonrpc;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A message of the other side (JSON-RPC 2.0). Its id is sent back unchanged. If a member occurs twice, the last one
 * counts.
 */
public sealed interface Message {

    /** Needs an answer. */
    record Request(JsonPrimitive id, String method, JsonView params) implements Message {}

    /** Needs no answer. */
    record Notification(String method, JsonView params) implements Message {}

    /** Answers a request of ours; {@code error} is missing unless it failed. */
    record Response(JsonPrimitive id, JsonView result, JsonView error) implements Message {}

    /** Reports a message of ours that the other side could not read. */
    record Complaint(JsonElement error) implements Message {}

    /** None of these. {@code id} is {@code null} if it is unknown. */
    record Invalid(@Nullable JsonPrimitive id, RpcError error) implements Message {}

    Pattern PLACE = Pattern.compile("line [0-9]+ column [0-9]+");

    /** Reads one message to its end. Never throws: an error in the text is an {@link Invalid} message. */
    static Message read(Reader text, Dialect dialect) {
        JsonElement json;
        JsonReader reader = new JsonReader(text);
        try {
            // Some clients do not escape control characters. Half a surrogate pair is JSON too (RFC 8259 §8.2).
            reader.setStrictness(Strictness.LEGACY_STRICT);
            json = Trees.read(reader);
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                return invalid(null, Flaw.SEVERAL_VALUES, "", dialect);
            }
        } catch (JsonParseException | IllegalStateException | NumberFormatException | IOException
                | StackOverflowError e) {
            // An error of the input itself comes again with the next read.
            return invalid(null, Flaw.NOT_JSON, place(e), dialect);
        } catch (OutOfMemoryError e) {
            return invalid(null, Flaw.NO_MEMORY, "", dialect);
        }
        if (json instanceof JsonObject message) {
            return of(message, dialect);
        }
        return invalid(null, json instanceof JsonArray ? Flaw.BATCH : Flaw.NO_OBJECT, "", dialect);
    }

    /** The place of the error. The rest of Gson's message is about its classes and settings. */
    private static String place(Throwable failure) {
        Matcher place = PLACE.matcher(String.valueOf(failure.getMessage()));
        return place.find() ? place.group() : "";
    }

    private static Message of(JsonObject json, Dialect dialect) {
        JsonView message = new JsonView(json);
        JsonPrimitive id = json.get("id") instanceof JsonPrimitive given && !given.isBoolean() && dialect.isId(given)
                ? given : null;
        JsonElement version = json.get("jsonrpc");
        if (version == null ? dialect.needsVersion() : !version.equals(new JsonPrimitive("2.0"))) {
            return invalid(id, Flaw.WRONG_VERSION, "", dialect);
        }
        if (!json.has("method")) {
            if (json.has("result") || json.has("error")) {
                return response(id, message);
            }
            return invalid(id, Flaw.NO_KIND, "", dialect);
        }
        Optional<String> method = message.text("method");
        if (method.isEmpty()) {
            return invalid(id, Flaw.WRONG_METHOD, "", dialect);
        }
        if (json.has("id") && id == null) {
            return invalid(null, Flaw.WRONG_ID, "", dialect);
        }
        Optional<RpcError> problem = dialect.problem(json.get("params"));
        if (problem.isPresent()) {
            return new Invalid(id, problem.get());
        }
        JsonView params = message.at("params");
        return id == null ? new Notification(method.get(), params) : new Request(id, method.get(), params);
    }

    private static Message response(@Nullable JsonPrimitive id, JsonView message) {
        JsonView error = message.at("error");
        if (id == null) {
            // An answer is never answered with an error: the other side might do the same.
            return new Complaint(error.value().orElse(message.object()));
        }
        return new Response(id, message.at("result"), error);
    }

    private static Invalid invalid(@Nullable JsonPrimitive id, Flaw flaw, String detail, Dialect dialect) {
        return new Invalid(id, new RpcError(flaw.code(), dialect.words(flaw, detail)));
    }
}
