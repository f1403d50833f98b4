package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import io.github.urnls.lsp.RecordedSession.Entry;
import io.github.urnls.lsp.RecordedSession.Open;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sessions of real editors, said again: each request gets one answer, of the kind that it got then, and what is shown
 * at the end is what a server shows that has never seen anything but the documents as they are at the end.
 */
class RecordedSessionsIT {

    private static final Path SESSIONS = Path.of("src-test", "fixtures", "sessions");

    /** Asked when the client is ready for it, so often as the client gave reason to. The rest is a matter of time. */
    private static final Set<String> SURELY_ASKED = Set.of("workspace/configuration", "client/registerCapability");

    static Stream<Path> sessions() throws IOException {
        try (Stream<Path> files = Files.list(SESSIONS)) {
            return files.sorted().toList().stream();
        }
    }

    /** A client that says again what an editor has said. */
    private static final class Replay {

        private final LspClient server;
        private final Map<String, Deque<JsonElement>> replies = new HashMap<>();
        private final Map<String, Integer> asked = new HashMap<>();
        private final Map<String, JsonObject> answers = new HashMap<>();
        /** By URI what was published last. */
        private final Map<String, JsonArray> published = new TreeMap<>();
        private JsonElement settings = new JsonObject();

        Replay(LspClient server, RecordedSession session) {
            this.server = server;
            SURELY_ASKED.forEach(method -> replies.put(method, session.answers(method)));
        }

        void hear() {
            JsonObject message = server.receive();
            String method = message.has("method") ? message.get("method").getAsString() : "";
            if (method.isEmpty()) {
                assertEquals(null, answers.put(message.get("id").toString(), message), "one answer to each request");
            } else if (message.has("id")) {
                asked.merge(method, 1, Integer::sum);
                reply(message, method);
            } else if (method.equals("textDocument/publishDiagnostics")) {
                JsonObject params = message.getAsJsonObject("params");
                published.put(params.get("uri").getAsString(), params.getAsJsonArray("diagnostics"));
            } else {
                assertTrue(Set.of("$/progress", "window/logMessage", "window/showMessage").contains(method),
                        message::toString);
                assertFalse(message.toString().contains("could not be"), message::toString);
            }
        }

        private void reply(JsonObject question, String method) {
            JsonElement reply = JsonNull.INSTANCE;
            if (method.equals("workspace/configuration")) {
                settings = replies.get(method).isEmpty() ? settings : replies.get(method).remove();
                reply = settings;
            }
            server.send("{\"jsonrpc\":\"2.0\",\"id\":" + question.get("id") + ",\"result\":" + reply + "}");
        }

        /** Says what the editor said, each message when the server has said what it had said by then. */
        void run(RecordedSession session) {
            Map<String, Integer> before = new HashMap<>();
            Set<String> unanswered = unanswered(session);
            for (Entry entry : session.entries()) {
                if (!entry.client() && entry.isAnswer() && !unanswered.contains(entry.id())) {
                    while (!answers.containsKey(entry.id())) {
                        hear();
                    }
                } else if (!entry.client() && SURELY_ASKED.contains(entry.method())) {
                    int count = before.merge(entry.method(), 1, Integer::sum);
                    while (asked.getOrDefault(entry.method(), 0) < count) {
                        hear();
                    }
                } else if (entry.client() && !entry.isAnswer()
                        && !Set.of("shutdown", "exit").contains(entry.method())) {
                    server.send(entry.message().toString());
                }
            }
        }

        /**
         * The end is said later; what is asked for the workspace is answered when there is something to say, which is
         * not the same each time.
         */
        private static Set<String> unanswered(RecordedSession session) {
            Set<String> ids = new HashSet<>();
            session.entries().stream().filter(
                    entry -> entry.client() && Set.of("workspace/diagnostic", "shutdown").contains(entry.method()))
                    .forEach(entry -> ids.add(entry.id()));
            return ids;
        }

        JsonObject call(String id, String method, String params) {
            String quoted = new JsonPrimitive(id).toString();
            server.send("{\"jsonrpc\":\"2.0\",\"id\":" + quoted + ",\"method\":\"" + method + "\",\"params\":"
                    + params + "}");
            while (!answers.containsKey(quoted)) {
                hear();
            }
            return answers.get(quoted);
        }

        /** What is shown of each open document, once everything has been checked. */
        Map<String, JsonArray> shown(Set<String> open, boolean pull) {
            call("all checked", "workspace/symbol", "{\"query\":\"no such name\"}");
            Map<String, JsonArray> shown = new TreeMap<>();
            for (String uri : open) {
                shown.put(uri, !pull ? published.getOrDefault(uri, new JsonArray())
                        : call("last " + uri, "textDocument/diagnostic",
                                "{\"textDocument\":{\"uri\":" + new JsonPrimitive(uri) + "}}")
                                .getAsJsonObject("result").getAsJsonArray("items"));
            }
            return shown;
        }
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void saidAgain(Path file) throws IOException {
        RecordedSession session = RecordedSession.read(file);
        Map<String, Open> open = session.open();
        JsonObject initialize = session.entries().getFirst().message();
        assertEquals("initialize", initialize.get("method").getAsString());
        Map<String, JsonArray> shown;
        JsonElement settings;
        boolean pull;
        try (LspClient server = LspClient.start()) {
            Replay replay = new Replay(server, session);
            replay.run(session);
            JsonObject capabilities = replay.answers.get(initialize.get("id").toString()).getAsJsonObject("result")
                    .getAsJsonObject("capabilities");
            assertEquals("utf-16", capabilities.get("positionEncoding").getAsString(), "as this test counts");
            pull = capabilities.has("diagnosticProvider");
            shown = replay.shown(open.keySet(), pull);
            settings = replay.settings;
            replay.call("end", "shutdown", "null");
            server.notify("exit", "null");
            assertEquals(0, server.exitCode());

            Map<String, Boolean> failed = session.failed();
            int requests = 0;
            for (Entry entry : session.entries()) {
                if (entry.client() && entry.isRequest() && !entry.method().equals("shutdown")) {
                    JsonObject answer = replay.answers.get(entry.id());
                    assertTrue(answer != null, () -> entry.method() + " was not answered");
                    boolean asThen = failed.containsKey(entry.id()) && failed.get(entry.id()) == answer.has("error");
                    boolean either = session.cancelled().contains(entry.id()) || !failed.containsKey(entry.id());
                    assertTrue(asThen || either, () -> entry.message() + ": " + answer);
                    assertTrue(!answer.has("error") || answer.getAsJsonObject("error").get("code").getAsInt() != -32603,
                            answer::toString);
                    requests++;
                }
            }
            assertTrue(requests > 3, "there is something to answer");
            SURELY_ASKED.forEach(method -> assertEquals(session.answers(method).size(),
                    replay.asked.getOrDefault(method, 0), method));
        }
        assertEquals(fresh(initialize, session, open, settings, pull), shown);
        assertFalse(shown.isEmpty());
    }

    /** What a server shows that gets the documents as they are at the end. */
    private static Map<String, JsonArray> fresh(JsonObject initialize, RecordedSession session, Map<String, Open> open,
            JsonElement settings, boolean pull)
            throws IOException {
        try (LspClient server = LspClient.start()) {
            Replay replay = new Replay(server, new RecordedSession(List.of()));
            replay.settings = settings;
            replay.call("first", "initialize", initialize.get("params").toString());
            server.notify("initialized", "{}");
            session.entries().stream()
                    .filter(entry -> entry.client() && entry.method().equals("workspace/didChangeConfiguration"))
                    .reduce((earlier, later) -> later).ifPresent(last -> server.send(last.message().toString()));
            Gson gson = new Gson();
            open.forEach((uri, document) -> {
                JsonObject item = JsonParser.parseString(gson.toJson(document)).getAsJsonObject();
                item.addProperty("uri", uri);
                item.add("languageId", item.remove("language"));
                server.notify("textDocument/didOpen", "{\"textDocument\":" + item + "}");
            });
            Map<String, JsonArray> shown = replay.shown(open.keySet(), pull);
            replay.call("end", "shutdown", "null");
            server.notify("exit", "null");
            assertEquals(0, server.exitCode());
            return shown;
        }
    }
}
