package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.lsp.LspClient;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each thing that is offered to someone who wants to hear nothing of a finding: made, it is silent. */
class SilencingIT {

    private static final String CLIENT = "{\"rootUri\":\"%s\",\"capabilities\":{\"workspace\":{\"workspaceEdit\":"
            + "{\"documentChanges\":true,\"resourceOperations\":[\"create\"]}},\"textDocument\":{\"codeAction\":"
            + "{\"codeActionLiteralSupport\":{\"codeActionKind\":{\"valueSet\":[]}}}},"
            + "\"experimental\":{\"commands\":{\"commands\":[\"urn.acceptInSettings\",\"urn.save\"]}}}}";

    private static final String YAML = "a: urn:acme_x:1\nb: urn:acme_x:2\n";
    private static final String JSON = "{\"a\": \"urn:acme_x:1\", \"b\": \"urn:acme_x:2\"}";

    @TempDir
    Path folder;

    private String uri(String name) {
        return folder.resolve(name).toUri().toString();
    }

    private LspClient start() throws IOException {
        LspClient server = LspClient.start();
        server.initialize(CLIENT.formatted(folder.toUri()));
        server.notify("initialized", "{}");
        return server;
    }

    private int open(LspClient server, String name, String text) {
        server.notify("textDocument/didOpen", "{\"textDocument\":{\"uri\":\"" + uri(name)
                + "\",\"languageId\":\"\",\"version\":1,\"text\":" + new Gson().toJson(text) + "}}");
        return published(server, name);
    }

    /** How many findings are told next, of the document of that name. */
    private int published(LspClient server, String name) {
        JsonObject told = server.expect("textDocument/publishDiagnostics");
        assertEquals(uri(name), told.get("uri").getAsString());
        return told.getAsJsonArray("diagnostics").size();
    }

    /** What is offered at the first name, by its title. */
    private Map<String, JsonObject> offered(LspClient server, String name, int line, int character) {
        JsonArray actions = server.request("textDocument/codeAction", """
                {"textDocument":{"uri":"%s"},"context":{"diagnostics":[]},
                 "range":{"start":{"line":%d,"character":%d},"end":{"line":%d,"character":%d}}}
                """.formatted(uri(name), line, character, line, character)).getAsJsonArray();
        Map<String, JsonObject> byTitle = new LinkedHashMap<>();
        for (JsonElement action : actions) {
            byTitle.put(action.getAsJsonObject().get("title").getAsString(), action.getAsJsonObject());
        }
        return byTitle;
    }

    private static JsonObject onlyEdit(JsonObject action) {
        JsonArray changes = action.getAsJsonObject("edit").getAsJsonArray("documentChanges");
        return changes.get(changes.size() - 1).getAsJsonObject();
    }

    private void changed(LspClient server, String name) {
        server.notify("workspace/didChangeWatchedFiles", "{\"changes\":[{\"uri\":\"" + uri(name) + "\",\"type\":"
                + (Files.exists(folder.resolve(name)) ? 2 : 3) + "}]}");
    }

    /** How many findings are left once {@code action}, which makes a project file, is done; then it is undone. */
    private int leftBy(LspClient server, JsonObject action, String document, int before) throws IOException {
        JsonObject edit = onlyEdit(action);
        assertEquals(uri("urn-ls.json"), edit.getAsJsonObject("textDocument").get("uri").getAsString());
        Path project = folder.resolve("urn-ls.json");
        Files.writeString(project,
                edit.getAsJsonArray("edits").get(0).getAsJsonObject().get("newText").getAsString());
        changed(server, "urn-ls.json");
        int left = published(server, document);
        Files.delete(project);
        changed(server, "urn-ls.json");
        assertEquals(before, published(server, document));
        return left;
    }

    @Test
    void aPrivateNamespaceIsSilencedInAsManyWaysAsPeopleMean() throws IOException {
        try (LspClient server = start()) {
            assertEquals(2, open(server, "a.yaml", YAML));
            Map<String, JsonObject> offered = offered(server, "a.yaml", 0, 11);
            assertEquals(List.of("Ignore “nid-character” here", "Ignore “nid-character” in this file",
                    "Accept “urn:acme_x:1” in urn-ls.json", "Accept all of “urn:acme_x:*” in urn-ls.json",
                    "Turn off “nid-character” in this project", "Accept “urn:acme_x:1” in your settings",
                    "Accept all of “urn:acme_x:*” in your settings"), silencing(offered));
            assertEquals(1, leftBy(server, offered.get("Accept “urn:acme_x:1” in urn-ls.json"), "a.yaml", 2));
            assertEquals(0, leftBy(server, offered.get("Accept all of “urn:acme_x:*” in urn-ls.json"), "a.yaml", 2));
            assertEquals(0, leftBy(server, offered.get("Turn off “nid-character” in this project"), "a.yaml", 2));
            Files.writeString(folder.resolve("urn-ls.json"), "{\"severity\": {\"nid-character\": \"error\"}}");
            changed(server, "urn-ls.json");
            assertEquals(2, published(server, "a.yaml"));
            assertEquals(List.of(), silencing(offered(server, "a.yaml", 0, 11)).stream()
                    .filter(title -> title.contains("settings")).toList(), "they do not count there");
            assertEquals("[\"urn:acme_x:*\",\"" + uri("a.yaml") + "\"]",
                    offered.get("Accept all of “urn:acme_x:*” in your settings")
                            .getAsJsonObject("command").get("arguments").toString());

            String text = TextEdit.apply(YAML,
                    List.of(edit(onlyEdit(offered.get("Ignore “nid-character” in this file")))));
            server.notify("textDocument/didChange", "{\"textDocument\":{\"uri\":\"" + uri("a.yaml")
                    + "\",\"version\":2},\"contentChanges\":[{\"text\":" + new Gson().toJson(text) + "}]}");
            assertEquals(0, published(server, "a.yaml"));
            server.end();
        }
    }

    /** Where the language has no comments the project file says it of this file alone. */
    @Test
    void whereThereAreNoCommentsTheProjectFileIgnoresItInTheFile() throws IOException {
        try (LspClient server = start()) {
            assertEquals(2, open(server, "b/c.json", JSON));
            JsonObject action = offered(server, "b/c.json", 0, 15)
                    .get("Ignore “nid-character” in this file, by urn-ls.json");
            assertEquals(0, leftBy(server, action, "b/c.json", 2));
            server.end();
        }
    }

    /** The settings of the user count no more once there is a project file, so a new one takes them over. */
    @Test
    void aNewProjectFileSaysWhatTheSettingsSaid() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize(CLIENT.formatted(folder.toUri()).replace("{\"rootUri\"",
                    """
                            {"initializationOptions":{"accept":["urn:other_x:*"],"severity":{"nid-character":"information"}},"rootUri\""""));
            server.notify("initialized", "{}");
            assertEquals(2, open(server, "a.yaml", YAML + "c: urn:other_x:1\n"));
            JsonObject action = offered(server, "a.yaml", 0, 11).get("Accept “urn:acme_x:1” in urn-ls.json");
            assertEquals("[\"" + uri("urn-ls.json") + "\"]",
                    action.getAsJsonObject("command").get("arguments").toString(), "saved, it counts");
            JsonObject made = JsonParser.parseString(onlyEdit(action).getAsJsonArray("edits").get(0).getAsJsonObject()
                    .get("newText").getAsString()).getAsJsonObject();
            assertEquals("{\"severity\":{\"nid-character\":\"information\"},"
                    + "\"accept\":[\"urn:other_x:*\",\"urn:acme_x:1\"]}", made.toString());
            server.end();
        }
    }

    private static List<String> silencing(Map<String, JsonObject> offered) {
        return offered.keySet().stream().filter(title -> title.matches("(Ignore|Accept|Turn off) .*")).toList();
    }

    /** The edit as one of {@link #YAML}. */
    private static TextEdit edit(JsonObject ofDocument) {
        JsonObject edit = ofDocument.getAsJsonArray("edits").get(0).getAsJsonObject();
        JsonObject start = edit.getAsJsonObject("range").getAsJsonObject("start");
        int offset = new Document("file:///a.yaml", "", 1, YAML).lines().lineStart(start.get("line").getAsInt())
                + start.get("character").getAsInt();
        return new TextEdit(offset, offset, edit.get("newText").getAsString());
    }

    /** Every safe repair of one rule in the file, and no other. */
    @Test
    void allThatOneRuleFindsIsRepaired() throws IOException {
        try (LspClient server = start()) {
            String text = "a: [urn:example:a^b, urn:example:c^d, urn:example:x?y]\n";
            assertEquals(3, open(server, "a.yaml", text));
            JsonObject action = offered(server, "a.yaml", 0, 17).get("Fix all “illegal-character” in this file");
            assertEquals(2, onlyEdit(action).getAsJsonArray("edits").size());
            server.end();
        }
    }
}
