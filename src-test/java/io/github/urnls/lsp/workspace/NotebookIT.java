package io.github.urnls.lsp.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cells of notebooks, which an editor opens as documents of their own. */
class NotebookIT {

    @TempDir
    private Path folder;

    private String cell(String number) {
        return "vscode-notebook-cell:" + folder.resolve("n.ipynb").toUri().getRawPath() + "#W" + number
                + "sZmlsZQ%3D%3D";
    }

    /** A cell has what a file has, under the project file of its notebook. */
    @Test
    void cellsHaveFindingsHoversAndRepairs() {
        Editor.write(folder.resolve("urn-ls.json"), "{\"severity\": {\"needless-encoding\": \"off\"}}");
        String actions = """
                {"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}""";
        try (Editor server = Editor.ofWorkspace(folder, actions).as("python")) {
            server.expectNamesRead();
            server.open(cell("0"), "x = 'urn:example:%41'\ny = 'urn:example:a b'");
            assertEquals(List.of("illegal-character"), server.published(cell("0")));
            String hover = server.hover(cell("0"), 0, 8).toString();
            assertTrue(hover.contains("xample"), hover);
            assertEquals("null", String.valueOf(server.hover(cell("0"), 0, 1)));
            assertTrue(server.actions(cell("0"), Json.range(1, 18, 18), "quickfix").toString()
                    .contains("Remove the space"));
            server.end();
        }
    }

    /** While cells of a notebook are open, they count, and not its file. */
    @Test
    void openCellsStandForTheFile() {
        Editor.write(folder.resolve("n.ipynb"), "{\"cells\": [{\"source\": \"x = 'urn:example:a'\"}]}");
        try (Editor server = Editor.ofWorkspace(folder, "{}").as("python")) {
            server.expectNamesRead();
            server.open("a.txt", "'urn:example:a'");
            assertEquals(List.of(), server.published("a.txt"));
            assertEquals(List.of("a.txt", "n.ipynb"), server.references("a.txt", 3));
            server.open(cell("0"), "x = 'urn:example:a'");
            assertEquals(List.of(), server.published(cell("0")));
            server.open(cell("1"), "x = 'urn:example:b'");
            assertEquals(List.of(), server.published(cell("1")));
            assertEquals(List.of("a.txt", cell("0")), server.references("a.txt", 3));
            server.changed("n.ipynb");
            server.close(cell("0"));
            assertEquals(List.of(), server.published(cell("0")));
            assertEquals(List.of("a.txt"), server.references("a.txt", 3));
            server.close(cell("1"));
            assertEquals(List.of(), server.published(cell("1")));
            assertEquals(List.of("a.txt", "n.ipynb"), server.references("a.txt", 3));
            server.end();
        }
    }
}
