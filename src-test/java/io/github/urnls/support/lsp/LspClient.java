package io.github.urnls.support.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.github.urnls.support.ClassArchive;
import io.github.urnls.support.OurWords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A client that speaks raw JSON-RPC to a server, wherever that runs. It waits for messages, never for a time. It is
 * strict unless it is told otherwise: every message of the server must be expected, in its order, and must be as the
 * protocol declares it; {@link #end} and {@link #close} fail when one was not. Parameters and results are JSON, as its
 * text or as a {@link JsonElement}.
 */
public class LspClient implements AutoCloseable {

    private static final JsonObject END = new JsonObject();

    private final Transport transport;
    private final Listener listener;
    private final Optional<Conversation> conversation;
    private final Thread reader = Thread.ofPlatform().daemon().name("lsp-reader").unstarted(this::read);
    private final BlockingQueue<JsonObject> incoming = new LinkedBlockingQueue<>();
    /** By the id of each request whose answer is waited for by itself. */
    private final Map<String, CompletableFuture<JsonObject>> unanswered = new ConcurrentHashMap<>();
    private final AtomicInteger lastId = new AtomicInteger();
    private final Set<String> mayCome = new HashSet<>();
    private volatile boolean hasEnded;
    private volatile String broken = "";
    private boolean mayBeWrong;

    LspClient(Transport transport, Listener listener, Optional<Conversation> conversation) {
        this.transport = transport;
        this.listener = listener;
        this.conversation = conversation;
        reader.start();
    }

    /** A client that is strict but for what {@code listener} deals with. */
    public static LspClient of(Transport transport, Listener listener) {
        return new LspClient(transport, listener, Optional.of(new Conversation()));
    }

    /** A client that leaves it to the test what the messages are, and whether they are right. */
    public static LspClient unchecked(Transport transport, Listener listener) {
        return new LspClient(transport, listener, Optional.empty());
    }

    /** A strict client of a server that runs somewhere. */
    public static LspClient of(Transport transport) {
        return of(transport, Listener.OF_PROGRESS);
    }

    /** A strict client of the packaged server. */
    public static LspClient start(String... arguments) {
        return of(packaged(List.of(), List.of(), List.of(arguments)));
    }

    /** A server whose JVM gets options of its own. */
    public static LspClient withJvm(List<String> options) {
        return of(packaged(List.of(), options, List.of()));
    }

    /** A server that is started by another program, such as one that watches it. */
    public static LspClient under(List<String> program, List<String> options) {
        return of(packaged(program, options, List.of()));
    }

    /**
     * The packaged server, started as the extension starts it, and so patient as the test is. A program that watches it
     * sees what it opens with the jar alone. It is the server in Node.js if the property {@code urnls.module} names its
     * file.
     */
    static Transport packaged(List<String> program, List<String> options, List<String> arguments) {
        String module = System.getProperty("urnls.module", "");
        if (!module.isEmpty()) {
            return ServerProcess.module(module, options);
        }
        List<String> all = new ArrayList<>(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
                "-Durnls.patience=" + Transport.PATIENCE_SECONDS));
        all.addAll(program.isEmpty() ? ClassArchive.options() : List.of());
        all.addAll(options);
        return ServerProcess.packaged(program, all, arguments);
    }

    /** The method of a request or notification; empty for an answer. */
    public static String method(JsonObject message) {
        return message.has("method") ? message.get("method").getAsString() : "";
    }

    private void read() {
        try {
            for (Optional<String> content = Frame.read(transport.fromServer()); content.isPresent(); content = Frame
                    .read(transport.fromServer())) {
                hear(JsonParser.parseString(content.get()).getAsJsonObject());
            }
        } catch (IOException | RuntimeException | AssertionError e) {
            broken = e.toString();
        }
        hasEnded = true;
        incoming.add(END);
        unanswered.values().forEach(answer -> answer.completeExceptionally(new IOException("the server ended")));
    }

    private void hear(JsonObject message) {
        conversation.ifPresent(whole -> whole.hears(message));
        Optional<CompletableFuture<JsonObject>> answer = message.has("method") ? Optional.empty()
                : Optional.ofNullable(unanswered.remove(String.valueOf(message.get("id"))));
        if (answer.isEmpty() && !listener.dealsWith(this, message)) {
            incoming.add(message);
        }
        answer.ifPresent(asked -> asked.complete(message));
    }

    /** Sends a message that the protocol knows; one that it does not know fails the test. */
    public void send(String message) {
        if (mayBeWrong) {
            sendRaw(message);
            return;
        }
        conversation.ifPresent(whole -> whole.sends(JsonParser.parseString(message).getAsJsonObject()));
        sendBytes(Frame.of(message));
    }

    /** From now on, what the client sends may be wrong, and is so on purpose. */
    public LspClient sendingWhatIsWrong() {
        mayBeWrong = true;
        return this;
    }

    /** Sends what is wrong on purpose, or may be. */
    public void sendRaw(String message) {
        try {
            if (JsonParser.parseString(message) instanceof JsonObject object) {
                conversation.ifPresent(whole -> whole.sendsAnything(object));
            }
        } catch (JsonParseException e) {
            // No message, so that nothing will answer it.
        }
        sendBytes(Frame.of(message));
    }

    /** Sends bytes as they are, header included. */
    public synchronized void sendBytes(byte[] octets) {
        try {
            transport.toServer().write(octets);
            transport.toServer().flush();
        } catch (IOException e) {
            fail("the server no longer reads: " + errors(), e);
        }
    }

    public void notify(String method, Object params) {
        send("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":" + params + "}");
    }

    /** Sends a request without waiting; {@link #answer} has its result. */
    public void ask(int id, String method, Object params) {
        send(request(id, method, params));
    }

    private static String request(int id, String method, Object params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}";
    }

    /** Sends a request without waiting. Its answer may come when it will, before or behind other messages. */
    public Asked asking(String method, Object params) {
        Asked asked = new Asked(lastId.incrementAndGet(), method, new CompletableFuture<>());
        unanswered.put(String.valueOf(asked.id()), asked.answer());
        send(request(asked.id(), method, params));
        if (hasEnded) {
            asked.answer().completeExceptionally(new IOException("the server ended"));
        }
        return asked;
    }

    /** Sends a request and returns the whole response; other messages that come meanwhile stay to be expected. */
    public JsonObject call(String method, Object params) {
        try {
            JsonObject response = asking(method, params).await();
            assertInOurWords(response);
            return response;
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + said(), e);
        }
    }

    /** Sends a request that must succeed and returns its result. */
    public JsonElement request(String method, Object params) {
        JsonObject response = call(method, params);
        assertFalse(response.has("error"), response::toString);
        return response.has("result") ? response.get("result") : JsonNull.INSTANCE;
    }

    /** Answers a request of the server. */
    public void reply(JsonObject request, Object result) {
        send("{\"jsonrpc\":\"2.0\",\"id\":" + request.get("id") + ",\"result\":" + result + "}");
    }

    /**
     * Begins the session and returns what the server offers. Members that every client must send (LSP 3.17,
     * InitializeParams), but tells nothing by here, are added to {@code params}.
     */
    public JsonElement initialize(Object params) {
        JsonObject all = JsonParser.parseString(params.toString()).getAsJsonObject();
        for (String name : List.of("processId", "rootUri")) {
            if (!all.has(name)) {
                all.add(name, JsonNull.INSTANCE);
            }
        }
        return request("initialize", all);
    }

    /** The next message of any kind. */
    public JsonObject receive() {
        return next("any message");
    }

    /** The result of what was {@link #ask}ed, which must be the next message. */
    public JsonElement answer(int id) {
        JsonObject message = next("the answer to request " + id);
        assertTrue(message.has("result") && message.get("id").getAsString().equals(String.valueOf(id)),
                message::toString);
        return message.get("result");
    }

    /** The error of what was {@link #ask}ed, which must be the next message. */
    public JsonObject failure(int id) {
        JsonObject message = next("the error of request " + id);
        assertTrue(message.has("error") && message.get("id").getAsString().equals(String.valueOf(id)),
                message::toString);
        return message.getAsJsonObject("error");
    }

    /** The next message must be this request of the server; it is for the caller to {@link #reply}. */
    public JsonObject hold(String method) {
        JsonObject message = next(method);
        assertEquals(method, message.has("method") ? method(message) : message.toString(), message::toString);
        return message;
    }

    /** The next message must be this notification; returns its parameters. */
    public JsonObject expect(String method) {
        return hold(method).getAsJsonObject("params");
    }

    /** The next message must be this request of the server, which is answered. */
    public JsonObject expectRequest(String method, Object result) {
        JsonObject message = hold(method);
        assertNotNull(message.get("id"), message::toString);
        reply(message, result);
        return message.getAsJsonObject("params");
    }

    /** The next message must be progress; returns its kind. */
    public String expectProgress() {
        return expect("$/progress").getAsJsonObject("value").get("kind").getAsString();
    }

    /** The beginning of progress. */
    public void expectBegin() {
        expectRequest("window/workDoneProgress/create", "null");
        assertEquals("begin", expectProgress());
    }

    /** The progress of reading the names of the workspace, from its beginning to its end. */
    public void expectNamesRead() {
        expectBegin();
        assertEquals("end", expectProgress());
    }

    private JsonObject next(String awaited) {
        try {
            JsonObject message = incoming.poll(Transport.PATIENCE_MINUTES, TimeUnit.MINUTES);
            if (message == null) {
                fail("no message came within " + Transport.PATIENCE_MINUTES + " minutes; awaited was " + awaited
                        + said());
            }
            if (message == END) {
                incoming.add(END);
                fail("the server ended; awaited was " + awaited + said());
            }
            assertInOurWords(message);
            return message;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String said() {
        return "; it said: " + errors() + (broken.isEmpty() ? "" : "; " + broken);
    }

    private void assertInOurWords(JsonObject message) {
        if (conversation.isPresent() && (message.has("error") || method(message).startsWith("window/"))) {
            OurWords.assertIn(message.toString());
        }
    }

    /** What has come, was not dealt with and was not expected yet. */
    public List<JsonObject> left() {
        List<JsonObject> left = new ArrayList<>();
        incoming.drainTo(left);
        left.remove(END);
        return left;
    }

    /** Waits for the server to end by itself, and for everything that it has said. */
    public int exitCode() {
        int code = transport.exitCode();
        try {
            reader.join(TimeUnit.MINUTES.toMillis(Transport.PATIENCE_MINUTES));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return code;
    }

    public void closeInput() {
        try {
            transport.toServer().close();
        } catch (IOException e) {
            fail("the server no longer reads: " + errors(), e);
        }
    }

    /** Messages of {@code methods} may come or not: when they do hangs on what comes first. */
    public void mayCome(String... methods) {
        mayCome.addAll(Arrays.asList(methods));
    }

    /**
     * Says {@code shutdown} and {@code exit}; the server must obey and must have said nothing that was not expected.
     */
    public void end() {
        assertEquals(JsonNull.INSTANCE, request("shutdown", "null"));
        notify("exit", "null");
        assertEquals(0, exitCode());
        assertNothingUnexpected();
    }

    public void assertNothingUnexpected() {
        List<JsonObject> left = left();
        left.removeIf(message -> mayCome.contains(method(message)));
        assertEquals(List.of(), left, "messages that were not expected");
        assertEquals("", broken, "what the server has written that is no message");
        assertEquals("", errors(), "standard error");
    }

    /** What the server has said besides messages. */
    public String errors() {
        return transport.errors();
    }

    /** What the server has written that is no message, or why it could not be read; empty if there is nothing. */
    public String broken() {
        return broken;
    }

    /** What was said against the protocol so far. */
    public List<String> faults() {
        return conversation.map(Conversation::faults).orElse(List.of());
    }

    @Override
    public void close() {
        transport.close();
        assertEquals(List.of(), faults(), "messages that the protocol does not know");
    }
}
