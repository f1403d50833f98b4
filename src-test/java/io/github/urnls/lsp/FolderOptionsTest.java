package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Registry;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Projects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files an editor takes for tests: as the command line, below the project, the repository or the workspace. */
class FolderOptionsTest {

    @TempDir
    private Path folder;

    private FolderOptions options(List<Path> folders, Map<Path, FolderOptions.Choice> own) {
        return new FolderOptions(FolderOptions.Choice.of(Layer.NONE, Registry.BUILT_IN), own,
                folders,
                new Projects());
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

    /** A document without a file is checked as a file of the only folder would be; with several, none is meant. */
    @Test
    void anUnsavedDocumentHasTheProjectOfTheOnlyFolder() throws IOException {
        Path one = Files.createDirectories(folder.resolve("one"));
        Files.writeString(one.resolve("urn-ls.json"), "{\"accept\": [\"urn:acme:*\"]}");
        assertTrue(options(List.of(one), Map.of()).of("untitled:Untitled-1").accepts("urn:acme:a"));
        assertTrue(options(List.of(one), Map.of()).of("untitled:" + one.resolve("a.xml")).accepts("urn:acme:a"));
        assertFalse(options(List.of(one), Map.of()).of("untitled:" + folder.resolve("a.xml")).accepts("urn:acme:a"));
        assertFalse(options(List.of(one), Map.of()).of("git:/a.xml").accepts("urn:acme:a"));
        assertFalse(options(List.of(one, folder), Map.of()).of("untitled:Untitled-1").accepts("urn:acme:a"));
        assertFalse(options(List.of(), Map.of()).of("untitled:Untitled-1").accepts("urn:acme:a"));
    }

    @Test
    void aFolderMayHaveSettingsOfItsOwn() {
        Layer own = Layer.NONE.with(Setting.TESTS, List.of("samples/")).with(Setting.TEST_SEVERITY, "off");
        FolderOptions options = options(List.of(folder),
                Map.of(folder, FolderOptions.Choice.of(own, Registry.BUILT_IN)));
        assertEquals(TestSeverity.OFF, severity(options, "samples/a.xml"));
        assertEquals(TestSeverity.SAME, severity(options, "test/a.xml"));
    }
}
