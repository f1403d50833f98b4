package io.github.urnls.lsp;

import io.github.urnls.lsp.documents.FolderOptions.Choice;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.Patience;
import io.github.urnls.jsonrpc.RpcError;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.Registries;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * The settings of the client, with the content of the files that they name. They are requested or received on the
 * thread that reads messages. On the thread that checks documents, the files are read and the settings applied, so the
 * later of two changes counts.
 */
final class ClientSettings {

    /** The file that a problem begins with, and the line in it. */
    private static final Pattern PLACE = Pattern.compile("([^\\p{Cntrl}]+?)(?::([0-9]{1,9}):[0-9]+)?: ");

    private final Client client;
    private final Workers workers;
    private final Consumer<FolderOptions> onChange;
    private volatile List<Path> folders;
    private final Predicate<Path> isOpen;
    private int lastFetch;
    private volatile boolean complete;
    // The fields below belong to the thread that checks documents.
    private int applied;
    private List<Path> current = List.of();
    /** The settings that the client sent without a request. */
    private Settings told = Settings.NONE;
    private Settings settings = Settings.NONE;
    private Map<Path, Settings> byFolder = Map.of();
    private Set<String> complaints = Set.of();
    /** The names of the files that the settings name. */
    private final Set<Path> fileNames = new HashSet<>();
    private Projects projects;

    /**
     * Creates the settings with their defaults.
     *
     * @param isOpen   whether a file is open, so that its problems are reported in it
     * @param onChange gets the settings whenever they may have changed, on the thread that checks documents
     */
    ClientSettings(JsonView initialize, Projects projects, Client client, Workers workers,
            Predicate<Path> isOpen, Consumer<FolderOptions> onChange) {
        this.isOpen = isOpen;
        this.projects = projects;
        this.client = client;
        this.workers = workers;
        this.onChange = onChange;
        folders = opened(initialize);
    }

    /**
     * The folders that the parameters of {@code initialize} name. The root counts if there are none (LSP 3.17), but not
     * the user's home beside an empty list: Kate sends that where it knows of no project.
     */
    static List<Path> opened(JsonView initialize) {
        List<Path> named = paths(initialize.list("workspaceFolders"));
        boolean mayBeHome = initialize.at("workspaceFolders").isMissing();
        return !named.isEmpty() ? named : FromLsp.path(initialize, "rootUri")
                .filter(root -> mayBeHome || !root.equals(Path.of(System.getProperty("user.home", ""))))
                .stream().toList();
    }

    private static List<Path> paths(List<JsonView> list) {
        return list.stream().flatMap(folder -> FromLsp.path(folder, "uri").stream()).distinct().toList();
    }

    /** The workspace folders that are on disk, in the client's order. */
    List<Path> folders() {
        return folders;
    }

    /** Whether the client has sent its settings, or cannot; before, no files are read. */
    boolean isComplete() {
        return complete;
    }

    /** Starts to ask the client, which is ready now. */
    void start() {
        if (client.has(Ability.WATCH_CONFIGURATION)) {
            client.watchConfiguration(Settings.SECTION);
        }
        fetchOr(() -> complete = true);
    }

    /** Applies {@code section} as the settings for all folders. */
    void tell(JsonView section) {
        apply(() -> {
            told = Settings.read(section, told);
            settings = told;
            byFolder = Map.of();
        });
    }

    /** The settings have changed. A client that cannot be asked sends them in {@code section}. */
    void changed(JsonView section) {
        if (client.has(Ability.CONFIGURATION)) {
            fetch();
        } else if (!section.isMissing()) {
            tell(section);
        }
    }

    /** Workspace folders were added or removed. */
    void foldersChanged(JsonView change) {
        List<Path> all = new ArrayList<>(folders);
        all.removeAll(paths(change.list("event", "removed")));
        paths(change.list("event", "added")).stream().filter(folder -> !all.contains(folder)).forEach(all::add);
        folders = List.copyOf(all);
        fetchOr(() -> {});
    }

    /**
     * The problems of a project. Those in the project file itself are left out if it is open, since they are reported
     * there.
     */
    private List<String> complaints(Project project) {
        List<String> all = new ArrayList<>(project.complaints());
        List<String> mistakes = isOpen.test(project.path()) ? List.of() : project.mistakes();
        mistakes.stream().findFirst().ifPresent(first -> all.add(first
                + (mistakes.size() > 1 ? "; more problems: " + (mistakes.size() - 1) : "")));
        return all;
    }

    /** Files have changed. Called on the thread that checks documents. */
    void filesChanged(List<Path> paths) {
        if (paths.stream().anyMatch(path -> path.endsWith(ProjectFile.NAME) || names(path))) {
            projects = projects.again();
            paths.stream().filter(path -> path.endsWith(ProjectFile.NAME)).forEach(projects::of); // says what is wrong
            reload();
        }
    }

    /** Asks for the settings, or makes {@code change} if the client cannot be asked. */
    private void fetchOr(Runnable change) {
        if (client.has(Ability.CONFIGURATION)) {
            fetch();
        } else {
            apply(change);
        }
    }

    private void fetch() {
        List<Path> all = folders;
        int number = ++lastFetch;
        client.configuration(Settings.SECTION, all).orTimeout(Patience.SECONDS, TimeUnit.SECONDS)
                .whenComplete((sections, failure) -> workers.check(() -> {
                    if (number < applied) { // a newer answer came first
                        return;
                    }
                    if (failure != null) {
                        client.warn("the client did not send its settings: " + reason(failure));
                    } else {
                        applied = number;
                        read(sections, all);
                    }
                    complete = true;
                    current = all;
                    reload();
                }));
    }

    private static String reason(Throwable failure) {
        if (failure instanceof TimeoutException) {
            return "no answer within " + Patience.SECONDS + " seconds";
        }
        return RpcError.of(failure).message();
    }

    private void read(List<JsonView> sections, List<Path> all) {
        JsonView general = sections.get(0);
        settings = read(general, settings);
        Map<Path, Settings> own = new LinkedHashMap<>();
        for (int i = 0; i < all.size(); i++) {
            Path folder = all.get(i);
            JsonView ofFolder = sections.get(i + 1);
            boolean differs = !Objects.equals(ofFolder.json(), general.json()); // as they are sent: the start path
            if (differs || Settings.isWrong(ofFolder)) {
                own.put(folder, read(ofFolder, byFolder.getOrDefault(folder, settings)));
            }
        }
        byFolder = own;
    }

    /** Reads the settings. A client without them answers with nothing; then those of {@code initialize} apply. */
    private Settings read(JsonView section, Settings before) {
        return Settings.isNothing(section) ? told : Settings.read(section, before);
    }

    private void apply(Runnable change) {
        List<Path> all = folders;
        workers.check(() -> {
            change.run();
            current = all;
            reload();
        });
    }

    /** Whether the settings name {@code file}. */
    private boolean names(Path file) {
        boolean named = projects.known().stream().anyMatch(project -> project.names(file));
        return named || fileNames.contains(file.getFileName());
    }

    /** Reads the files again. A problem is shown once, and again only after it was solved and came back. */
    private void reload() {
        Set<String> said = new LinkedHashSet<>();
        fileNames.clear();
        // For documents outside all folders, relative file names start at the first folder.
        Path first = current.stream().findFirst().orElse(null);
        Choice others = options(settings, first, said);
        Map<Path, Choice> options = new HashMap<>();
        byFolder.forEach((path, own) -> options.put(path, options(own, path, said)));
        Stream.concat(byFolder.keySet().stream(), Optional.ofNullable(first).stream())
                .forEach(path -> projects.of(path.resolve(ProjectFile.NAME)));
        projects.known().forEach(project -> said.addAll(complaints(project)));
        said.stream().filter(complaint -> !complaints.contains(complaint))
                .forEach(this::tell);
        complaints = said;
        onChange.accept(new FolderOptions(others, options, current, projects));
    }

    private void tell(String complaint) {
        String message = "URN: " + inFolders(complaint);
        Matcher place = PLACE.matcher(complaint);
        Path file = place.lookingAt() ? path(place.group(1), null, new HashSet<>()) : null;
        if (file != null && file.isAbsolute()) {
            int line = Optional.ofNullable(place.group(2)).map(Integer::parseInt).orElse(1) - 1;
            client.show(MessageType.Warning, message, FileUris.of(file), line);
        } else {
            client.show(MessageType.Warning, message);
        }
    }

    /** With files below the folders of the workspace named from there: a toast would end within a whole path. */
    private String inFolders(String complaint) {
        String text = complaint;
        for (Path folder : current) {
            text = text.replace(FileNames.text(folder) + folder.getFileSystem().getSeparator(), "");
        }
        return text;
    }

    private Choice options(Settings settings, @Nullable Path start, Set<String> said) {
        said.addAll(settings.complaints());
        Layer layer = settings.layer();
        List<Path> own = layer.value(Setting.REGISTRIES).stream().map(name -> path(name, start, said))
                .filter(Objects::nonNull).toList();
        Optional<Path> iana = layer.get(Setting.IANA_REGISTRY).map(name -> path(name, start, said));
        Stream.concat(own.stream(), iana.stream()).forEach(file -> fileNames.add(file.getFileName()));
        Registries registries = Registries.read(own, iana.orElse(null));
        said.addAll(registries.complaints());
        if (!own.isEmpty()) {
            layer = layer.with(Setting.REGISTRIES, own.stream().map(FileNames::text).toList());
        }
        if (iana.isPresent()) {
            layer = layer.with(Setting.IANA_REGISTRY, FileNames.text(iana.get()));
        }
        return Choice.of(layer, registries.registry());
    }

    private static @Nullable Path path(String name, @Nullable Path start, Set<String> said) {
        try {
            return start == null ? FileNames.path(name) : FileNames.resolve(start, name);
        } catch (InvalidPathException e) {
            said.add(name + " is not a file name");
            return null;
        }
    }
}
