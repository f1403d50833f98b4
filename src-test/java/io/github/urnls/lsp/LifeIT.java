package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
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

    private static LspClient running() throws IOException {
        LspClient server = LspClient.start();
        server.initialize("{\"capabilities\":{\"textDocument\":{\"publishDiagnostics\":{\"versionSupport\":true}}}}");
        server.notify("initialized", "{}");
        return server;
    }

    private static int code(JsonObject response) {
        return response.has("error") ? response.getAsJsonObject("error").get("code").getAsInt() : 0;
    }

    private static String range(int line, int character, int endLine, int endCharacter) {
        return "{\"start\":{\"line\":" + line + ",\"character\":" + character + "},\"end\":{\"line\":" + endLine
                + ",\"character\":" + endCharacter + "}}";
    }

    private static void change(LspClient server, String uri, int version, String changes) {
        server.notify("textDocument/didChange", "{\"textDocument\":{\"uri\":\"" + uri + "\",\"version\":" + version
                + "},\"contentChanges\":" + changes + "}");
    }

    /** What is shown of the document, as {@code line:character code}. */
    private static List<String> shown(LspClient server, int version) {
        JsonObject params = server.expect("textDocument/publishDiagnostics");
        assertEquals(version, params.get("version").getAsInt(), params::toString);
        return StreamSupport.stream(params.getAsJsonArray("diagnostics").spliterator(), false).map(found -> {
            JsonObject start = found.getAsJsonObject().getAsJsonObject("range").getAsJsonObject("start");
            return start.get("line") + ":" + start.get("character") + " "
                    + found.getAsJsonObject().get("code").getAsString();
        }).toList();
    }

    @Test
    void everyRequestBeforeInitializeIsRefused() throws IOException {
        try (LspClient server = LspClient.start().sendingWhatIsWrong()) {
            for (String method : EveryRequest.RIGHT.keySet()) {
                assertEquals(-32002, code(server.call(method, EveryRequest.RIGHT.get(method))), method);
            }
            assertEquals(-32002, code(server.call("shutdown", "null")));
            assertEquals(-32002, code(server.call("x/unknown", "{}")));
            server.notify("textDocument/didOpen", EveryRequest.opened(URI, EveryRequest.TEXT));
            server.notify("initialized", "{}");
            for (String wrong : List.of("[]", "5", "\"x\"")) {
                assertEquals(-32602, code(server.call("initialize", wrong)), wrong);
            }
            server.initialize(
                    "{\"capabilities\":{\"textDocument\":{\"publishDiagnostics\":{\"versionSupport\":true}}}}");
            assertEquals(-32600, code(server.call("initialize", "{\"capabilities\":{}}")));
            server.notify("initialized", "{}");
            server.notify("initialized", "{}");
            server.notify("textDocument/didOpen", EveryRequest.opened(URI, EveryRequest.TEXT));
            assertEquals(2, shown(server, 1).size(), "what was opened before initialize was dropped, this is not");
            server.end();
        }
    }

    @Test
    void everyRequestAfterShutdownIsRefused() throws IOException {
        try (LspClient server = running().sendingWhatIsWrong()) {
            server.notify("textDocument/didOpen", EveryRequest.opened(URI, EveryRequest.TEXT));
            shown(server, 1);
            server.request("shutdown", "null");
            for (String method : EveryRequest.RIGHT.keySet()) {
                assertEquals(-32600, code(server.call(method, EveryRequest.RIGHT.get(method))), method);
            }
            for (String method : List.of("shutdown", "initialize", "x/unknown")) {
                assertEquals(-32600, code(server.call(method, "{}")), method);
            }
            server.notify("textDocument/didOpen", EveryRequest.opened("file:///torture/b.xml", EveryRequest.TEXT));
            server.notify("exit", "{\"unexpected\":5}");
            assertEquals(0, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void exitBeforeInitializeIsObeyed() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.notify("exit", "null");
            assertEquals(1, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void editsThatCannotBeLeaveTheServerWithTheClientsText() throws IOException {
        String text = "<a>\r\n😀 urn:example:é\r\n</a>";
        Map<String, String> edits = new HashMap<>();
        edits.put("beyond the last line", range(99, 0, 100, 5));
        edits.put("beyond the end of a line", range(0, 99, 0, 200));
        edits.put("reversed", range(2, 3, 0, 1));
        edits.put("negative", range(-1, -1, -5, -9));
        edits.put("as far as numbers go", range(2147483647, 2147483647, 2147483647, 2147483647));
        edits.put("within a surrogate pair", range(1, 1, 1, 1));
        edits.put("over half a surrogate pair", range(1, 1, 1, 2));
        edits.put("between CR and LF", range(0, 4, 0, 4));
        try (LspClient server = running()) {
            server.notify("textDocument/didOpen", EveryRequest.opened(URI, text));
            assertEquals(1, shown(server, 1).size());
            int version = 1;
            for (Map.Entry<String, String> edit : edits.entrySet()) {
                change(server, URI, ++version,
                        "[{\"range\":" + edit.getValue() + ",\"text\":\"<!-- urn:example:é -->\"}]");
                List<String> found = shown(server, version);
                assertTrue(found.stream().anyMatch(finding -> finding.endsWith("non-ascii-character")),
                        () -> edit.getKey() + ": " + found);
                change(server, URI, ++version,
                        "[{\"text\":\"urn:example:x y\"},{\"range\":" + range(0, 13, 0, 13) + ",\"text\":\"é\"}]");
                assertEquals(List.of("0:13 non-ascii-character"), shown(server, version), edit.getKey());
            }
            server.end();
        }
    }

    @Test
    void versionsMayGoBackAndDocumentsComeTwice() throws IOException {
        try (LspClient server = running()) {
            server.notify("textDocument/didOpen", EveryRequest.opened(URI, "<a b='urn:example:x?y'/>"));
            assertEquals(List.of("0:19 stray-question-mark"), shown(server, 1));
            change(server, URI, 7, "[{\"text\":\"<a b='urn:example:é'/>\"}]");
            assertEquals(List.of("0:18 non-ascii-character"), shown(server, 7));
            change(server, URI, 3, "[{\"text\":\"<a b='urn:example:x?y'/>\"}]");
            assertEquals(List.of("0:19 stray-question-mark"), shown(server, 3));
            change(server, URI, 3, "[{\"text\":\"<a  b='urn:example:x?y'/>\"}]");
            assertEquals(List.of("0:20 stray-question-mark"), shown(server, 3));
            server.notify("textDocument/didOpen", EveryRequest.opened(URI, "<a b='urn:example:é'/>"));
            assertEquals(List.of("0:18 non-ascii-character"), shown(server, 1), "opened twice: the newer text counts");
            server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"" + URI + "\"}}");
            assertEquals("[]", server.expect("textDocument/publishDiagnostics").get("diagnostics").toString());
            server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"" + URI + "\"}}");
            change(server, URI, 4, "[{\"text\":\"urn:example:é\"}]");
            assertTrue(server.expect("window/logMessage").get("message").getAsString().contains("is not open"));
            for (String method : EveryRequest.RIGHT.keySet()) {
                int code = code(server.call(method, EveryRequest.RIGHT.get(method)));
                assertEquals(method.endsWith("iagnostic") ? -32601 : 0, code, method + " of a document that is closed");
            }
            server.end();
        }
    }

    @Test
    void aThousandDocuments() throws IOException {
        int count = 1000;
        try (LspClient server = running()) {
            for (int i = 0; i < count; i++) {
                server.notify("textDocument/didOpen",
                        EveryRequest.opened("file:///torture/" + i + ".xml", "<a b='urn:example:" + i + " x'/>"));
            }
            Set<String> shown = new HashSet<>();
            for (int i = 0; i < count; i++) {
                JsonObject params = server.expect("textDocument/publishDiagnostics");
                assertEquals(1, params.getAsJsonArray("diagnostics").size());
                assertTrue(shown.add(params.get("uri").getAsString()));
            }
            for (int i = 0; i < count; i++) {
                change(server, "file:///torture/" + i + ".xml", 2, "[{\"text\":\"<a/>\"}]");
                server.notify("textDocument/didClose",
                        "{\"textDocument\":{\"uri\":\"file:///torture/" + i + ".xml\"}}");
            }
            Set<String> cleared = new HashSet<>();
            while (cleared.size() < count) { // of a state that is followed at once by another, nothing may be said
                JsonObject params = server.expect("textDocument/publishDiagnostics");
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
