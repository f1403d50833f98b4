package io.github.urnls.lsp.workspace;

import static io.github.urnls.support.lsp.Editor.codes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.Edits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project file: what is in force, what is wrong in it, and what an editor writes to it. */
class ProjectFileIT {

    @TempDir
    private Path folder;

    private void write(String name, String text) {
        Editor.write(folder.resolve(name), text);
    }

    /** The settings of a team apply to its files, not those of the editor. A change applies at once. */
    @Test
    void theProjectFileApplies() throws IOException {
        write("urn-ls.json", "{\"severity\": {\"malformed-percent-encoding\": \"warning\"}, \"exclude\": [\"out/\"]}");
        write("out/c.txt", "urn:example:a");
        // Without progress, whose messages would come in between.
        try (Editor server = Editor.at(folder).begin("{}", "rootUri", folder.toUri().toString(),
                "initializationOptions", Json.of("{\"severity\":{\"malformed-percent-encoding\":\"off\"}}"))) {
            server.open("a.txt", "urn:example:a urn:example:100%z");
            JsonObject published = server.findings();
            assertEquals(2,
                    published.getAsJsonArray("diagnostics").get(0).getAsJsonObject().get("severity").getAsInt());
            assertEquals(List.of("a.txt"), server.references("a.txt", 2), "what is left out is not looked at");
            server.open("out/d.txt", "urn:example:100%z");
            assertEquals(List.of(), server.published("out/d.txt"));

            write("urn-ls.json", "{\"severity\": {\"malformed-percent-encoding\": \"error\"}, \"excluded\": []}");
            server.changed("urn-ls.json");
            assertTrue(server.shown()
                    .contains("urn-ls.json:1:56: there is no setting “excluded” here; did you mean “exclude”?"));
            List<String> both = List.of(server.findings().toString(),
                    server.findings().toString());
            assertTrue(both.stream().allMatch(one -> one.contains("\"severity\":1")), both::toString);
            assertEquals(List.of("project-file"), server.published("urn-ls.json"), "also when it is not open");
            server.open("urn-ls.json", Files.readString(folder.resolve("urn-ls.json")));
            assertEquals(List.of("project-file"), server.published("urn-ls.json"));
            server.end();
        }
    }

    /** A name is accepted by an edit of the project file; where there is none, one is made. */
    @Test
    void aNameIsAcceptedInTheProjectFile() {
        try (Editor server = Editor.at(folder).begin("""
                {"workspace":{"workspaceEdit":{"documentChanges":true,"resourceOperations":["create","rename"]}},
                 "textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}""",
                "rootUri", folder.toUri().toString())) {
            server.open("a.txt", "urn:acme_x:y");
            assertEquals(List.of("nid-character"), server.published("a.txt"));
            JsonArray changes = accepting(server);
            assertEquals(Json.object("kind", "create", "uri", server.uri("urn-ls.json"), "options",
                    Json.object("ignoreIfExists", true)), changes.get(0));
            write("urn-ls.json", Edits.apply("", changes.get(1).getAsJsonObject().getAsJsonArray("edits")));
            server.changed("urn-ls.json");
            assertEquals(List.of(), server.published("a.txt"), "the new file is in force");

            write("urn-ls.json", "{}");
            server.changed("urn-ls.json");
            assertEquals(List.of("nid-character"), server.published("a.txt"));
            JsonObject edit = accepting(server).get(0).getAsJsonObject();
            assertTrue(edit.getAsJsonObject("textDocument").get("version").isJsonNull());
            assertEquals("{\n  \"accept\": [\"urn:acme_x:y\"]\n}", Edits.apply("{}", edit.getAsJsonArray("edits")));
            server.end();
        }
    }

    private static JsonArray accepting(Editor server) {
        JsonArray actions = server.actions("a.txt", Json.range(0, 8, 8), "");
        return Editor.titled("Accept “urn:acme_x:y” in urn-ls.json", actions).getAsJsonObject("edit")
                .getAsJsonArray("documentChanges");
    }

    /** Problems of a project file that is not open are shown as a message. */
    @Test
    void aBrokenProjectFileIsReported() {
        write("urn-ls.json", "{ \"accept\": [");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            assertTrue(server.shown()
                    .contains("urn-ls.json:1:13: invalid JSON from here on"));
            server.expectNamesRead();
            assertEquals(List.of("project-file"), server.published("urn-ls.json"));
            server.end();
        }
    }

    /** The message has a button that opens the file where it is wrong, for a client that can. */
    @Test
    void aMessageOpensTheFileThatItIsAbout() throws IOException {
        write("urn-ls.json", "{\n  \"acept\": []\n}");
        try (Editor server = Editor.ofWorkspace(folder, """
                {"window":{"showDocument":{"support":true}},"experimental":{"opensSettings":true}}""")) {
            JsonObject asked = server.hold("window/showMessageRequest");
            JsonObject open = asked.getAsJsonObject("params").getAsJsonArray("actions").get(0).getAsJsonObject();
            assertEquals("Open", open.get("title").getAsString());
            server.expectNamesRead();
            assertEquals(List.of("project-file"), server.published("urn-ls.json"));
            server.reply(asked, open);
            JsonObject shown = server.expectRequest("window/showDocument", Json.object("success", true));
            assertEquals(server.uri("urn-ls.json"), shown.get("uri").getAsString());
            assertEquals(Json.range(1, 0, 0), shown.get("selection"));
            server.end();
        }
    }

    /** What is wrong in a project file stands in the list of findings, although the file was never opened. */
    @Test
    void aBrokenProjectFileIsListed() {
        write("urn-ls.json", "{\n  \"acept\": []\n}");
        write("a.txt", "urn:example:100%z");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expect("window/showMessage");
            server.expectNamesRead();
            assertEquals(List.of("project-file"), server.published("urn-ls.json"));
            server.open("a.txt", "urn:example:a");
            assertEquals(List.of(), server.published("a.txt"));
            JsonObject summary = server.execute("urn-ls.summary", Json.object("uri", server.uri("a.txt")))
                    .getAsJsonObject();
            assertTrue(summary.get("project").getAsString().startsWith("urn-ls.json:2:4: "), summary::toString);
            server.open("urn-ls.json", "{}");
            assertEquals(List.of(), server.published("urn-ls.json"), "as the editor has it");
            server.close("urn-ls.json");
            assertEquals(List.of("project-file"), server.published("urn-ls.json"), "as it is on disk");
            write("urn-ls.json", "{}");
            server.changed("urn-ls.json");
            server.expectNamesRead();
            assertEquals(List.of(), server.published("urn-ls.json"));
            server.end();
        }
        write("urn-ls.json", "{\n  \"acept\": []\n}");
        try (Editor server = Editor.ofWorkspace(folder, Editor.PULL)) {
            server.expect("window/showMessage");
            server.expectNamesRead();
            server.askForWorkspace(70);
            JsonObject report = server.reports(70).getFirst();
            assertEquals(server.uri("urn-ls.json"), report.get("uri").getAsString());
            assertEquals(List.of("project-file"), codes(report.get("items")));
            server.end();
        }
    }

    /** Also one that is found later, in a folder below, and what stands on disk when its document is closed. */
    @Test
    void aBrokenProjectFileInAFolderIsListed() {
        write("sub/urn-ls.json", "{\"acept\":[]}");
        write("sub/a.txt", "urn:example:a");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            assertEquals(List.of("project-file"), server.published("sub/urn-ls.json"));
            server.open("sub/urn-ls.json", "{}");
            assertEquals(List.of(), server.published("sub/urn-ls.json"));
            server.close("sub/urn-ls.json");
            assertEquals(List.of("project-file"), server.published("sub/urn-ls.json"));
            server.end();
        }
    }

    /** A project says which members of its own hold which names. */
    @Test
    void aPlaceOfTheProjectCompletesNamesOfTheWorkspace() {
        write("base/urn-ls.json", "{}");
        write("urn-ls.json", "{ \"extends\": \"base/urn-ls.json\" }");
        write("b.txt", "urn:acme:partner:north urn:acme:partner:*");
        write("many.txt", String.join(" ", Collections.nCopies(3, IntStream.range(0, 60)
                .mapToObj(i -> "urn:example:item:" + i).collect(Collectors.joining(" ")))));
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            server.open("a.json", "{ \"partner\": \"nor\" }");
            server.published("a.json");
            write("base/urn-ls.json", "{ \"slots\": { \"partner\": \"urn:acme:partner:\" } }");
            server.changed("base/urn-ls.json"); // applies to what is open
            server.expectNamesRead();
            JsonArray items = server.completions("a.json", 0, 17);
            assertEquals(1, items.size(), items::toString);
            assertEquals("urn:acme:partner:north", items.get(0).getAsJsonObject().getAsJsonObject("textEdit")
                    .get("newText").getAsString());
            server.end();
        }
    }
}
