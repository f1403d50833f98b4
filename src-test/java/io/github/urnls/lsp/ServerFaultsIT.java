package io.github.urnls.lsp;

import static io.github.urnls.support.lsp.Editor.codes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.check.run.BrokenRule;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the server does when rules, files and memory fail it. */
class ServerFaultsIT {

    private static final String SMALL = "<a b=\"urn:example:x y\"/>";

    private static String document(int names) {
        return IntStream.range(0, names)
                .collect(StringBuilder::new,
                        (text, i) -> text.append("<b c=\"urn:example:").append(i).append(" x\"/>\n"),
                        StringBuilder::append)
                .toString();
    }

    /** Reads until the findings of {@code uri} come; what is said before goes to {@code said}. */
    private static JsonObject findings(LspClient server, String uri, StringBuilder said) {
        while (true) {
            JsonObject message = server.receive();
            JsonObject params = message.getAsJsonObject("params");
            if (message.get("method").getAsString().equals("textDocument/publishDiagnostics")
                    && params.get("uri").getAsString().equals(uri)) {
                return params;
            }
            said.append(message).append('\n');
        }
    }

    @Test
    void aRuleThatThrowsIsLoggedAndTheOthersCount() {
        try (Editor editor = Editor.of(InMemoryServer.start(BrokenRule::checker), Path.of("/"))) {
            editor.as("xml").begin(Editor.PULL_ONCE).open("a.xml", SMALL);
            List<String> codes = codes(editor.pulled("a.xml", "").get("items"));
            String said = editor.logged();
            assertTrue(said.contains("rule broken failed, its findings are missing: this is a bug"), said);
            assertTrue(codes.contains("illegal-character"), codes::toString);
        }
    }

    @Test
    void withTheFlagOfTheExtensionAFullHeapEndsTheServer() throws IOException {
        try (LspClient server = LspClient
                .withJvm(List.of("-Xmx48m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError"))) {
            server.initialize("{\"capabilities\":{}}");
            server.notify("initialized", "{}");
            server.notify("textDocument/didOpen", EveryRequest.opened("file:///large.xml", document(200_000)));
            assertEquals(3, server.exitCode(), "by which the extension knows what to say");
        }
    }

    @Test
    void withoutItAFullHeapLosesTheDocument() throws IOException {
        try (LspClient server = LspClient.withJvm(List.of("-Xmx48m", "-XX:+UseSerialGC"))) {
            server.initialize("{\"capabilities\":{}}");
            server.notify("initialized", "{}");
            server.notify("textDocument/didOpen", EveryRequest.opened("file:///large.xml", document(200_000)));
            assertTrue(
                    server.expect("window/logMessage").get("message").getAsString().contains("has not enough memory"));
            server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"file:///large.xml\"}}");
            server.notify("textDocument/didOpen", EveryRequest.opened("file:///small.xml", SMALL));
            assertEquals(1,
                    findings(server, "file:///small.xml", new StringBuilder()).getAsJsonArray("diagnostics").size());
            server.request("shutdown", "null");
            server.notify("exit", "null");
            assertEquals(0, server.exitCode());
        }
    }

    @Test
    void aDocumentThatIsLargerThanTheMemoryIsNotOpened() throws IOException {
        try (LspClient server = LspClient.withJvm(List.of("-Xmx48m"))) {
            server.initialize("{\"capabilities\":{}}");
            server.notify("initialized", "{}");
            server.notify("textDocument/didOpen", EveryRequest.opened("file:///large.xml", document(500_000)));
            assertEquals(-32600, server.receive().getAsJsonObject("error").get("code").getAsInt());
            assertTrue(
                    server.expect("window/showMessage").get("message").getAsString().contains("skipped a message of"));
            server.notify("textDocument/didOpen", EveryRequest.opened("file:///small.xml", SMALL));
            assertEquals(1,
                    findings(server, "file:///small.xml", new StringBuilder()).getAsJsonArray("diagnostics").size());
            server.end();
        }
    }

    /** It is asked for its settings, and whether it shows progress. */
    @Test
    void whatAClientDoesNotAnswerIsDoneWithout(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.xml"), "<a b=\"urn:example:found\"/>");
        try (LspClient server = LspClient.withJvm(List.of("-Durnls.patience=0"))) {
            server.initialize("{\"capabilities\":{\"workspace\":{\"configuration\":true},\"window\":"
                    + "{\"workDoneProgress\":true}},\"workspaceFolders\":[{\"name\":\"w\",\"uri\":\"" + folder.toUri()
                    + "\"}]}");
            server.notify("initialized", "{}");
            server.hold("workspace/configuration");
            String said = server.expect("window/logMessage").get("message").getAsString();
            assertTrue(said.contains("did not send its settings: no answer within 0 seconds"), said);
            server.hold("window/workDoneProgress/create");
            String found = server.request("workspace/symbol", "{\"query\":\"found\"}").toString();
            assertTrue(found.contains("urn:example:found"), found);
            server.end();
        }
    }

    @Test
    void unreadableFilesDoNotAffectOthers(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("good.xml"), "<a b=\"urn:example:found\"/>");
        try (RandomAccessFile large = new RandomAccessFile(folder.resolve("large.xml").toFile(), "rw")) {
            large.write(" ".repeat(10_000).getBytes(StandardCharsets.US_ASCII)); // else it is binary
            large.setLength(2200L << 20);
        }
        Files.writeString(folder.resolve("nul.xml"), "urn:example:nul\0");
        Files.createSymbolicLink(folder.resolve("loop"), folder);
        Files.write(folder.resolve("latin.xml"), new byte[] {'u', 'r', 'n', ':', 'x', 'y', 'z', ':', 'a', (byte) 0xE9});
        try (LspClient server = LspClient.start()) {
            server.initialize(
                    "{\"capabilities\":{},\"workspaceFolders\":[{\"name\":\"w\",\"uri\":\"" + folder.toUri() + "\"}]}");
            server.notify("initialized", "{}");
            String found = server.request("workspace/symbol", "{\"query\":\"found\"}").toString();
            assertTrue(found.contains("urn:example:found"), found);
            assertTrue(server.expect("window/logMessage").get("message").getAsString()
                    .contains("large.xml: 2200.0 MB, the limit is "));
            server.end();
        }
    }

    @Test
    void aVanishedRegistryIsReportedAndTheBuiltInOneApplies(@TempDir Path folder) throws IOException {
        Path registry = Files.writeString(folder.resolve("own.json"),
                "{\"namespaces\":[{\"nid\":\"zzz-own\",\"title\":\"Ours\"}]}");
        String text = "<a b=\"urn:zzz-own:1\" c=\"urn:example:x y\"/>";
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"capabilities\":{},\"initializationOptions\":{\"registries\":[\"" + registry
                    + "\"]},\"rootUri\":\""
                    + folder.toUri() + "\"}");
            server.notify("initialized", "{}");
            server.notify("textDocument/didOpen", EveryRequest.opened("file:///a.xml", text));
            assertEquals(1,
                    findings(server, "file:///a.xml", new StringBuilder()).getAsJsonArray("diagnostics").size());
            Files.delete(registry);
            server.notify("workspace/didChangeWatchedFiles",
                    "{\"changes\":[{\"uri\":\"" + registry.toUri() + "\",\"type\":3}]}");
            StringBuilder said = new StringBuilder();
            assertEquals(2, findings(server, "file:///a.xml", said).getAsJsonArray("diagnostics").size());
            assertTrue(said.toString().contains("there is no such file; it is not used"), said::toString);
            server.end();
        }
    }
}
