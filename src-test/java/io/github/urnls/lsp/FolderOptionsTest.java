package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.DocumentSelection;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Projects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files an editor takes for tests: as the command line, below the project, the repository or the workspace. */
class FolderOptionsTest {

    @TempDir
    private Path folder;

    private FolderOptions options(List<Path> folders, Map<Path, FolderOptions.Choice> own) {
        return new FolderOptions(new FolderOptions.Choice(CheckOptions.DEFAULT, TestFiles.USUAL, new JsonObject()), own,
                folders,
                new Projects(), DocumentSelection.ALL);
    }

    private TestSeverity severity(FolderOptions options, String file) {
        return options.of(FileUris.of(folder.resolve(file))).testSeverity();
    }

    @Test
    void withoutARootNothingIsATest() {
        assertEquals(TestSeverity.SAME, severity(options(List.of(), Map.of()), "test/a.xml"));
        assertEquals(TestSeverity.SAME, options(List.of(), Map.of()).of("untitled:test/a.xml").testSeverity());
    }

    @Test
    void aPathCountsBelowTheFolderOfTheWorkspace() {
        assertEquals(TestSeverity.LOWER, severity(options(List.of(folder), Map.of()), "test/a.xml"));
        Path test = folder.resolve("test");
        assertEquals(TestSeverity.SAME, severity(options(List.of(folder, test), Map.of()), "test/a.xml"));
    }

    @Test
    void aPathCountsBelowTheRepository() throws IOException {
        Files.createDirectory(folder.resolve(".git"));
        Path inner = folder.resolve("test/inner");
        assertEquals(TestSeverity.LOWER, severity(options(List.of(inner), Map.of()), "test/inner/a.xml"));
    }

    @Test
    void aPathCountsBelowTheProjectFile() throws IOException {
        Path inner = Files.createDirectories(folder.resolve("test/inner"));
        Files.writeString(inner.resolve("urn-ls.json"), "{\"testSeverity\": \"off\"}");
        assertEquals(TestSeverity.SAME, severity(options(List.of(folder), Map.of()), "test/inner/a.xml"));
        assertEquals(TestSeverity.OFF, severity(options(List.of(folder), Map.of()), "test/inner/mock/a.xml"));
    }

    @Test
    void aFolderMayHaveSettingsOfItsOwn() {
        TestFiles own = new TestFiles(TestFiles.patterns(List.of("samples/")), Optional.of(TestSeverity.OFF));
        FolderOptions options = options(List.of(folder),
                Map.of(folder, new FolderOptions.Choice(CheckOptions.DEFAULT, own, new JsonObject())));
        assertEquals(TestSeverity.OFF, severity(options, "samples/a.xml"));
        assertEquals(TestSeverity.SAME, severity(options, "test/a.xml"));
    }
}
