package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real jar as a process, spoken to over its pipes as an editor does. */
class ProtocolIT {

    private static final String URI = "file:///work/a.xml";

    /** The capabilities of a modern editor. */
    private static final String CAPABILITIES = """
            {"capabilities":{
              "general":{"positionEncodings":["utf-16"]},
              "workspace":{"workspaceEdit":{"documentChanges":true}},
              "textDocument":{
                "hover":{"contentFormat":["markdown","plaintext"]},
                "publishDiagnostics":{"codeDescriptionSupport":true,"versionSupport":true},
                "documentLink":{"tooltipSupport":true},"rename":{"prepareSupport":true},
                "codeAction":{"isPreferredSupport":true,"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix"]}}}}}}""";

    private static LspClient started(String capabilities) throws IOException {
        LspClient server = LspClient.start();
        server.initialize(capabilities);
        server.notify("initialized", "{}");
        return server;
    }

    private static void open(LspClient server, String uri, String language, String text) {
        server.notify("textDocument/didOpen", "{\"textDocument\":{\"uri\":\"" + uri + "\",\"languageId\":\"" + language
                + "\",\"version\":1,\"text\":" + new Gson().toJson(text) + "}}");
    }

    private static void change(LspClient server, int version, String changes) {
        server.notify("textDocument/didChange", "{\"textDocument\":{\"uri\":\"" + URI + "\",\"version\":" + version
                + "},\"contentChanges\":" + changes + "}");
    }

    private static String range(int line, int start, int end) {
        return "{\"start\":{\"line\":" + line + ",\"character\":" + start + "},\"end\":{\"line\":" + line
                + ",\"character\":" + end + "}}";
    }

    private static List<String> codes(JsonObject diagnostics) {
        return StreamSupport.stream(diagnostics.getAsJsonArray("diagnostics").spliterator(), false)
                .map(diagnostic -> diagnostic.getAsJsonObject().get("code").getAsString()).toList();
    }

    private static JsonArray codeActions(LspClient server, String range, String only) {
        return server
                .request("textDocument/codeAction", "{\"textDocument\":{\"uri\":\"" + URI + "\"},\"range\":" + range
                        + ",\"context\":{\"diagnostics\":[]" + (only.isEmpty() ? "" : ",\"only\":[\"" + only + "\"]")
                        + "}}")
                .getAsJsonArray();
    }

    @Test
    void capabilitiesAreStated() throws IOException {
        try (LspClient server = LspClient.start("serve", "--stdio")) {
            JsonObject result = server.initialize(CAPABILITIES).getAsJsonObject();
            assertEquals("urn-ls", result.getAsJsonObject("serverInfo").get("name").getAsString());
            assertTrue(
                    result.getAsJsonObject("serverInfo").get("version").getAsString().matches("\\d+\\.\\d+\\.\\d+.*"));
            JsonObject capabilities = result.getAsJsonObject("capabilities");
            assertEquals("utf-16", capabilities.get("positionEncoding").getAsString());
            assertEquals("{\"openClose\":true,\"change\":2,\"save\":true}",
                    capabilities.get("textDocumentSync").toString());
            assertEquals("[\":\",\"?\",\"\\\"\"]",
                    capabilities.getAsJsonObject("completionProvider").get("triggerCharacters").toString());
            assertTrue(capabilities.has("documentLinkProvider"));
            assertEquals("[\"quickfix\",\"source.fixAll.urn\",\"refactor.rewrite\",\"source.migrate.urn\"]",
                    capabilities.getAsJsonObject("codeActionProvider").get("codeActionKinds").toString());
            server.end();
        }
    }

    @Test
    void fromABrokenCharacterToTheRepair() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a\n  b=\"urn:example:café\"/>");
            JsonObject published = server.expect("textDocument/publishDiagnostics");
            assertEquals(URI, published.get("uri").getAsString());
            assertEquals(1, published.get("version").getAsInt());
            JsonObject diagnostic = published.getAsJsonArray("diagnostics").get(0).getAsJsonObject();
            assertEquals("{\"start\":{\"line\":1,\"character\":20},\"end\":{\"line\":1,\"character\":21}}",
                    diagnostic.get("range").toString());
            assertEquals(1, diagnostic.get("severity").getAsInt());
            assertEquals("urn", diagnostic.get("source").getAsString());
            assertEquals("non-ascii-character", diagnostic.get("code").getAsString());
            assertTrue(diagnostic.getAsJsonObject("codeDescription").get("href").getAsString()
                    .endsWith("/rules/non-ascii-character.md"));

            JsonArray actions = codeActions(server, range(1, 20, 20), "");
            JsonObject action = actions.get(0).getAsJsonObject();
            assertEquals("Percent-encode “é” (U+00E9) as %C3%A9", action.get("title").getAsString());
            assertTrue(action.get("isPreferred").getAsBoolean());
            JsonObject edits = action.getAsJsonObject("edit").getAsJsonArray("documentChanges").get(0)
                    .getAsJsonObject();
            assertEquals(1, edits.getAsJsonObject("textDocument").get("version").getAsInt());
            JsonObject edit = edits.getAsJsonArray("edits").get(0).getAsJsonObject();
            change(server, 2, "[{\"range\":" + edit.get("range") + ",\"text\":" + edit.get("newText") + "}]");
            JsonObject clean = server.expect("textDocument/publishDiagnostics");
            assertEquals(2, clean.get("version").getAsInt());
            assertEquals(List.of(), codes(clean));
            server.end();
        }
    }

    @Test
    void aQuestionMarkCanBeRepairedInThreeWays() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"urn:example:x?y\"/>");
            assertEquals(List.of("stray-question-mark"), codes(server.expect("textDocument/publishDiagnostics")));
            List<String> titles = StreamSupport
                    .stream(codeActions(server, range(0, 19, 20), "quickfix").spliterator(), false)
                    .map(action -> action.getAsJsonObject().get("title").getAsString()).toList();
            assertEquals(List.of("Make it a q-component: “?=”", "Make it an r-component: “?+”",
                    "Percent-encode “?” as %3F", "Ignore “stray-question-mark” here",
                    "Ignore “stray-question-mark” in this file"), titles);
            assertEquals(0, codeActions(server, range(0, 0, 3), "").size(), "nothing to repair there");
            server.end();
        }
    }

    @Test
    void fixAllMakesTheSafeRepairsOnly() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"urn:example:x^y|z\" c=\"urn:example:%c3%a9\" d=\"urn:example:x?y\"/>");
            server.expect("textDocument/publishDiagnostics");
            for (String only : List.of("source.fixAll.urn", "source.fixAll", "source")) {
                JsonArray actions = codeActions(server, range(0, 0, 0), only);
                assertEquals(1, actions.size(), only);
                JsonObject action = actions.get(0).getAsJsonObject();
                assertEquals("source.fixAll.urn", action.get("kind").getAsString());
                List<String> texts = StreamSupport
                        .stream(action.getAsJsonObject("edit").getAsJsonArray("documentChanges")
                                .get(0).getAsJsonObject().getAsJsonArray("edits").spliterator(), false)
                        .map(edit -> edit.getAsJsonObject().get("newText").getAsString()).toList();
                assertEquals(List.of("%5E", "C3%A"), texts);
            }
            assertEquals(0, codeActions(server, range(0, 0, 0), "refactor").size());
            server.end();
        }
    }

    /** Repairs that another repair makes possible run in the same command, so a second run on save changes nothing. */
    @Test
    void fixAllLeavesNothingForASecondRun() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"urn:example:%aa^b\"/>");
            server.expect("textDocument/publishDiagnostics");
            JsonObject edit = codeActions(server, range(0, 0, 0), "source.fixAll").get(0).getAsJsonObject()
                    .getAsJsonObject("edit")
                    .getAsJsonArray("documentChanges").get(0).getAsJsonObject().getAsJsonArray("edits").get(0)
                    .getAsJsonObject();
            change(server, 2, "[{\"range\":" + edit.get("range") + ",\"text\":" + edit.get("newText") + "}]");
            server.expect("textDocument/publishDiagnostics");
            assertEquals(0, codeActions(server, range(0, 0, 0), "source.fixAll").size());
            server.end();
        }
    }

    @Test
    void aClientWithoutDocumentChangesGetsChangesByAddress() throws IOException {
        try (LspClient server = started(
                CAPABILITIES.replace("\"documentChanges\":true", "\"documentChanges\":false"))) {
            open(server, URI, "xml", "<a b=\"urn:example:x y\"/>");
            server.expect("textDocument/publishDiagnostics");
            JsonObject edit = codeActions(server, range(0, 19, 20), "quickfix").get(1).getAsJsonObject()
                    .getAsJsonObject("edit");
            assertEquals("%20",
                    edit.getAsJsonObject("changes").getAsJsonArray(URI).get(0).getAsJsonObject().get("newText")
                            .getAsString());
            server.end();
        }
    }

    @Test
    void hoverExplains() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"URN:example:a%2cb?+r?=q#f\"/>");
            server.expect("textDocument/publishDiagnostics");
            JsonObject hover = server.request("textDocument/hover",
                    "{\"textDocument\":{\"uri\":\"" + URI + "\"},\"position\":{\"line\":0,\"character\":12}}")
                    .getAsJsonObject();
            assertEquals("{\"start\":{\"line\":0,\"character\":6},\"end\":{\"line\":0,\"character\":31}}",
                    hover.get("range").toString());
            assertEquals("markdown", hover.getAsJsonObject("contents").get("kind").getAsString());
            String text = hover.getAsJsonObject("contents").get("value").getAsString();
            for (String part : List.of("**an example**", "`URN` · `example` · `a%2cb` · r-component `r` · ",
                    "f-component `f`",
                    "Reads as `URN:example:a,b?+r?=q#f`", "Normalized `urn:example:a%2Cb?+r?=q#f`")) {
                assertTrue(text.contains(part), () -> part + " in " + text);
            }
            JsonElement none = server.request("textDocument/hover",
                    "{\"textDocument\":{\"uri\":\"" + URI + "\"},\"position\":{\"line\":0,\"character\":2}}");
            assertEquals(JsonNull.INSTANCE, none);
            server.end();
        }
    }

    @Test
    void namesAreCompletedWhereTheyStand() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"urn:uuid:x\" c=\"urn:ietf:pa\"/>");
            server.expect("textDocument/publishDiagnostics");
            JsonArray items = server.request("textDocument/completion", "{\"textDocument\":{\"uri\":\"" + URI
                    + "\"},\"position\":{\"line\":0,\"character\":32}}").getAsJsonObject().getAsJsonArray("items");
            JsonObject params = StreamSupport.stream(items.spliterator(), false).map(JsonElement::getAsJsonObject)
                    .filter(item -> item.get("label").getAsString().equals("params")).findFirst().orElseThrow();
            assertEquals("{\"range\":" + range(0, 30, 32) + ",\"newText\":\"params:\"}",
                    params.get("textEdit").toString());
            assertTrue(params.get("documentation").getAsString().contains("RFC 3553"), params::toString);
            JsonArray nids = server.request("textDocument/completion", "{\"textDocument\":{\"uri\":\"" + URI
                    + "\"},\"position\":{\"line\":0,\"character\":25}}").getAsJsonObject().getAsJsonArray("items");
            assertEquals("uuid", nids.get(0).getAsJsonObject().get("label").getAsString(), "used in this document");
            assertEquals(0, server.request("textDocument/completion", "{\"textDocument\":{\"uri\":\"" + URI
                    + "\"},\"position\":{\"line\":0,\"character\":2}}").getAsJsonObject().getAsJsonArray("items")
                    .size());
            server.end();
        }
    }

    @Test
    void whatIsWrongIsNotCompleted() throws IOException {
        String text = "<a b=\"urn:xmpp:jingel:1\" c=\"urn:acme:jing:1\" e=\"urn:oasis:names:tc:SAML:2.0:assertio\""
                + " d=\"urn:xmpp:jing\"/>";
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", text);
            server.expect("textDocument/publishDiagnostics");
            JsonArray items = server.request("textDocument/completion", "{\"textDocument\":{\"uri\":\"" + URI
                    + "\"},\"position\":{\"line\":0,\"character\":" + (text.length() - 3) + "}}").getAsJsonObject()
                    .getAsJsonArray("items");
            List<String> labels = StreamSupport.stream(items.spliterator(), false)
                    .map(item -> item.getAsJsonObject().get("label").getAsString()).toList();
            assertEquals("jingle", labels.get(0), labels::toString);
            assertFalse(labels.contains("jingel"), labels::toString);
            int cut = text.indexOf("assertio") + 5;
            assertFalse(server.request("textDocument/completion", "{\"textDocument\":{\"uri\":\"" + URI
                    + "\"},\"position\":{\"line\":0,\"character\":" + cut + "}}").toString()
                    .contains("\"label\":\"assertio\""), "a name that is cut");
            server.end();
        }
    }

    /** A rename writes one spelling at all places, so it is no repair of a spelling. */
    @Test
    void aSpellingIsNotRepairedEverywhere() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize(CAPABILITIES.replace("\"isPreferredSupport\":true,",
                    "\"isPreferredSupport\":true,\"dataSupport\":true,\"resolveSupport\":{\"properties\":[\"edit\"]},"));
            server.notify("initialized", "{}");
            open(server, URI, "xml",
                    "<a b=\"URN:ISBN:0-306-40615-8\" c=\"urn:isbn:0306406158\" d=\"urn:isbn:0-306-40615-8\"/>");
            server.expect("textDocument/publishDiagnostics");
            assertFalse(codeActions(server, range(0, 8, 8), "").toString().contains("whole project"));
            open(server, URI + ".xml", "xml", "<a b=\"urn:isbn:0306406149\" c=\"urn:isbn:0306406149\"/>");
            server.expect("textDocument/publishDiagnostics");
            assertTrue(server
                    .request("textDocument/codeAction", "{\"textDocument\":{\"uri\":\"" + URI + ".xml\"},\"range\":"
                            + range(0, 8, 8) + ",\"context\":{\"diagnostics\":[]}}")
                    .toString().contains("whole project"));
            server.end();
        }
    }

    /** Old versions of Neovim name no folder unless they are told to. */
    @Test
    void aRenameWithoutAFolderSaysThatItReachesOpenFilesOnly() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"urn:example:old\"/>");
            server.expect("textDocument/publishDiagnostics");
            server.ask(70, "textDocument/rename", "{\"textDocument\":{\"uri\":\"" + URI
                    + "\"},\"position\":{\"line\":0,\"character\":8},\"newName\":\"urn:example:new\"}");
            assertEquals("URN: renamed 1 place in 1 file. Files that are not open keep the old name.",
                    server.expect("window/showMessage").get("message").getAsString());
            assertTrue(server.answer(70).toString().contains("\"newText\":\"new\""));
            server.end();
        }
    }

    /** Vim, Helix and Emacs stand somewhere on the name when their user asks. */
    @Test
    void everyPlaceOnANameHasTheActionsOfItsFindingsTheNearestFirstAndEachTitleOnce() throws IOException {
        String name = "urn:example:ab^c[d";
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"" + name + "\" c=\"other\"/>");
            server.expect("textDocument/publishDiagnostics");
            Set<String> all = new HashSet<>();
            for (int at = 6; at <= 6 + name.length(); at++) {
                List<String> titles = StreamSupport
                        .stream(codeActions(server, range(0, at, at), "").spliterator(), false)
                        .map(action -> action.getAsJsonObject().get("title").getAsString()).toList();
                assertEquals(titles.size(), Set.copyOf(titles).size(), titles::toString);
                all.add(new TreeSet<>(titles).toString());
                assertEquals(at == 22 || at == 23 ? "Percent-encode “[” as %5B" : "Percent-encode “^” as %5E",
                        titles.getFirst());
            }
            assertEquals(1, all.size(), all::toString);
            assertEquals(0, codeActions(server, range(0, 29, 29), "").size(), "beside the name");
            server.end();
        }
    }

    @Test
    void namesThatCanBeLookedUpAreLinks() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"urn:ietf:rfc:8141\" c=\"urn:example:a\"/>");
            server.expect("textDocument/publishDiagnostics");
            JsonArray links = server
                    .request("textDocument/documentLink", "{\"textDocument\":{\"uri\":\"" + URI + "\"}}")
                    .getAsJsonArray();
            assertEquals("[{\"range\":" + range(0, 6, 23) + ",\"target\":\"https://www.rfc-editor.org/info/rfc8141\","
                    + "\"tooltip\":\"RFC 8141 at the RFC Editor\"}]", links.toString());
            server.end();
        }
    }

    /** A comment silences a finding, and pointing at it shows the page of the rule. */
    @Test
    void findingsAreSilenced() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<!-- urn-ls:ignore[stray-question-mark] -->\n<a b=\"urn:example:x?y\"/>");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")));
            JsonObject hover = server.request("textDocument/hover", "{\"textDocument\":{\"uri\":\"" + URI
                    + "\"},\"position\":{\"line\":0,\"character\":25}}").getAsJsonObject();
            assertEquals(range(0, 19, 38), hover.get("range").toString());
            assertTrue(
                    hover.getAsJsonObject("contents").get("value").getAsString().startsWith("# stray-question-mark"));
            server.end();
        }
    }

    /**
     * Names of an older specification are migrated one by one, or in a whole file; that of an XML namespace only one by
     * one.
     */
    @Test
    void olderNamesAreMigrated() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize(
                    CAPABILITIES.replaceFirst("\\{", "{\"initializationOptions\":{\"specification\":\"draft2012\"},"));
            server.notify("initialized", "{}");
            open(server, URI, "xml", "<a b=\"urn:example:x?s=I2L&amp;c=ToC\" xmlns=\"urn:example:y?s=I2L\"/>");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")));
            for (String place : List.of(range(0, 10, 10), range(0, 50, 50))) {
                JsonObject action = codeActions(server, place, "").get(0).getAsJsonObject();
                assertEquals("refactor.rewrite", action.get("kind").getAsString());
                assertTrue(action.get("title").getAsString().contains("?+s=I2L"), action::toString);
            }
            JsonObject whole = codeActions(server, range(0, 0, 0), "source.migrate").get(0).getAsJsonObject();
            assertTrue(
                    whole.get("title").getAsString()
                            .contains("1 name is written as RFC 8141 does. Left as they are: 1 the name of an XML"),
                    whole::toString);
            assertEquals("[{\"range\":" + range(0, 20, 20) + ",\"newText\":\"+\"}]", whole.getAsJsonObject("edit")
                    .getAsJsonArray("documentChanges").get(0).getAsJsonObject().get("edits").toString());
            server.end();
        }
    }

    /** A registry file is read, its faults are shown once, and a change of it applies without a restart. */
    @Test
    void registryFilesAreReadAndWatched(@TempDir Path folder) throws IOException {
        Path registry = folder.resolve("own.json");
        Files.writeString(registry, "{\"namespaces\": [{\"nid\": \"acme\"}, {\"nid\": \"-\"}]}");
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"rootUri\":\"" + folder.toUri()
                    + "\",\"capabilities\":{\"workspace\":{\"didChangeWatchedFiles\":"
                    + "{\"dynamicRegistration\":true}}},\"initializationOptions\":{\"registries\":[\"own.json\"]}}");
            assertTrue(server.expect("window/showMessage").get("message").getAsString()
                    .contains("own.json: namespaces[1]: “-” is not a namespace identifier"));
            server.notify("initialized", "{}");
            JsonObject asked = server.expectRequest("client/registerCapability", "null").getAsJsonArray("registrations")
                    .get(0)
                    .getAsJsonObject();
            assertEquals("workspace/didChangeWatchedFiles", asked.get("method").getAsString());
            assertEquals("{\"watchers\":[{\"globPattern\":\"**/*\"}]}", asked.get("registerOptions").toString());
            open(server, URI, "xml", "<a b=\"urn:acme:a\" c=\"urn:zzz-own:a\"/>");
            assertEquals(List.of("unregistered-nid"), codes(server.expect("textDocument/publishDiagnostics")));
            Files.writeString(registry, "{\"namespaces\": [{\"nid\": \"acme\"}, {\"nid\": \"zzz-own\"}]}");
            server.notify("workspace/didChangeWatchedFiles",
                    "{\"changes\":[{\"uri\":\"" + registry.toUri() + "\",\"type\":2}]}");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")));
            server.end();
        }
    }

    /** The copied text is the URN itself (RFC 8141 §4.4), without the document's escapes, and normalized. */
    @Test
    void theCanonicalSpellingIsAnswered() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"URN:Example:caf&#233;&amp;%c3%a9\" c=\"urn:example:a?b\"/>");
            server.expect("textDocument/publishDiagnostics");
            assertEquals("\"urn:example:caf%C3%A9&%C3%A9\"", canonical(server, 12).toString());
            assertEquals(JsonNull.INSTANCE, canonical(server, 50), "“?” is not put right by encoding alone");
            assertEquals(JsonNull.INSTANCE, canonical(server, 1), "no URN there");
            JsonObject error = server.call("workspace/executeCommand", "{\"command\":\"urn-ls.canonical\"}")
                    .getAsJsonObject("error");
            assertTrue(error.get("message").getAsString().contains("{uri, position}"), error::toString);
            error = server.call("workspace/executeCommand", "{\"command\":\"no-such\"}").getAsJsonObject("error");
            assertTrue(error.get("message").getAsString().contains("no-such"), error::toString);
            change(server, 2, "[{\"text\":\"<a b='urn:example:50%z'/>\"}]");
            server.expect("textDocument/publishDiagnostics");
            assertEquals(JsonNull.INSTANCE, canonical(server, 12), "“%” could mean two things");
            server.end();
        }
    }

    private static JsonElement canonical(LspClient server, int character) {
        return server.request("workspace/executeCommand",
                "{\"command\":\"urn-ls.canonical\",\"arguments\":[{\"uri\":\"" + URI
                        + "\",\"position\":{\"line\":0,\"character\":" + character + "}}]}");
    }

    /** Findings in files that are not open are published, with progress. Open files are left to the editor. */
    @Test
    void theWorkspaceIsChecked(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.txt"), "urn:example:100%z");
        Files.writeString(folder.resolve("b.txt"), "urn:example:b");
        Path open = Files.writeString(folder.resolve("c.txt"), "urn:example:100%z");
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"workspaceFolders\":[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}],"
                    + "\"capabilities\":{\"window\":{\"workDoneProgress\":true}}}");
            server.notify("initialized", "{}");
            server.expectNamesRead();
            open(server, open.toUri().toString(), "plaintext", "urn:example:fine");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")));
            server.ask(77, "workspace/executeCommand", "{\"command\":\"urn-ls.checkWorkspace\"}");
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            JsonObject published = server.expect("textDocument/publishDiagnostics");
            assertEquals(folder.resolve("a.txt").toUri().toString(), published.get("uri").getAsString());
            assertEquals(List.of("malformed-percent-encoding"), codes(published));
            assertEquals("end", server.expectProgress());
            assertEquals("{\"files\":3,\"problems\":1,\"hints\":0,\"text\":\"1 problem in 1 of 3 files\",\"notRead\":0,"
                    + "\"cancelled\":false}", server.answer(77).toString(), "the open file as it is in the editor");
            assertEquals(
                    "{\"urns\":1,\"problems\":0,\"hints\":0,\"text\":\"1 URN, no problems\",\"specification\":\"rfc8141\","
                            + "\"onlyOpen\":false,\"project\":\"\"}",
                    server.request("workspace/executeCommand",
                            "{\"command\":\"urn-ls.summary\",\"arguments\":[{\"uri\":\""
                                    + open.toUri() + "\"}]}")
                            .toString());

            server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"" + open.toUri() + "\"}}");
            assertEquals(List.of("malformed-percent-encoding"), codes(server.expect("textDocument/publishDiagnostics")),
                    "what stands on disk counts again");

            Files.writeString(folder.resolve("a.txt"), "urn:example:a");
            server.ask(78, "workspace/executeCommand", "{\"command\":\"urn-ls.checkWorkspace\"}");
            server.expectRequest("window/workDoneProgress/create", "null");
            assertEquals("begin", server.expectProgress());
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")),
                    "what was shown before is taken back");
            assertEquals(List.of("malformed-percent-encoding"),
                    codes(server.expect("textDocument/publishDiagnostics")));
            assertEquals("end", server.expectProgress());
            server.answer(78);
            server.end();
        }
    }

    /** A run is cancelled by its own token only, and by cancelling its request. */
    @Test
    void theCheckOfTheWorkspaceIsCancelled(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.txt"), "urn:example:100%z");
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"workspaceFolders\":[{\"uri\":\"" + folder.toUri() + "\",\"name\":\"x\"}],"
                    + "\"capabilities\":{\"window\":{\"workDoneProgress\":true}}}");
            server.notify("initialized", "{}");
            server.expectNamesRead();
            server.ask(77, "workspace/executeCommand", "{\"command\":\"urn-ls.checkWorkspace\"}");
            // The server waits for the answer to this request, so both cancellations come in time.
            JsonObject create = server.hold("window/workDoneProgress/create");
            server.notify("window/workDoneProgress/cancel", "{\"token\":\"someone-elses\"}");
            server.notify("window/workDoneProgress/cancel",
                    "{\"token\":" + create.getAsJsonObject("params").get("token") + "}");
            server.request("workspace/executeCommand",
                    "{\"command\":\"urn-ls.canonical\",\"arguments\":[{\"uri\":\"x\","
                            + "\"position\":{\"line\":0,\"character\":0}}]}");
            server.send("{\"jsonrpc\":\"2.0\",\"id\":" + create.get("id") + ",\"result\":null}");
            assertEquals("begin", server.expectProgress());
            assertEquals("end", server.expectProgress());
            assertEquals(
                    "{\"files\":0,\"problems\":0,\"hints\":0,\"text\":\"no problems in 0 files\",\"notRead\":0,\"cancelled\":true}",
                    server.answer(77).toString());
            server.end();
        }
    }

    /** The tables of namespaces are read at first need: not to start, and not for a document without a URN. */
    @Test
    void startingDoesNotReadTheRegistry(@TempDir Path folder) throws IOException {
        Path loaded = folder.resolve("classes.txt");
        try (LspClient server = LspClient.withJvm(List.of("-Xlog:class+load:file=" + loaded))) {
            server.initialize(CAPABILITIES);
            server.notify("initialized", "{}");
            open(server, URI, "xml", "<a b=\"no name\"/>");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")));
            assertTrue(!Files.readString(loaded).contains("urnls.namespace.Tables"), "no table was read");
            open(server, "file:///work/b.xml", "xml", "<a b=\"urn:zzz-own:1\"/>");
            assertEquals(List.of("unregistered-nid"), codes(server.expect("textDocument/publishDiagnostics")));
            assertTrue(Files.readString(loaded).contains("urnls.namespace.Tables"), "now it was: the log shows it");
            server.end();
        }
    }

    @Test
    void aClientWithoutMarkdownGetsPlainText() throws IOException {
        try (LspClient server = started("{\"capabilities\":{}}")) {
            open(server, URI, "xml", "<a b=\"urn:example:x\"/>");
            server.expect("textDocument/publishDiagnostics");
            JsonObject hover = server.request("textDocument/hover",
                    "{\"textDocument\":{\"uri\":\"" + URI + "\"},\"position\":{\"line\":0,\"character\":12}}")
                    .getAsJsonObject();
            assertEquals("plaintext", hover.getAsJsonObject("contents").get("kind").getAsString());
            assertEquals(0, codeActions(server, range(0, 0, 20), "").size(), "no code action literals, no actions");
            server.end();
        }
    }

    @Test
    void positionsAreCountedAsAgreed() throws IOException {
        for (String[] expected : new String[][] {{"utf-8", "26", "28"}, {"utf-32", "23", "24"},
                {"utf-16", "24", "25"}}) {
            try (LspClient server = LspClient.start()) {
                String offered = expected[0].equals("utf-16") ? "[\"utf-7\"]" : "[\"" + expected[0] + "\",\"utf-16\"]";
                JsonObject result = server
                        .initialize("{\"capabilities\":{\"general\":{\"positionEncodings\":" + offered + "}}}")
                        .getAsJsonObject();
                assertEquals(expected[0], result.getAsJsonObject("capabilities").get("positionEncoding").getAsString());
                server.notify("initialized", "{}");
                open(server, URI, "xml", "<a>😀</a><b>urn:example:é</b>");
                JsonObject diagnostic = server.expect("textDocument/publishDiagnostics").getAsJsonArray("diagnostics")
                        .get(0)
                        .getAsJsonObject();
                JsonObject range = diagnostic.getAsJsonObject("range");
                assertEquals(expected[1], range.getAsJsonObject("start").get("character").getAsString(), expected[0]);
                assertEquals(expected[2], range.getAsJsonObject("end").get("character").getAsString(), expected[0]);
                server.end();
            }
        }
    }

    @Test
    void settingsAreAskedForAndAppliedWhenTheyChange() throws IOException {
        try (LspClient server = LspClient.start()) {
            server.initialize("""
                    {"capabilities":{"workspace":{"configuration":true,
                      "didChangeConfiguration":{"dynamicRegistration":true}}}}""");
            server.notify("initialized", "{}");
            JsonObject registered = server.expectRequest("client/registerCapability", "null");
            assertTrue(registered.toString().contains("workspace/didChangeConfiguration"));
            JsonObject asked = server.expectRequest("workspace/configuration",
                    "[{\"severity\":{\"not-normalized\":\"off\"}}]");
            assertEquals("{\"items\":[{\"section\":\"urn\"}]}", asked.toString());
            open(server, URI, "xml", "<a b=\"URN:example:x?y\"/>");
            assertEquals(List.of("stray-question-mark"), codes(server.expect("textDocument/publishDiagnostics")));

            server.notify("workspace/didChangeConfiguration", "{\"settings\":null}");
            server.expectRequest("workspace/configuration", "[{\"specification\":\"draft2015\"}]");
            assertEquals(List.of("not-normalized"), codes(server.expect("textDocument/publishDiagnostics")));

            server.notify("workspace/didChangeConfiguration", "{\"settings\":null}");
            server.expectRequest("workspace/configuration",
                    """
                            [{"specification":"rfc9999","speed":"fast","severity":{"no-such-rule":"error","missing-nss":"loud"}}]""");
            String complaints = "";
            for (int i = 0; i < 4; i++) {
                complaints += server.expect("window/showMessage").get("message").getAsString() + "\n";
            }
            for (String part : List.of("rfc9999", "urn.speed", "no-such-rule", "“loud”")) {
                assertTrue(complaints.contains(part), complaints);
            }
            assertEquals(List.of("not-normalized", "stray-question-mark"),
                    codes(server.expect("textDocument/publishDiagnostics")), "the rest is in force");
            server.end();
        }
    }

    @Test
    void settingsMayBePushed() throws IOException {
        try (LspClient server = started(
                "{\"capabilities\":{},\"initializationOptions\":{\"urn\":{\"severity\":{\"not-normalized\":\"error\"}}}}")) {
            open(server, URI, "xml", "<a b=\"URN:example:x\"/>");
            assertEquals(1, server.expect("textDocument/publishDiagnostics").getAsJsonArray("diagnostics").get(0)
                    .getAsJsonObject().get("severity").getAsInt());
            server.notify("workspace/didChangeConfiguration",
                    "{\"settings\":{\"urn\":{\"accept\":[\"urn:example:*\"]}}}");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")));
            server.end();
        }
    }

    @Test
    void editsAreAppliedOneAfterTheOther() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            open(server, URI, "xml", "<a b=\"urn:example:x\"/>\r\n<!-- 😀 -->\r\n");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")));
            // Each change counts in the text that the one before it left; rangeLength is wrong and must not matter.
            change(server, 2,
                    "[{\"range\":" + range(0, 19, 19) + ",\"rangeLength\":99,\"text\":\"?\"},{\"range\":"
                            + range(0, 20, 20)
                            + ",\"text\":\"y\"}]");
            JsonObject published = server.expect("textDocument/publishDiagnostics");
            assertEquals(List.of("stray-question-mark"), codes(published));
            change(server, 3, "[{\"text\":\"<a b='urn:example:x y'/>\"}]");
            assertEquals(List.of("illegal-character"), codes(server.expect("textDocument/publishDiagnostics")));
            server.end();
        }
    }

    @Test
    void strangeMessagesAreAnsweredAndNothingIsLost() throws IOException {
        try (LspClient server = LspClient.start().sendingWhatIsWrong()) {
            assertEquals(-32002,
                    server.call("textDocument/hover", "{}").getAsJsonObject("error").get("code").getAsInt(),
                    "before initialize");
            server.initialize(CAPABILITIES);
            server.notify("initialized", "{}");
            assertEquals(-32600, server.call("initialize", "{}").getAsJsonObject("error").get("code").getAsInt());
            assertEquals(-32601, server.call("no/such/method", "{}").getAsJsonObject("error").get("code").getAsInt());
            server.notify("$/unknown", "{}");
            server.notify("no/such/notification", "{\"a\":1}");
            open(server, URI, "xml", "<a b=\"urn:example:x?y\"/>");
            assertEquals(1, codes(server.expect("textDocument/publishDiagnostics")).size());

            // Positions far out of range, backwards, negative.
            JsonElement hover = server.request("textDocument/hover",
                    "{\"textDocument\":{\"uri\":\"" + URI + "\"},\"position\":{\"line\":999,\"character\":999}}");
            assertEquals(JsonNull.INSTANCE, hover);
            server.request("textDocument/hover",
                    "{\"textDocument\":{\"uri\":\"" + URI + "\"},\"position\":{\"line\":-1,\"character\":-1}}");
            assertEquals(5,
                    codeActions(server,
                            "{\"start\":{\"line\":99,\"character\":0},\"end\":{\"line\":0,\"character\":0}}", "")
                            .size());
            change(server, 2,
                    "[{\"range\":{\"start\":{\"line\":50,\"character\":0},\"end\":{\"line\":60,\"character\":7}},\"text\":\"<!-- -->\"}]");
            assertEquals(1, codes(server.expect("textDocument/publishDiagnostics")).size());

            // A document nobody opened.
            assertEquals(JsonNull.INSTANCE, server.request("textDocument/hover",
                    "{\"textDocument\":{\"uri\":\"file:///other\"},\"position\":{\"line\":0,\"character\":0}}"));
            server.notify("textDocument/didChange",
                    "{\"textDocument\":{\"uri\":\"file:///other\",\"version\":2},\"contentChanges\":[{\"text\":\"\"}]}");
            assertTrue(server.expect("window/logMessage").get("message").getAsString().contains("not open"));
            server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"file:///other\"}}");

            server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"" + URI + "\"}}");
            assertEquals(List.of(), codes(server.expect("textDocument/publishDiagnostics")),
                    "closed: nothing is left behind");
            server.request("shutdown", "null");
            assertEquals(-32600,
                    server.call("textDocument/hover", "{}").getAsJsonObject("error").get("code").getAsInt());
            server.notify("exit", "null");
            assertEquals(0, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void exitWithoutShutdownIsAFailure() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            server.notify("exit", "null");
            assertEquals(1, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void endOfInputEndsTheServer() throws IOException {
        try (LspClient server = started(CAPABILITIES)) {
            server.closeInput();
            assertEquals(1, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void theServerEndsWithItsParent() throws IOException {
        Process parent = new ProcessBuilder("cat").start(); // which reads until it is ended
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"processId\":" + parent.pid() + ",\"rootUri\":null,\"capabilities\":{}}");
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
            server.ask(1, "initialize", "{\"processId\":" + parent.pid() + ",\"rootUri\":null,\"capabilities\":{}}");
            assertEquals(1, server.exitCode());
            assertTrue(server.errors().contains("process " + parent.pid() + ", is not running here"), server.errors());
        }
    }

    @Test
    void onlyAnotherProcessIsWatched() throws IOException {
        for (String none : List.of("0", "-1", "null", "99999999999", "\"1\"")) {
            try (LspClient server = LspClient.start().sendingWhatIsWrong()) {
                server.request("initialize", "{\"processId\":" + none + ",\"rootUri\":null,\"capabilities\":{}}");
                server.end();
            }
        }
    }
}
