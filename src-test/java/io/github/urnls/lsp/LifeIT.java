package io.github.urnls.lsp;

import static io.github.urnls.support.lsp.Editor.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Messages that are right but come when they should not, or say what cannot be. */
class LifeIT {

    private static final String URI = EveryRequest.URI;

    private static final String TOLD_VERSIONS = "{\"textDocument\":{\"publishDiagnostics\":{\"versionSupport\":true}}}";

    private static Editor editor() {
        return Editor.at(Path.of("/torture")).as("xml");
    }

    private static Editor running() {
        return editor().begin(TOLD_VERSIONS);
    }

    private static int code(JsonObject response) {
        return response.has("error") ? response.getAsJsonObject("error").get("code").getAsInt() : 0;
    }

    private static JsonObject range(int line, int character, int endLine, int endCharacter) {
        return Json.range(Json.position(line, character), Json.position(endLine, endCharacter));
    }

    /** What is shown of the document, as {@code line:character code}. */
    private static List<String> shown(Editor server, int version) {
        JsonObject params = server.findings();
        assertEquals(version, params.get("version").getAsInt(), params::toString);
        return StreamSupport.stream(params.getAsJsonArray("diagnostics").spliterator(), false).map(found -> {
            JsonObject start = found.getAsJsonObject().getAsJsonObject("range").getAsJsonObject("start");
            return start.get("line") + ":" + start.get("character") + " "
                    + found.getAsJsonObject().get("code").getAsString();
        }).toList();
    }

    @Test
    void everyRequestBeforeInitializeIsRefused() {
        try (Editor server = editor().sendingWhatIsWrong()) {
            for (String method : EveryRequest.RIGHT.keySet()) {
                assertEquals(-32002, code(server.call(method, EveryRequest.RIGHT.get(method))), method);
            }
            assertEquals(-32002, code(server.call("shutdown", "null")));
            assertEquals(-32002, code(server.call("x/unknown", "{}")));
            server.open(URI, EveryRequest.TEXT);
            server.notify("initialized", "{}");
            for (String wrong : List.of("[]", "5", "\"x\"")) {
                assertEquals(-32602, code(server.call("initialize", wrong)), wrong);
            }
            server.initialize(Json.object("capabilities", Json.of(TOLD_VERSIONS)));
            assertEquals(-32600, code(server.call("initialize", "{\"capabilities\":{}}")));
            server.notify("initialized", "{}");
            server.notify("initialized", "{}");
            server.open(URI, EveryRequest.TEXT);
            assertEquals(2, shown(server, 1).size(), "what was opened before initialize was dropped, this is not");
            server.end();
        }
    }

    @Test
    void everyRequestAfterShutdownIsRefused() {
        try (Editor server = running().sendingWhatIsWrong()) {
            server.open(URI, EveryRequest.TEXT);
            shown(server, 1);
            server.request("shutdown", "null");
            for (String method : EveryRequest.RIGHT.keySet()) {
                assertEquals(-32600, code(server.call(method, EveryRequest.RIGHT.get(method))), method);
            }
            for (String method : List.of("shutdown", "initialize", "x/unknown")) {
                assertEquals(-32600, code(server.call(method, "{}")), method);
            }
            server.open("b.xml", EveryRequest.TEXT);
            server.notify("exit", "{\"unexpected\":5}");
            assertEquals(0, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void exitBeforeInitializeIsObeyed() {
        try (Editor server = editor()) {
            server.notify("exit", "null");
            assertEquals(1, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void editsThatCannotBeLeaveTheServerWithTheClientsText() {
        String text = "<a>\r\n😀 urn:example:é\r\n</a>";
        Map<String, JsonObject> edits = new HashMap<>();
        edits.put("beyond the last line", range(99, 0, 100, 5));
        edits.put("beyond the end of a line", range(0, 99, 0, 200));
        edits.put("reversed", range(2, 3, 0, 1));
        edits.put("negative", range(-1, -1, -5, -9));
        edits.put("as far as numbers go", range(2147483647, 2147483647, 2147483647, 2147483647));
        edits.put("within a surrogate pair", range(1, 1, 1, 1));
        edits.put("over half a surrogate pair", range(1, 1, 1, 2));
        edits.put("between CR and LF", range(0, 4, 0, 4));
        try (Editor server = running()) {
            server.open(URI, text);
            assertEquals(1, shown(server, 1).size());
            int version = 1;
            for (Map.Entry<String, JsonObject> edit : edits.entrySet()) {
                server.change(URI, ++version, typed(edit.getValue(), "<!-- urn:example:é -->"));
                List<String> found = shown(server, version);
                assertTrue(found.stream().anyMatch(finding -> finding.endsWith("non-ascii-character")),
                        () -> edit.getKey() + ": " + found);
                server.change(URI, ++version, Json.object("text", "urn:example:x y"),
                        typed(Json.range(0, 13, 13), "é"));
                assertEquals(List.of("0:13 non-ascii-character"), shown(server, version), edit.getKey());
            }
            server.end();
        }
    }

    @Test
    void versionsMayGoBackAndDocumentsComeTwice() {
        try (Editor server = running()) {
            server.open(URI, "<a b='urn:example:x?y'/>");
            assertEquals(List.of("0:19 stray-question-mark"), shown(server, 1));
            server.replace(URI, 7, "<a b='urn:example:é'/>");
            assertEquals(List.of("0:18 non-ascii-character"), shown(server, 7));
            server.replace(URI, 3, "<a b='urn:example:x?y'/>");
            assertEquals(List.of("0:19 stray-question-mark"), shown(server, 3));
            server.replace(URI, 3, "<a  b='urn:example:x?y'/>");
            assertEquals(List.of("0:20 stray-question-mark"), shown(server, 3));
            server.open(URI, "<a b='urn:example:é'/>");
            assertEquals(List.of("0:18 non-ascii-character"), shown(server, 1), "opened twice: the newer text counts");
            server.close(URI);
            assertEquals("[]", server.findings().get("diagnostics").toString());
            server.close(URI);
            server.replace(URI, 4, "urn:example:é");
            assertTrue(server.logged().contains("is not open"));
            for (String method : EveryRequest.RIGHT.keySet()) {
                int code = code(server.call(method, EveryRequest.RIGHT.get(method)));
                assertEquals(method.endsWith("iagnostic") ? -32601 : 0, code, method + " of a document that is closed");
            }
            server.end();
        }
    }

    @Test
    void aThousandDocuments() {
        int count = 1000;
        try (Editor server = running()) {
            for (int i = 0; i < count; i++) {
                server.open(i + ".xml", "<a b='urn:example:" + i + " x'/>");
            }
            Set<String> shown = new HashSet<>();
            for (int i = 0; i < count; i++) {
                JsonObject params = server.findings();
                assertEquals(1, params.getAsJsonArray("diagnostics").size());
                assertTrue(shown.add(params.get("uri").getAsString()));
            }
            for (int i = 0; i < count; i++) {
                server.replace(i + ".xml", 2, "<a/>");
                server.close(i + ".xml");
            }
            Set<String> cleared = new HashSet<>();
            while (cleared.size() < count) { // of a state that is followed at once by another, nothing may be said
                JsonObject params = server.findings();
                assertEquals("[]", params.get("diagnostics").toString());
                cleared.add(params.get("uri").getAsString());
            }
            // The last word on the last ones may come after the first on others: read to the end of the session.
            server.sendRaw(
                    "{\"jsonrpc\":\"2.0\",\"id\":\"end\",\"method\":\"workspace/symbol\",\"params\":{\"query\":\"\"}}");
            List<JsonObject> rest = new ArrayList<>();
            for (JsonObject message = server.receive(); !message.has("id"); message = server.receive()) {
                rest.add(message);
            }
            assertTrue(rest.stream()
                    .allMatch(message -> message.getAsJsonObject("params").get("diagnostics").toString().equals("[]")));
            server.end();
        }
    }
}
