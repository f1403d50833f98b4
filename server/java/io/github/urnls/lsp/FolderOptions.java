package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Map;
import java.util.Optional;

/**
 * The options for a file. Its project file alone counts if it has one, else the settings of its workspace folder, else
 * those of the client.
 *
 * @param others    for documents outside all folders
 * @param folders   for each workspace folder; the innermost folder of a document counts
 * @param projects  the project files as they were when these options were made
 * @param selection which documents the settings select
 */
record FolderOptions(CheckOptions others, Map<Path, CheckOptions> folders, Projects projects,
        DocumentSelection selection) {

    /** The options before anything is set. */
    static FolderOptions initial() {
        return new FolderOptions(CheckOptions.DEFAULT, Map.of(), new Projects(), DocumentSelection.ALL);
    }

    FolderOptions {
        folders = Map.copyOf(folders);
    }

    /** Written out: the JVM generates that of a record at each start, which takes time and memory. */
    @Override
    public boolean equals(Object other) {
        return other instanceof FolderOptions that && others.equals(that.others) && folders.equals(that.folders)
                && projects.equals(that.projects) && selection.equals(that.selection);
    }

    @Override
    public int hashCode() {
        return Objects.hash(others, folders, projects, selection);
    }

    CheckOptions of(String uri) {
        return FileUris.path(uri).map(this::of).orElse(others);
    }

    CheckOptions of(Path file) {
        Optional<Project> project = projects.of(file);
        if (project.isPresent()) {
            return project.get().options(file);
        }
        for (Path at = file; at != null; at = at.getParent()) {
            CheckOptions found = folders.get(at);
            if (found != null) {
                return found;
            }
        }
        return others;
    }

    /** Whether an open document is checked. */
    boolean includes(Document document) {
        return selection.includes(document)
                && FileUris.path(document.uri()).map(this::isOfProject).orElse(true);
    }

    /** Whether a file on disk is checked. */
    boolean includes(Path file) {
        return selection.includes(file) && isOfProject(file);
    }

    /** Whether its project file, if any, includes {@code file}. */
    private boolean isOfProject(Path file) {
        return projects.of(file).map(project -> project.includes(file)).orElse(true);
    }
}
