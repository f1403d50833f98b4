package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.Edits;
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

    private static final String CAPABILITIES = """
            {"workspace":{"workspaceEdit":{"documentChanges":true,"resourceOperations":["create"]}},
             "textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}},
             "experimental":{"commands":{"commands":["urn.acceptInSettings","urn.save"]}}}""";

    private static final String YAML = "a: urn:acme_x:1\nb: urn:acme_x:2\n";
    private static final String JSON = "{\"a\": \"urn:acme_x:1\", \"b\": \"urn:acme_x:2\"}";

    @TempDir
    Path folder;

    /** A session with these settings. */
    private Editor start(String settings) {
        return Editor.at(folder).begin(CAPABILITIES, "rootUri", folder.toUri().toString(), "initializationOptions",
                Json.of(settings));
    }

    private static int open(Editor server, String name, String text) {
        server.open(name, text);
        return server.published(name).size();
    }

    /** What is offered at a place, by its title. */
    private static Map<String, JsonObject> offered(Editor server, String name, int line, int character) {
        Map<String, JsonObject> byTitle = new LinkedHashMap<>();
        server.actions(name, Json.range(line, character, character), "").forEach(action -> byTitle
                .put(action.getAsJsonObject().get("title").getAsString(), action.getAsJsonObject()));
        return byTitle;
    }

    /** How many findings are left once {@code action}, which makes a project file, is done; then it is undone. */
    private int leftBy(Editor server, JsonObject action, String document, int before) throws IOException {
        JsonObject edit = Edits.last(action);
        assertEquals(server.uri("urn-ls.json"), edit.getAsJsonObject("textDocument").get("uri").getAsString());
        Path project = folder.resolve("urn-ls.json");
        Files.writeString(project, Edits.apply("", edit.getAsJsonArray("edits")));
        server.changed("urn-ls.json");
        int left = server.published(document).size();
        Files.delete(project);
        server.changed("urn-ls.json");
        assertEquals(before, server.published(document).size());
        return left;
    }

    @Test
    void aPrivateNamespaceIsSilencedInAsManyWaysAsPeopleMean() throws IOException {
        try (Editor server = start("{}")) {
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
            server.changed("urn-ls.json");
            assertEquals(2, server.published("a.yaml").size());
            assertEquals(List.of(), silencing(offered(server, "a.yaml", 0, 11)).stream()
                    .filter(title -> title.contains("settings")).toList(), "they do not count there");
            assertEquals("[\"urn:acme_x:*\",\"" + server.uri("a.yaml") + "\"]",
                    offered.get("Accept all of “urn:acme_x:*” in your settings")
                            .getAsJsonObject("command").get("arguments").toString());

            server.replace("a.yaml", 2, Edits.apply(YAML, Edits
                    .last(offered.get("Ignore “nid-character” in this file")).getAsJsonArray("edits")));
            assertEquals(0, server.published("a.yaml").size());
            server.end();
        }
    }

    /** A menu keeps them apart from the repairs, and lists them behind these where it has only quick fixes. */
    @Test
    void whatHidesAFindingHasAKindOfItsOwn() {
        try (Editor server = start("{}")) {
            assertEquals(2, open(server, "a.yaml", YAML));
            Map<String, JsonObject> offered = offered(server, "a.yaml", 0, 11);
            offered.forEach((title, action) -> {
                boolean repairs = title.startsWith("Write");
                assertEquals(repairs ? "quickfix" : "ignore", action.get("kind").getAsString(), title);
                assertEquals(repairs, action.has("diagnostics"), title + ": VS Code lists those with one first");
            });
            List<String> hiding = silencing(offered);
            assertEquals(hiding, titles(server, "ignore"));
            List<String> fixes = titles(server, "quickfix");
            assertEquals(hiding, fixes.subList(fixes.size() - hiding.size(), fixes.size()));
            server.end();
        }
    }

    private static List<String> titles(Editor server, String kind) {
        return server.actions("a.yaml", Json.range(0, 11, 11), kind).asList().stream()
                .map(action -> action.getAsJsonObject().get("title").getAsString()).toList();
    }

    /** Where the language has no comments the project file says it of this file alone. */
    @Test
    void whereThereAreNoCommentsTheProjectFileIgnoresItInTheFile() throws IOException {
        try (Editor server = start("{}")) {
            assertEquals(2, open(server, "b/c.json", JSON));
            JsonObject action = offered(server, "b/c.json", 0, 15)
                    .get("Ignore “nid-character” in this file, by urn-ls.json");
            assertEquals(0, leftBy(server, action, "b/c.json", 2));
            server.end();
        }
    }

    /** What a part of the project file says for the file counts before what the action could write. */
    @Test
    void aRuleThatAnOverrideSetsIsNotTurnedOffInTheProject() throws IOException {
        try (Editor server = start("{}")) {
            Files.writeString(folder.resolve("urn-ls.json"), """
                    {"severity": {"nid-character": "error"},
                     "overrides": [{"files": ["a.yaml"], "severity": {"all": "error"}},
                                   {"files": ["b.yaml"], "severity": {"nid-length": "error"}}]}""");
            server.changed("urn-ls.json");
            String turnOff = "Turn off “nid-character” in this project";
            assertEquals(2, open(server, "a.yaml", YAML));
            assertFalse(offered(server, "a.yaml", 0, 11).containsKey(turnOff));
            assertEquals(2, open(server, "b.yaml", YAML));
            assertTrue(offered(server, "b.yaml", 0, 11).containsKey(turnOff));
            server.end();
        }
    }

    /** The settings of the user count no more once there is a project file, so a new one takes them over. */
    @Test
    void aNewProjectFileSaysWhatTheSettingsSaid() throws IOException {
        try (Editor server = start("""
                {"accept":["urn:other_x:*"],"severity":{"nid-character":"information"}}""")) {
            assertEquals(2, open(server, "a.yaml", YAML + "c: urn:other_x:1\n"));
            JsonObject action = offered(server, "a.yaml", 0, 11).get("Accept “urn:acme_x:1” in urn-ls.json");
            assertEquals("[\"" + server.uri("urn-ls.json") + "\"]",
                    action.getAsJsonObject("command").get("arguments").toString(), "saved, it counts");
            JsonObject made = Json.of(Edits.apply("", Edits.last(action).getAsJsonArray("edits")));
            assertEquals("{\"severity\":{\"nid-character\":\"information\"},"
                    + "\"accept\":[\"urn:other_x:*\",\"urn:acme_x:1\"]}", made.toString());
            server.end();
        }
    }

    /** What is invalid behind the namespace stays in sight, so nothing offers to hide it with the whole namespace. */
    @Test
    void anErrorInANameOfAnAcceptedNamespaceStays() throws IOException {
        try (Editor server = start("{}")) {
            String text = "a: urn:acme_x:1?b\nb: urn:acme_x:2\n";
            assertEquals(3, open(server, "a.yaml", text));
            Map<String, JsonObject> offered = offered(server, "a.yaml", 0, 11);
            assertEquals(1, leftBy(server, offered.get("Accept all of “urn:acme_x:*” in urn-ls.json"), "a.yaml", 3));
            assertEquals(1, leftBy(server, offered.get("Accept “urn:acme_x:1?b” in urn-ls.json"), "a.yaml", 3));
            Files.writeString(folder.resolve("urn-ls.json"), "{\"accept\": [\"urn:acme_x:*\"]}");
            server.changed("urn-ls.json");
            assertEquals(List.of("stray-question-mark"), server.published("a.yaml"));
            assertEquals(List.of("Accept “urn:acme_x:1?b” in urn-ls.json"),
                    silencing(offered(server, "a.yaml", 0, 16)).stream().filter(title -> title.startsWith("Accept"))
                            .toList());
            server.end();
        }
    }

    /** An unsaved document has the project file of the only folder, which its actions write to. */
    @Test
    void anUnsavedDocumentBelongsToTheOnlyFolder() throws IOException {
        try (Editor server = start("{}")) {
            server.open("untitled:a.yaml", YAML);
            assertEquals(2, server.published("untitled:a.yaml").size());
            Map<String, JsonObject> offered = offered(server, "untitled:a.yaml", 0, 11);
            String turnOff = "Turn off “nid-character” in this project";
            assertEquals(0, leftBy(server, offered.get(turnOff), "untitled:a.yaml", 2));
            Files.writeString(folder.resolve("urn-ls.json"), "{\"accept\": [\"urn:acme_x:1\"]}");
            server.changed("urn-ls.json");
            assertEquals(1, server.published("untitled:a.yaml").size());
            assertEquals(List.of(), silencing(offered(server, "untitled:a.yaml", 1, 11)).stream()
                    .filter(title -> title.contains("settings")).toList(), "they do not count there");
            server.end();
        }
    }

    private static List<String> silencing(Map<String, JsonObject> offered) {
        return offered.keySet().stream().filter(title -> title.matches("(Ignore|Accept|Turn off) .*")).toList();
    }

    /** Every safe repair of one rule in the file, and no other. */
    @Test
    void allThatOneRuleFindsIsRepaired() throws IOException {
        try (Editor server = start("{}")) {
            String text = "a: [urn:example:a^b, urn:example:c^d, urn:example:x?y]\n";
            assertEquals(3, open(server, "a.yaml", text));
            JsonObject action = offered(server, "a.yaml", 0, 17).get("Fix all “illegal-character” in this file");
            assertEquals(2, Edits.last(action).getAsJsonArray("edits").size());
            server.end();
        }
    }
}
