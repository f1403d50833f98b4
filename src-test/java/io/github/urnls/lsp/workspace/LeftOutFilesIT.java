package io.github.urnls.lsp.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.Edits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Renames beside files that are not read: what is sure is made, and what is left out is named. */
class LeftOutFilesIT {

    private static final String PLAIN = "{\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true}}}";

    /** As VS Code. */
    private static final String PREVIEWS = """
            {"workspace":{"applyEdit":true,
               "workspaceEdit":{"documentChanges":true,"resourceOperations":["delete"],"changeAnnotationSupport":{}}},
             "textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}},
               "dataSupport":true,"resolveSupport":{"properties":["edit"]}}},
             "experimental":{"previews":true,"opensSettings":true}}""";

    private static final String TEXT = "<a b=\"urn:example:a:1\"/>";

    private static final String MEBIBYTE = "<b c='d'/>\n".repeat((1 << 20) / 11 - 9);

    private static final String SENTENCE = "URN: big.xml is left out: 2.0 MB, the limit is 1 MB.";

    @TempDir
    private Path folder;

    @BeforeEach
    void files() {
        Editor.write(folder.resolve("a.xml"), TEXT);
        Editor.write(folder.resolve("c.json"), "[\"urn:example:a:1\"]");
        Editor.write(folder.resolve("deep/big.xml"), MEBIBYTE + MEBIBYTE + "urn:example:a:1");
    }

    /** A server with so little memory that it reads files of at most 1 MB. */
    private Editor started(String capabilities, Object... others) {
        Editor server = Editor.at(folder, "-Xmx64m").beginWorkspace(capabilities, others);
        server.expectBegin();
        assertEquals("names not indexed: " + folder.resolve("deep/big.xml") + ": 2.0 MB, the limit is 1 MB",
                server.logged());
        assertEquals("end", server.expectProgress());
        open(server);
        return server;
    }

    private static void open(Editor server) {
        server.open("a.xml", TEXT);
        server.findings();
    }

    private static void rename(Editor server, String newName) {
        JsonObject params = server.at("a.xml", 0, 10);
        params.addProperty("newName", newName);
        server.ask(70, "textDocument/rename", params);
    }

    /** The texts of the files that change. */
    private Map<String, String> changed(Editor server, JsonElement edit) throws java.io.IOException {
        Map<String, String> texts = new TreeMap<>();
        for (JsonElement change : edit.getAsJsonObject().getAsJsonArray("documentChanges")) {
            JsonObject one = change.getAsJsonObject();
            String name = server.name(one.getAsJsonObject("textDocument").get("uri"));
            texts.put(name, Edits.apply(Files.readString(folder.resolve(name)), one.getAsJsonArray("edits")));
        }
        return texts;
    }

    private static Map<String, String> renamed(String name) {
        return Map.of("a.xml", TEXT.replace("urn:example:a:1", name), "c.json", "[\"" + name + "\"]");
    }

    @Test
    void aSureRenameIsMadeAndTheFileIsNamed() throws Exception {
        try (Editor server = started(PLAIN)) {
            rename(server, "urn:example:b");
            assertEquals(SENTENCE + " Raise the setting urn.server.maxHeap.", server.shown());
            assertEquals(renamed("urn:example:b"), changed(server, server.answer(70)));
            server.end();
        }
    }

    /** The button opens the setting in a client that can; the answer does not wait for it. */
    @Test
    void aButtonOpensTheSetting() throws Exception {
        try (Editor server = started(PREVIEWS)) {
            rename(server, "urn:example:b");
            JsonObject told = server.hold("window/showMessageRequest");
            assertEquals(SENTENCE, told.getAsJsonObject("params").get("message").getAsString());
            JsonObject edit = server.answer(70).getAsJsonObject();
            assertFalse(edit.has("changeAnnotations"), "what is sure is made");
            assertEquals(renamed("urn:example:b"), changed(server, edit));
            server.reply(told, Json.object("title", "Raise the limit"));
            assertEquals(Json.object("name", "urn.server.maxHeap"), server.expect("urn-ls/openSetting"));
            rename(server, "urn:example:c");
            server.expectRequest("window/showMessageRequest", "null");
            server.answer(70);
            server.end();
        }
    }

    /** What is in doubt for another reason is asked with what is left out; what is shown is chosen. */
    @Test
    void aDoubtIsAskedOrShownWithWhatIsLeftOut() throws Exception {
        String doubts = "“xn--a” is reserved";
        try (Editor server = started(PLAIN)) {
            rename(server, "urn:xn--a:b");
            JsonObject asked = server.hold("window/showMessageRequest");
            String question = asked.getAsJsonObject("params").get("message").getAsString();
            assertEquals(SENTENCE.substring(5), question.substring(question.indexOf("big.xml")), question);
            server.reply(asked, JsonNull.INSTANCE);
            assertEquals(JsonNull.INSTANCE, server.answer(70));
            rename(server, "urn:xn--a:b");
            server.expectRequest("window/showMessageRequest", "{\"title\":\"Rename anyway\"}");
            assertEquals(renamed("urn:xn--a:b"), changed(server, server.answer(70)));
            server.end();
        }
        try (Editor server = started(PREVIEWS)) {
            rename(server, "urn:xn--a:b");
            server.expectRequest("window/showMessageRequest", "null");
            assertEquals(renamed("urn:xn--a:b"),
                    changed(server, Edits.accepted(server.answer(70).getAsJsonObject())), doubts);
            server.end();
        }
    }

    @Test
    void theVersionOfANameIsRaisedAndANamespaceMoves() throws Exception {
        try (Editor server = started(PREVIEWS)) {
            JsonObject action = Editor.titled("Raise to urn:example:a:2 everywhere",
                    server.actions("a.xml", Json.range(0, 10, 10), "refactor"));
            server.ask(71, "codeAction/resolve", action);
            assertEquals(SENTENCE, server.expectRequest("window/showMessageRequest", "null").get("message")
                    .getAsString());
            assertEquals(renamed("urn:example:a:2"), changed(server,
                    Edits.accepted(server.answer(71).getAsJsonObject().getAsJsonObject("edit"))));
            server.execute(72, "urn-ls.moveNamespace", Json.object("from", "urn:example:", "to", "urn:acme:"));
            assertEquals(SENTENCE, server.expectRequest("window/showMessageRequest", "null").get("message")
                    .getAsString());
            JsonObject edit = server.expectRequest("workspace/applyEdit", Json.object("applied", true))
                    .getAsJsonObject("edit");
            assertEquals(renamed("urn:acme:a:1"), changed(server, Edits.accepted(edit)));
            server.answer(72);
            server.end();
        }
    }

    /** A file that can hold no name is not left out, however large it is; nor is one that is open, or gone. */
    @Test
    void onlyFilesThatMayHoldNamesAreNamed() throws Exception {
        Editor.write(folder.resolve("picture.png"), "\0urn:example:a:1" + MEBIBYTE + MEBIBYTE);
        Editor.write(folder.resolve("plain.xml"), MEBIBYTE + MEBIBYTE);
        try (Editor server = started(PLAIN)) {
            server.open("deep/big.xml", Files.readString(folder.resolve("deep/big.xml")));
            server.published("deep/big.xml");
            rename(server, "urn:example:b");
            assertEquals(3, changed(server, server.answer(70)).size(), "with the open one");
            server.close("deep/big.xml");
            server.published("deep/big.xml");
            Editor.write(folder.resolve("c.json"), "[\"urn:example:a:1\"]" + MEBIBYTE + MEBIBYTE);
            server.changed("c.json");
            rename(server, "urn:example:b");
            assertEquals(
                    "URN: c.json is left out: 2.0 MB, the limit is 1 MB." + SENTENCE.substring(4)
                            + " Raise the setting urn.server.maxHeap.",
                    server.shown());
            assertEquals(1, changed(server, server.answer(70)).size());
            Editor.write(folder.resolve("c.json"), "[\"urn:example:a:1\"]");
            Files.delete(folder.resolve("deep/big.xml"));
            server.changed("c.json", "deep/big.xml");
            rename(server, "urn:example:b");
            assertEquals(renamed("urn:example:b"), changed(server, server.answer(70)));
            server.end();
        }
    }

    /** With more files than the limit, the open ones are renamed, and a button has the others read. */
    @Test
    void tooManyFilesAreNoDoubt() throws Exception {
        try (Editor server = Editor.ofWorkspace(folder, PREVIEWS, "initializationOptions",
                Json.of("{\"maxFiles\":2}"))) {
            server.expectBegin();
            server.expectRequest("window/showMessageRequest", "null");
            assertEquals("end", server.expectProgress());
            open(server);
            rename(server, "urn:example:b");
            JsonObject told = server.hold("window/showMessageRequest");
            assertEquals("URN: Files that are not open are left out: there are more than 2, the limit of urn.maxFiles.",
                    told.getAsJsonObject("params").get("message").getAsString());
            JsonObject edit = server.answer(70).getAsJsonObject();
            assertFalse(edit.has("changeAnnotations"), "what is sure is made");
            assertEquals(Map.of("a.xml", TEXT.replace("a:1", "b")), changed(server, edit));
            server.reply(told, told.getAsJsonObject("params").getAsJsonArray("actions").get(0));
            server.expectNamesRead();
            rename(server, "urn:example:b");
            assertEquals(3, changed(server, server.answer(70)).size());
            server.end();
        }
    }

    @Test
    void aCheckOfAllFilesNamesThem() {
        try (Editor server = started(PLAIN)) {
            server.execute(71, "urn-ls.checkWorkspace");
            server.expectBegin();
            assertEquals("not checked: " + folder.resolve("deep/big.xml") + ": 2.0 MB, the limit is 1 MB",
                    server.logged());
            assertEquals("end", server.expectProgress());
            JsonObject answer = server.answer(71).getAsJsonObject();
            assertEquals("big.xml is left out: 2.0 MB, the limit is 1 MB.", answer.get("leftOut").getAsString());
            assertEquals("urn.server.maxHeap", answer.get("setting").getAsString());
            server.end();
        }
    }
}
