package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import io.github.urnls.support.lsp.Frame;
import io.github.urnls.support.lsp.Listener;
import io.github.urnls.support.lsp.LspClient;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Any octets sent to the server as they are, or as the contents of messages, one a line: it ends when the input ends,
 * writes nothing but messages, answers each request once, and never calls an answer a bug of its own.
 */
public final class ServerTarget implements FuzzTarget {

    /** What names files and processes of the machine: what becomes of that depends on the machine. */
    private static final Pattern ELSEWHERE = Pattern.compile("rootUri|rootPath|[wW]orkspaceFolders|processId|egistr",
            Pattern.CASE_INSENSITIVE);

    /** By JSON-RPC 2.0, that the server is at fault. */
    private static final int INTERNAL_ERROR = -32603;

    private static final Logger LOG = Logger.getLogger("org.eclipse.lsp4j.jsonrpc");

    private static final String INITIALIZE = "{\"jsonrpc\":\"2.0\",\"id\":\"first\",\"method\":\"initialize\","
            + "\"params\":{\"capabilities\":"
            + "{\"textDocument\":{\"diagnostic\":{},\"codeAction\":{\"codeActionLiteralSupport\":{}}}}}}";
    private static final String INITIALIZED = "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}";
    private static final String SHUTDOWN = "{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"shutdown\"}";

    /** Without the log of LSP4J, which tells of each message that is none. */
    public ServerTarget() {
        LOG.setLevel(Level.OFF);
    }

    @Override
    public String name() {
        return "server";
    }

    @Override
    public String alsoWatched() {
        return "org.eclipse.lsp4j.jsonrpc.**";
    }

    @Override
    public void check(Input input) {
        int mode = input.choice(3);
        byte[] sent = input.rest();
        String text = new Input(sent).text();
        if (ELSEWHERE.matcher(text).find() || text.contains("\\u")) {
            return;
        }
        if (mode == 0) {
            check(sent, Set.of());
        } else {
            checkConversation(text, mode == 1);
        }
    }

    /** Sends {@code sent}, and does not close its end before all that it waits for is answered. */
    private static void check(byte[] sent, Set<JsonElement> awaited) {
        try (LspClient client = LspClient.unchecked(InMemoryServer.start(), Listener.THAT_ANSWERS)) {
            client.sendBytes(sent);
            Set<JsonElement> left = new HashSet<>(awaited);
            while (!left.isEmpty()) {
                JsonObject message = client.receive();
                assertNoBug(message);
                left.remove(message.get("id"));
            }
            client.closeInput();
            int code = client.exitCode();
            client.left().forEach(ServerTarget::assertNoBug);
            assertEquals("", client.broken());
            assertTrue(code == 0 || code == 1);
        }
    }

    private static void assertNoBug(JsonObject message) {
        assertFalse(message.get("error") instanceof JsonObject error
                && error.get("code").equals(new JsonPrimitive(INTERNAL_ERROR)), message::toString);
    }

    private static void checkConversation(String text, boolean initialized) {
        Set<JsonElement> awaited = new HashSet<>();
        Set<JsonElement> seen = new HashSet<>();
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        List<String> lines = Stream
                .concat(initialized ? Stream.of(INITIALIZE, INITIALIZED) : Stream.empty(), text.lines()).toList();
        for (String line : lines) {
            sent.writeBytes(Frame.of(line));
            id(line).ifPresent(id -> {
                if (seen.add(id)) {
                    awaited.add(id);
                } else {
                    awaited.remove(id);
                }
            });
        }
        if (lines.stream().anyMatch(line -> line.contains("exit"))) {
            awaited.clear();
        } else {
            sent.writeBytes(Frame.of(SHUTDOWN));
            awaited.add(new JsonPrimitive("last"));
        }
        check(sent.toByteArray(), awaited);
    }

    /** The id of a line that certainly is a request. */
    private static Optional<JsonElement> id(String line) {
        try {
            JsonReader reader = new JsonReader(new StringReader(line));
            reader.setStrictness(Strictness.STRICT);
            JsonElement message = JsonParser.parseReader(reader);
            boolean whole = reader.peek() == JsonToken.END_DOCUMENT;
            if (!whole || !(message instanceof JsonObject object)
                    || !object.keySet().equals(Set.of("jsonrpc", "id", "method", "params"))
                    || !object.get("jsonrpc").equals(new JsonPrimitive("2.0")) || !isText(object.get("method"))
                    || !isText(object.get("id"))
                    || !object.get("params").isJsonObject()) {
                return Optional.empty();
            }
            return Optional.of(object.get("id"));
        } catch (JsonParseException | IOException e) {
            return Optional.empty();
        }
    }

    private static boolean isText(JsonElement element) {
        return element instanceof JsonPrimitive primitive && primitive.isString();
    }

    @Override
    public Stream<byte[]> seeds() {
        String open = "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\","
                + "\"params\":{\"textDocument\":{\"uri\":\"untitled:a.xml\",\"languageId\":"
                + "\"xml\",\"version\":1,\"text\":\"<a b='urn:isbn:978 0'/>\"}}}";
        String change = "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\","
                + "\"params\":{\"textDocument\":{\"uri\":\"untitled:a.xml\","
                + "\"version\":2},\"contentChanges\":[{\"range\":{\"start\":{\"line\":0,\"character\":3},"
                + "\"end\":{\"line\":0,\"character\":4}},\"text\":\"x\"},"
                + "{\"text\":\"<urn:a:b>\"}]}}";
        String document = "\"textDocument\":{\"uri\":\"untitled:a.xml\"}";
        String position = "\"position\":{\"line\":0,\"character\":9}";
        String range = "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":1,\"character\":0}}";
        Stream<String> parameters = Stream.of(document, document + "," + position,
                document + "," + range + ",\"context\":{\"diagnostics\":[]}",
                document + ",\"positions\":[{\"line\":0,\"character\":9}]", "\"query\":\"isbn\"",
                "\"previousResultIds\":[]",
                document + "," + position + ",\"newName\":\"urn:example:b\",\"context\":{\"includeDeclaration\":true}",
                "\"command\":\"urn.canonical\",\"arguments\":[{\"uri\":\"untitled:a.xml\"," + position + "}]",
                "\"settings\":{\"urn\":{\"severity\":{\"r-component\":\"off\"},\"accept\":[\"urn:a:*\"]}}",
                document + ",\"previousResultId\":\"1\"",
                "\"changes\":[{\"uri\":\"file:///no/such/file\",\"type\":2}]");
        List<String> methods = Methods.TABLE.keySet().stream().filter(method -> !ELSEWHERE.matcher(method).find())
                .toList();
        Stream<byte[]> requests = parameters.flatMap(params -> methods.stream()
                .map(method -> Input.of(open + "\n" + change
                        + "\n{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"" + method + "\",\"params\":{" + params
                        + "}}\n", 1)));
        return Stream.concat(requests, Stream.of(
                Input.of(INITIALIZE + "\n" + SHUTDOWN + "\n{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}", 2),
                Input.of("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$/cancelRequest\",\"params\":{\"id\":\"a\"}}", 1),
                raw()));
    }

    private static byte[] raw() {
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        raw.write('A');
        raw.writeBytes(Frame.of(INITIALIZE));
        raw.writeBytes(
                "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n".getBytes(StandardCharsets.US_ASCII));
        raw.writeBytes(Frame.of(SHUTDOWN));
        return raw.toByteArray();
    }
}
