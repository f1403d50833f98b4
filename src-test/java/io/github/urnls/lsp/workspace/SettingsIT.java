package io.github.urnls.lsp.workspace;

import static io.github.urnls.support.lsp.Editor.codes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings that are asked for, told or changed, of a window and of folders. */
class SettingsIT {

    private static final String URI = "file:///work/a.xml";

    @TempDir
    private Path folder;

    private void write(String name, String text) {
        Editor.write(folder.resolve(name), text);
    }

    @Test
    void settingsAreAskedForAndAppliedWhenTheyChange() {
        try (Editor server = Editor.at(folder).as("xml").begin("""
                {"workspace":{"configuration":true,"didChangeConfiguration":{"dynamicRegistration":true}}}""")) {
            JsonObject registered = server.expectRequest("client/registerCapability", "null");
            assertTrue(registered.toString().contains("workspace/didChangeConfiguration"));
            JsonObject asked = server.expectRequest("workspace/configuration",
                    "[{\"severity\":{\"not-normalized\":\"off\"}}]");
            assertEquals("{\"items\":[{\"section\":\"urn\"}]}", asked.toString());
            server.open(URI, "<a b=\"URN:example:x?y\"/>");
            assertEquals(List.of("stray-question-mark"), server.published(URI));

            server.tellOfSettings();
            server.expectRequest("workspace/configuration", "[{\"specification\":\"draft2015\"}]");
            assertEquals(List.of("not-normalized"), server.published(URI));

            server.tellOfSettings();
            server.expectRequest("workspace/configuration",
                    """
                            [{"specification":"rfc9999","speed":"fast","severity":{"no-such-rule":"error",\
                            "missing-nss":"loud"}}]""");
            String complaints = "";
            for (int i = 0; i < 4; i++) {
                complaints += server.shown() + "\n";
            }
            for (String part : List.of("“urn.specification” must be one of", "urn.speed", "no-such-rule",
                    "must be one of error")) {
                assertTrue(complaints.contains(part), complaints);
            }
            assertEquals(List.of("not-normalized", "stray-question-mark"),
                    server.published(URI), "the rest is in force");
            server.end();
        }
    }

    @Test
    void settingsMayBePushed() {
        try (Editor server = Editor.at(folder).as("xml").begin("{}", "initializationOptions",
                Json.of("{\"urn\":{\"severity\":{\"not-normalized\":\"error\"}}}"))) {
            server.open(URI, "<a b=\"URN:example:x\"/>");
            assertEquals(1, server.findings().getAsJsonArray("diagnostics").get(0)
                    .getAsJsonObject().get("severity").getAsInt());
            server.set("{\"accept\":[\"urn:example:*\"]}");
            assertEquals(List.of(), server.published(URI));
            server.end();
        }
    }

    /** What cannot be the name of a file is told, and the other settings apply. */
    @Test
    void aNameThatIsNoFileLosesNoOtherSetting() {
        try (Editor server = Editor.at(folder).as("xml")) {
            server.initialize(Json.object("rootUri", folder.toUri().toString(), "capabilities", Json.of("{}"),
                    "initializationOptions",
                    Json.of("{\"registries\":[\"\\ud800: a.json\"],\"severity\":{\"check-digit\":\"error\"}}")));
            server.notify("initialized", "{}");
            assertTrue(server.shown().contains("a.json is not a file name"));
            server.open("a.xml", "<a b=\"urn:isbn:9780306406158\"/>");
            JsonObject finding = server.findings().getAsJsonArray("diagnostics").get(0).getAsJsonObject();
            assertEquals(1, finding.get("severity").getAsInt());
            server.end();
        }
    }

    /** A registry file is read, its faults are shown once, and a change of it applies without a restart. */
    @Test
    void registryFilesAreReadAndWatched() throws IOException {
        write("own.json", "{\"namespaces\": [{\"nid\": \"acme\"}, {\"nid\": \"-\"}]}");
        try (Editor server = Editor.at(folder).as("xml")) {
            server.initialize(Json.object("rootUri", folder.toUri().toString(), "capabilities",
                    Json.of("{\"workspace\":{\"didChangeWatchedFiles\":{\"dynamicRegistration\":true}}}"),
                    "initializationOptions", Json.of("{\"registries\":[\"own.json\"]}")));
            assertTrue(server.shown()
                    .contains("own.json: line 1: “-” is not a namespace identifier"));
            server.notify("initialized", "{}");
            JsonObject asked = server.expectRequest("client/registerCapability", "null").getAsJsonArray("registrations")
                    .get(0)
                    .getAsJsonObject();
            assertEquals("workspace/didChangeWatchedFiles", asked.get("method").getAsString());
            assertEquals("{\"watchers\":[{\"globPattern\":\"**/*\"}]}", asked.get("registerOptions").toString());
            server.open(URI, "<a b=\"urn:acme:a\" c=\"urn:zzz-own:a\"/>");
            assertEquals(List.of("unregistered-nid"), server.published(URI));
            write("own.json", "{\"namespaces\": [{\"nid\": \"acme\"}, {\"nid\": \"zzz-own\"}]}");
            server.changed("own.json");
            assertEquals(List.of(), server.published(URI));
            server.end();
        }
    }

    /** Every folder has its own settings; a document in none has those of the window. */
    @Test
    void foldersHaveTheirOwnSettings() {
        write("old/a.txt", "");
        write("new/a.txt", "");
        Path old = folder.resolve("old");
        Path young = folder.resolve("new");
        try (Editor server = Editor.ofWorkspace(folder, "{\"workspace\":{\"configuration\":true}}", "workspaceFolders",
                Editor.folders(old, young))) {
            JsonObject asked = server.expectRequest("workspace/configuration",
                    "[{\"severity\":{\"reserved-nid\":\"off\"}},{\"specification\":\"draft2012\"},{}]");
            assertEquals(Json.array(Json.object("section", "urn"), scoped(old), scoped(young)), asked.get("items"));
            server.expectNamesRead();
            String name = "<urn:example:a?s=I2L&c=ToC>";
            server.open("old/a.txt", name);
            assertFalse(server.published("old/a.txt").contains("stray-question-mark"), "as the draft of 2012 has it");
            server.open("new/a.txt", name);
            assertTrue(server.published("new/a.txt").contains("stray-question-mark"));
            server.open("untitled:Untitled-1", "urn:xn--a:b");
            assertEquals(List.of(), server.published("untitled:Untitled-1"));
            server.end();
        }
    }

    /** What is asked of the settings of a folder. */
    private static JsonObject scoped(Path folder) {
        return Json.object("scopeUri", folder.toUri().toString().replaceAll("/$", ""), "section", "urn");
    }

    /** Requests before the settings wait for them, since only then the files are known. */
    @Test
    void questionsWaitForTheSettings() {
        write("a.txt", "urn:example:a");
        write("b.txt", "urn:example:a");
        try (Editor server = Editor.ofWorkspace(folder, "{\"workspace\":{\"configuration\":true}}")) {
            JsonObject asked = server.hold("workspace/configuration");
            server.open("a.txt", "urn:example:a");
            server.published("a.txt");
            server.ask(70, "textDocument/references", server.about("a.txt", "position", Json.position(0, 2), "context",
                    Json.object("includeDeclaration", true)));
            server.reply(asked, "[null,null]");
            server.expectNamesRead();
            assertEquals(2, server.answer(70).getAsJsonArray().size());
            server.end();
        }
    }

    /** The settings of {@code initialize} apply if a client cannot send its settings, or has none. */
    @Test
    void settingsThatAreNotToldAreThoseOfTheBeginning() {
        write("a.txt", "urn:example:a");
        for (String answer : List.of("\"error\":{\"code\":-32601,\"message\":\"no\"}", "\"result\":[null,null]")) {
            try (Editor server = Editor.ofWorkspace(folder, "{\"workspace\":{\"configuration\":true}}",
                    "initializationOptions", Json.of("{\"severity\":{\"malformed-percent-encoding\":\"off\"}}"))) {
                JsonObject asked = server.hold("workspace/configuration");
                server.send("{\"jsonrpc\":\"2.0\",\"id\":" + asked.get("id") + "," + answer + "}");
                if (answer.contains("error")) {
                    assertTrue(server.logged().contains("settings"));
                }
                server.expectNamesRead();
                server.open("b.txt", "urn:example:a urn:example:100%z");
                assertEquals(List.of(), server.published("b.txt"));
                assertEquals(List.of("a.txt", "b.txt"), server.references("b.txt", 2));
                server.end();
            }
        }
    }

    /** Each switch of the settings, off and on again; what is left out is neither checked nor explained. */
    @Test
    void settingsSayWhatIsLookedAt() {
        try (Editor server = Editor.at(folder).begin("{}", "workspaceFolders", Editor.folders(folder))) {
            server.open("gen/a.yaml", "a: urn:example:100%z");
            assertEquals(List.of("malformed-percent-encoding"), server.published("gen/a.yaml"));
            assertFalse(server.hover("gen/a.yaml", 0, 5).isJsonNull());
            for (String off : List.of("{\"enable\":false}", "{\"enable\":{\"yaml\":false}}",
                    "{\"enable\":{\"*\":false,\"java\":true}}", "{\"exclude\":[\"gen/\"]}",
                    "{\"exclude\":[\"/gen/*.yaml\"]}")) {
                server.set(off);
                assertEquals(List.of(), server.published("gen/a.yaml"), off);
                assertTrue(server.hover("gen/a.yaml", 0, 5).isJsonNull(), off);
                server.set("{\"enable\":{\"java\":false,\"yaml\":true},\"exclude\":[\"other/\"]}");
                assertEquals(List.of("malformed-percent-encoding"), server.published("gen/a.yaml"));
                assertFalse(server.hover("gen/a.yaml", 0, 5).isJsonNull());
            }
            server.end();
        }
    }

    /** Nor are its names found. */
    @Test
    void excludedFilesAreNotIndexed() {
        write("gen/b.txt", "urn:example:hidden");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            assertEquals(1, server.request("workspace/symbol", "{\"query\":\"hidden\"}").getAsJsonArray().size());
            server.set("{\"exclude\":[\"gen/\"]}");
            server.expectNamesRead();
            assertEquals(0, server.request("workspace/symbol", "{\"query\":\"hidden\"}").getAsJsonArray().size());
            server.end();
        }
    }

    /** Neovim shows what it has pulled first until the next edit, so that answer waits for the settings. */
    @Test
    void theFirstAnswerToAClientThatAsksWaitsForTheSettings() {
        JsonObject capabilities = Json.of(Editor.PULL);
        capabilities.getAsJsonObject("workspace").addProperty("configuration", true);
        try (Editor server = Editor.at(folder).begin(capabilities.toString(), "rootUri", folder.toUri().toString())) {
            server.open("a.txt", "urn:example:100%z");
            server.ask(70, "textDocument/diagnostic", server.about("a.txt"));
            JsonObject asked = server.hold("workspace/configuration");
            String off = "{\"severity\":{\"malformed-percent-encoding\":\"off\"}}";
            server.reply(asked, "[" + off + "," + off + "]");
            server.expectRequest("workspace/diagnostic/refresh", "null");
            assertEquals(List.of(), codes(server.answer(70).getAsJsonObject().get("items")));
            server.end();
        }
    }

    /**
     * When settings change, a client that pulls is told to do so again; some clients then ask for the workspace only,
     * so open documents stand there too.
     */
    @Test
    void settingsThatComeLaterReachAClientThatAsks() {
        try (Editor server = Editor.ofWorkspace(folder, Editor.PULL)) {
            server.expectNamesRead();
            server.open("a.txt", "urn:example:100%z");
            JsonObject first = server.pulled("a.txt", "");
            assertEquals(List.of("malformed-percent-encoding"), codes(first.get("items")));
            server.set("{\"severity\":{\"malformed-percent-encoding\":\"off\"}}");
            server.expectRequest("workspace/diagnostic/refresh", "null");
            server.askForWorkspace(70, "a.txt", first.get("resultId"));
            JsonObject report = server.reports(70).getFirst();
            assertEquals(server.uri("a.txt"), report.get("uri").getAsString());
            assertEquals(1, report.get("version").getAsInt());
            assertEquals(List.of(), codes(report.get("items")));
            assertEquals("unchanged", server.pulled("a.txt", report.get("resultId").getAsString()).get("kind")
                    .getAsString(), "the same report by its document");

            server.askForWorkspace(71, "a.txt", report.get("resultId"));
            server.close("a.txt");
            JsonObject closed = server.reports(71).getFirst();
            assertEquals(server.uri("a.txt"), closed.get("uri").getAsString());
            assertEquals(List.of(), codes(closed.get("items")), "the findings go with the document");
            server.end();
        }
    }
}
