package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.ProjectFile;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.Registries;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * The settings, with what the files say that they name. Everything here runs on the thread that checks documents, since it reads files;
 * so of two changes the later one counts.
 */
final class SettingsInForce {

    private final Consumer<FolderOptions> onChange;
    private @Nullable Path folder;
    private volatile Settings settings = Settings.DEFAULT;
    private Map<Path, Settings> byFolder = Map.of();
    private Set<String> complaints = Set.of();
    private Projects projects;

    /** {@code onChange} hears of the options that are to be checked by, also when they are as they were. */
    SettingsInForce(Projects projects, Consumer<FolderOptions> onChange) {
        this.projects = projects;
        this.onChange = onChange;
    }

    /** The folder that relative file names begin in, for documents that lie in none. */
    void setFolder(@Nullable Path newFolder) {
        this.folder = newFolder;
    }

    /**
     * @param newByFolder the settings of each workspace folder that has its own
     */
    void apply(Settings newSettings, Map<Path, Settings> newByFolder, Client client) {
        settings = newSettings;
        byFolder = newByFolder;
        reload(client);
    }

    Settings settings() {
        return settings;
    }

    /** Whether a file of that name is one that the settings name. */
    boolean names(Path file) {
        boolean named = projects.known().stream().anyMatch(project -> project.names(file));
        return named || file.getFileName() != null && fileNames().contains(file.getFileName().toString());
    }

    /** Reads the files anew, project files as well. */
    void reloadProjects(Client client) {
        projects = new Projects();
        reload(client);
    }

    /** Reads the files anew. What is wrong is shown once, and again only after it was put right. */
    void reload(Client client) {
        Set<String> said = new LinkedHashSet<>();
        CheckOptions others = options(settings, folder, said);
        Map<Path, CheckOptions> folders = new HashMap<>();
        byFolder.forEach((path, own) -> folders.put(path, options(own, path, said)));
        Stream.concat(byFolder.keySet().stream(), Stream.ofNullable(folder)).forEach(path -> projects.of(path.resolve(ProjectFile.NAME)));
        projects.known().forEach(project -> said.addAll(project.registries().complaints()));
        said.stream().filter(complaint -> !complaints.contains(complaint))
                .forEach(complaint -> client.show(MessageType.Warning, "URN: " + complaint));
        complaints = said;
        onChange.accept(new FolderOptions(others, folders, projects));
    }

    private static CheckOptions options(Settings settings, @Nullable Path start, Set<String> said) {
        said.addAll(settings.complaints());
        List<Path> own = new ArrayList<>();
        settings.registries().stream().map(name -> path(name, start, said)).filter(Objects::nonNull).forEach(own::add);
        Registries registries = Registries.read(own, settings.iana().map(name -> path(name, start, said)).orElse(null));
        said.addAll(registries.complaints());
        return settings.options().with(registries.registry());
    }

    private static @Nullable Path path(String name, @Nullable Path start, Set<String> said) {
        try {
            Path path = Path.of(name);
            return path.isAbsolute() || start == null ? path : start.resolve(path);
        } catch (InvalidPathException e) {
            said.add(name + " is no file name");
            return null;
        }
    }

    private Set<String> fileNames() {
        Set<String> names = new LinkedHashSet<>();
        Stream.concat(Stream.of(settings), byFolder.values().stream()).forEach(each -> {
            each.registries().forEach(name -> names.add(lastPart(name)));
            each.iana().ifPresent(name -> names.add(lastPart(name)));
        });
        return names;
    }

    private static String lastPart(String name) {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }
}
