package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcError;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.Registries;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * The settings of the client, with what the files say that they name. It asks for them or is told, on the thread that
 * reads messages; the files are read and the settings put in force on the thread that checks documents, so of two
 * changes the later one counts.
 */
final class ClientSettings {

    /** How long a client may take to tell its settings. */
    private static final int PATIENCE_SECONDS = 10;

    private final Client client;
    private final ClientCapabilities capabilities;
    private final Workers workers;
    private final Consumer<SettingsSnapshot> onChange;
    private final WorkspaceFolders folders = new WorkspaceFolders();
    private int lastFetch;
    // The rest belongs to the thread that checks.
    private int applied;
    private boolean complete;
    private List<Path> current = List.of();
    /** What the client told without being asked. */
    private Settings told = Settings.DEFAULT;
    private Settings settings = Settings.DEFAULT;
    private Map<Path, Settings> byFolder = Map.of();
    private Set<String> complaints = Set.of();
    private Projects projects;

    /** {@code onChange} hears of the settings whenever they may have changed, on the thread that checks documents. */
    ClientSettings(JsonView initialize, Projects projects, Client client, ClientCapabilities capabilities,
            Workers workers,
            Consumer<SettingsSnapshot> onChange) {
        this.projects = projects;
        this.client = client;
        this.capabilities = capabilities;
        this.workers = workers;
        this.onChange = onChange;
        folders.initialize(initialize);
    }

    /** The folders of the workspace as the client last told them. */
    List<Path> folders() {
        return folders.all();
    }

    /** The client is ready to be asked. */
    void start() {
        if (capabilities.has(Ability.WATCH_CONFIGURATION)) {
            client.watchConfiguration(Settings.SECTION);
        }
        fetchOr(() -> complete = true);
    }

    /** The settings are {@code section}, for every folder. */
    void tell(JsonView section) {
        apply(() -> {
            told = Settings.read(section);
            settings = told;
            byFolder = Map.of();
        });
    }

    /** The settings are others now; {@code section} is what a client says of them that cannot be asked, if anything. */
    void changed(JsonView section) {
        if (capabilities.has(Ability.CONFIGURATION)) {
            fetch();
        } else if (!section.isMissing()) {
            tell(section);
        }
    }

    /** Workspace folders have come or gone. */
    void foldersChanged(JsonView change) {
        folders.change(change);
        fetchOr(() -> {});
    }

    /** Files have changed; on the thread that checks documents. */
    void filesChanged(List<Path> paths) {
        if (paths.stream().anyMatch(path -> path.endsWith(ProjectFile.NAME) || names(path))) {
            projects = new Projects();
            reload();
        }
    }

    /** Asks for the settings; makes {@code change} where the client cannot be asked. */
    private void fetchOr(Runnable change) {
        if (capabilities.has(Ability.CONFIGURATION)) {
            fetch();
        } else {
            apply(change);
        }
    }

    private void fetch() {
        List<Path> all = folders.all();
        int number = ++lastFetch;
        client.configuration(Settings.SECTION, all).orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .whenComplete((sections, failure) -> workers.check(() -> {
                    if (number < applied) { // a newer answer has come before
                        return;
                    }
                    if (failure != null) {
                        client.warn("the client has not told its settings: " + reason(failure));
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
            return "no answer came within " + PATIENCE_SECONDS + " seconds";
        }
        return RpcError.of(failure).message();
    }

    private void read(List<JsonView> sections, List<Path> all) {
        settings = read(sections.get(0));
        Map<Path, Settings> own = new HashMap<>();
        for (int i = 0; i < all.size(); i++) {
            Settings ofFolder = read(sections.get(i + 1));
            if (!ofFolder.equals(settings)) {
                own.put(all.get(i), ofFolder);
            }
        }
        byFolder = own;
    }

    /** A client that has no settings of ours answers with nothing; then those of {@code initialize} hold. */
    private Settings read(JsonView section) {
        return section.isObject() ? Settings.read(section) : told;
    }

    private void apply(Runnable change) {
        List<Path> all = folders.all();
        workers.check(() -> {
            change.run();
            current = all;
            reload();
        });
    }

    /** Whether a file of that name is one that the settings name. */
    private boolean names(Path file) {
        boolean named = projects.known().stream().anyMatch(project -> project.names(file));
        return named || file.getFileName() != null && fileNames().contains(FileNames.text(file.getFileName()));
    }

    /** Reads the files anew. What is wrong is shown once, and again only after it was put right. */
    private void reload() {
        Set<String> said = new LinkedHashSet<>();
        // Relative file names begin there for documents in no folder.
        Path first = current.stream().findFirst().orElse(null);
        CheckOptions others = options(settings, first, said);
        Map<Path, CheckOptions> options = new HashMap<>();
        byFolder.forEach((path, own) -> options.put(path, options(own, path, said)));
        Stream.concat(byFolder.keySet().stream(), Stream.ofNullable(first))
                .forEach(path -> projects.of(path.resolve(ProjectFile.NAME)));
        projects.known().forEach(project -> said.addAll(project.registries().complaints()));
        said.stream().filter(complaint -> !complaints.contains(complaint))
                .forEach(complaint -> client.show(MessageType.Warning, "URN: " + complaint));
        complaints = said;
        onChange.accept(new SettingsSnapshot(complete, current, settings.wishes(),
                new FolderOptions(others, options, projects)));
    }

    private static CheckOptions options(Settings settings, @Nullable Path start, Set<String> said) {
        said.addAll(settings.complaints());
        List<Path> own = settings.registries().stream().map(name -> path(name, start, said)).filter(Objects::nonNull)
                .toList();
        Registries registries = Registries.read(own, settings.iana().map(name -> path(name, start, said)).orElse(null));
        said.addAll(registries.complaints());
        return settings.options().with(registries.registry());
    }

    private static @Nullable Path path(String name, @Nullable Path start, Set<String> said) {
        try {
            return start == null ? FileNames.path(name) : FileNames.resolve(start, name);
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
