package io.github.urnls.soak;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.lsp.Conversation;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The server as a process, and a client that keeps account: every request has one answer, no answer tells of a fault,
 * no error is written to the log, and every message is as the protocol declares it.
 */
final class Server implements AutoCloseable {

    /** How long an answer may take before it counts as missing; never how long it is expected to take. */
    private static final long PATIENCE_MINUTES = 5;

    private static final int ROUNDS = 4;

    private static final int QUIET_ROUNDS = 2;

    private static final int MOST_ROUNDS = 1000;

    // LSP 3.17: RequestCancelled, ContentModified, RequestFailed; JSON-RPC: InvalidParams
    private static final Set<Integer> REFUSALS = Set.of(-32800, -32801, -32803, -32602);

    /** A request with what will be its answer, whole. */
    record Asked(int id, String method, CompletableFuture<JsonObject> answer) {}

    private final Process process;
    private final OutputStream out;
    private final Supplier<JsonObject> settings;
    private final AtomicInteger lastId = new AtomicInteger();
    /** How often it has asked something, or told of findings. */
    private final AtomicInteger told = new AtomicInteger();
    private final Map<Integer, Asked> unanswered = new ConcurrentHashMap<>();
    private final Map<String, JsonObject> published = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();
    private final Conversation conversation = new Conversation();
    private JsonObject capabilities = new JsonObject();

    /** @param settings what is answered when the server asks for them */
    Server(List<String> command, Path errors, Supplier<JsonObject> settings) throws IOException {
        this.settings = settings;
        process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile())).start();
        out = process.getOutputStream();
        Thread reader = new Thread(this::read, "soak-reader");
        reader.setDaemon(true);
        reader.start();
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

    void notify(String method, @Nullable JsonObject params) {
        JsonObject message = message(method, params);
        send(message);
    }

    Asked request(String method, @Nullable JsonObject params) {
        Asked asked = new Asked(lastId.incrementAndGet(), method, new CompletableFuture<>());
        unanswered.put(asked.id, asked);
        JsonObject message = message(method, params);
        message.addProperty("id", asked.id);
        send(message);
        return asked;
    }

    void cancel(Asked asked) {
        JsonObject params = new JsonObject();
        params.addProperty("id", asked.id);
        notify("$/cancelRequest", params);
    }

    /** The answer, once it is there; {@code null} in JSON when the server refused. */
    JsonElement result(Asked asked) {
        try {
            JsonObject answer = asked.answer.get(PATIENCE_MINUTES, TimeUnit.MINUTES);
            return answer.has("result") ? answer.get("result") : JsonNull.INSTANCE;
        } catch (TimeoutException e) {
            throw new Failure(asked.method + " was not answered within " + PATIENCE_MINUTES + " minutes", e);
        } catch (InterruptedException | ExecutionException e) {
            throw new Failure(asked.method + " was not answered: " + faults, e);
        }
    }

    /** Waits for every answer that is missing but the one to {@code held}. */
    void awaitAnswers(Optional<Asked> held) {
        unanswered.values().stream().filter(asked -> held.isEmpty() || held.get().id != asked.id).toList()
                .forEach(this::result);
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
            result(request("workspace/symbol", Questions.json("{\"query\": \"no such name\"}")));
            quiet = told.get() == before ? quiet + 1 : 0;
        }
    }

    /** What was last told of a document. */
    Optional<JsonObject> published(String uri) {
        return Optional.ofNullable(published.get(uri));
    }

    void checkFaults() {
        conversation.faults().forEach(fault -> faults.add("by the protocol: " + fault));
        if (!faults.isEmpty()) {
            throw new Failure(String.join("\n", faults));
        }
    }

    /** Ends the server as the protocol says; every request must be answered by then. */
    void end() {
        result(request("shutdown", null));
        if (!unanswered.isEmpty()) {
            throw new Failure("not answered by the end: " + unanswered.values().stream().map(Asked::method).toList());
        }
        notify("exit", null);
        try {
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
                throw new Failure(process.isAlive() ? "the server did not end within " + PATIENCE_MINUTES + " minutes"
                        : "exit code " + process.exitValue());
            }
        } catch (InterruptedException e) {
            throw new Failure("interrupted", e);
        }
        checkFaults();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    private static JsonObject message(String method, @Nullable JsonObject params) {
        JsonObject message = new JsonObject();
        message.addProperty("jsonrpc", "2.0");
        message.addProperty("method", method);
        if (params != null) {
            message.add("params", params);
        }
        return message;
    }

    private synchronized void send(JsonObject message) {
        conversation.sends(message);
        try {
            byte[] body = message.toString().getBytes(StandardCharsets.UTF_8);
            out.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            out.write(body);
            out.flush();
        } catch (IOException e) {
            throw new Failure("the server no longer reads: " + faults, e);
        }
    }

    private void read() {
        try (InputStream in = new BufferedInputStream(process.getInputStream(), 1 << 16)) {
            while (true) {
                hear(JsonParser.parseString(new String(in.readNBytes(length(in)), StandardCharsets.UTF_8))
                        .getAsJsonObject());
            }
        } catch (IOException | RuntimeException e) {
            unanswered.values().forEach(asked -> {
                faults.add(
                        "the server ended, or said what is no message, before it answered " + asked.method + ": " + e);
                asked.answer.completeExceptionally(e);
            });
        }
    }

    private static int length(InputStream in) throws IOException {
        int length = -1;
        for (String header = line(in); !header.isEmpty(); header = line(in)) {
            if (!header.startsWith("Content-Length: ")) {
                throw new IOException("no header: " + header);
            }
            length = Integer.parseInt(header.substring(16));
        }
        return length;
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("end of output");
            }
            line.write(c);
        }
        return line.toString(StandardCharsets.US_ASCII).strip();
    }

    private void hear(JsonObject message) {
        conversation.hears(message);
        if (message.has("method") && message.has("id")) {
            told.incrementAndGet();
            JsonObject answer = new JsonObject();
            answer.addProperty("jsonrpc", "2.0");
            answer.add("id", message.get("id"));
            answer.add("result", answer(message));
            send(answer);
        } else if (message.has("method")) {
            heard(message.get("method").getAsString(), message.get("params"));
        } else {
            answered(message);
        }
    }

    private JsonElement answer(JsonObject request) {
        if (!request.get("method").getAsString().equals("workspace/configuration")) {
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

    private void answered(JsonObject answer) {
        Asked asked = unanswered.remove(answer.get("id").getAsInt());
        if (asked == null) {
            faults.add("an answer to nothing, or a second one: " + answer);
            return;
        }
        if (answer.has("error") && !REFUSALS.contains(answer.getAsJsonObject("error").get("code").getAsInt())) {
            faults.add(asked.method + " failed: " + answer.get("error"));
        }
        asked.answer.complete(answer);
    }
}
