package io.github.urnls.lsp.documents;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Layers;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Normalization;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FilePatterns;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Which documents are checked, and by which options. Its project file alone gives the options for a file, if it has
 * one, else the settings of its workspace folder, else those of the client.
 */
public final class FolderOptions {

    /** The settings that decide which names are read from files. */
    private static final List<Setting<?>> OF_READING = List.of(Setting.SPECIFICATION, Setting.ENABLE, Setting.EXCLUDE);

    /** Those that may decide what is found in them: all that may differ from folder to folder. */
    private static final List<Setting<?>> OF_CHECKS = Setting.ALL.stream()
            .filter(setting -> setting.entry().filter(entry -> !entry.scope().equals("window")).isPresent()).toList();

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

        private boolean includes(List<String> languages) {
            Map<String, Boolean> enabled = settings.value(Setting.ENABLE);
            return languages.stream().map(enabled::get).filter(Objects::nonNull).findFirst()
                    .orElse(enabled.getOrDefault("*", true));
        }

        private boolean isSame(Choice that, List<Setting<?>> some) {
            return some.stream().allMatch(setting -> settings.value(setting).equals(that.settings.value(setting)));
        }
    }

    private final Choice others;
    private final Map<Path, Choice> own;
    private final List<Path> folders;
    private final Projects projects;
    private final Map<Path, FilePatterns> excluded = new HashMap<>();

    /**
     * Creates options.
     *
     * @param others   for documents in no folder, or in one without settings of its own
     * @param own      for workspace folders with settings of their own; the innermost folder of a document counts
     * @param folders  the workspace folders
     * @param projects the project files as they are now
     */
    public FolderOptions(Choice others, Map<Path, Choice> own, List<Path> folders, Projects projects) {
        this.others = others;
        this.own = Map.copyOf(own);
        this.folders = List.copyOf(folders);
        this.projects = projects;
        this.folders.forEach(folder -> excluded.put(folder,
                new FilePatterns(folder, choice(folder).settings.value(Setting.EXCLUDE))));
    }

    /** The options before anything is set. */
    public static FolderOptions initial() {
        return new FolderOptions(Choice.of(Layer.NONE, Registry.BUILT_IN), Map.of(), List.of(), new Projects());
    }

    /** The same in a workspace of these folders. */
    public FolderOptions in(List<Path> all) {
        return new FolderOptions(others, own, all, projects);
    }

    public Choice others() {
        return others;
    }

    /** The workspace folders, in the client's order. */
    public List<Path> folders() {
        return folders;
    }

    /** The value of a setting that is the same for all documents. */
    public <T> T value(Setting<T> setting) {
        return others.settings.value(setting);
    }

    /** All settings of the client: those of folders, and the others. */
    public List<Choice> choices() {
        List<Choice> all = new ArrayList<>(own.values());
        all.add(others);
        return all;
    }

    /** The project files as they were when these options were made. */
    public Projects projects() {
        return projects;
    }

    /** Whether the same names are read from all files. */
    public boolean readsAs(FolderOptions that) {
        return isSame(that, (one, other) -> one.isSame(other, OF_READING));
    }

    /** Whether the same is found. What else is set makes no difference to that. */
    public boolean findsAs(FolderOptions that) {
        return isSame(that,
                (one, another) -> one.options.equals(another.options) && one.isSame(another, OF_CHECKS));
    }

    private boolean isSame(FolderOptions that, BiPredicate<Choice, Choice> same) {
        return projects.equals(that.projects) && folders.equals(that.folders) && same.test(others, that.others)
                && own.keySet().equals(that.own.keySet())
                && own.keySet().stream().allMatch(folder -> same.test(own.get(folder), that.own.get(folder)));
    }

    /** The file of a document. One without a path, not saved yet, counts as a file of the only workspace folder. */
    public Optional<Path> file(String uri) {
        if (uri.startsWith("untitled:/")) {
            return FileUris.path(uri.replaceFirst("untitled:", "file://"));
        }
        return uri.startsWith("untitled:") && folders.size() == 1
                ? Optional.of(folders.getFirst().resolve("untitled")) : FileUris.around(uri);
    }

    public CheckOptions of(String uri) {
        return file(uri).map(this::of).orElse(others.options);
    }

    public CheckOptions of(Path file) {
        Optional<Project> project = projects.of(file);
        if (project.isPresent()) {
            return project.get().options(file);
        }
        Choice choice = choice(file);
        // The path of a test counts from its repository, or else from the innermost folder of the workspace.
        Optional<String> path = projects.repository(file).or(() -> innermost(excluded, file).map(FilePatterns::folder))
                .flatMap(root -> FileNames.below(root, file));
        return choice.options.with(choice.tests.of(path, new Layers(List.of(choice.settings))));
    }

    /** The settings of the client for {@code file}. They apply as long as it has no project file. */
    public Choice choice(Path file) {
        return innermost(own, file).orElse(others);
    }

    /** What {@code byFolder} has for the innermost folder that holds {@code file}. */
    private static <T> Optional<T> innermost(Map<Path, T> byFolder, Path file) {
        for (Path at = file; at != null; at = at.getParent()) {
            T found = byFolder.get(at);
            if (found != null) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    /** Whether an open document is checked. */
    public boolean includes(Document document) {
        String id = Normalization.fold(document.languageId());
        List<String> ids = id.isEmpty() ? Formats.language(document).ids() : List.of(id);
        return FileUris.around(document.uri()).map(file -> includes(file, ids)).orElseGet(() -> others.includes(ids));
    }

    /** Whether a file on disk is checked. */
    public boolean includes(Path file) {
        boolean allLanguages = choice(file).settings.get(Setting.ENABLE).isEmpty();
        return includes(file, allLanguages ? List.of()
                : Formats.language(new Document(FileUris.of(file), "")).ids());
    }

    private boolean includes(Path file, List<String> languages) {
        return choice(file).includes(languages)
                && innermost(excluded, file).filter(patterns -> patterns.fit(file)).isEmpty()
                && projects.of(file).map(project -> project.includes(file)).orElse(true);
    }
}
