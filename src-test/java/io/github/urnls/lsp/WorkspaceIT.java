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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens between documents, files, folders and settings; the real jar as a process. */
class WorkspaceIT {

    private static final String PULL = "\"textDocument\":{\"diagnostic\":{}},\"workspace\":{\"diagnostics\":{\"refreshSupport\":true}}";

    @TempDir
    private Path folder;

    private LspClient started(String capabilities) throws IOException {
        return started(capabilities, "[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}]", "{}");
    }

    private LspClient started(String capabilities, String folders, String options) throws IOException {
        return initialized(LspClient.start(), capabilities, folders, options);
    }

    private static LspClient initialized(LspClient server, String capabilities, String folders, String options) {
        server.initialize("{\"workspaceFolders\":" + folders + ",\"initializationOptions\":" + options
                + ",\"capabilities\":{\"window\":{\"workDoneProgress\":true}"
                + (capabilities.isEmpty() ? "" : "," + capabilities) + "}}");
        server.notify("initialized", "{}");
        return server;
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private void open(LspClient server, String name, String text) {
        openUri(server, uri(name), text);
    }

    private static void openUri(LspClient server, String uri, String text) {
        server.notify("textDocument/didOpen",
                "{\"textDocument\":{\"uri\":\"" + uri + "\",\"languageId\":\"\",\"version\":1,\"text\":"
                        + new Gson().toJson(text) + "}}");
    }

    private void replace(LspClient server, String name, int version, String text) {
        server.notify("textDocument/didChange",
                "{\"textDocument\":{\"uri\":\"" + uri(name) + "\",\"version\":" + version
                        + "},\"contentChanges\":[{\"text\":" + new Gson().toJson(text) + "}]}");
    }

    private void close(LspClient server, String name) {
        server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"" + uri(name) + "\"}}");
    }

    private void changed(LspClient server, String... names) {
        List<String> changes = new ArrayList<>();
        for (String name : names) {
            changes.add(
                    "{\"uri\":\"" + uri(name) + "\",\"type\":" + (Files.exists(folder.resolve(name)) ? 2 : 3) + "}");
        }
        server.notify("workspace/didChangeWatchedFiles", "{\"changes\":" + changes + "}");
    }

    private String uri(String name) {
        return folder.resolve(name).toUri().toString();
    }

    private static List<String> codes(JsonElement diagnostics) {
        return StreamSupport.stream(diagnostics.getAsJsonArray().spliterator(), false)
                .map(diagnostic -> diagnostic.getAsJsonObject().get("code").getAsString()).toList();
    }

    private List<String> published(LspClient server, String name) {
        JsonObject published = server.expect("textDocument/publishDiagnostics");
        assertEquals(uri(name), published.get("uri").getAsString());
        return codes(published.get("diagnostics"));
    }

    private JsonObject pulled(LspClient server, String name, String previous) {
        return server.request("textDocument/diagnostic", "{\"textDocument\":{\"uri\":\"" + uri(name) + "\"}"
                + (previous.isEmpty() ? "" : ",\"previousResultId\":\"" + previous + "\"") + "}").getAsJsonObject();
    }

    private List<String> references(LspClient server, String name) {
        List<String> files = new ArrayList<>();
        server.request("textDocument/references", "{\"textDocument\":{\"uri\":\"" + uri(name)
                + "\"},\"position\":{\"line\":0,\"character\":2},\"context\":{\"includeDeclaration\":true}}")
                .getAsJsonArray()
                .forEach(one -> files.add(
                        folder.toUri().relativize(java.net.URI.create(one.getAsJsonObject().get("uri").getAsString()))
                                .toString()));
        return files;
    }

    /** A client that pulls gets no published findings, and unchanged ones are not sent again. */
    @Test
    void aClientThatAsksIsAnswered() throws IOException {
        try (LspClient server = started(PULL)) {
            server.expectNamesRead();
            open(server, "a.txt", "urn:example:100%z");
            JsonObject report = pulled(server, "a.txt", "");
            assertEquals("full", report.get("kind").getAsString());
            assertEquals(List.of("malformed-percent-encoding"), codes(report.get("items")));
            String id = report.get("resultId").getAsString();
            assertEquals("{\"kind\":\"unchanged\",\"resultId\":\"" + id + "\"}",
                    pulled(server, "a.txt", id).toString());

            replace(server, "a.txt", 2, "urn:example:100");
            report = pulled(server, "a.txt", id);
            assertEquals("full", report.get("kind").getAsString());
            assertEquals(List.of(), codes(report.get("items")));

            close(server, "a.txt");
            assertEquals("{\"kind\":\"full\",\"items\":[]}", pulled(server, "a.txt", "").toString(),
                    "of a closed document nothing");
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
        try (LspClient server = started(PULL)) {
            server.expectNamesRead();
            open(server, "open.txt", "urn:example:fine");
            server.ask(70, "workspace/diagnostic", "{\"previousResultIds\":[]}");
            server.ask(71, "workspace/executeCommand", "{\"command\":\"urn-ls.checkWorkspace\"}");
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            JsonArray items = server.answer(70).getAsJsonObject().getAsJsonArray("items");
            assertEquals(1, items.size(), "only what there is to say, and nothing of the open document");
            JsonObject report = items.get(0).getAsJsonObject();
            assertEquals(uri("a.txt"), report.get("uri").getAsString());
            assertTrue(report.get("version").isJsonNull(), "of a file that is not open");
            assertEquals(List.of("malformed-percent-encoding"), codes(report.get("items")));
            assertEquals("end", server.expectProgress());
            server.answer(71);

            String known = "{\"previousResultIds\":[{\"uri\":\"" + uri("a.txt") + "\",\"value\":"
                    + report.get("resultId") + "}]}";
            server.ask(72, "workspace/diagnostic", known);
            write("b.txt", "urn:example:100%z");
            changed(server, "b.txt");
            items = server.answer(72).getAsJsonObject().getAsJsonArray("items");
            assertEquals(1, items.size(), "a.txt is as it was");
            assertEquals(uri("b.txt"), items.get(0).getAsJsonObject().get("uri").getAsString());

            server.ask(73, "workspace/diagnostic", known);
            items = server.answer(73).getAsJsonObject().getAsJsonArray("items");
            assertEquals(uri("b.txt"), items.get(0).getAsJsonObject().get("uri").getAsString(),
                    "the client did not say that it knows");

            server.ask(74, "workspace/diagnostic", known.replace("]}", ",{\"uri\":\"" + uri("b.txt") + "\",\"value\":"
                    + items.get(0).getAsJsonObject().get("resultId") + "}]}"));
            Files.delete(folder.resolve("a.txt"));
            changed(server, "a.txt");
            items = server.answer(74).getAsJsonObject().getAsJsonArray("items");
            assertEquals(List.of(), codes(items.get(0).getAsJsonObject().get("items")),
                    "of a file that is gone nothing is left");

            server.ask(75, "workspace/diagnostic",
                    "{\"previousResultIds\":[{\"uri\":\"" + uri("gone.txt") + "\",\"value\":\"old\"}]}");
            items = server.answer(75).getAsJsonObject().getAsJsonArray("items");
            assertEquals(2, items.size(), "b.txt, and that there is nothing in a file that an earlier server knew");
            server.ask(76, "workspace/diagnostic",
                    "{\"previousResultIds\":[{\"uri\":\"" + uri("b.txt") + "\",\"value\":"
                            + items.get(0).getAsJsonObject().get("resultId") + "}]}");
            server.notify("$/cancelRequest", "{\"id\":76}");
            assertEquals(-32800, server.failure(76).get("code").getAsInt());
            server.end();
        }
    }

    /** Many reports come in parts, so that the first can be read while the rest is looked for. */
    @ParameterizedTest
    @ValueSource(strings = {"\"parts\"", "70000"})
    void manyReportsComeInParts(String token) throws IOException {
        for (int i = 0; i < 250; i++) {
            write("f" + i + ".txt", "urn:example:100%z");
        }
        try (LspClient server = started(PULL)) {
            server.expectNamesRead();
            server.ask(70, "workspace/diagnostic", "{\"previousResultIds\":[],\"partialResultToken\":" + token + "}");
            server.ask(71, "workspace/executeCommand", "{\"command\":\"urn-ls.checkWorkspace\"}");
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
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
    void theWorkspaceIsCheckedWhenThatIsSet() throws IOException {
        write("a.txt", "urn:example:100%z");
        try (LspClient server = started("", "[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}]",
                "{\"workspaceDiagnostics\":true}")) {
            server.expectNamesRead();
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            assertEquals(List.of("malformed-percent-encoding"), published(server, "a.txt"));
            assertEquals("end", server.expectProgress());
            write("a.txt", "urn:example:100");
            changed(server, "a.txt");
            assertEquals(List.of(), published(server, "a.txt"));
            server.end();
        }
    }

    /** Another spelling in another file is reported when that file is created, and no longer when it is deleted. */
    @Test
    void otherFilesMatter() throws IOException {
        try (LspClient server = started("")) {
            server.expectNamesRead();
            open(server, "a.xml", "<a xmlns='URN:example:a'/>");
            assertEquals(List.of("not-normalized"), published(server, "a.xml"));
            write("b.xml", "<a xmlns='urn:example:a'/>");
            changed(server, "b.xml");
            assertEquals(List.of("not-normalized", "equivalent-spelling"), published(server, "a.xml"));

            open(server, "b.xml", "<a xmlns='URN:example:a'/>");
            // What is open counts, not what is on disk: both say the same now. Both documents are looked at, in either
            // order.
            List<String> first = List.of(server.expect("textDocument/publishDiagnostics").toString(),
                    server.expect("textDocument/publishDiagnostics").toString());
            assertTrue(first.stream().noneMatch(one -> one.contains("equivalent-spelling")), first::toString);

            close(server, "b.xml");
            assertEquals(List.of(), published(server, "b.xml"));
            assertEquals(List.of("not-normalized", "equivalent-spelling"), published(server, "a.xml"));
            Files.move(folder.resolve("b.xml"), folder.resolve("c.xml"));
            server.notify("workspace/didRenameFiles",
                    "{\"files\":[{\"oldUri\":\"" + uri("b.xml") + "\",\"newUri\":\"" + uri("c.xml") + "\"}]}");
            assertEquals(List.of("a.xml", "c.xml"), namesAt(server, "a.xml", 12));
            Files.delete(folder.resolve("c.xml"));
            changed(server, "c.xml");
            assertEquals(List.of("not-normalized"), published(server, "a.xml"));
            server.end();
        }
    }

    /** A name behind a prefix is declared in another file, and no longer. */
    @Test
    void otherFilesDeclareWhatStandsBehindAPrefix() throws IOException {
        write("urn-ls.json", "{\"vocabularies\": [{\"prefix\": \"urn:example:s:\", \"closed\": true, \"names\": []}]}");
        String prefix = "@prefix s: <urn:example:s:> .\n";
        try (LspClient server = started("")) {
            server.expectNamesRead();
            open(server, "a.ttl", prefix + "[] a s:Payment .\n");
            assertEquals(List.of("undeclared-name"), published(server, "a.ttl"));
            write("b.ttl", prefix + "s:Payment a 1 .\n");
            changed(server, "b.ttl");
            assertEquals(List.of(), published(server, "a.ttl"));
            write("b.ttl", prefix + "s:Other a 1 .\n");
            changed(server, "b.ttl");
            assertEquals(List.of("undeclared-name"), published(server, "a.ttl"));
            server.end();
        }
    }

    private List<String> namesAt(LspClient server, String name, int character) {
        JsonArray found = server.request("textDocument/references", "{\"textDocument\":{\"uri\":\"" + uri(name)
                + "\"},\"position\":{\"line\":0,\"character\":" + character
                + "},\"context\":{\"includeDeclaration\":true}}").getAsJsonArray();
        return StreamSupport.stream(found.spliterator(), false)
                .map(one -> one.getAsJsonObject().get("uri").getAsString())
                .map(uri -> uri.substring(uri.lastIndexOf('/') + 1)).toList();
    }

    /** A client that pulls is asked to pull again. */
    @Test
    void otherFilesMatterToAClientThatAsks() throws IOException {
        try (LspClient server = started(PULL)) {
            server.expectNamesRead();
            open(server, "a.xml", "<a xmlns='urn:example:%c3'/>");
            String id = pulled(server, "a.xml", "").get("resultId").getAsString();
            write("b.xml", "<a xmlns='urn:example:%C3'/>");
            changed(server, "b.xml");
            server.expectRequest("workspace/diagnostic/refresh", "null");
            JsonObject report = pulled(server, "a.xml", id);
            assertTrue(codes(report.get("items")).contains("equivalent-spelling"), report::toString);
            server.end();
        }
    }

    /**
     * Names that many documents share cost no more than those documents. Clients are not asked to pull again when
     * nothing has changed.
     */
    @Test
    void documentsThatShareNamesAreLookedAtOnce() throws IOException {
        for (int i = 0; i < 20; i++) {
            write("d" + i + ".txt", "urn:example:shared");
        }
        try (LspClient server = started(PULL)) {
            server.expectNamesRead();
            for (int i = 0; i < 20; i++) {
                open(server, "d" + i + ".txt", "urn:example:shared, and urn:example:shared");
                openUri(server, "untitled:" + i, "urn:example:shared");
            }
            for (int i = 0; i < 20; i++) {
                assertEquals(List.of(), codes(pulled(server, "d" + i + ".txt", "").get("items")));
            }
            assertEquals(20,
                    references(server, "d0.txt").stream().filter(file -> file.endsWith(".txt")).distinct().count());
            server.end(); // with nothing unexpected: no refresh has come
        }
    }

    /** What was shown of a file before it was opened is not shown again when it is closed, if it has been repaired. */
    @Test
    void aFileThatWasRepairedWhileItWasOpen() throws IOException {
        write("a.txt", "urn:example:100%z");
        try (LspClient server = started(PULL, "[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}]",
                "{\"workspaceDiagnostics\":true}")) {
            server.expectNamesRead();
            assertEquals(0, checked(server, 0));
            assertEquals(List.of("malformed-percent-encoding"), codes(pulled(server, "a.txt", "").get("items")),
                    "on disk");
            open(server, "a.txt", "urn:example:100%z");
            replace(server, "a.txt", 2, "urn:example:100");
            write("a.txt", "urn:example:100");
            changed(server, "a.txt");
            assertEquals(List.of(), codes(pulled(server, "a.txt", "").get("items")));
            checkAll(server); // behind the file that has changed
            close(server, "a.txt");
            checkAll(server);
            assertEquals(List.of(), codes(pulled(server, "a.txt", "").get("items")), "on disk, once more");
            server.end();
        }
    }

    private static void checkAll(LspClient server) {
        server.ask(7001, "workspace/executeCommand", "{\"command\":\"urn-ls.checkWorkspace\",\"arguments\":[]}");
        checked(server, 0);
        server.answer(7001);
    }

    /** Which folders there are is known only once the client has told its settings; what is shown of them follows. */
    @Test
    void findingsOfFoldersThatComeAndGo() throws IOException {
        write("p/a.txt", "urn:example:100%z");
        write("q/b.txt", "urn:example:200%z");
        String p = "{\"uri\":\"" + folder.resolve("p").toUri() + "\",\"name\":\"p\"}";
        String q = "{\"uri\":\"" + folder.resolve("q").toUri() + "\",\"name\":\"q\"}";
        String wishes = "{\"workspaceDiagnostics\":true}";
        try (LspClient server = started(
                "\"textDocument\":{\"diagnostic\":{}},\"workspace\":{\"configuration\":true,\"workspaceFolders\":true}",
                "[" + p + "]", "{}")) {
            server.expectRequest("workspace/configuration", "[" + wishes + "," + wishes + "]");
            server.expectNamesRead();
            checked(server, 0);
            assertEquals(List.of("malformed-percent-encoding"), codes(pulled(server, "p/a.txt", "").get("items")));
            assertEquals(List.of(), codes(pulled(server, "q/b.txt", "").get("items")));

            server.notify("workspace/didChangeWorkspaceFolders", "{\"event\":{\"added\":[" + q + "],\"removed\":[]}}");
            server.expectRequest("workspace/configuration", "[" + wishes + "," + wishes + "," + wishes + "]");
            server.expectNamesRead();
            checked(server, 0);
            assertEquals(List.of("malformed-percent-encoding"), codes(pulled(server, "q/b.txt", "").get("items")),
                    "a folder has come");

            server.notify("workspace/didChangeWorkspaceFolders", "{\"event\":{\"added\":[],\"removed\":[" + p + "]}}");
            server.expectRequest("workspace/configuration", "[" + wishes + "," + wishes + "]");
            server.expectNamesRead();
            checked(server, 0);
            assertEquals(List.of(), codes(pulled(server, "p/a.txt", "").get("items")), "a folder has gone");
            server.end();
        }
    }

    /** A deleted folder takes its names along. After a change of {@code .gitignore} the files are read again. */
    @Test
    void foldersAndIgnoredFilesComeAndGo() throws IOException {
        write("x/a.txt", "urn:example:a");
        write("x/y/b.txt", "urn:example:a");
        write("c.txt", "urn:example:a");
        try (LspClient server = started("")) {
            server.expectNamesRead();
            open(server, "c.txt", "urn:example:a");
            published(server, "c.txt");
            assertEquals(List.of("c.txt", "x/a.txt", "x/y/b.txt"), references(server, "c.txt"));
            Files.move(folder.resolve("x"), folder.resolve("z"));
            changed(server, "x", "z");
            assertEquals(List.of("c.txt", "z/a.txt", "z/y/b.txt"), references(server, "c.txt"));
            write(".gitignore", "y/\n");
            changed(server, ".gitignore");
            server.expectNamesRead();
            assertEquals(List.of("c.txt", "z/a.txt"), references(server, "c.txt"));
            server.notify("workspace/didChangeWorkspaceFolders",
                    "{\"event\":{\"added\":[],\"removed\":[{\"uri\":\"" + folder.toUri()
                            + "\",\"name\":\"x\"}]}}");
            assertEquals(List.of("c.txt"), references(server, "c.txt"), "the open document still works");
            server.end();
        }
    }

    /** Every folder has its own settings; a document in none has those of the window. */
    @Test
    void foldersHaveTheirOwnSettings() throws IOException {
        write("old/a.txt", "");
        write("new/a.txt", "");
        String folders = "[{\"uri\":\"" + uri("old") + "\",\"name\":\"old\"},{\"uri\":\"" + uri("new")
                + "\",\"name\":\"new\"}]";
        try (LspClient server = started("\"workspace\":{\"configuration\":true}", folders, "{}")) {
            JsonObject asked = server.expectRequest("workspace/configuration",
                    "[{\"severity\":{\"reserved-nid\":\"off\"}},{\"specification\":\"draft2012\"},{}]");
            assertEquals(List.of("", uri("old").replaceAll("/$", ""), uri("new").replaceAll("/$", "")),
                    StreamSupport.stream(asked.getAsJsonArray("items").spliterator(), false)
                            .map(JsonElement::getAsJsonObject)
                            .map(item -> item.has("scopeUri") ? item.get("scopeUri").getAsString() : "").toList());
            server.expectNamesRead();
            String name = "<urn:example:a?s=I2L&c=ToC>";
            open(server, "old/a.txt", name);
            assertFalse(published(server, "old/a.txt").contains("stray-question-mark"), "as the draft of 2012 has it");
            open(server, "new/a.txt", name);
            assertTrue(published(server, "new/a.txt").contains("stray-question-mark"));
            openUri(server, "untitled:Untitled-1", "urn:xn--a:b");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics").get("diagnostics")));
            server.end();
        }
    }

    /** A workspace that is too large is reported, and a button raises the limit. */
    @Test
    void tooManyFilesAreReported() throws IOException {
        for (int i = 0; i < 7; i++) {
            write("f" + i + ".txt", "urn:example:a");
        }
        // In a language with digits of its own.
        try (LspClient server = initialized(LspClient.withJvm(List.of("-Duser.language=ar", "-Duser.country=EG")), "",
                "[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}]", "{\"maxFiles\":3}")) {
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            JsonObject asked = server.hold("window/showMessageRequest");
            assertTrue(asked.getAsJsonObject("params").get("message").getAsString().contains("more than 3 files"),
                    asked::toString);
            assertEquals("end", server.expectProgress());
            open(server, "f0.txt", "urn:example:a");
            published(server, "f0.txt");
            assertEquals(List.of("f0.txt"), references(server, "f0.txt"));
            server.send("{\"jsonrpc\":\"2.0\",\"id\":" + asked.get("id") + ",\"result\":"
                    + asked.getAsJsonObject("params").getAsJsonArray("actions").get(0) + "}");
            server.expectNamesRead();
            assertEquals(7, references(server, "f0.txt").size());
            server.end();
        }
    }

    /** A workspace with more names than fit in memory is reported, and the rest works. */
    @Test
    void tooManyNamesAreReported() throws IOException {
        for (int i = 0; i < 40; i++) {
            write("f" + i + ".txt", "urn:example:a urn:example:b" + i + " urn:example:c" + i);
        }
        try (LspClient server = initialized(LspClient.withJvm(List.of("-Durnls.most.occurrences=30")), "",
                "[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}]", "{}")) {
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            assertTrue(server.expect("window/showMessage").get("message").getAsString().contains("urn.server.maxHeap"));
            assertEquals("end", server.expectProgress());
            open(server, "f0.txt", "urn:example:a");
            published(server, "f0.txt");
            int found = references(server, "f0.txt").size();
            assertTrue(found >= 10 && found < 40, () -> found + " files");
            server.end();
        }
    }

    /** The reading of files is cancelled by its user; what is open is known all the same. */
    @Test
    void theReadingOfFilesIsCancelled() throws IOException {
        write("a.txt", "urn:example:a");
        try (LspClient server = started("")) {
            JsonObject create = server.hold("window/workDoneProgress/create");
            server.notify("window/workDoneProgress/cancel",
                    "{\"token\":" + create.getAsJsonObject("params").get("token") + "}");
            open(server, "b.txt", "urn:example:a");
            published(server, "b.txt");
            server.send("{\"jsonrpc\":\"2.0\",\"id\":" + create.get("id") + ",\"result\":null}");
            assertEquals("begin", server.expectProgress());
            assertEquals("end", server.expectProgress());
            assertEquals(List.of("b.txt"), references(server, "b.txt"));
            server.end();
        }
    }

    /** Requests before the settings wait for them, since only then the files are known. */
    @Test
    void questionsWaitForTheSettings() throws IOException {
        write("a.txt", "urn:example:a");
        write("b.txt", "urn:example:a");
        try (LspClient server = started("\"workspace\":{\"configuration\":true}")) {
            JsonObject asked = server.hold("workspace/configuration");
            open(server, "a.txt", "urn:example:a");
            published(server, "a.txt");
            server.ask(70, "textDocument/references", "{\"textDocument\":{\"uri\":\"" + uri("a.txt")
                    + "\"},\"position\":{\"line\":0,\"character\":2},\"context\":{\"includeDeclaration\":true}}");
            server.send("{\"jsonrpc\":\"2.0\",\"id\":" + asked.get("id") + ",\"result\":[null,null]}");
            server.expectNamesRead();
            assertEquals(2, server.answer(70).getAsJsonArray().size());
            server.end();
        }
    }

    /** The settings of {@code initialize} apply if a client cannot send its settings, or has none. */
    @Test
    void settingsThatAreNotToldAreThoseOfTheBeginning() throws IOException {
        write("a.txt", "urn:example:a");
        for (String answer : List.of("\"error\":{\"code\":-32601,\"message\":\"no\"}", "\"result\":[null,null]")) {
            try (LspClient server = started("\"workspace\":{\"configuration\":true}", "[{\"uri\":\"" + folder.toUri()
                    + "\",\"name\":\"x\"}]", "{\"severity\":{\"malformed-percent-encoding\":\"off\"}}")) {
                JsonObject asked = server.hold("workspace/configuration");
                server.send("{\"jsonrpc\":\"2.0\",\"id\":" + asked.get("id") + "," + answer + "}");
                if (answer.contains("error")) {
                    assertTrue(server.expect("window/logMessage").get("message").getAsString().contains("settings"));
                }
                server.expectNamesRead();
                open(server, "b.txt", "urn:example:a urn:example:100%z");
                assertEquals(List.of(), published(server, "b.txt"));
                assertEquals(List.of("a.txt", "b.txt"), references(server, "b.txt"));
                server.end();
            }
        }
    }

    /** Once the workspace is checked, folders and settings that change are followed. */
    @Test
    void findingsOfFilesAreFollowed() throws IOException {
        write("d/a.txt", "urn:example:100%z");
        try (LspClient server = started("", "[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}]",
                "{\"workspaceDiagnostics\":true,\"severity\":{\"malformed-percent-encoding\":\"off\"}}")) {
            server.expectNamesRead();
            checked(server, 0);
            server.notify("workspace/didChangeConfiguration",
                    "{\"settings\":{\"urn\":{\"workspaceDiagnostics\":true}}}");
            assertEquals(1, checked(server, 1), "a setting that makes more visible");

            Files.move(folder.resolve("d"), folder.resolve("e"));
            server.notify("workspace/didRenameFiles",
                    "{\"files\":[{\"oldUri\":\"" + uri("d") + "\",\"newUri\":\"" + uri("e") + "\"}]}");
            List<String> both = List.of(server.expect("textDocument/publishDiagnostics").toString(),
                    server.expect("textDocument/publishDiagnostics").toString());
            assertTrue(
                    both.stream().anyMatch(one -> one.contains(uri("d/a.txt")) && one.contains("\"diagnostics\":[]")),
                    both::toString);
            assertTrue(both.stream().anyMatch(one -> one.contains(uri("e/a.txt")) && one.contains("malformed")),
                    both::toString);

            write(".gitignore", "e/\n");
            changed(server, ".gitignore");
            server.expectNamesRead();
            checked(server, 1);

            Files.delete(folder.resolve(".gitignore"));
            changed(server, ".gitignore");
            server.expectNamesRead();
            checked(server, 1);
            server.notify("workspace/didChangeConfiguration", "{\"settings\":{\"urn\":{}}}");
            assertEquals(List.of(), published(server, "e/a.txt"), "switched off");
            server.end();
        }
    }

    /**
     * A check of the workspace, from the beginning of its progress to its end, with so many publications; how many
     * findings they have.
     */
    private static int checked(LspClient server, int publications) {
        server.expectRequest("window/workDoneProgress/create", "null");
        assertEquals("begin", server.expectProgress());
        int found = 0;
        for (int i = 0; i < publications; i++) {
            found += server.expect("textDocument/publishDiagnostics").getAsJsonArray("diagnostics").size();
        }
        assertEquals("end", server.expectProgress());
        return found;
    }

    /** One file under two spellings of its URI is one file, and so is one on this machine by its name. */
    @Test
    void aFileIsKnownUnderAnySpelling() throws IOException {
        write("a b.txt", "urn:example:a");
        try (LspClient server = started("").sendingWhatIsWrong()) { // a blank cannot stand in a URI
            server.expectNamesRead();
            String plain = folder.toUri() + "a b.txt";
            String local = uri("a b.txt").replace("file:///", "file://localhost/");
            openUri(server, local, "urn:example:a urn:example:a");
            server.expect("textDocument/publishDiagnostics");
            openUri(server, plain, "urn:example:a urn:example:a");
            server.expect("textDocument/publishDiagnostics");
            server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"" + plain + "\"}}");
            server.expect("textDocument/publishDiagnostics");
            JsonArray found = server.request("textDocument/references", "{\"textDocument\":{\"uri\":\"" + local
                    + "\"},\"position\":{\"line\":0,\"character\":2},\"context\":{\"includeDeclaration\":true}}")
                    .getAsJsonArray();
            assertEquals(2, found.size(), "as it is in the editor that is still open, and once");
            server.end();
        }
    }

    /** The settings of a team apply to its files, not those of the editor. A change applies at once. */
    @Test
    void theProjectFileApplies() throws IOException {
        write("urn-ls.json", "{\"severity\": {\"malformed-percent-encoding\": \"warning\"}, \"exclude\": [\"out/\"]}");
        write("out/c.txt", "urn:example:a");
        try (LspClient server = LspClient.start()) {
            // Without progress, whose messages would come in between.
            server.initialize("{\"rootUri\":\"" + folder.toUri() + "\",\"capabilities\":{},\"initializationOptions\":"
                    + "{\"severity\":{\"malformed-percent-encoding\":\"off\"}}}");
            server.notify("initialized", "{}");
            open(server, "a.txt", "urn:example:a urn:example:100%z");
            JsonObject published = server.expect("textDocument/publishDiagnostics");
            assertEquals(2,
                    published.getAsJsonArray("diagnostics").get(0).getAsJsonObject().get("severity").getAsInt());
            assertEquals(List.of("a.txt"), references(server, "a.txt"), "what is left out is not looked at");
            open(server, "out/d.txt", "urn:example:100%z");
            assertEquals(List.of(), published(server, "out/d.txt"));

            write("urn-ls.json", "{\"severity\": {\"malformed-percent-encoding\": \"error\"}, \"excluded\": []}");
            changed(server, "urn-ls.json");
            assertTrue(server.expect("window/showMessage").get("message").getAsString()
                    .contains("urn-ls.json:1:56: there is no setting “excluded” here; did you mean “exclude”?"));
            List<String> both = List.of(server.expect("textDocument/publishDiagnostics").toString(),
                    server.expect("textDocument/publishDiagnostics").toString());
            assertTrue(both.stream().allMatch(one -> one.contains("\"severity\":1")), both::toString);
            assertEquals(List.of("project-file"), published(server, "urn-ls.json"), "also when it is not open");
            open(server, "urn-ls.json", Files.readString(folder.resolve("urn-ls.json")));
            assertEquals(List.of("project-file"), published(server, "urn-ls.json"));
            server.end();
        }
    }

    /** A name is accepted by an edit of the project file; where there is none, one is made. */
    @Test
    void aNameIsAcceptedInTheProjectFile() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"rootUri\":\"" + folder.toUri()
                    + "\",\"capabilities\":{\"workspace\":{\"workspaceEdit\":"
                    + "{\"documentChanges\":true,\"resourceOperations\":[\"create\",\"rename\"]}},\"textDocument\":{\"codeAction\":"
                    + "{\"codeActionLiteralSupport\":{\"codeActionKind\":{\"valueSet\":[]}}}}}}");
            server.notify("initialized", "{}");
            open(server, "a.txt", "urn:acme_x:y");
            assertEquals(List.of("nid-character"), published(server, "a.txt"));
            JsonArray changes = accepting(server);
            assertEquals(
                    "{\"kind\":\"create\",\"uri\":\"" + uri("urn-ls.json")
                            + "\",\"options\":{\"ignoreIfExists\":true}}",
                    sorted(changes.get(0)));
            write("urn-ls.json", changes.get(1).getAsJsonObject().getAsJsonArray("edits").get(0).getAsJsonObject()
                    .get("newText").getAsString());
            changed(server, "urn-ls.json");
            assertEquals(List.of(), published(server, "a.txt"), "the new file is in force");

            write("urn-ls.json", "{}");
            changed(server, "urn-ls.json");
            assertEquals(List.of("nid-character"), published(server, "a.txt"));
            JsonObject edit = accepting(server).get(0).getAsJsonObject();
            assertTrue(edit.getAsJsonObject("textDocument").get("version").isJsonNull());
            assertEquals("\n  \"accept\": [\"urn:acme_x:y\"]\n",
                    edit.getAsJsonArray("edits").get(0).getAsJsonObject().get("newText").getAsString());
            server.end();
        }
    }

    private JsonArray accepting(LspClient server) {
        JsonArray actions = server.request("textDocument/codeAction", "{\"textDocument\":{\"uri\":\"" + uri("a.txt")
                + "\"},\"range\":{\"start\":{\"line\":0,\"character\":8},\"end\":{\"line\":0,\"character\":8}},\"context\":{\"diagnostics\":[]}}")
                .getAsJsonArray();
        return StreamSupport.stream(actions.spliterator(), false).map(JsonElement::getAsJsonObject)
                .filter(action -> action.get("title").getAsString().equals("Accept “urn:acme_x:y” in urn-ls.json"))
                .findFirst().orElseThrow()
                .getAsJsonObject("edit").getAsJsonArray("documentChanges");
    }

    private static String sorted(JsonElement create) {
        JsonObject object = create.getAsJsonObject();
        return "{\"kind\":" + object.get("kind") + ",\"uri\":" + object.get("uri") + ",\"options\":"
                + object.get("options") + "}";
    }

    /** Each switch of the settings, off and on again; what is left out is neither checked nor explained. */
    @Test
    void settingsSayWhatIsLookedAt() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"workspaceFolders\":[{\"uri\":\"" + folder.toUri()
                    + "\",\"name\":\"x\"}],\"capabilities\":{}}");
            server.notify("initialized", "{}");
            open(server, "gen/a.yaml", "a: urn:example:100%z");
            assertEquals(List.of("malformed-percent-encoding"), published(server, "gen/a.yaml"));
            assertTrue(isExplained(server));
            for (String off : List.of("{\"enable\":false}", "{\"enable\":{\"yaml\":false}}",
                    "{\"enable\":{\"*\":false,\"java\":true}}", "{\"exclude\":[\"gen/\"]}",
                    "{\"exclude\":[\"/gen/*.yaml\"]}")) {
                set(server, off);
                assertEquals(List.of(), published(server, "gen/a.yaml"), off);
                assertFalse(isExplained(server), off);
                set(server, "{\"enable\":{\"java\":false,\"yaml\":true},\"exclude\":[\"other/\"]}");
                assertEquals(List.of("malformed-percent-encoding"), published(server, "gen/a.yaml"));
                assertTrue(isExplained(server));
            }
            server.end();
        }
    }

    /** Nor are its names found. */
    @Test
    void excludedFilesAreNotIndexed() throws IOException {
        write("gen/b.txt", "urn:example:hidden");
        try (LspClient server = started("")) {
            server.expectNamesRead();
            assertEquals(1, server.request("workspace/symbol", "{\"query\":\"hidden\"}").getAsJsonArray().size());
            set(server, "{\"exclude\":[\"gen/\"]}");
            server.expectNamesRead();
            assertEquals(0, server.request("workspace/symbol", "{\"query\":\"hidden\"}").getAsJsonArray().size());
            server.end();
        }
    }

    private static void set(LspClient server, String settings) {
        server.notify("workspace/didChangeConfiguration", "{\"settings\":{\"urn\":" + settings + "}}");
    }

    private boolean isExplained(LspClient server) {
        return !server.request("textDocument/hover", "{\"textDocument\":{\"uri\":\"" + uri("gen/a.yaml")
                + "\"},\"position\":{\"line\":0,\"character\":5}}").isJsonNull();
    }

    /** Of one folder alone, also when a file changes later. */
    @Test
    void oneFolderIsChecked() throws IOException {
        write("p/a.txt", "urn:example:100%z");
        write("q/b.txt", "urn:example:200%z");
        try (LspClient server = started("")) {
            server.expectNamesRead();
            server.ask(91, "workspace/executeCommand",
                    "{\"command\":\"urn-ls.checkWorkspace\",\"arguments\":[{\"uri\":\"" + uri("p") + "\"}]}");
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            assertEquals(List.of("malformed-percent-encoding"), published(server, "p/a.txt"));
            assertEquals("end", server.expectProgress());
            assertEquals("1 problem in 1 of 1 file", server.answer(91).getAsJsonObject().get("text").getAsString());
            write("q/b.txt", "urn:example:300%z");
            write("p/a.txt", "urn:example:fine");
            changed(server, "q/b.txt", "p/a.txt");
            assertEquals(List.of(), published(server, "p/a.txt"), "and nothing of the other one");
            server.end();
        }
    }

    /** To check a folder takes nothing back that is known of others. */
    @Test
    void aFolderIsCheckedBesidesTheRest() throws IOException {
        write("p/a.txt", "urn:example:100%z");
        write("q/b.txt", "urn:example:200%z");
        try (LspClient server = started("", "[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}]",
                "{\"workspaceDiagnostics\":true}")) {
            server.expectNamesRead();
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            assertEquals(List.of("malformed-percent-encoding"), published(server, "p/a.txt"));
            assertEquals(List.of("malformed-percent-encoding"), published(server, "q/b.txt"));
            assertEquals("end", server.expectProgress());
            server.ask(91, "workspace/executeCommand",
                    "{\"command\":\"urn-ls.checkWorkspace\",\"arguments\":[{\"uri\":\"" + uri("p") + "\"}]}");
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            assertEquals(List.of("malformed-percent-encoding"), published(server, "p/a.txt"));
            assertEquals("end", server.expectProgress(), "nothing is told of the other folder");
            server.answer(91);
            write("q/b.txt", "urn:example:fine");
            changed(server, "q/b.txt");
            assertEquals(List.of(), published(server, "q/b.txt"), "it is still followed");
            server.end();
        }
    }

    /** Problems of a project file that is not open are shown as a message. */
    @Test
    void aBrokenProjectFileIsReported() throws IOException {
        write("urn-ls.json", "{ \"accept\": [");
        try (LspClient server = started("")) {
            assertTrue(server.expect("window/showMessage").get("message").getAsString()
                    .contains("urn-ls.json:1:13: invalid JSON from here on"));
            server.expectNamesRead();
            assertEquals(List.of("project-file", "project-file"), published(server, "urn-ls.json"));
            server.end();
        }
    }

    /** What is wrong in a project file stands in the list of findings, although the file was never opened. */
    @Test
    void aBrokenProjectFileIsListed() throws IOException {
        write("urn-ls.json", "{\n  \"acept\": []\n}");
        write("a.txt", "urn:example:100%z");
        try (LspClient server = started("")) {
            server.expect("window/showMessage");
            server.expectNamesRead();
            assertEquals(List.of("project-file"), published(server, "urn-ls.json"));
            open(server, "a.txt", "urn:example:a");
            assertEquals(List.of(), published(server, "a.txt"));
            JsonObject summary = server.request("workspace/executeCommand",
                    "{\"command\":\"urn-ls.summary\",\"arguments\":[{\"uri\":\"" + uri("a.txt") + "\"}]}")
                    .getAsJsonObject();
            assertTrue(summary.get("project").getAsString().startsWith("urn-ls.json:2:4: "), summary::toString);
            open(server, "urn-ls.json", "{}");
            assertEquals(List.of(), published(server, "urn-ls.json"), "as the editor has it");
            close(server, "urn-ls.json");
            assertEquals(List.of("project-file"), published(server, "urn-ls.json"), "as it is on disk");
            write("urn-ls.json", "{}");
            changed(server, "urn-ls.json");
            server.expectNamesRead();
            assertEquals(List.of(), published(server, "urn-ls.json"));
            server.end();
        }
        write("urn-ls.json", "{\n  \"acept\": []\n}");
        try (LspClient server = started(PULL)) {
            server.expect("window/showMessage");
            server.expectNamesRead();
            server.ask(70, "workspace/diagnostic", "{\"previousResultIds\":[]}");
            JsonObject report = server.answer(70).getAsJsonObject().getAsJsonArray("items").get(0).getAsJsonObject();
            assertEquals(uri("urn-ls.json"), report.get("uri").getAsString());
            assertEquals(List.of("project-file"), codes(report.get("items")));
            server.end();
        }
    }

    /** Neovim shows what it has pulled first until the next edit, so that answer waits for the settings. */
    @Test
    void theFirstAnswerToAClientThatAsksWaitsForTheSettings() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"rootUri\":\"" + folder.toUri() + "\",\"capabilities\":{" + PULL.replace(
                    "\"workspace\":{", "\"workspace\":{\"configuration\":true,") + "}}");
            server.notify("initialized", "{}");
            open(server, "a.txt", "urn:example:100%z");
            server.ask(70, "textDocument/diagnostic", "{\"textDocument\":{\"uri\":\"" + uri("a.txt") + "\"}}");
            JsonObject asked = server.hold("workspace/configuration");
            String off = "{\"severity\":{\"malformed-percent-encoding\":\"off\"}}";
            server.send("{\"jsonrpc\":\"2.0\",\"id\":" + asked.get("id") + ",\"result\":[" + off + "," + off + "]}");
            server.expectRequest("workspace/diagnostic/refresh", "null");
            assertEquals(List.of(), codes(server.answer(70).getAsJsonObject().get("items")));
            server.end();
        }
    }

    /** Also one that is found later, in a folder below, and what stands on disk when its document is closed. */
    @Test
    void aBrokenProjectFileInAFolderIsListed() throws IOException {
        write("sub/urn-ls.json", "{\"acept\":[]}");
        write("sub/a.txt", "urn:example:a");
        try (LspClient server = started("")) {
            server.expectNamesRead();
            assertEquals(List.of("project-file"), published(server, "sub/urn-ls.json"));
            open(server, "sub/urn-ls.json", "{}");
            assertEquals(List.of(), published(server, "sub/urn-ls.json"));
            close(server, "sub/urn-ls.json");
            assertEquals(List.of("project-file"), published(server, "sub/urn-ls.json"));
            server.end();
        }
    }

    /**
     * When settings change, a client that pulls is told to do so again; some clients then ask for the workspace only,
     * so open documents stand there too.
     */
    @Test
    void settingsThatComeLaterReachAClientThatAsks() throws IOException {
        try (LspClient server = started(PULL)) {
            server.expectNamesRead();
            open(server, "a.txt", "urn:example:100%z");
            JsonObject first = pulled(server, "a.txt", "");
            assertEquals(List.of("malformed-percent-encoding"), codes(first.get("items")));
            set(server, "{\"severity\":{\"malformed-percent-encoding\":\"off\"}}");
            server.expectRequest("workspace/diagnostic/refresh", "null");
            String known = "{\"previousResultIds\":[{\"uri\":\"" + uri("a.txt") + "\",\"value\":"
                    + first.get("resultId") + "}]}";
            server.ask(70, "workspace/diagnostic", known);
            JsonObject report = server.answer(70).getAsJsonObject().getAsJsonArray("items").get(0).getAsJsonObject();
            assertEquals(uri("a.txt"), report.get("uri").getAsString());
            assertEquals(1, report.get("version").getAsInt());
            assertEquals(List.of(), codes(report.get("items")));
            assertEquals("unchanged", pulled(server, "a.txt", report.get("resultId").getAsString()).get("kind")
                    .getAsString(), "the same report by its document");

            server.ask(71, "workspace/diagnostic", known.replace(first.get("resultId").toString(),
                    report.get("resultId").toString()));
            close(server, "a.txt");
            JsonObject closed = server.answer(71).getAsJsonObject().getAsJsonArray("items").get(0).getAsJsonObject();
            assertEquals(uri("a.txt"), closed.get("uri").getAsString());
            assertEquals(List.of(), codes(closed.get("items")), "the findings go with the document");
            server.end();
        }
    }

    /** A project says which members of its own hold which names. */
    @Test
    void aPlaceOfTheProjectCompletesNamesOfTheWorkspace() throws IOException {
        write("base/urn-ls.json", "{}");
        write("urn-ls.json", "{ \"extends\": \"base/urn-ls.json\" }");
        write("b.txt", "urn:acme:partner:north urn:acme:partner:*");
        write("many.txt", String.join(" ", java.util.Collections.nCopies(3, IntStream.range(0, 60)
                .mapToObj(i -> "urn:example:item:" + i).collect(Collectors.joining(" ")))));
        try (LspClient server = started("")) {
            server.expectNamesRead();
            open(server, "a.json", "{ \"partner\": \"nor\" }");
            published(server, "a.json");
            write("base/urn-ls.json", "{ \"slots\": { \"partner\": \"urn:acme:partner:\" } }");
            changed(server, "base/urn-ls.json"); // applies to what is open
            server.expectNamesRead();
            JsonArray items = server.request("textDocument/completion", "{\"textDocument\":{\"uri\":\"" + uri("a.json")
                    + "\"},\"position\":{\"line\":0,\"character\":17}}").getAsJsonObject().getAsJsonArray("items");
            assertEquals(1, items.size(), items::toString);
            assertEquals("urn:acme:partner:north", items.get(0).getAsJsonObject().getAsJsonObject("textEdit")
                    .get("newText").getAsString());
            server.end();
        }
    }

    /**
     * The module next door explains a name of one's own; an editor that shows findings itself is not told them twice.
     */
    @Test
    void aHoverSaysWhatDefinesANameAndNotWhatTheEditorShows() throws IOException {
        write("src/acme.yang",
                "module acme {\n  namespace \"urn:acme:router\";\n  prefix a;\n  description \"Routers.\";\n}\n");
        try (LspClient server = started("\"textDocument\":{\"hover\":{\"contentFormat\":[\"markdown\"]}},"
                + "\"experimental\":{\"findingsBesideHover\":true}")) {
            server.expectNamesRead();
            open(server, "a.txt", "urn:acme:router urn:isbn:9780306406158");
            published(server, "a.txt");
            assertTrue(hover(server, 3).startsWith("**YANG module acme: Routers.** — [src/acme.yang](<"
                    + uri("src/acme.yang") + "#L2>)"), () -> hover(server, 3));
            assertTrue(hover(server, 20).startsWith("**warning:** wrong check digit"), () -> hover(server, 20));
            assertTrue(hover(server, 37).startsWith("**ISBN 9780306406158"), () -> hover(server, 37));
            server.end();
        }
    }

    private String hover(LspClient server, int character) {
        return server.request("textDocument/hover", "{\"textDocument\":{\"uri\":\"" + uri("a.txt")
                + "\"},\"position\":{\"line\":0,\"character\":" + character + "}}").getAsJsonObject()
                .getAsJsonObject("contents").get("value").getAsString();
    }

    /** Where nothing declares a name there is a page about it, for a client that shows documents of the server's. */
    @Test
    void aNameThatNothingDeclaresHasAPage() throws IOException {
        write("b c.txt", "urn:ietf:params:scim:schemas:core:2.0:User");
        String text = "\nurn:ietf:params:scim:schemas:core:2.0:User";
        try (LspClient server = started("\"workspace\":{\"textDocumentContent\":{\"dynamicRegistration\":true}}")) {
            server.expectNamesRead();
            open(server, "a.txt", text);
            assertEquals(List.of(), published(server, "a.txt"));
            server.ask(92, "textDocument/definition", atSecondLine());
            server.expectRequest("workspace/textDocumentContent/refresh", "null");
            JsonObject place = server.answer(92).getAsJsonArray().get(0).getAsJsonObject();
            assertEquals("urn-ls:/urn:ietf:params:scim:schemas:core:2.0:User.md",
                    place.get("uri").getAsString());
            String page = server.request("workspace/textDocumentContent", "{\"uri\":" + place.get("uri") + "}")
                    .getAsJsonObject().get("text").getAsString();
            assertTrue(page.startsWith("# `urn:ietf:params:scim:schemas:core:2.0:User`\n\n**SCIM user"), page);
            assertTrue(page.contains("Used 2 times in 2 files"), page);
            assertTrue(page.contains("- [a.txt, line 2](" + uri("a.txt") + "#L2)"), page);
            assertTrue(page.contains("- [b c.txt, line 1](" + uri("b c.txt") + "#L1)"), page);
            assertEquals(page, server.request("workspace/executeCommand",
                    "{\"command\":\"urn-ls.page\",\"arguments\":[" + atSecondLine() + "]}").getAsString().strip()
                    + "\n");
            assertEquals(-32602, server.call("workspace/textDocumentContent", "{\"uri\":\"urn-ls:/%zz.md\"}")
                    .getAsJsonObject("error").get("code").getAsInt());
            server.end();
        }
        try (LspClient server = started("")) {
            server.expectNamesRead();
            open(server, "a.txt", text);
            assertEquals(List.of(), published(server, "a.txt"));
            assertEquals("[]", server.request("textDocument/definition", atSecondLine()).toString());
            server.end();
        }
    }

    private String atSecondLine() {
        return "{\"textDocument\":{\"uri\":\"" + uri("a.txt") + "\"},\"uri\":\"" + uri("a.txt")
                + "\",\"position\":{\"line\":1,\"character\":5}}";
    }
}
