package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.github.urnls.support.OurWords;
import io.github.urnls.support.lsp.Conversation;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The packaged server as a process, and a client that speaks raw JSON-RPC to it. Strict: every message of the server
 * must be expected, and must be as the protocol declares it; {@link #close} fails when one was not.
 */
final class LspProcess implements AutoCloseable {

    /** How long a message may take before the test gives up; never how long it is expected to take. */
    private static final long PATIENCE_MINUTES = 5;

    private static final JsonObject END = new JsonObject();

    private final Process process;
    private final OutputStream out;
    private final BlockingQueue<JsonObject> incoming = new LinkedBlockingQueue<>();
    private final Deque<JsonObject> setAside = new ArrayDeque<>();
    private final List<String> stray = new ArrayList<>();
    private final Conversation conversation = new Conversation();
    private final Path errors;
    private int nextId = 1;
    private boolean mayBeWrong;
    private final Set<String> mayCome = new HashSet<>();

    LspProcess(String... arguments) throws IOException {
        this(List.of(), List.of(), List.of(arguments));
    }

    /** A server whose JVM gets options of its own. */
    static LspProcess withJvm(List<String> options) throws IOException {
        return new LspProcess(List.of(), options, List.of());
    }

    /** A server that is started by another program, such as one that watches it. */
    static LspProcess under(List<String> program, List<String> options) throws IOException {
        return new LspProcess(program, options, List.of());
    }

    private LspProcess(List<String> program, List<String> options, List<String> arguments) throws IOException {
        errors = Files.createTempFile("urn-ls-stderr", ".txt");
        List<String> command = new ArrayList<>(program);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")); // as the extension starts it
        command.add("-Durnls.patience=" + TimeUnit.MINUTES.toSeconds(PATIENCE_MINUTES)); // unless the options say more
        command.addAll(options);
        command.addAll(List.of("-jar", System.getProperty("urnls.jar", "target/urn-ls.jar")));
        command.addAll(arguments);
        process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        out = process.getOutputStream();
        Thread reader = new Thread(this::read, "lsp-reader");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (InputStream in = new BufferedInputStream(process.getInputStream())) {
            while (true) {
                int length = -1;
                for (String header = line(in); !header.isEmpty(); header = line(in)) {
                    if (header.startsWith("Content-Length: ")) {
                        length = Integer.parseInt(header.substring(16));
                    } else {
                        stray.add(header);
                    }
                }
                byte[] body = in.readNBytes(length);
                JsonObject message = JsonParser.parseString(new String(body, StandardCharsets.UTF_8)).getAsJsonObject();
                conversation.hears(message);
                if (!isReport(message)) {
                    incoming.add(message);
                }
            }
        } catch (IOException | RuntimeException e) {
            incoming.add(END);
        }
    }

    /** The number of progress reports depends on time, so tests cannot expect it. Beginning and end do not. */
    private static boolean isReport(JsonObject message) {
        return message.has("method") && message.get("method").getAsString().equals("$/progress")
                && message.getAsJsonObject("params").get("value").getAsJsonObject().has("kind")
                && message.getAsJsonObject("params").get("value").getAsJsonObject().get("kind").getAsString()
                        .equals("report");
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("end of output");
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    /** Sends a message that the protocol knows; one that it does not know fails the test. */
    void send(String message) {
        if (mayBeWrong) {
            sendRaw(message);
            return;
        }
        conversation.sends(JsonParser.parseString(message).getAsJsonObject());
        write(message);
    }

    /** From now on, what the client sends may be wrong, and is so on purpose. */
    LspProcess sendingWhatIsWrong() {
        mayBeWrong = true;
        return this;
    }

    /** Sends what is wrong on purpose, or may be. */
    void sendRaw(String message) {
        try {
            if (JsonParser.parseString(message) instanceof JsonObject object) {
                conversation.sendsAnything(object);
            }
        } catch (JsonParseException e) {
            // No message, so that nothing will answer it.
        }
        write(message);
    }

    private void write(String message) {
        try {
            byte[] body = message.getBytes(StandardCharsets.UTF_8);
            out.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            out.write(body);
            out.flush();
        } catch (IOException e) {
            fail("the server no longer reads: " + errors(), e);
        }
    }

    /** Sends bytes as they are, header included. */
    void sendBytes(byte[] octets) {
        try {
            out.write(octets);
            out.flush();
        } catch (IOException e) {
            fail("the server no longer reads: " + errors(), e);
        }
    }

    /** The next message of any kind. */
    JsonObject receive() {
        return next("any message");
    }

    void notify(String method, String params) {
        send("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":" + params + "}");
    }

    /** Sends a request and returns the whole response; other messages that come meanwhile stay to be expected. */
    JsonObject call(String method, String params) {
        int id = nextId++;
        send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}");
        while (true) {
            JsonObject message = newest("the answer to " + method);
            if (message.has("id") && !message.has("method")
                    && message.get("id").getAsString().equals(String.valueOf(id))) {
                return message;
            }
            setAside.add(message);
        }
    }

    /** Sends a request without waiting; {@link #answer} has its result. */
    void ask(int id, String method, String params) {
        send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}");
    }

    /** The result of what was {@link #ask}ed, which must be the next message. */
    JsonElement answer(int id) {
        JsonObject message = next("the answer to request " + id);
        assertTrue(message.has("result") && message.get("id").getAsString().equals(String.valueOf(id)),
                message::toString);
        return message.get("result");
    }

    /** The error of what was {@link #ask}ed, which must be the next message. */
    JsonObject failure(int id) {
        JsonObject message = next("the error of request " + id);
        assertTrue(message.has("error") && message.get("id").getAsString().equals(String.valueOf(id)),
                message::toString);
        return message.getAsJsonObject("error");
    }

    /** The next message must be this request of the server; it is for the caller to answer it. */
    JsonObject hold(String method) {
        JsonObject message = next(method);
        assertEquals(method, message.has("method") ? message.get("method").getAsString() : message.toString(),
                message::toString);
        return message;
    }

    /** Sends a request that must succeed and returns its result. */
    JsonElement request(String method, String params) {
        JsonObject response = call(method, params);
        assertTrue(!response.has("error"), response::toString);
        return response.has("result") ? response.get("result") : JsonNull.INSTANCE;
    }

    /**
     * Begins the session and returns what the server offers. Members that every client must send (LSP 3.17,
     * InitializeParams), but tells nothing by here, are added to {@code params}.
     */
    JsonElement initialize(String params) {
        JsonObject all = JsonParser.parseString(params).getAsJsonObject();
        for (String name : List.of("processId", "rootUri")) {
            if (!all.has(name)) {
                all.add(name, JsonNull.INSTANCE);
            }
        }
        return request("initialize", all.toString());
    }

    /** The next message must be this notification; returns its parameters. */
    JsonObject expect(String method) {
        JsonObject message = next(method);
        assertEquals(method, message.has("method") ? message.get("method").getAsString() : message.toString(),
                message::toString);
        return message.getAsJsonObject("params");
    }

    /** The next message must be this request of the server, which is answered. */
    JsonObject expectRequest(String method, String result) {
        JsonObject message = next(method);
        assertEquals(method, message.has("method") ? message.get("method").getAsString() : message.toString(),
                message::toString);
        assertNotNull(message.get("id"), message::toString);
        send("{\"jsonrpc\":\"2.0\",\"id\":" + message.get("id") + ",\"result\":" + result + "}");
        return message.getAsJsonObject("params");
    }

    /** The next message must be progress; returns its kind. */
    String expectProgress() {
        return expect("$/progress").getAsJsonObject("value").get("kind").getAsString();
    }

    /** The progress of reading the names of the workspace, from its beginning to its end. */
    void expectNamesRead() {
        expectRequest("window/workDoneProgress/create", "null");
        assertEquals("begin", expectProgress());
        assertEquals("end", expectProgress());
    }

    private JsonObject next(String awaited) {
        return setAside.isEmpty() ? newest(awaited) : setAside.remove();
    }

    /** The next message of those that were not set aside. */
    private JsonObject newest(String awaited) {
        try {
            JsonObject message = incoming.poll(PATIENCE_MINUTES, TimeUnit.MINUTES);
            if (message == null || message == END) {
                fail((message == null ? "no message came within " + PATIENCE_MINUTES + " minutes" : "the server ended")
                        + "; awaited was " + awaited + "; it said: " + errors());
            }
            if (message.has("error")
                    || message.has("method") && message.get("method").getAsString().startsWith("window/")) {
                OurWords.assertIn(message.toString());
            }
            return message;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits for the process to end by itself. */
    int exitCode() {
        try {
            assertTrue(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES),
                    "the server did not end within " + PATIENCE_MINUTES + " minutes");
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    void closeInput() throws IOException {
        out.close();
    }

    /** Messages of {@code method} may come or not: when they do hangs on what comes first. */
    void mayCome(String method) {
        mayCome.add(method);
    }

    /**
     * Says {@code shutdown} and {@code exit}; the server must obey and must have said nothing that was not expected.
     */
    void end() {
        assertEquals(JsonNull.INSTANCE, request("shutdown", "null"));
        notify("exit", "null");
        assertEquals(0, exitCode());
        assertNothingUnexpected();
    }

    void assertNothingUnexpected() {
        List<JsonObject> left = new ArrayList<>(setAside);
        incoming.drainTo(left);
        left.remove(END);
        left.removeIf(message -> message.has("method") && mayCome.contains(message.get("method").getAsString()));
        assertEquals(List.of(), left, "messages nobody expected");
        assertEquals(List.of(), stray, "lines on standard output that are not the protocol");
        assertEquals("", errors(), "standard error");
    }

    String errors() {
        try {
            return Files.readString(errors);
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            Files.deleteIfExists(errors);
        } catch (IOException e) {
            // A temporary file that stays is no failure of the server.
        }
        assertEquals(List.of(), conversation.faults(), "messages that the protocol does not know");
    }

    static JsonArray array(JsonElement element) {
        return element.getAsJsonArray();
    }
}
