package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import io.github.urnls.check.Checker;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.SchemaFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a document that imports a schema, which is on disk or edited. */
class SchemaSessionTest {

    private static final String IMPORTING = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>"
            + "<xs:import namespace='urn:example:b:1' schemaLocation='%s'/></xs:schema>";

    @TempDir
    private Path folder;

    private static String schema(int version) {
        return "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='urn:example:b:" + version
                + "'/>";
    }

    private String uri(String name) {
        return FileUris.of(folder.resolve(name));
    }

    private static String message(String method, Object params) {
        return new Gson().toJson(Map.of("jsonrpc", "2.0", "method", method, "params", params));
    }

    private String open(String name, String text) {
        return message("textDocument/didOpen", Map.of("textDocument",
                Map.of("uri", uri(name), "languageId", "xml", "version", 1, "text", text)));
    }

    private String ask(int id, String name) {
        return new Gson().toJson(Map.of("jsonrpc", "2.0", "id", id, "method", "textDocument/diagnostic", "params",
                Map.of("textDocument", Map.of("uri", uri(name)))));
    }

    private static int findings(List<JsonObject> said, int id) {
        return said.stream().filter(message -> message.has("id") && message.get("id").toString().equals("" + id))
                .findFirst().orElseThrow().getAsJsonObject("result").getAsJsonArray("items").size();
    }

    @Test
    void schemasOfTheWorkspaceFolderAlone() throws IOException {
        folder = folder.toRealPath();
        Path root = Files.createDirectories(folder.resolve("project"));
        Files.writeString(root.resolve("b.xsd"), schema(2));
        Files.writeString(folder.resolve("outside.xsd"), schema(2));
        List<JsonObject> said = InMemoryServer.session(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"processId\":null,\"rootUri\":\""
                        + FileUris.of(root) + "\",\"capabilities\":{\"textDocument\":{\"diagnostic\":{}}}}}",
                open("project/a.xsd", IMPORTING.formatted("b.xsd")), ask(2, "project/a.xsd"),
                open("project/c.xsd", IMPORTING.formatted("../outside.xsd")), ask(3, "project/c.xsd"),
                open("other.xsd", IMPORTING.formatted("outside.xsd")), ask(4, "other.xsd"));
        assertEquals(1, findings(said, 2), "beside the document");
        assertEquals(0, findings(said, 3), "outside of the folder");
        assertEquals(0, findings(said, 4), "of a document in no folder");
    }

    @Test
    void messagesFollowTheSchema() throws IOException {
        Files.writeString(folder.resolve("b.xsd"), schema(2));
        OpenDocuments[] documents = new OpenDocuments[1];
        WorkspaceIndex[] index = new WorkspaceIndex[1];
        documents[0] = new OpenDocuments(new Checker((rule, fault) -> {
            throw fault;
        }).with(new SchemaFiles(FileUris::path, file -> Optional.of(folder),
                uri -> documents[0].ofFile(uri).map(Analysis::document))), uri -> index[0].seenFrom(uri));
        index[0] = new WorkspaceIndex(documents[0]);
        Document importing = new Document(uri("a.xsd"), "xml", 1, IMPORTING.formatted("b.xsd"));
        index[0].count(documents[0].put(importing));
        assertEquals(1, documents[0].get(importing.uri()).orElseThrow().findings().size(), "as it is on disk");
        for (int version = 1; version <= 4; version++) {
            Analysis schema = documents[0].put(new Document(uri("b.xsd"), "xml", version, schema(version % 2 + 1)));
            documents[0].respelled(index[0].count(schema), schema.document().uri());
            assertEquals(version % 2, documents[0].get(importing.uri()).orElseThrow().findings().size(),
                    "as it is edited: " + version);
        }
    }
}
