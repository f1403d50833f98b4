package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Map;
import java.util.Optional;

/**
 * What is in force for a file: its project file alone where it has one, else the settings of its workspace folder, else
 * those of the client.
 *
 * @param others   for documents outside all folders
 * @param folders  for what lies in a workspace folder; of two that hold a document the inner one counts
 * @param projects the project files, as they were when these options were made
 */
record FolderOptions(CheckOptions others, Map<Path, CheckOptions> folders, Projects projects) {

    /** What is in force before anything is set. */
    static FolderOptions initial() {
        return new FolderOptions(CheckOptions.DEFAULT, Map.of(), new Projects());
    }

    FolderOptions {
        folders = Map.copyOf(folders);
    }

    /** Written out, since the JVM makes that of a record anew at each start, which takes time and memory. */
    @Override
    public boolean equals(Object other) {
        return other instanceof FolderOptions that && others.equals(that.others) && folders.equals(that.folders)
                && projects.equals(that.projects);
    }

    @Override
    public int hashCode() {
        return Objects.hash(others, folders, projects);
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

    /** Whether a document is to be checked: its project file may leave it out. */
    boolean includes(String uri) {
        return FileUris.path(uri).map(this::includes).orElse(true);
    }

    boolean includes(Path file) {
        return projects.of(file).map(project -> project.includes(file)).orElse(true);
    }
}
