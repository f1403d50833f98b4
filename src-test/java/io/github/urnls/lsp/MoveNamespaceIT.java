package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.cli.Run;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.Edits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A whole namespace moves by a command of the server, as by {@code rename --below}. */
class MoveNamespaceIT {

    private static final String PLAIN = """
            {"workspace":{"applyEdit":true,"workspaceEdit":{"documentChanges":true}}}""";

    private static final String SHOWS = """
            {"workspace":{"applyEdit":true,
              "workspaceEdit":{"documentChanges":true,"resourceOperations":["delete"],"changeAnnotationSupport":{},
                "metadataSupport":true}},
             "experimental":{"previews":true}}""";

    private static final String COMMAND = "urn-ls.moveNamespace";

    /** Each file before, and after its names have moved from {@code urn:acme:} to {@code urn:example:}. */
    private static final Map<String, String> BEFORE = new TreeMap<>(Map.of(
            "a.xml", "<a xmlns:o='urn:acme:order'>URN:ACME:order?=page=2 urn:acmes:order</a>\n",
            "b.ttl", "@prefix o: <urn:acme:> .\no:order a o:thing .\n",
            "c/d.json", "{\"a\": \"urn:acme:caf\\u00e9\", \"b\": \"urn:acme:order#x\"}\n",
            "e.txt", "See urn:iso:1 and urn:acme:bill.\n"));

    private static final Map<String, String> AFTER = new TreeMap<>(Map.of(
            "a.xml", "<a xmlns:o='urn:example:order'>urn:example:order?=page=2 urn:acmes:order</a>\n",
            "b.ttl", "@prefix o: <urn:example:> .\no:order a o:thing .\n",
            "c/d.json", "{\"a\": \"urn:example:caf\\u00e9\", \"b\": \"urn:example:order#x\"}\n",
            "e.txt", "See urn:iso:1 and urn:example:bill.\n"));

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");

    @BeforeEach
    void workspace() throws IOException {
        folder = temporary.toRealPath();
        BEFORE.forEach((name, text) -> Editor.write(folder.resolve(name), text));
    }

    private Editor started(String capabilities) {
        Editor server = Editor.ofWorkspace(folder, capabilities);
        server.expectNamesRead();
        server.open("a.xml", 7, BEFORE.get("a.xml"));
        server.findings();
        return server;
    }

    private static JsonObject move(String from, String to) {
        return Json.object("from", from, "to", to);
    }

    /** The texts of all files once the edit is applied. */
    private static Map<String, String> applied(Editor server, JsonObject edit) {
        Map<String, String> texts = new TreeMap<>(BEFORE);
        for (JsonElement change : edit.getAsJsonArray("documentChanges")) {
            String name = server.name(change.getAsJsonObject().getAsJsonObject("textDocument").get("uri"));
            texts.put(name, Edits.apply(texts.get(name), change.getAsJsonObject().getAsJsonArray("edits")));
        }
        return texts;
    }

    @Test
    void allNamesMoveAsOnTheCommandLine() throws IOException {
        try (Editor server = started(PLAIN)) {
            server.execute(11, COMMAND, move("urn:acme:", "urn:example:"));
            JsonObject params = server.expectRequest("workspace/applyEdit", Json.object("applied", true));
            assertEquals("Move “urn:acme:” to “urn:example:”", params.get("label").getAsString());
            assertEquals(AFTER, applied(server, params.getAsJsonObject("edit")));
            assertEquals(Json.object("applied", true), server.answer(11));
            server.end();
        }
        Run run = Run.of("rename", "--below", "urn:acme:", "urn:example:", folder.toString());
        assertEquals(0, run.exitCode(), run::err);
        for (Map.Entry<String, String> file : AFTER.entrySet()) {
            assertEquals(file.getValue(), Files.readString(folder.resolve(file.getKey())), file.getKey());
        }
    }

    /** VS Code shows the changes first, all of them chosen. */
    @Test
    void theChangesAreShownFirst() {
        try (Editor server = started(SHOWS)) {
            server.execute(11, COMMAND, move("urn:acme:", "urn:example:"));
            JsonObject params = server.expectRequest("workspace/applyEdit", Json.object("applied", false));
            assertEquals(Json.object("isRefactoring", true), params.get("metadata"), "so that it saves the files");
            JsonObject edit = params.getAsJsonObject("edit");
            assertEquals(AFTER, applied(server, Edits.accepted(edit)));
            JsonObject annotations = edit.getAsJsonObject("changeAnnotations");
            assertEquals("Move “urn:acme:” to “urn:example:”",
                    annotations.getAsJsonObject("urn-ls.shown").get("label").getAsString());
            assertEquals("6 places in 4 files.",
                    annotations.getAsJsonObject("urn-ls.shown").get("description").getAsString());
            assertEquals(Json.object("applied", false), server.answer(11), "the user did not want it");
            server.end();
        }
    }

    /** What the command line wants --merge for is shown with its reason, or asked; what is left is told. */
    @Test
    void aNewBeginningThatIsInUseIsInDoubt() {
        Editor.write(folder.resolve("f.txt"), "urn:example:order\n");
        Editor.write(folder.resolve("g.json"), "{\"pattern\": \"^urn:acme:[a-z]+$\"}\n");
        String inUse = "“urn:example:order” stands in 1 file already, the first is f.txt";
        try (Editor server = started(SHOWS)) {
            server.execute(11, COMMAND, move("urn:acme:", "urn:example:"));
            String warned = server.expect("window/showMessage").get("message").getAsString();
            assertTrue(warned.contains(inUse + ";"), warned);
            JsonObject edit = server.expectRequest("workspace/applyEdit", Json.object("applied", true))
                    .getAsJsonObject("edit");
            assertEquals(AFTER.get("a.xml"), applied(server, Edits.accepted(edit)).get("a.xml"));
            String told = edit.getAsJsonObject("changeAnnotations").getAsJsonObject("urn-ls.shown").get("description")
                    .getAsString();
            assertTrue(told.contains(inUse + ";") && told.contains("Left as they are: "), told);
            server.answer(11);
            server.end();
        }
        try (Editor server = started(PLAIN)) {
            server.execute(11, COMMAND, move("urn:acme:", "urn:example:"));
            server.expectRequest("window/showMessageRequest", "null");
            assertEquals(Json.object("applied", false), server.answer(11), "the user was asked, and said no");
            server.end();
        }
        Run run = Run.of("rename", "--below", "urn:acme:", "urn:example:", folder.toString());
        assertTrue(run.err().contains(inUse.replace("f.txt", "")), run.err());
    }

    /** The same sentences as on the command line. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:acme: | urn:example | “urn:example” must end with a colon as “urn:acme:” does",
            "urn:acme: | example: | “example:” is not a URN: it must begin with “urn:” and go on",
            "urn:none: | urn:example: | no name of “urn:none:” was found"})
    void aMoveThatCannotBeDoneIsRefused(String from, String to, String sentence) {
        try (Editor server = started(PLAIN)) {
            JsonObject error = server.call("workspace/executeCommand",
                    Json.object("command", COMMAND, "arguments", Json.array(move(from, to)))).getAsJsonObject("error");
            assertEquals(sentence, error.get("message").getAsString());
            server.end();
        }
        Run run = Run.of("rename", "--below", from, to, folder.toString());
        assertTrue(run.err().contains(sentence), run.err());
    }

    @Test
    void aCommandThatCannotBeReadIsRefused() {
        try (Editor server = started(PLAIN)) {
            server.execute(11, COMMAND, Json.object("from", "urn:acme:"));
            assertEquals("the command needs {from, to}, two beginnings of names",
                    server.failure(11).get("message").getAsString());
            server.execute(12, COMMAND, move("urn:acme", "urn:example:"));
            assertEquals("“urn:acme” must end with a colon: it is the beginning of names",
                    server.failure(12).get("message").getAsString());
            server.end();
        }
        try (Editor server = started("{}")) {
            server.execute(11, COMMAND, move("urn:acme:", "urn:example:"));
            assertEquals("the editor does not apply edits that a server sends",
                    server.failure(11).get("message").getAsString());
            server.end();
        }
    }

    /** Nothing is told as done before the user has seen it. */
    @Test
    void withoutAWorkspaceOnlyOpenDocumentsChangeAndThatIsShown() {
        try (Editor server = Editor.at(folder).begin(SHOWS)) {
            server.open("a.xml", 7, BEFORE.get("a.xml"));
            server.findings();
            server.execute(11, COMMAND, move("urn:acme:", "urn:example:"));
            assertEquals("URN: Files that are not open are left out.", server.shown());
            JsonObject edit = server.expectRequest("workspace/applyEdit", Json.object("applied", true))
                    .getAsJsonObject("edit");
            Map<String, String> texts = new TreeMap<>(BEFORE);
            texts.put("a.xml", AFTER.get("a.xml"));
            assertEquals(texts, applied(server, Edits.accepted(edit)));
            assertEquals("2 places in 1 file. Files that are not open are left out.",
                    edit.getAsJsonObject("changeAnnotations").getAsJsonObject("urn-ls.shown").get("description")
                            .getAsString());
            server.answer(11);
            server.end();
        }
    }

    /** Offered where the client can ask for the new beginning, on names that no one else owns. */
    @Test
    void theActionRunsACommandOfTheClient() {
        String asks = """
                {"workspace":{"applyEdit":true,"workspaceEdit":{"documentChanges":true}},
                 "textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}},
                 "experimental":{"commands":{"commands":["urn.moveNamespace"]}}}""";
        try (Editor server = started(asks)) {
            JsonArray actions = server.actions("a.xml", Json.range(0, 20, 20), "refactor.move");
            String title = "Move namespace “urn:acme:”…";
            assertEquals(Json.array(Json.object("title", title, "kind", "refactor.move", "command",
                    Json.object("title", title, "command", "urn.moveNamespace", "arguments", Json.array("urn:acme:")))),
                    actions);
            server.open("e.txt", BEFORE.get("e.txt"));
            server.findings();
            assertEquals(new JsonArray(), server.actions("e.txt", Json.range(0, 8, 8), "refactor.move"), "registered");
            server.end();
        }
        try (Editor server = started(asks.replace("urn.moveNamespace", "urn.save"))) {
            assertEquals(new JsonArray(), server.actions("a.xml", Json.range(0, 20, 20), "refactor.move"));
            server.end();
        }
    }
}
