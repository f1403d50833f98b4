package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A new name that does not fit the registry file of the project must be confirmed. */
class RenameByRegistryIT {

    private static final String PLAIN = """
            {"workspace":{"applyEdit":true,"workspaceEdit":{"documentChanges":true}}}""";

    private static final String TEXT = "urn:acme:state:open urn:acme:old:shut\n";

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");

    @BeforeEach
    void project() throws IOException {
        folder = temporary.toRealPath();
        Editor.write(folder.resolve("tests/a.txt"), TEXT);
        Editor.write(folder.resolve("tests/urn-ls.json"), "{\"registries\": [\"acme.json\"]}");
        Files.copy(Path.of("src-test", "fixtures", "packages", "acme.json"), folder.resolve("tests/acme.json"));
    }

    private Editor started() {
        Editor server = Editor.ofWorkspace(folder, PLAIN);
        server.expectNamesRead();
        server.open("tests/a.txt", TEXT);
        server.findings();
        return server;
    }

    private static String asked(Editor server) {
        return server.expectRequest("window/showMessageRequest", "null").get("message").getAsString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:acme:product:4006381333932 | The check digit of the part “article number”",
            "urn:acme:state:nonsense | “nonsense” is not in the list of states.",
            "urn:acme:state:shipped | This name is deprecated since 2.0",
            "urn:acme:state:void | This name is retired since 1.5"})
    void aNameIsRenamedAfterAQuestion(String newName, String message) {
        try (Editor server = started()) {
            JsonObject params = server.at("tests/a.txt", 0, 3);
            params.addProperty("newName", newName);
            server.ask(70, "textDocument/rename", params);
            assertTrue(server.answer(70).isJsonNull());
            String asked = asked(server);
            assertTrue(asked.contains(message), asked);
            server.end();
        }
    }

    /** A file that is not open may change on disk while the question stands. */
    @Test
    void nothingIsRenamedInAFileThatHasChangedSince() throws IOException {
        Editor.write(folder.resolve("tests/b.txt"), TEXT);
        try (Editor server = started()) {
            for (String text : List.of(TEXT, "changed since: " + TEXT)) {
                JsonObject params = server.at("tests/a.txt", 0, 3);
                params.addProperty("newName", "urn:acme:state:nonsense");
                server.ask(70, "textDocument/rename", params);
                assertTrue(server.answer(70).isJsonNull());
                JsonObject asked = server.hold("window/showMessageRequest");
                Editor.write(folder.resolve("tests/b.txt"), text);
                server.reply(asked, asked.getAsJsonObject("params").getAsJsonArray("actions").get(0));
                if (text.equals(TEXT)) {
                    server.expectRequest("workspace/applyEdit", Json.object("applied", true));
                } else {
                    assertTrue(server.shown().startsWith("URN: Nothing was renamed"));
                }
            }
            server.end();
        }
    }

    @Test
    void aNamespaceIsMovedAfterAQuestion() {
        try (Editor server = started()) {
            server.execute(70, "urn-ls.moveNamespace", Json.object("from", "urn:acme:old:", "to", "urn:acme:state:"));
            String asked = asked(server);
            assertTrue(asked.contains("“urn:acme:state:shut”: “shut” is not in the list of states."), asked);
            assertEquals(Json.object("applied", false), server.answer(70));
            server.end();
        }
    }
}
