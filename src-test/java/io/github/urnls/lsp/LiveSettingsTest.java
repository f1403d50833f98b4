package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A setting is in force as soon as it is changed, in open documents and in closed files that were checked. */
class LiveSettingsTest {

    private static final String TEXT = "a: urn:acme_x:1\nb: urn:isbn:9780306406158\n";

    @TempDir
    private Path folder;

    private Editor start() throws IOException {
        Files.writeString(folder.resolve("closed.yaml"), TEXT);
        return Editor.of(InMemoryServer.start(), folder).as("yaml").begin("{}", "workspaceFolders",
                Editor.folders(folder), "initializationOptions", Json.object());
    }

    private void project(Editor editor, String text) throws IOException {
        Files.writeString(folder.resolve("urn-ls.json"), text);
        editor.changed("urn-ls.json");
    }

    /** The messages up to the findings of that document, which must be these. */
    private List<String> until(Editor editor, String name, String... codes) {
        List<String> said = new ArrayList<>();
        while (true) {
            JsonObject message = editor.receive();
            JsonObject params = message.getAsJsonObject("params");
            if (params.has("message")) {
                said.add(params.get("message").getAsString());
            } else if (params.get("uri").getAsString().equals(editor.uri(name))) {
                assertEquals(List.of(codes), Editor.codes(params.get("diagnostics")));
                return said;
            }
        }
    }

    @Test
    void aChangedSettingOfTheEditorIsInForceAtOnce() throws IOException {
        try (Editor editor = start()) {
            editor.open("open.yaml", TEXT);
            until(editor, "open.yaml", "nid-character", "check-digit");
            editor.set("{\"severity\": {\"check-digit\": \"off\"}, \"workspaceDiagnostics\": true}");
            until(editor, "open.yaml", "nid-character");
            until(editor, "closed.yaml", "nid-character");
            editor.set("{\"severity\": {\"nid-character\": \"off\"}, \"workspaceDiagnostics\": true}");
            until(editor, "open.yaml", "check-digit");
            until(editor, "closed.yaml", "check-digit");
            editor.mayCome("window/showMessage", "textDocument/publishDiagnostics");
            editor.end();
        }
    }

    /** What cannot be settings is said once, and the settings before it stay. */
    @Test
    void aSectionThatIsNoObjectChangesNothing() throws IOException {
        String must = "URN: “urn” must be an object with settings, such as {\"severity\": {\"r-component\": \"off\"}}";
        try (Editor editor = start()) {
            editor.set("{\"severity\": {\"check-digit\": \"off\"}}");
            editor.set("7");
            assertEquals(must, editor.shown());
            for (String wrong : List.of("[\"accept\"]", "\"rfc8141\"", "true")) {
                editor.set(wrong);
            }
            editor.open("open.yaml", TEXT);
            assertEquals(List.of(), until(editor, "open.yaml", "nid-character"), "it is said once");
            editor.set("[]"); // an empty table of Lua
            until(editor, "open.yaml", "nid-character", "check-digit");
            editor.set("[1]");
            assertEquals(must, editor.shown(), "it was right in between");
            editor.end();
        }
    }

    /** A toast is narrow: what is wrong stands at its beginning, not behind the path of the workspace. */
    @Test
    void aMessageNamesAFileFromItsFolder() throws IOException {
        try (Editor editor = start()) {
            editor.set("{\"registries\": [\"sub/no.json\"]}");
            assertEquals("URN: sub/no.json: there is no such file; it is not used", editor.shown());
            editor.end();
        }
    }

    /** The same for settings that the server asks for; each folder keeps its own. */
    @Test
    void anAnswerThatIsNoObjectChangesNothing() throws IOException {
        Files.writeString(folder.resolve("closed.yaml"), TEXT);
        Editor made = Editor.of(InMemoryServer.start(), folder).as("yaml");
        try (Editor editor = made.begin("{\"workspace\": {\"configuration\": true}}", "workspaceFolders",
                Editor.folders(folder))) {
            editor.expectRequest("workspace/configuration", "[{}, {\"severity\": {\"check-digit\": \"off\"}}]");
            editor.tellOfSettings();
            editor.expectRequest("workspace/configuration", "[3, 3]");
            String said = editor.receive().toString();
            assertTrue(said.contains("URN: “urn” must be an object"), said);
            editor.tellOfSettings();
            editor.expectRequest("workspace/configuration", "[{}, [1]]");
            editor.open("open.yaml", TEXT);
            assertEquals(List.of(), until(editor, "open.yaml", "nid-character"), "once is enough");
            editor.tellOfSettings();
            editor.expectRequest("workspace/configuration", "[null, {}]");
            until(editor, "open.yaml", "nid-character", "check-digit");
            editor.end();
        }
    }

    /** What a project file breaks stays as it was, each setting alone, and one message says so. */
    @Test
    void whatAProjectFileBreaksStaysAsItWas() throws IOException {
        try (Editor editor = start()) {
            project(editor, "{\"severity\": {\"check-digit\": \"off\"}, \"accept\": []}");
            editor.open("open.yaml", TEXT);
            until(editor, "open.yaml", "nid-character");
            project(editor, "{\"accept\": [\"urn:acme_x:*\"], \"severity\": 7}");
            List<String> said = until(editor, "open.yaml");
            assertEquals(2, said.size(), said::toString);
            assertTrue(said.get(0).endsWith("urn-ls.json: where it is wrong, what it said before still applies"),
                    said::toString);
            assertTrue(said.get(1).endsWith("“severity” must be an object from rules to severities, such as"
                    + " {\"r-component\": \"off\"}"), said::toString);
            project(editor, "{\"accept\": [], \"severity\": 7}");
            until(editor, "open.yaml", "nid-character");
            project(editor, "{\"accept\": [\"urn:acme_x:*\"], \"severity\": {\"check-digit\": ");
            said = until(editor, "open.yaml");
            assertTrue(said.size() == 1 && said.get(0).contains("invalid JSON"), "the other is said once: " + said);
            project(editor, "{}");
            until(editor, "open.yaml", "nid-character", "check-digit");
            editor.mayCome("window/showMessage", "textDocument/publishDiagnostics");
            editor.end();
        }
    }
}
