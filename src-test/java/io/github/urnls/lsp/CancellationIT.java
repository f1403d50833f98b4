package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each request gets one answer, even if it is cancelled at any time (LSP 3.17, Cancellation Support). */
class CancellationIT {

    private static final int CANCELLED = -32800;

    /** These look beyond the document, so they wait until the client has told its settings. */
    private static final List<String> SEARCHES = List.of("textDocument/references", "textDocument/rename",
            "textDocument/definition", "workspace/symbol");

    private static void ask(LspClient server, String id, String method) {
        server.send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":"
                + EveryRequest.RIGHT.get(method) + "}");
    }

    private static void cancel(LspClient server, String id) {
        server.notify("$/cancelRequest", "{\"id\":" + id + "}");
    }

    private static int code(JsonObject response) {
        return response.has("error") ? response.getAsJsonObject("error").get("code").getAsInt() : 0;
    }

    /** Reads until each of {@code ids} is answered; anything but answers, diagnostics and what a rename says fails. */
    private static Map<String, Integer> codes(LspClient server, Set<String> ids) {
        Map<String, Integer> codes = new HashMap<>();
        while (codes.size() < ids.size()) {
            JsonObject message = server.receive();
            if (message.has("method")) {
                assertTrue(message.get("method").getAsString().equals("textDocument/publishDiagnostics")
                        || message.toString().contains("URN: Files that are not open are left out."),
                        message::toString);
            } else {
                String id = message.get("id").toString();
                assertTrue(ids.contains(id), message::toString);
                assertEquals(null, codes.put(id, code(message)), "answered once");
            }
        }
        return codes;
    }

    @Test
    void beforeDuringAndAfter() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"capabilities\":{\"textDocument\":{\"diagnostic\":{}}}}");
            server.notify("initialized", "{}");
            // So long that some requests wait for others.
            server.notify("textDocument/didOpen",
                    EveryRequest.opened(EveryRequest.URI, EveryRequest.TEXT.repeat(2000)));
            List<String> methods = new ArrayList<>(EveryRequest.RIGHT.keySet());
            methods.remove("workspace/diagnostic");
            methods.remove("textDocument/diagnostic");
            methods.addFirst("textDocument/diagnostic");
            Set<String> ids = new HashSet<>();
            for (String method : methods) {
                String early = "\"before " + method + "\"";
                cancel(server, early);
                ask(server, early, method);
                String during = "\"during " + method + "\"";
                ask(server, during, method);
                cancel(server, during);
                cancel(server, during);
                ids.addAll(Set.of(early, during));
            }
            Map<String, Integer> codes = codes(server, ids);
            for (String id : ids) {
                int code = codes.get(id);
                assertTrue(code == 0 || id.startsWith("\"during") && code == CANCELLED, () -> id + ": " + code);
            }
            ids.forEach(id -> cancel(server, id)); // after
            server.notify("$/cancelRequest", "{\"id\":\"never asked\"}");
            server.end();
        }
    }

    @Test
    void requestsThatWaitForTheClientAreCancelledAtOnce() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize(
                    "{\"capabilities\":{\"workspace\":{\"configuration\":true},\"textDocument\":{\"diagnostic\":{}}}}");
            server.notify("initialized", "{}");
            JsonObject asked = server.hold("workspace/configuration");
            server.notify("textDocument/didOpen", EveryRequest.opened(EveryRequest.URI, EveryRequest.TEXT));
            Set<String> ids = new HashSet<>();
            for (String method : SEARCHES) {
                ask(server, "\"" + method + "\"", method);
                ids.add("\"" + method + "\"");
            }
            ask(server, "\"workspace/diagnostic\"", "workspace/diagnostic");
            ids.add("\"workspace/diagnostic\"");
            ids.forEach(id -> cancel(server, id));
            codes(server, ids).forEach((id,
                    code) -> assertTrue(code == CANCELLED || id.contains("workspace/diagnostic"), id + ": " + code));
            server.reply(asked, "[{}]");
            for (String method : SEARCHES) {
                ask(server, "\"" + method + "\"", method);
            }
            ids.remove("\"workspace/diagnostic\"");
            codes(server, ids).forEach((id, code) -> assertEquals(0, code, id));
            server.end();
        }
    }

    @Test
    void aCheckOfTheWorkspaceEndsWhenItIsCancelled(@TempDir Path folder) throws IOException {
        for (int i = 0; i < 300; i++) {
            Files.writeString(folder.resolve(i + ".xml"), "<a b=\"urn:example:x y\"/>");
        }
        try (LspClient server = LspClient.start()) {
            server.initialize(
                    "{\"capabilities\":{\"window\":{\"workDoneProgress\":true}},"
                            + "\"workspaceFolders\":[{\"name\":\"w\",\"uri\":\""
                            + folder.toUri() + "\"}]}");
            server.notify("initialized", "{}");
            server.expectNamesRead();
            server.ask(77, "workspace/executeCommand", "{\"command\":\"urn-ls.checkWorkspace\"}");
            JsonObject create = server.hold("window/workDoneProgress/create");
            cancel(server, "77");
            assertEquals(CANCELLED, server.failure(77).get("code").getAsInt());
            server.reply(create, "null");
            int shown = 0;
            String kind = server.expectProgress();
            assertEquals("begin", kind);
            for (JsonObject message = server.receive(); !message.get("method").getAsString()
                    .equals("$/progress"); message = server.receive()) {
                shown++;
            }
            assertEquals(0, shown, "nothing is checked any more");
            server.end();
        }
    }

    @Test
    void anIdThatIsInUseIsRefused() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"capabilities\":{\"workspace\":{\"configuration\":true}}}");
            server.notify("initialized", "{}");
            JsonObject asked = server.hold("workspace/configuration");
            ask(server, "5", "workspace/symbol");
            ask(server, "5", "workspace/symbol");
            assertEquals(-32600, server.failure(5).get("code").getAsInt());
            ask(server, "\"5\"", "textDocument/hover"); // is another
            assertEquals("\"5\"", server.receive().get("id").toString());
            server.reply(asked, "[{}]");
            assertEquals(new JsonArray(), server.answer(5));
            server.end();
        }
    }

    @Test
    void openRequestsAreAnsweredAtTheEnd() throws IOException {
        for (boolean exit : new boolean[] {true, false}) {
            try (LspClient server = LspClient.start()) {
                server.initialize("{\"capabilities\":{\"workspace\":{\"configuration\":true}}}");
                server.notify("initialized", "{}");
                server.hold("workspace/configuration");
                server.notify("textDocument/didOpen", EveryRequest.opened(EveryRequest.URI, "<a/>"));
                server.expect("textDocument/publishDiagnostics");
                SEARCHES.forEach(method -> ask(server, "\"" + method + "\"", method));
                if (exit) {
                    server.send("{\"jsonrpc\":\"2.0\",\"id\":\"end\",\"method\":\"shutdown\"}");
                    server.notify("exit", "null");
                } else {
                    server.closeInput();
                }
                Map<String, Integer> expected = new HashMap<>();
                SEARCHES.forEach(method -> expected.put("\"" + method + "\"", CANCELLED));
                if (exit) {
                    expected.put("\"end\"", 0);
                }
                assertEquals(expected, codes(server, expected.keySet()));
                assertEquals(exit ? 0 : 1, server.exitCode());
                server.assertNothingUnexpected();
            }
        }
    }
}
