package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Documents so large that their names go into the index only when the typing pauses. */
class LargeDocumentIT {

    private static final String LARGE = "file:///work/large.xml";
    private static final String SMALL = "file:///work/small.xml";

    /** Half a million characters. */
    private static final String FILLING = "<item id='urn:example:filling'>some text that makes the document large</item>\n"
            .repeat(7_000);

    private static LspClient started() throws IOException {
        LspClient server = LspClient.start();
        server.initialize("{\"capabilities\":{\"textDocument\":{\"publishDiagnostics\":{\"versionSupport\":true},"
                + "\"codeAction\":{\"codeActionLiteralSupport\":{\"codeActionKind\":{\"valueSet\":[]}}}}}}");
        server.notify("initialized", "{}");
        return server;
    }

    private static void open(LspClient server, String uri, String text) {
        server.notify("textDocument/didOpen",
                "{\"textDocument\":{\"uri\":\"" + uri + "\",\"languageId\":\"xml\",\"version\":1,\"text\":"
                        + new Gson().toJson(text) + "}}");
    }

    private static void insert(LspClient server, String uri, int version, String text) {
        server.notify("textDocument/didChange", "{\"textDocument\":{\"uri\":\"" + uri + "\",\"version\":" + version
                + "},\"contentChanges\":"
                + "[{\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":0}},\"text\":"
                + new Gson().toJson(text) + "}]}");
    }

    @Test
    void namesAreFoundInALargeDocumentAsSoonAsTheyAreThere() throws IOException {
        try (LspClient server = started()) {
            open(server, LARGE, "<list>\n" + FILLING + "</list>");
            open(server, SMALL, "<a b='urn:example:sought'/>");
            insert(server, LARGE, 2, "<!-- urn:example:sought and urn:example:sought -->");
            JsonElement places = server.request("textDocument/references", "{\"textDocument\":{\"uri\":\"" + SMALL
                    + "\"},\"position\":{\"line\":0,\"character\":12},\"context\":{\"includeDeclaration\":true}}");
            assertEquals(3, places.getAsJsonArray().size(), places::toString);
            JsonObject told = server.expect("textDocument/publishDiagnostics");
            while (!told.get("uri").getAsString().equals(LARGE) || told.get("version").getAsInt() < 2) {
                told = server.expect("textDocument/publishDiagnostics");
            }
            server.end();
        }
    }

    @Test
    void anotherSpellingInALargeDocumentIsFoundInAnyOrder() throws IOException {
        try (LspClient server = started()) {
            open(server, LARGE, "<list>\n<a b='urn:example:a%2f'/>" + FILLING + "</list>");
            open(server, SMALL, "<a/>");
            insert(server, SMALL, 2, "<a b='urn:example:a%2F'/><a b='urn:example:a%2F'/>");
            JsonObject told = server.expect("textDocument/publishDiagnostics");
            while (!told.get("uri").getAsString().equals(LARGE) || !told.toString().contains("equivalent-spelling")) {
                told = server.expect("textDocument/publishDiagnostics");
            }
            server.end();
        }
    }

    @Test
    void manyEditsInManyPlacesAreFollowedOneByOne() throws IOException {
        try (LspClient server = started()) {
            open(server, LARGE, "<list>\n" + FILLING + "</list>");
            StringBuilder changes = new StringBuilder();
            for (int i = 0; i < 40; i++) {
                int line = 1 + i * 150;
                changes.append(i == 0 ? "[" : ",").append("{\"range\":{\"start\":{\"line\":").append(line)
                        .append(",\"character\":24},\"end\":{\"line\":").append(line)
                        .append(",\"character\":24}},\"text\":\"^\"}");
            }
            server.notify("textDocument/didChange",
                    "{\"textDocument\":{\"uri\":\"" + LARGE + "\",\"version\":2},\"contentChanges\":" + changes + "]}");
            JsonObject told = server.expect("textDocument/publishDiagnostics");
            while (told.get("version").getAsInt() < 2) {
                assertFalse(told.toString().contains("illegal-character"));
                told = server.expect("textDocument/publishDiagnostics");
            }
            int illegal = 0;
            for (JsonElement diagnostic : told.getAsJsonArray("diagnostics")) {
                illegal += diagnostic.getAsJsonObject().get("code").getAsString().equals("illegal-character") ? 1 : 0;
            }
            assertEquals(40, illegal);
            server.end();
        }
    }

    /** Select all, and ask what can be done: a menu of a few actions, and one that repairs everything. */
    @Test
    void manyFindingsHaveFewActions() throws IOException {
        int lines = 64_000;
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            names.append("<a b='urn:example:%c3%a9").append(i).append("'/>\n");
        }
        try (LspClient server = started()) {
            open(server, LARGE, names.toString());
            server.expect("textDocument/publishDiagnostics");
            JsonArray actions = actions(server, lines, "");
            assertTrue(actions.size() >= 20 && actions.size() <= 40, actions::toString);
            JsonArray all = actions(server, lines, ",\"only\":[\"source.fixAll\"]");
            assertEquals(1, all.size());
            assertEquals(lines, new Gson().toJson(all).split("C3%A", -1).length - 1, "all are repaired");
            server.end();
        }
    }

    private static JsonArray actions(LspClient server, int lines, String only) {
        return server.request("textDocument/codeAction", """
                {"textDocument":{"uri":"%s"},"context":{"diagnostics":[]%s},
                 "range":{"start":{"line":0,"character":0},"end":{"line":%d,"character":0}}}
                """.formatted(LARGE, only, lines)).getAsJsonArray();
    }
}
