package io.github.urnls.support.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.urnls.support.lsp.Type.Base;
import io.github.urnls.support.lsp.Type.OneOf;
import io.github.urnls.support.lsp.Type.Reference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a client and a server say to each other, held against the protocol: the form of each message, and that the
 * server sends nothing that the client has not declared. Messages can come from several threads; those of the client
 * must be told before they are sent.
 */
public final class Conversation {

    private static final Set<String> MEMBERS = Set.of("jsonrpc", "id", "method", "params", "result", "error");

    /** The notifications of the server that are none of the protocol: what the client must be able to do. */
    private static final Map<String, String> OWN = Map.of("urn-ls/namesChanged", "experimental.namesChanged",
            "urn-ls/openSetting", "experimental.opensSettings");

    private static final Type ID = new OneOf(List.of(new Base("integer"), new Base("string")));

    private static final Type PROGRESS = new OneOf(List.of(new Reference("WorkDoneProgressBegin"),
            new Reference("WorkDoneProgressReport"), new Reference("WorkDoneProgressEnd")));

    private final Protocol protocol = Protocol.lsp();
    private final Map<Side, Map<JsonElement, JsonObject>> unanswered = Map.of(Side.CLIENT, new HashMap<>(), Side.SERVER,
            new HashMap<>());
    /** What progress with a token tells. */
    private final Map<JsonElement, Type> tokens = new HashMap<>();
    /** What the client called documents; the server calls them so too, whatever it is. */
    private final Set<String> uris = new HashSet<>();
    private final List<String> faults = new ArrayList<>();
    private Declared declared = new Declared(new JsonObject());

    /** A message that the client is about to send, which must be right. */
    public synchronized void sends(JsonObject message) {
        remember(Side.CLIENT, message);
        check(Side.CLIENT, message);
    }

    /** A message that the client is about to send, which is wrong on purpose, or may be. */
    public synchronized void sendsAnything(JsonObject message) {
        remember(Side.CLIENT, message);
        answered(Side.CLIENT, message);
    }

    /** A message of the server. */
    public synchronized void hears(JsonObject message) {
        remember(Side.SERVER, message);
        check(Side.SERVER, message);
    }

    /** What was wrong so far, a line for each fault: who, the method, the place, and what is wrong. */
    public synchronized List<String> faults() {
        return List.copyOf(faults);
    }

    private void remember(Side side, JsonObject message) {
        String method = method(message);
        if (!method.isEmpty() && message.has("id")) {
            unanswered.get(side).put(message.get("id"), message);
        }
        if (side == Side.CLIENT) {
            rememberUris(message);
        }
        if (!(message.get("params") instanceof JsonObject params)) {
            return;
        }
        if (method.equals("window/workDoneProgress/create")) {
            tokens.put(params.get("token"), PROGRESS);
        }
        if (side == Side.CLIENT && params.has("workDoneToken")) {
            tokens.put(params.get("workDoneToken"), PROGRESS);
        }
        if (side == Side.CLIENT && params.has("partialResultToken")) {
            protocol.method(method)
                    .ifPresent(asked -> tokens.put(params.get("partialResultToken"), asked.partial()));
        }
    }

    private static Declared declared(JsonObject initialize) {
        return initialize.get("params") instanceof JsonObject params
                && params.get("capabilities") instanceof JsonObject capabilities ? new Declared(capabilities)
                        : new Declared(new JsonObject());
    }

    private void rememberUris(JsonElement content) {
        if (content instanceof JsonArray array) {
            array.forEach(this::rememberUris);
        } else if (content instanceof JsonObject object) {
            object.asMap().forEach((name, member) -> {
                if (name.equals("uri") && member.isJsonPrimitive()) {
                    uris.add(member.getAsString());
                }
                rememberUris(member);
            });
        }
    }

    private static String method(JsonObject message) {
        return message.has("method") && message.get("method").isJsonPrimitive() ? message.get("method").getAsString()
                : "";
    }

    /** The request that an answer belongs to; empty for what is no answer, or one to nothing. */
    private Optional<JsonObject> answered(Side side, JsonObject message) {
        if (message.has("method") || !message.has("id")) {
            return Optional.empty();
        }
        Side asking = side == Side.CLIENT ? Side.SERVER : Side.CLIENT;
        Optional<JsonObject> request = Optional.ofNullable(unanswered.get(asking).remove(message.get("id")));
        request.filter(begin -> method(begin).equals("initialize") && message.has("result")).map(Conversation::declared)
                .ifPresent(capabilities -> declared = capabilities);
        return request;
    }

    private void check(Side side, JsonObject message) {
        String method = method(answered(side, message).orElse(message));
        List<Fault> found = new ArrayList<>(envelope(message));
        Validator validator = new Validator(protocol, side, side == Side.SERVER ? uris : Set.of());
        if (message.has("method")) {
            found.addAll(call(side, validator, method, message));
        } else {
            found.addAll(answer(side, validator, method, message));
        }
        found.forEach(fault -> faults.add("the " + side.name().toLowerCase() + ", " + method + ", " + fault));
    }

    /** JSON-RPC 2.0; LSP 3.17, Base Protocol. */
    private static List<Fault> envelope(JsonObject message) {
        List<Fault> found = new ArrayList<>();
        if (!message.has("jsonrpc") || !message.get("jsonrpc").getAsString().equals("2.0")) {
            found.add(new Fault("jsonrpc", "is not 2.0"));
        }
        message.keySet().stream().filter(member -> !MEMBERS.contains(member))
                .forEach(member -> found.add(new Fault(member, "is no member of a message")));
        boolean oneOf = message.has("method") ? !message.has("result") && !message.has("error")
                : message.has("result") != message.has("error");
        if (!oneOf) {
            found.add(new Fault("message", "not a method, or a result, or an error"));
        }
        return found;
    }

    private List<Fault> call(Side side, Validator validator, String name, JsonObject message) {
        Optional<Method> known = protocol.method(name);
        if (known.isEmpty() && side == Side.SERVER && OWN.containsKey(name)) {
            return declared.unable(OWN.get(name), "params");
        }
        if (known.isEmpty()) {
            return List.of(new Fault("method", "is none of the protocol"));
        }
        Method method = known.get();
        List<Fault> found = new ArrayList<>();
        if (!method.mayBeSentBy(side)) {
            found.add(new Fault("method", "cannot be sent this way"));
        }
        if (method.isRequest() != message.has("id")) {
            found.add(new Fault("id", method.isRequest() ? "is missing" : "is the mark of a request"));
        }
        if (message.has("id")) {
            found.addAll(validator.faults(message.get("id"), ID, "id"));
        }
        JsonElement params = message.has("params") ? message.get("params") : JsonNull.INSTANCE;
        boolean none = side == Side.SERVER ? !message.has("params") : params.isJsonNull();
        if (method.params().isEmpty()) {
            return none ? found : List.of(new Fault("params", "there are none of this method"));
        }
        found.addAll(validator.faults(params, method.params().get(), "params"));
        if (found.isEmpty() && side == Side.SERVER) {
            found.addAll(declared.faults(name, params, "params"));
            found.addAll(name.equals("$/progress") ? progress(validator, params.getAsJsonObject()) : List.of());
        }
        return found;
    }

    private List<Fault> progress(Validator validator, JsonObject params) {
        Type type = tokens.get(params.get("token"));
        return type == null ? List.of(new Fault("params.token", "is none that was given: " + params.get("token")))
                : validator.faults(params.get("value"), type, "params.value");
    }

    private List<Fault> answer(Side side, Validator validator, String name, JsonObject message) {
        Optional<Method> known = protocol.method(name);
        if (message.has("error")) {
            return error(validator, known, message.get("error"));
        }
        if (known.isEmpty() || !message.has("result")) {
            return List.of();
        }
        Type type = known.get().result().orElse(new Base("any"));
        List<Fault> found = new ArrayList<>(validator.faults(message.get("result"), type, "result"));
        if (found.isEmpty() && side == Side.SERVER) {
            found.addAll(declared.faults(name, message.get("result"), "result"));
        }
        return found;
    }

    private static List<Fault> error(Validator validator, Optional<Method> known, JsonElement error) {
        List<Fault> found = validator.faults(error, new Reference("ResponseError"), "error");
        Type data = known.map(Method::error).orElse(new Base("void"));
        if (!found.isEmpty() || !error.getAsJsonObject().has("data") || Protocol.isNothing(data)) {
            return found;
        }
        return validator.faults(error.getAsJsonObject().get("data"), data, "error.data");
    }
}
