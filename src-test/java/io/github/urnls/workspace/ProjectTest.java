package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.text.Document;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a project file makes of a folder. */
class ProjectTest {

    /** No file can be called so, which is one thing wrong in the file and costs nothing else of it. */
    @Test
    void invalidPathsAreReported() {
        ProjectFile file = ProjectFile.read(new Document("file:///no/such/folder/urn-ls.json", "jsonc", 1,
                "{\"registries\": [\"a\\u0000b\"], \"accept\": [\"urn:example:*\"]}"));
        Path folder = Path.of("").toAbsolutePath();
        Path path = folder.resolve("urn-ls.json");
        Project project = new Project(path, path.getParent(), file.settings(), ProjectBounds.of(path), List.of(),
                List.of(),
                List.of());
        List<String> complaints = project.complaints();
        assertEquals(1, complaints.size());
        assertEquals(path + ": “a\uFFFDb” is not a path",
                complaints.get(0).replaceFirst(" \\(.*", ""));
        assertEquals(List.of("urn:example:*"),
                project.options(folder.resolve("a.xml")).accept().stream().map(glob -> glob.pattern()).toList());
        assertFalse(project.names(folder.resolve("a")));
    }
}
