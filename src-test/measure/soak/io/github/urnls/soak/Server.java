package io.github.urnls.soak;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.urnls.support.lsp.LspClient;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Asked;
import io.github.urnls.support.lsp.ServerProcess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The server as a process, with an account of what it says: every request has one answer, no answer tells of a fault,
 * no error is written to the log, and every message is as the protocol declares it.
 */
final class Server implements AutoCloseable {

    private static final int ROUNDS = 4;

    private static final int QUIET_ROUNDS = 2;

    private static final int MOST_ROUNDS = 1000;

    // LSP 3.17: RequestCancelled, ContentModified, RequestFailed; JSON-RPC: InvalidParams
    private static final Set<Integer> REFUSALS = Set.of(-32800, -32801, -32803, -32602);

    private final ServerProcess process;
    private final LspClient client;
    private final Supplier<JsonObject> settings;
    /** How often it has asked something, or told of findings. */
    private final AtomicInteger told = new AtomicInteger();
    private final List<Asked> unanswered = new ArrayList<>();
    private final Map<String, JsonObject> published = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();
    private JsonObject capabilities = new JsonObject();

    /** @param settings what is answered when the server asks for them */
    Server(List<String> command, Path errors, Supplier<JsonObject> settings) {
        this.settings = settings;
        process = new ServerProcess(command, errors);
        client = LspClient.of(process, this::hear);
    }

    long pid() {
        return process.pid();
    }

    /** Whether the server said that it offers something: the members that lead there. */
    boolean offers(String... path) {
        JsonElement element = capabilities;
        for (String name : path) {
            element = element instanceof JsonObject object && object.has(name) ? object.get(name) : JsonNull.INSTANCE;
        }
        return !element.isJsonNull() && !(element.isJsonPrimitive() && element.getAsString().equals("false"));
    }

    void initialize(JsonObject parameters) {
        capabilities = result(request("initialize", parameters)).getAsJsonObject().getAsJsonObject("capabilities");
        notify("initialized", new JsonObject());
    }

    void notify(String method, JsonElement params) {
        client.notify(method, params);
    }

    Asked request(String method, JsonElement params) {
        Asked asked = client.asking(method, params);
        unanswered.add(asked);
        return asked;
    }

    void cancel(Asked asked) {
        notify("$/cancelRequest", Json.object("id", asked.id()));
    }

    /** The answer, once it is there; {@code null} in JSON when the server refused. */
    JsonElement result(Asked asked) {
        try {
            JsonObject answer = asked.await();
            return answer.has("result") ? answer.get("result") : JsonNull.INSTANCE;
        } catch (AssertionError e) {
            throw new Failure(e.getMessage() + ": " + faults, e);
        }
    }

    /** Waits for every answer that is missing but the one to {@code held}. */
    void awaitAnswers(Optional<Asked> held) {
        unanswered.stream().filter(asked -> held.isEmpty() || held.get().id() != asked.id()).forEach(this::result);
        checkFaults();
    }

    /**
     * Waits until everything that was begun before has come to its end. A question that is answered behind all that may
     * wait for something that is only then begun: for settings that arrive meanwhile, or for documents that share names
     * with a changed one. So it is asked until the server has nothing more to tell between one answer and the next.
     */
    void settle() {
        int quiet = 0;
        for (int i = 0; i < ROUNDS || quiet < QUIET_ROUNDS; i++) {
            if (i == MOST_ROUNDS) {
                throw new Failure("the server does not come to rest");
            }
            int before = told.get();
            result(request("workspace/symbol", Json.object("query", "no such name")));
            quiet = told.get() == before ? quiet + 1 : 0;
        }
    }

    /** What was last told of a document. */
    Optional<JsonObject> published(String uri) {
        return Optional.ofNullable(published.get(uri));
    }

    void checkFaults() {
        unanswered.removeIf(asked -> {
            boolean isAnswered = asked.answer().isDone();
            if (isAnswered) {
                account(asked);
            }
            return isAnswered;
        });
        client.faults().forEach(fault -> faults.add("by the protocol: " + fault));
        if (!client.broken().isEmpty()) {
            faults.add(client.broken());
        }
        if (!faults.isEmpty()) {
            throw new Failure(String.join("\n", faults));
        }
    }

    private void account(Asked asked) {
        JsonElement error = asked.await().get("error");
        if (error != null && !REFUSALS.contains(error.getAsJsonObject().get("code").getAsInt())) {
            faults.add(asked.method() + " failed: " + error);
        }
    }

    /** Ends the server as the protocol says; every request must be answered by then. */
    void end() {
        result(request("shutdown", JsonNull.INSTANCE));
        checkFaults();
        if (!unanswered.isEmpty()) {
            throw new Failure("not answered by the end: " + unanswered.stream().map(Asked::method).toList());
        }
        notify("exit", JsonNull.INSTANCE);
        int code = client.exitCode();
        if (code != 0) {
            throw new Failure("exit code " + code);
        }
        checkFaults();
    }

    @Override
    public void close() {
        process.close();
    }

    private boolean hear(LspClient sender, JsonObject message) {
        String method = LspClient.method(message);
        if (method.isEmpty()) {
            faults.add("an answer to nothing, or a second one: " + message);
        } else if (message.has("id")) {
            told.incrementAndGet();
            sender.reply(message, answer(message));
        } else {
            heard(method, message.get("params"));
        }
        return true;
    }

    private JsonElement answer(JsonObject request) {
        if (!LspClient.method(request).equals("workspace/configuration")) {
            return JsonNull.INSTANCE;
        }
        JsonArray answers = new JsonArray();
        request.getAsJsonObject("params").getAsJsonArray("items").forEach(item -> answers.add(settings.get()));
        return answers;
    }

    private void heard(String method, JsonElement params) {
        if (method.equals("textDocument/publishDiagnostics")) {
            JsonObject report = params.getAsJsonObject();
            published.put(report.get("uri").getAsString(), report);
            told.incrementAndGet();
        } else if (method.equals("window/logMessage") && params.getAsJsonObject().get("type").getAsInt() == 1) {
            faults.add("in the log: " + params.getAsJsonObject().get("message").getAsString());
        }
    }
}
