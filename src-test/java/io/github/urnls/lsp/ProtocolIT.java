package io.github.urnls.lsp;

import static io.github.urnls.support.lsp.Editor.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real jar as a process, spoken to over its pipes as an editor does: how a session begins, goes on and ends. */
class ProtocolIT {

    private static Editor editor(String... options) {
        return Editor.at(Path.of("/work"), options).as("xml");
    }

    private static Editor started() {
        return editor().begin(Editor.CAPABILITIES);
    }

    @Test
    void capabilitiesAreStated() {
        try (LspClient server = LspClient.start("serve", "--stdio")) {
            JsonObject result = server.initialize(Json.object("capabilities", Json.of(Editor.CAPABILITIES)))
                    .getAsJsonObject();
            assertEquals("urn-ls", result.getAsJsonObject("serverInfo").get("name").getAsString());
            assertTrue(
                    result.getAsJsonObject("serverInfo").get("version").getAsString().matches("\\d+\\.\\d+\\.\\d+.*"));
            JsonObject capabilities = result.getAsJsonObject("capabilities");
            assertEquals("utf-16", capabilities.get("positionEncoding").getAsString());
            assertEquals("{\"openClose\":true,\"change\":2,\"save\":true}",
                    capabilities.get("textDocumentSync").toString());
            assertEquals("[\":\",\"-\",\".\",\"\\\"\"]",
                    capabilities.getAsJsonObject("completionProvider").get("triggerCharacters").toString());
            assertTrue(capabilities.has("documentLinkProvider"));
            assertEquals("[\"quickfix\",\"ignore\",\"source.fixAll.urn\",\"refactor.rewrite\",\"source.migrate.urn\"]",
                    capabilities.getAsJsonObject("codeActionProvider").get("codeActionKinds").toString());
            server.end();
        }
    }

    /** The tables of namespaces are read at first need: not to start, and not for a document without a URN. */
    @Test
    void startingDoesNotReadTheRegistry(@TempDir Path folder) throws IOException {
        Path loaded = folder.resolve("classes.txt");
        // Without an archive, which loads what is linked in it at once.
        try (Editor server = editor("-Xshare:off", "-Xlog:class+load:file=" + loaded)) {
            server.begin(Editor.CAPABILITIES);
            server.open("a.xml", "<a b=\"no name\"/>");
            assertEquals(List.of(), server.published("a.xml"));
            assertFalse(Files.readString(loaded).contains("urnls.namespace.Tables"), "no table was read");
            server.open("b.xml", "<a b=\"urn:zzz-own:1\"/>");
            assertEquals(List.of("unregistered-nid"), server.published("b.xml"));
            assertTrue(Files.readString(loaded).contains("urnls.namespace.Tables"), "now it was: the log shows it");
            server.end();
        }
    }

    /** The first time that records are compared, their methods are made, which takes as long as half a check. */
    @Test
    void theFirstFindingsCompareNoRecords(@TempDir Path folder) throws IOException {
        Path loaded = folder.resolve("classes.txt");
        try (Editor server = editor("-Xshare:off", "-Xlog:class+load:file=" + loaded)) {
            server.begin(Editor.CAPABILITIES);
            server.open("a.xml",
                    """
                            <a xmlns:b="urn:oasis:names:tc:SAML:2.0:metadata" c="urn:example:" d="urn:example:"
                                e="urn:example:${f}"
                                g="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT" h="urn:isbn:9780306406158"/>
                            """);
            assertEquals(List.of("misspelled-name", "check-digit"), server.published("a.xml"));
            String classes = Files.readString(loaded);
            assertTrue(classes.contains("urnls.workspace.index.NamesInFile$Open"), "beginnings of names are kept");
            assertFalse(classes.contains("java.lang.runtime.ObjectMethods"), "records were compared");
            server.end();
        }
    }

    @Test
    void positionsAreCountedAsAgreed() {
        for (String[] expected : new String[][] {{"utf-8", "26", "28"}, {"utf-32", "23", "24"},
                {"utf-16", "24", "25"}}) {
            try (Editor server = editor()) {
                List<String> offered = expected[0].equals("utf-16") ? List.of("utf-7")
                        : List.of(expected[0], "utf-16");
                JsonObject result = server.initialize(Json.object("capabilities",
                        Json.object("general", Json.object("positionEncodings", offered)))).getAsJsonObject();
                assertEquals(expected[0], result.getAsJsonObject("capabilities").get("positionEncoding").getAsString());
                server.notify("initialized", "{}");
                server.open("a.xml", "<a>😀</a><b>urn:example:é</b>");
                JsonObject range = server.findings().getAsJsonArray("diagnostics").get(0).getAsJsonObject()
                        .getAsJsonObject("range");
                assertEquals(expected[1], range.getAsJsonObject("start").get("character").getAsString(), expected[0]);
                assertEquals(expected[2], range.getAsJsonObject("end").get("character").getAsString(), expected[0]);
                server.end();
            }
        }
    }

    @Test
    void editsAreAppliedOneAfterTheOther() {
        try (Editor server = started()) {
            server.open("a.xml", "<a b=\"urn:example:x\"/>\r\n<!-- 😀 -->\r\n");
            assertEquals(List.of(), server.published("a.xml"));
            // Each change counts in the text that the one before it left; rangeLength is wrong and must not matter.
            JsonObject first = typed(Json.range(0, 19, 19), "?");
            first.addProperty("rangeLength", 99);
            server.change("a.xml", 2, first, typed(Json.range(0, 20, 20), "y"));
            assertEquals(List.of("stray-question-mark"), server.published("a.xml"));
            server.replace("a.xml", 3, "<a b='urn:example:x y'/>");
            assertEquals(List.of("illegal-character"), server.published("a.xml"));
            server.end();
        }
    }

    private static int refusal(LspClient server, String method) {
        return server.call(method, "{}").getAsJsonObject("error").get("code").getAsInt();
    }

    @Test
    void strangeMessagesAreAnsweredAndNothingIsLost() {
        try (Editor server = editor().sendingWhatIsWrong()) {
            assertEquals(-32002, refusal(server, "textDocument/hover"), "before initialize");
            server.begin(Editor.CAPABILITIES);
            assertEquals(-32600, refusal(server, "initialize"));
            assertEquals(-32601, refusal(server, "no/such/method"));
            server.notify("$/unknown", "{}");
            server.notify("no/such/notification", "{\"a\":1}");
            server.open("a.xml", "<a b=\"urn:example:x?y\"/>");
            assertEquals(1, server.published("a.xml").size());

            // Positions far out of range, backwards, negative.
            assertEquals(JsonNull.INSTANCE, server.hover("a.xml", 999, 999));
            server.hover("a.xml", -1, -1);
            assertEquals(5, server.actions("a.xml", Json.range(Json.position(99, 0), Json.position(0, 0)), "").size());
            server.change("a.xml", 2, typed(Json.range(Json.position(50, 0), Json.position(60, 7)), "<!-- -->"));
            assertEquals(1, server.published("a.xml").size());

            // A document that was never opened.
            assertEquals(JsonNull.INSTANCE, server.hover("file:///other", 0, 0));
            server.replace("file:///other", 2, "");
            assertTrue(server.logged().contains("not open"));
            server.close("file:///other");

            server.close("a.xml");
            assertEquals(List.of(), server.published("a.xml"), "closed: nothing is left behind");
            server.request("shutdown", "null");
            assertEquals(-32600, refusal(server, "textDocument/hover"));
            server.notify("exit", "null");
            assertEquals(0, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void exitWithoutShutdownIsAFailure() {
        try (LspClient server = started()) {
            server.notify("exit", "null");
            assertEquals(1, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void endOfInputEndsTheServer() {
        try (LspClient server = started()) {
            server.closeInput();
            assertEquals(1, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void theServerEndsWithItsParent() throws IOException {
        Process parent = new ProcessBuilder("cat").start(); // which reads until it is ended
        try (LspClient server = LspClient.start()) {
            server.initialize(watching(parent.pid()));
            server.notify("initialized", "{}");
            parent.destroyForcibly();
            assertEquals(1, server.exitCode());
        } finally {
            parent.destroyForcibly();
        }
    }

    @Test
    void theServerEndsWhenItsParentHasEndedBefore() throws Exception {
        Process parent = new ProcessBuilder("true").start();
        parent.waitFor();
        try (LspClient server = LspClient.start()) {
            server.ask(1, "initialize", watching(parent.pid()));
            assertEquals(1, server.exitCode());
            assertTrue(server.errors().contains("process " + parent.pid() + ", is not running here"), server.errors());
        }
    }

    @Test
    void onlyAnotherProcessIsWatched() {
        for (String none : List.of("0", "-1", "null", "99999999999", "\"1\"")) {
            try (LspClient server = LspClient.start().sendingWhatIsWrong()) {
                server.request("initialize", watching(none));
                server.end();
            }
        }
    }

    private static String watching(Object process) {
        return "{\"processId\":" + process + ",\"rootUri\":null,\"capabilities\":{}}";
    }
}
