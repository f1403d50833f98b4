package io.github.urnls.lsp.documents;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Layers;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The options for a file. Its project file alone counts if it has one, else the settings of its workspace folder, else
 * those of the client.
 *
 * @param others    for documents in no folder, or in one without settings of its own
 * @param own       for workspace folders with settings of their own; the innermost folder of a document counts
 * @param folders   the workspace folders
 * @param projects  the project files as they were when these options were made
 * @param selection which documents the settings select
 */
public record FolderOptions(Choice others, Map<Path, Choice> own, List<Path> folders, Projects projects,
        DocumentSelection selection) {

    /**
     * The settings of the client for a folder.
     *
     * @param settings with absolute paths
     * @param tests    which files are tests
     * @param options  for files that are no tests
     */
    public record Choice(Layer settings, TestFiles tests, CheckOptions options) {

        /** With the namespaces and names of {@code registry}. */
        public static Choice of(Layer settings, Registry registry) {
            return new Choice(settings, TestFiles.of(settings), new Layers(List.of(settings)).options(registry));
        }

        /** Written out: the JVM generates that of a record at each start, which takes time and memory. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Choice that && options.equals(that.options) && tests.equals(that.tests)
                    && inTests().equals(that.inTests());
        }

        /** Other settings make no difference to findings. */
        private String inTests() {
            return settings.value(Setting.TEST_SEVERITY);
        }

        @Override
        public int hashCode() {
            return Objects.hash(options, tests);
        }
    }

    /** The options before anything is set. */
    public static FolderOptions initial() {
        return new FolderOptions(Choice.of(Layer.NONE, Registry.BUILT_IN), Map.of(), List.of(), new Projects(),
                DocumentSelection.ALL);
    }

    /** The same in a workspace of these folders. */
    public FolderOptions in(List<Path> all) {
        return new FolderOptions(others, own, all, projects, selection);
    }

    public FolderOptions {
        own = Map.copyOf(own);
        folders = List.copyOf(folders);
    }

    /** Written out: the JVM generates that of a record at each start, which takes time and memory. */
    @Override
    public boolean equals(Object other) {
        return other instanceof FolderOptions that && others.equals(that.others) && own.equals(that.own)
                && folders.equals(that.folders)
                && projects.equals(that.projects) && selection.equals(that.selection);
    }

    @Override
    public int hashCode() {
        return Objects.hash(others, own, folders, projects, selection);
    }

    public CheckOptions of(String uri) {
        return FileUris.path(uri).map(this::of).orElse(others.options);
    }

    public CheckOptions of(Path file) {
        Optional<Project> project = projects.of(file);
        if (project.isPresent()) {
            return project.get().options(file);
        }
        Choice choice = choice(file);
        Path root = root(file);
        Optional<String> path = root == null ? Optional.empty() : FileNames.below(root, file);
        return choice.options.with(choice.tests.of(path, new Layers(List.of(choice.settings))));
    }

    /** The settings of the client for {@code file}. They apply as long as it has no project file. */
    public Choice choice(Path file) {
        for (Path at = file; at != null; at = at.getParent()) {
            Choice found = own.get(at);
            if (found != null) {
                return found;
            }
        }
        return others;
    }

    /**
     * The folder that the path of a test counts from: its repository, or else the innermost folder of the workspace.
     */
    private @Nullable Path root(Path file) {
        Optional<Path> repository = projects.repository(file);
        Path at = repository.isPresent() ? repository.get() : file;
        while (at != null && repository.isEmpty() && !folders.contains(at)) {
            at = at.getParent();
        }
        return at;
    }

    /** Whether an open document is checked. */
    public boolean includes(Document document) {
        return selection.includes(document)
                && FileUris.path(document.uri()).map(this::isOfProject).orElse(true);
    }

    /** Whether a file on disk is checked. */
    public boolean includes(Path file) {
        return selection.includes(file) && isOfProject(file);
    }

    /** Whether its project file, if any, includes {@code file}. */
    private boolean isOfProject(Path file) {
        return projects.of(file).map(project -> project.includes(file)).orElse(true);
    }
}
