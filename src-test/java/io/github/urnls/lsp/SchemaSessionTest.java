package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Reading;
import io.github.urnls.check.run.Checker;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.SchemaFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** How many findings there are of a document that imports a schema from that place. */
    private static int findings(Editor editor, String name, String schema) {
        editor.open(name, IMPORTING.formatted(schema));
        return editor.pulled(name, "").getAsJsonArray("items").size();
    }

    @Test
    void schemasOfTheWorkspaceFolderAlone() throws IOException {
        folder = folder.toRealPath();
        Path root = Files.createDirectories(folder.resolve("project"));
        Files.writeString(root.resolve("b.xsd"), schema(2));
        Files.writeString(folder.resolve("outside.xsd"), schema(2));
        try (Editor editor = Editor.of(InMemoryServer.start(), folder).as("xml").begin(Editor.PULL_ONCE, "rootUri",
                FileUris.of(root))) {
            assertEquals(1, findings(editor, "project/a.xsd", "b.xsd"), "beside the document");
            assertEquals(0, findings(editor, "project/c.xsd", "../outside.xsd"), "outside of the folder");
            assertEquals(0, findings(editor, "other.xsd", "outside.xsd"), "of a document in no folder");
            editor.end();
        }
    }

    @Test
    void messagesFollowTheSchema() throws IOException {
        Files.writeString(folder.resolve("b.xsd"), schema(2));
        OpenDocuments[] documents = new OpenDocuments[1];
        WorkspaceIndex[] index = new WorkspaceIndex[1];
        documents[0] = new OpenDocuments(new Checker((rule, fault) -> {
            throw fault;
        }).with(new SchemaFiles(FileUris::path, file -> Optional.of(folder),
                uri -> documents[0].ofFile(uri).map(Analysis::document))), uri -> index[0].seenFrom(uri),
                Reading.SILENT);
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
