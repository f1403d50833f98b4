package io.github.urnls.lsp;

import java.util.Map;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an editor asks for to show a document; the real jar as a process. */
class ViewsIT {

    @TempDir
    private Path folder;

    private Editor opened(String capabilities, String options, String name, String text) {
        Editor server = Editor.at(folder).beginWorkspace(capabilities, "initializationOptions", Json.of(options));
        server.expectNamesRead();
        server.open(name, text);
        server.findings();
        return server;
    }

    private static List<String> names(JsonElement symbols) {
        return Editor.each(symbols, "name");
    }

    private static final String THREE = "urn:isbn:0306406152\nurn:ietf:rfc:8141 URN:ISBN:0-306-40615-2\n";

    private static final String SYMBOLS = "textDocument/documentSymbol";

    /** Off unless the settings ask for it; the offer would hide the symbols of other servers. */
    @Test
    void namesAreSymbolsWhereTheSettingsSaySo() throws IOException {
        String tree = "{\"textDocument\":{\"documentSymbol\":{\"hierarchicalDocumentSymbolSupport\":true}}}";
        try (Editor server = opened(tree, "{\"documentSymbols\":true}", "a.txt", THREE)) {
            JsonArray symbols = server.request(SYMBOLS, server.about("a.txt")).getAsJsonArray();
            assertEquals(List.of("urn:isbn:0306406152", "urn:ietf:rfc:8141"), names(symbols));
            JsonObject isbn = symbols.get(0).getAsJsonObject();
            assertEquals("2 times, 2 spellings", isbn.get("detail").getAsString());
            assertEquals(Json.range(0, 0, 19), isbn.get("range"));
            assertEquals(Json.range(0, 0, 19), isbn.get("selectionRange"));
            assertFalse(isbn.has("children"));
            server.end();
        }
        try (Editor server = opened("{}", "{\"documentSymbols\":true}", "a.txt", THREE)) {
            JsonArray flat = server.request(SYMBOLS, server.about("a.txt")).getAsJsonArray();
            assertEquals(List.of("urn:isbn:0306406152", "urn:ietf:rfc:8141"), names(flat));
            assertEquals(Json.range(0, 0, 19),
                    flat.get(0).getAsJsonObject().getAsJsonObject("location").get("range"));
            server.end();
        }
        try (Editor server = opened(tree, "{}", "a.txt", THREE)) {
            assertEquals("[]", server.request(SYMBOLS, server.about("a.txt")).toString());
            server.end();
        }
    }

    private static boolean announcesSymbols(String documentSymbol, String options) throws IOException {
        try (LspClient server = LspClient.start()) {
            JsonObject offered = server
                    .initialize(Json.object("initializationOptions", Json.of(options), "capabilities",
                            Json.object("textDocument", Json.object("documentSymbol", Json.of(documentSymbol)))))
                    .getAsJsonObject().getAsJsonObject("capabilities");
            server.end();
            return offered.has("documentSymbolProvider");
        }
    }

    @Test
    void symbolsAreAnnouncedAtTheBeginningOnlyToClientsThatCannotBeToldLater() throws IOException {
        assertFalse(announcesSymbols("{}", "{}"));
        assertTrue(announcesSymbols("{}", "{\"documentSymbols\":true}"));
        assertTrue(announcesSymbols("{}", "{\"urn\":{\"documentSymbols\":true}}"));
        assertFalse(announcesSymbols("{\"dynamicRegistration\":true}", "{\"documentSymbols\":true}"));
    }

    @Test
    void otherClientsAreToldWhenTheSettingChanges() throws IOException {
        try (Editor server = opened("{\"textDocument\":{\"documentSymbol\":{\"dynamicRegistration\":true}}}", "{}",
                "a.txt", THREE)) {
            server.set("{\"documentSymbols\":true}");
            JsonObject registered = server.expectRequest("client/registerCapability", "null")
                    .getAsJsonArray("registrations").get(0).getAsJsonObject();
            assertEquals(SYMBOLS, registered.get("method").getAsString());
            assertEquals(2, server.request(SYMBOLS, server.about("a.txt")).getAsJsonArray().size());
            server.set("{\"documentSymbols\":true,\"codeLens\":true}");
            server.set("{}");
            JsonObject gone = server.expectRequest("client/unregisterCapability", "null")
                    .getAsJsonArray("unregisterations").get(0).getAsJsonObject();
            assertEquals(registered.get("id"), gone.get("id"), "and nothing in between: it was registered already");
            assertEquals("[]", server.request(SYMBOLS, server.about("a.txt")).toString());
            server.end();
        }
    }

    /** By any part of the name, also as it reads once it is decoded, in open documents and in files. */
    @Test
    void namesAreSearched() throws IOException {
        Files.writeString(folder.resolve("b.xml"), "<a b='urn:example:caf%C3%A9:menu'/>");
        Files.writeString(folder.resolve("c.xsd"),
                "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'\n targetNamespace='urn:example:menu:card'/>");
        try (Editor server = opened("{}", "{}", "a.txt",
                "urn:example:menu:card and urn:example:other")) {
            JsonArray found = server.request("workspace/symbol", "{\"query\":\"menu\"}").getAsJsonArray();
            assertEquals(List.of("urn:example:menu:card", "urn:example:caf%C3%A9:menu"), names(found),
                    "what is declared comes first");
            assertEquals("declared in c.xsd · 1 use in 1 file",
                    found.get(0).getAsJsonObject().get("containerName").getAsString());
            assertEquals("1 use in 1 file", found.get(1).getAsJsonObject().get("containerName").getAsString());
            JsonObject location = found.get(1).getAsJsonObject().getAsJsonObject("location");
            assertEquals(server.uri("b.xml"), location.get("uri").getAsString());
            assertEquals(Json.range(0, 6, 32), location.get("range"));
            assertEquals(server.uri("c.xsd"),
                    found.get(0).getAsJsonObject().getAsJsonObject("location").get("uri").getAsString(),
                    "where the name is declared");
            assertEquals(List.of("urn:example:menu:card"),
                    names(server.request("workspace/symbol", "{\"query\":\"mncrd\"}")));
            assertEquals(List.of("urn:example:caf%C3%A9:menu = urn:example:café:menu"),
                    names(server.request("workspace/symbol", "{\"query\":\"CAFÉ\"}")));
            assertEquals(List.of(), names(server.request("workspace/symbol", "{\"query\":\"nowhere\"}")));
            assertEquals(3, server.request("workspace/symbol", "{\"query\":\"\"}").getAsJsonArray().size());
            server.end();
        }
    }

    @Test
    void theColorsOfADocumentAreSentOnce() throws IOException {
        try (Editor server = opened("{}", "{}", "a.txt", "é urn:example:a%20b?=x=1")) {
            JsonObject full = server.request("textDocument/semanticTokens/full", server.about("a.txt"))
                    .getAsJsonObject();
            // keyword, operator, namespace, operator, string, number, string, operator, parameter
            assertEquals("[0,2,3,0,0,0,3,1,6,0,0,1,7,1,0,0,7,1,6,0,0,1,1,2,0,0,1,3,7,0,0,3,1,2,0,0,1,2,6,0,0,2,3,4,0]",
                    full.get("data").toString());
            server.change("a.txt", 2, Editor.typed(Json.range(0, 6, 13), "isbn"));
            server.findings();
            JsonObject previous = server.about("a.txt", "previousResultId", full.get("resultId"));
            JsonObject delta = server.request("textDocument/semanticTokens/full/delta", previous)
                    .getAsJsonObject();
            assertEquals("[{\"start\":12,\"deleteCount\":5,\"data\":[4,1,0,0,4]}]", delta.get("edits").toString());
            assertTrue(
                    server.request("textDocument/semanticTokens/full/delta", previous).getAsJsonObject()
                            .has("data"),
                    "everything for a client that has something else");
            assertEquals("[0,2,3,0,0]", server.request("textDocument/semanticTokens/range",
                    server.about("a.txt", "range", Json.range(0, 2, 5))).getAsJsonObject().get("data").toString());
            server.end();
        }
    }

    @Test
    void selectionsGrowByThePartsOfAName() throws IOException {
        try (Editor server = opened("{}", "{}", "a.xml", "<a b=\"urn:example:a:b#c\"/>")) {
            JsonArray chains = server.request("textDocument/selectionRange", server.about("a.xml",
                    "positions", Json.array(Json.position(0, 18), Json.position(0, 1)))).getAsJsonArray();
            List<JsonElement> ranges = new ArrayList<>();
            for (JsonElement at = chains.get(0); at != null; at = at.getAsJsonObject().get("parent")) {
                ranges.add(at.getAsJsonObject().get("range"));
            }
            assertEquals(
                    List.of(Json.range(0, 18, 19), Json.range(0, 18, 21), Json.range(0, 6, 21), Json.range(0, 6, 23)),
                    ranges);
            assertEquals(Json.object("range", Json.range(0, 1, 1)), chains.get(1));
            server.end();
        }
    }

    @Test
    void encodedNamesAreDecoded() throws IOException {
        try (Editor server = opened("{}", "{}", "a.txt",
                "urn:example:caf%C3%A9\nurn:example:caf%C3%A8\n")) {
            JsonArray hints = server
                    .request("textDocument/inlayHint", server.about("a.txt", "range", Json.range(1, 0, 21)))
                    .getAsJsonArray();
            assertEquals(1, hints.size(), "of the lines that are shown");
            JsonObject hint = hints.get(0).getAsJsonObject();
            assertEquals("= cafè", hint.get("label").getAsString());
            assertEquals(Json.position(1, 21), hint.get("position"));
            server.end();
        }
    }

    private static List<String> labels(JsonElement hints) {
        return Editor.each(hints, "label");
    }

    /** The client asks again when the setting has changed. */
    @Test
    void eachKindOfHintCanBeTurnedOff() throws IOException {
        String refresh = "{\"workspace\":{\"inlayHint\":{\"refreshSupport\":true}}}";
        try (Editor server = opened(refresh, "{}", "a.txt",
                "urn:oid:2.5.4.3 urn:isbn:9783161484100 urn:x-a:%C3%A9")) {
            JsonObject all = server.about("a.txt", "range", Json.range(0, 0, 60));
            assertEquals(List.of("= cn", "= German language", "= é"),
                    labels(server.request("textDocument/inlayHint", all)));
            server.set("{\"inlayHints\":{\"isbn\":false}}");
            server.expectRequest("workspace/inlayHint/refresh", "null");
            assertEquals(List.of("= cn", "= é"), labels(server.request("textDocument/inlayHint", all)));
            server.set("{\"inlayHints\":{\"isbn\":false,\"oid\":true}}");
            server.set("{\"inlayHints\":{\"percentEncoding\":false}}");
            server.expectRequest("workspace/inlayHint/refresh", "null");
            assertEquals(List.of("= cn", "= German language"),
                    labels(server.request("textDocument/inlayHint", all)));
            server.end();
        }
    }

    /** In VS Code a hover has the same links, and underlines hide what matters; other clients may have nothing else. */
    @Test
    void namesAreLinksWhereNoHoverStandsBesideFindingsOrTheSettingAsks() throws IOException {
        String beside = "{\"experimental\":{\"findingsBesideHover\":true}}";
        for (Map.Entry<List<String>, Integer> one : Map.of(List.of("{}", "{}"), 1, List.of(beside, "{}"), 0,
                List.of(beside, "{\"links\":true}"), 1).entrySet()) {
            try (Editor server = opened(one.getKey().get(0), one.getKey().get(1), "a.txt", "urn:ietf:rfc:8141")) {
                assertEquals(one.getValue(), server.request("textDocument/documentLink", server.about("a.txt"))
                        .getAsJsonArray().size(), one.getKey().toString());
                server.end();
            }
        }
    }

    /** Off unless the settings ask for it. */
    @Test
    void usesAreCountedAboveDeclarations() throws IOException {
        String schema = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'\n targetNamespace='urn:example:s'/>";
        Files.writeString(folder.resolve("use.xml"), "<a xmlns='URN:example:s' b='urn:example:s'/>");
        try (Editor server = opened("{}", "{}", "a.xsd", schema)) {
            assertEquals("[]", server.request("textDocument/codeLens", server.about("a.xsd")).toString());
            server.end();
        }
        try (Editor server = opened("{}", "{\"codeLens\":true}", "a.xsd", schema)) {
            JsonObject lens = server.request("textDocument/codeLens", server.about("a.xsd")).getAsJsonArray().get(0)
                    .getAsJsonObject();
            assertEquals(Json.range(1, 18, 31), lens.get("range"));
            assertEquals(Json.object("title", "2 uses, 2 spellings", "command", "urn.showReferences", "arguments",
                    Json.array(server.uri("a.xsd"), 1, 18)), lens.get("command"));
            server.end();
        }
    }

    /**
     * A document that is not open has no answer, and a request without its parameters is refused; neither disturbs
     * anything.
     */
    @Test
    void requestsWithoutAnAnswerAreRefused() throws IOException {
        try (Editor server = opened("{}", "{}", "a.txt", "urn:example:a").sendingWhatIsWrong()) {
            for (String method : List.of("documentSymbol", "codeLens")) {
                assertEquals("[]", server.request("textDocument/" + method, server.about("closed.txt")).toString(),
                        method);
            }
            for (String method : List.of("references", "rename", "definition", "documentHighlight", "prepareRename")) {
                JsonObject error = server
                        .call("textDocument/" + method, server.about("a.txt", "newName", "urn:example:b"))
                        .getAsJsonObject("error");
                assertEquals(-32602, error.get("code").getAsInt(), method);
            }
            assertEquals(-32602, server.call("textDocument/inlayHint", server.about("a.txt")).getAsJsonObject("error")
                    .get("code").getAsInt());
            assertEquals("[]", server.request("workspace/symbol", "{\"query\":\"zzz\"}").toString());
            server.end();
        }
    }
}
