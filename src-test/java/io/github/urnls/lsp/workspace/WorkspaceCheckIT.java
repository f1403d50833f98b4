package io.github.urnls.lsp.workspace;

import static io.github.urnls.support.lsp.Editor.codes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Findings in files that are not open, which the server is asked for, or tells. */
class WorkspaceCheckIT {

    @TempDir
    private Path folder;

    private void write(String name, String text) {
        Editor.write(folder.resolve(name), text);
    }

    /** Findings in files that are not open are published, with progress. Open files are left to the editor. */
    @Test
    void theWorkspaceIsChecked() throws IOException {
        write("a.txt", "urn:example:100%z");
        write("b.txt", "urn:example:b");
        write("c.txt", "urn:example:100%z");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            server.as("plaintext").open("c.txt", "urn:example:fine");
            assertEquals(List.of(), server.published("c.txt"));
            server.execute(77, "urn-ls.checkWorkspace");
            server.expectBegin();
            assertEquals(List.of("malformed-percent-encoding"), server.published("a.txt"));
            assertEquals("end", server.expectProgress());
            assertEquals(
                    "{\"files\":3,\"problems\":1,\"hints\":0,\"text\":\"1 problem in 1 of 3 files\",\"leftOut\":\"\","
                            + "\"setting\":\"\",\"cancelled\":false}",
                    server.answer(77).toString(), "the open file as it is in the editor");
            assertEquals(
                    "{\"urns\":1,\"problems\":0,\"hints\":0,\"text\":\"1 URN, no "
                            + "problems\",\"specification\":\"rfc8141\","
                            + "\"onlyOpen\":false,\"project\":\"\"}",
                    server.execute("urn-ls.summary", Json.object("uri", server.uri("c.txt"))).toString());

            server.close("c.txt");
            assertEquals(List.of("malformed-percent-encoding"), server.published("c.txt"),
                    "what stands on disk counts again");

            write("a.txt", "urn:example:a");
            server.execute(78, "urn-ls.checkWorkspace");
            server.expectBegin();
            assertEquals(List.of(), codes(server.findings().get("diagnostics")), "what was shown before is taken back");
            assertEquals(List.of("malformed-percent-encoding"), codes(server.findings().get("diagnostics")));
            assertEquals("end", server.expectProgress());
            server.answer(78);
            server.end();
        }
    }

    /** A run is cancelled by its own token only, and by cancelling its request. */
    @Test
    void theCheckOfTheWorkspaceIsCancelled() throws IOException {
        write("a.txt", "urn:example:100%z");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            server.execute(77, "urn-ls.checkWorkspace");
            // The server waits for the answer to this request, so both cancellations come in time.
            JsonObject create = server.hold("window/workDoneProgress/create");
            server.notify("window/workDoneProgress/cancel", Json.object("token", "another"));
            server.notify("window/workDoneProgress/cancel",
                    Json.object("token", create.getAsJsonObject("params").get("token")));
            server.execute("urn-ls.canonical", Json.object("uri", "x", "position", Json.position(0, 0)));
            server.reply(create, "null");
            assertEquals("begin", server.expectProgress());
            assertEquals("end", server.expectProgress());
            assertEquals(
                    "{\"files\":0,\"problems\":0,\"hints\":0,\"text\":\"no problems in 0 "
                            + "files\",\"leftOut\":\"\",\"setting\":\"\",\"cancelled\":true}",
                    server.answer(77).toString());
            server.end();
        }
    }

    /**
     * The request for the workspace waits until there is something to say, and is answered in parts where the client
     * takes parts.
     */
    @Test
    void theWorkspaceIsAskedFor() throws IOException {
        write("a.txt", "urn:example:100%z");
        write("b.txt", "urn:example:b");
        write("open.txt", "urn:example:100%z");
        try (Editor server = Editor.ofWorkspace(folder, Editor.PULL)) {
            server.expectNamesRead();
            server.open("open.txt", "urn:example:fine");
            server.askForWorkspace(70);
            server.execute(71, "urn-ls.checkWorkspace");
            server.expectBegin();
            List<JsonObject> items = server.reports(70);
            assertEquals(1, items.size(), "only what there is to say, and nothing of the open document");
            JsonObject report = items.getFirst();
            assertEquals(server.uri("a.txt"), report.get("uri").getAsString());
            assertTrue(report.get("version").isJsonNull(), "of a file that is not open");
            assertEquals(List.of("malformed-percent-encoding"), codes(report.get("items")));
            assertEquals("end", server.expectProgress());
            server.answer(71);

            server.askForWorkspace(72, "a.txt", report.get("resultId"));
            write("b.txt", "urn:example:100%z");
            server.changed("b.txt");
            items = server.reports(72);
            assertEquals(1, items.size(), "a.txt is as it was");
            assertEquals(server.uri("b.txt"), items.getFirst().get("uri").getAsString());

            server.askForWorkspace(73, "a.txt", report.get("resultId"));
            items = server.reports(73);
            assertEquals(server.uri("b.txt"), items.getFirst().get("uri").getAsString(),
                    "the client did not say that it knows");

            server.askForWorkspace(74, "a.txt", report.get("resultId"), "b.txt", items.getFirst().get("resultId"));
            Files.delete(folder.resolve("a.txt"));
            server.changed("a.txt");
            items = server.reports(74);
            assertEquals(List.of(), codes(items.getFirst().get("items")), "of a file that is gone nothing is left");

            server.askForWorkspace(75, "gone.txt", "old");
            items = server.reports(75);
            assertEquals(2, items.size(), "b.txt, and that there is nothing in a file that an earlier server knew");
            server.askForWorkspace(76, "b.txt", items.getFirst().get("resultId"));
            server.notify("$/cancelRequest", "{\"id\":76}");
            assertEquals(-32800, server.failure(76).get("code").getAsInt());
            server.end();
        }
    }

    /** Many reports come in parts, so that the first can be read while the rest is looked for. */
    @ParameterizedTest
    @ValueSource(strings = {"\"parts\"", "70000"})
    void manyReportsComeInParts(String token) {
        for (int i = 0; i < 250; i++) {
            write("f" + i + ".txt", "urn:example:100%z");
        }
        try (Editor server = Editor.ofWorkspace(folder, Editor.PULL)) {
            server.expectNamesRead();
            server.ask(70, "workspace/diagnostic", "{\"previousResultIds\":[],\"partialResultToken\":" + token + "}");
            server.execute(71, "urn-ls.checkWorkspace");
            server.expectBegin();
            int files = 0;
            for (int part = 0; part < 3; part++) {
                JsonObject progress = server.expect("$/progress");
                assertEquals(token, progress.get("token").toString());
                files += progress.getAsJsonObject("value").getAsJsonArray("items").size();
            }
            assertEquals(250, files);
            assertEquals("{\"items\":[]}", server.answer(70).toString(), "all was said in the parts");
            assertEquals("end", server.expectProgress());
            server.answer(71);
            server.end();
        }
    }

    /** The setting has files checked from the beginning, for every client. */
    @Test
    void theWorkspaceIsCheckedWhenThatIsSet() {
        write("a.txt", "urn:example:100%z");
        try (Editor server = Editor.ofWorkspace(folder, "{}", "initializationOptions",
                Json.of("{\"workspaceDiagnostics\":true}"))) {
            server.expectNamesRead();
            server.expectBegin();
            assertEquals(List.of("malformed-percent-encoding"), server.published("a.txt"));
            assertEquals("end", server.expectProgress());
            write("a.txt", "urn:example:100");
            server.changed("a.txt");
            assertEquals(List.of(), server.published("a.txt"));
            server.end();
        }
    }

    /** What was shown of a file before it was opened is not shown again when it is closed, if it has been repaired. */
    @Test
    void aFileThatWasRepairedWhileItWasOpen() {
        write("a.txt", "urn:example:100%z");
        try (Editor server = Editor.ofWorkspace(folder, Editor.PULL, "initializationOptions",
                Json.of("{\"workspaceDiagnostics\":true}"))) {
            server.expectNamesRead();
            assertEquals(0, server.checked(0));
            assertEquals(List.of("malformed-percent-encoding"), codes(server.pulled("a.txt", "").get("items")),
                    "on disk");
            server.open("a.txt", "urn:example:100%z");
            server.replace("a.txt", 2, "urn:example:100");
            write("a.txt", "urn:example:100");
            server.changed("a.txt");
            assertEquals(List.of(), codes(server.pulled("a.txt", "").get("items")));
            server.checkAll(); // behind the file that has changed
            server.close("a.txt");
            server.checkAll();
            assertEquals(List.of(), codes(server.pulled("a.txt", "").get("items")), "on disk, once more");
            server.end();
        }
    }

    /** Which folders there are is known only once the client has told its settings; what is shown of them follows. */
    @Test
    void findingsOfFoldersThatComeAndGo() throws IOException {
        write("p/a.txt", "urn:example:100%z");
        write("q/b.txt", "urn:example:200%z");
        JsonArray p = Editor.folders(folder.resolve("p"));
        JsonArray q = Editor.folders(folder.resolve("q"));
        JsonArray none = new JsonArray();
        String wishes = "{\"workspaceDiagnostics\":true}";
        try (Editor server = Editor.ofWorkspace(folder, """
                {"textDocument":{"diagnostic":{}},"workspace":{"configuration":true,"workspaceFolders":true}}""",
                "workspaceFolders", p)) {
            server.expectRequest("workspace/configuration", "[" + wishes + "," + wishes + "]");
            server.expectNamesRead();
            server.checked(0);
            assertEquals(List.of("malformed-percent-encoding"), codes(server.pulled("p/a.txt", "").get("items")));
            assertEquals(List.of(), codes(server.pulled("q/b.txt", "").get("items")));

            server.changeFolders(q, none);
            server.expectRequest("workspace/configuration", "[" + wishes + "," + wishes + "," + wishes + "]");
            server.expectNamesRead();
            server.checked(0);
            assertEquals(List.of("malformed-percent-encoding"), codes(server.pulled("q/b.txt", "").get("items")),
                    "a folder has come");

            server.changeFolders(none, p);
            server.expectRequest("workspace/configuration", "[" + wishes + "," + wishes + "]");
            server.expectNamesRead();
            server.checked(0);
            assertEquals(List.of(), codes(server.pulled("p/a.txt", "").get("items")), "a folder has gone");
            server.end();
        }
    }

    /** Once the workspace is checked, folders and settings that change are followed. */
    @Test
    void findingsOfFilesAreFollowed() throws IOException {
        write("d/a.txt", "urn:example:100%z");
        try (Editor server = Editor.ofWorkspace(folder, "{}", "initializationOptions",
                Json.of("{\"workspaceDiagnostics\":true,\"severity\":{\"malformed-percent-encoding\":\"off\"}}"))) {
            server.expectNamesRead();
            server.checked(0);
            server.set("{\"workspaceDiagnostics\":true}");
            assertEquals(1, server.checked(1), "a setting that makes more visible");

            Files.move(folder.resolve("d"), folder.resolve("e"));
            server.renamed("d", "e");
            List<String> both = List.of(server.findings().toString(),
                    server.findings().toString());
            assertTrue(
                    both.stream()
                            .anyMatch(one -> one.contains(server.uri("d/a.txt")) && one.contains("\"diagnostics\":[]")),
                    both::toString);
            assertTrue(both.stream().anyMatch(one -> one.contains(server.uri("e/a.txt")) && one.contains("malformed")),
                    both::toString);

            write(".gitignore", "e/\n");
            server.changed(".gitignore");
            server.expectNamesRead();
            server.checked(1);

            Files.delete(folder.resolve(".gitignore"));
            server.changed(".gitignore");
            server.expectNamesRead();
            server.checked(1);
            server.set("{}");
            assertEquals(List.of(), server.published("e/a.txt"), "switched off");
            server.end();
        }
    }

    /** Of one folder alone, also when a file changes later. */
    @Test
    void oneFolderIsChecked() {
        write("p/a.txt", "urn:example:100%z");
        write("q/b.txt", "urn:example:200%z");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            server.execute(91, "urn-ls.checkWorkspace", Json.object("uri", server.uri("p")));
            server.expectBegin();
            assertEquals(List.of("malformed-percent-encoding"), server.published("p/a.txt"));
            assertEquals("end", server.expectProgress());
            assertEquals("1 problem in 1 of 1 file", server.answer(91).getAsJsonObject().get("text").getAsString());
            write("q/b.txt", "urn:example:300%z");
            write("p/a.txt", "urn:example:fine");
            server.changed("q/b.txt", "p/a.txt");
            assertEquals(List.of(), server.published("p/a.txt"), "and nothing of the other one");
            server.end();
        }
    }

    /** To check a folder takes nothing back that is known of others. */
    @Test
    void aFolderIsCheckedBesidesTheRest() {
        write("p/a.txt", "urn:example:100%z");
        write("q/b.txt", "urn:example:200%z");
        try (Editor server = Editor.ofWorkspace(folder, "{}", "initializationOptions",
                Json.of("{\"workspaceDiagnostics\":true}"))) {
            server.expectNamesRead();
            server.expectBegin();
            assertEquals(List.of("malformed-percent-encoding"), server.published("p/a.txt"));
            assertEquals(List.of("malformed-percent-encoding"), server.published("q/b.txt"));
            assertEquals("end", server.expectProgress());
            server.execute(91, "urn-ls.checkWorkspace", Json.object("uri", server.uri("p")));
            server.expectBegin();
            assertEquals(List.of("malformed-percent-encoding"), server.published("p/a.txt"));
            assertEquals("end", server.expectProgress(), "nothing is told of the other folder");
            server.answer(91);
            write("q/b.txt", "urn:example:fine");
            server.changed("q/b.txt");
            assertEquals(List.of(), server.published("q/b.txt"), "it is still followed");
            server.end();
        }
    }
}
