package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import io.github.urnls.check.Checker;
import io.github.urnls.check.ProjectFile;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.ClientCapabilities.Ability;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.NameIndex;
import io.github.urnls.workspace.WorkspaceCheck;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * The documents, files and settings of one client, and what follows when one of them changes. Its methods are called on the thread that
 * reads messages, and leave the work to {@link Workers}: documents and settings to the one that checks, files to the one that reads them.
 */
final class Workspace {

    /** How long a client may take to tell its settings. */
    private static final int PATIENCE_SECONDS = 10;

    /** Documents of up to so many UTF-16 code units go into the index with each edit, larger ones when the edits pause. */
    private static final int AT_ONCE = 1 << 18;

    private static final int INDEX_PAUSE_MS = 500;

    /** The kind of progress of a check of all files. */
    private static final String CHECK = "check";

    private final Client client;
    private final ClientCapabilities capabilities;
    private final Workers workers;
    private final WorkspaceFolders folders = new WorkspaceFolders();
    private final OpenDocuments documents;
    private final WorkspaceIndex index;
    private final DiagnosticsModel model;
    private final DiskFindings disk;
    private final SettingsInForce settings;
    private final Cancellable cancellable = new Cancellable();
    private final FileReading reading;
    /** Done once it is known which files there are to read. */
    private final CompletableFuture<@Nullable Void> begun = new CompletableFuture<>();
    /** Large open documents whose names have yet to go into the index. */
    private final Set<String> owed = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean checksAgain = new AtomicBoolean();
    private int lastFetch;
    // The rest belongs to the thread that checks.
    private List<Path> current = List.of();
    private boolean foldersAreOther;
    private boolean showsLenses;
    private boolean wished;
    private int applied;
    private Settings unasked = Settings.DEFAULT;
    private volatile boolean started;

    Workspace(JsonView initialize, ClientCapabilities capabilities, Client client, Workers workers, Checker checker) {
        this.client = client;
        this.capabilities = capabilities;
        this.workers = workers;
        folders.initialize(initialize);
        documents = new OpenDocuments(checker, this::spellings);
        settings = new SettingsInForce(documents.options().projects(), this::setOptions);
        index = new WorkspaceIndex(documents);
        reading = new FileReading(this, client, workers, cancellable);
        model = capabilities.has(Ability.PULL_DIAGNOSTICS) ? new PullDiagnostics(documents, client, capabilities, workers)
                : new PushDiagnostics(documents, client, capabilities, workers);
        disk = new DiskFindings(documents, new WorkspaceCheck(checker, file -> documents.options().of(file),
                file -> documents.options().includes(file), index), model);
    }

    private List<io.github.urnls.check.Spellings.Spelling> spellings(String key, String document) {
        return index.of(key, document);
    }

    ClientCapabilities capabilities() {
        return capabilities;
    }

    /** The workspace folder that holds {@code file}, the innermost if there are several. */
    Optional<Path> folderOf(Path file) {
        return folders.all().stream().filter(file::startsWith).max(Comparator.comparingInt(Path::getNameCount));
    }

    OpenDocuments documents() {
        return documents;
    }

    WorkspaceIndex index() {
        return index;
    }

    DiagnosticsModel model() {
        return model;
    }

    /** What the settings ask for beyond the checking of documents; as of the last time they were applied. */
    Settings.Wishes wishes() {
        return settings.settings().wishes();
    }

    /** The client is ready to be asked; {@code options} are those of {@code initialize}, if it gave any. */
    void start() {
        List<Path> all = folders.all();
        if (capabilities.has(Ability.WATCH_FILES)) {
            client.watchFiles();
        }
        if (capabilities.has(Ability.WATCH_CONFIGURATION)) {
            client.watchConfiguration(Settings.SECTION);
        }
        if (capabilities.has(Ability.CONFIGURATION)) {
            fetchSettings();
        } else {
            workers.check(() -> {
                started = true;
                foldersAre(all);
                readFiles(false);
                checkAllIfWished();
                begun.complete(null);
            });
        }
    }

    /** Work that may read many files; see {@link Workers#search}. It waits until it is known which files there are. */
    <T> CompletableFuture<@Nullable T> search(Function<BooleanSupplier, @Nullable T> work) {
        return workers.search(begun, unwanted -> {
            Set.copyOf(owed).forEach(this::countNames); // whoever asks does wait for it
            return work.apply(unwanted);
        });
    }

    /** The settings are {@code section}, for every folder. */
    void configure(JsonView section) {
        List<Path> all = folders.all();
        workers.check(() -> {
            unasked = Settings.read(section);
            foldersAre(all);
            settings.apply(unasked, Map.of(), client);
        });
    }

    /** The settings are others now; {@code section} is what a client says of them that cannot be asked, if anything. */
    void configurationChanged(JsonView section) {
        if (capabilities.has(Ability.CONFIGURATION)) {
            fetchSettings();
        } else if (!section.isMissing()) {
            configure(section);
        }
    }

    private void fetchSettings() {
        List<Path> all = folders.all();
        int number = ++lastFetch;
        client.configuration(Settings.SECTION, all).orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).whenComplete((sections, failure) ->
                workers.check(() -> {
                    started = true;
                    if (failure != null) {
                        client.log(MessageType.Warning, "the client has not told its settings: " + failure);
                        foldersAre(all);
                        settings.reload(client);
                    } else if (number > applied) { // else a newer answer has come before
                        applied = number;
                        apply(sections, all);
                    }
                    begun.complete(null);
                }));
    }

    private void apply(List<JsonView> sections, List<Path> all) {
        Settings others = read(sections.get(0));
        Map<Path, Settings> own = new HashMap<>();
        for (int i = 0; i < all.size(); i++) {
            Settings ofFolder = read(sections.get(i + 1));
            if (!ofFolder.equals(others)) {
                own.put(all.get(i), ofFolder);
            }
        }
        foldersAre(all);
        settings.apply(others, own, client);
    }

    /** A client that has no settings of ours answers with nothing; then those of {@code initialize} hold. */
    private Settings read(JsonView section) {
        return section.isObject() ? Settings.read(section) : unasked;
    }

    private void foldersAre(List<Path> all) {
        foldersAreOther |= !all.equals(current);
        current = all;
        settings.setFolder(all.isEmpty() ? null : all.get(0));
    }

    private void setOptions(FolderOptions options) {
        boolean other = !options.equals(documents.options());
        if (other) {
            documents.setOptions(options).forEach(analysis -> workers.check(() -> look(analysis)));
            model.affected();
            refresh(Ability.REFRESH_SEMANTIC_TOKENS, Methods.REFRESH_SEMANTIC_TOKENS);
            refresh(Ability.REFRESH_INLAY_HINTS, Methods.REFRESH_INLAY_HINTS);
        }
        if (wishes().typingPause() == 0) {
            documents.all().stream().filter(Analysis::isHolding).forEach(this::release);
        }
        readFiles(false);
        if (other || foldersAreOther) {
            foldersAreOther = false;
            checkAllAgain();
        }
        checkAllIfWished();
        if (showsLenses != wishes().codeLens()) {
            showsLenses = wishes().codeLens();
            refresh(Ability.REFRESH_CODE_LENSES, Methods.REFRESH_CODE_LENSES);
        }
    }

    private void refresh(Ability ability, String method) {
        if (started && capabilities.has(ability)) {
            client.refresh(method);
        }
    }

    private void checkAllIfWished() {
        if (started && wishes().workspace() && !wished) {
            wished = true;
            List<Path> all = current;
            // Behind the reading of the files: what is found depends on the names in others.
            workers.files(() -> checkAll(all));
        } else if (wished && !wishes().workspace()) {
            wished = false;
            workers.inBackground(disk::end);
        }
    }

    /** Other files may have findings now, or other ones. */
    private void checkAllAgain() {
        if (disk.isOn() && !checksAgain.getAndSet(true)) {
            List<Path> all = current;
            workers.files(() -> {
                checksAgain.set(false);
                checkAll(all);
            });
        }
    }

    /** Workspace folders have come or gone. */
    void foldersChanged(JsonView change) {
        folders.change(change);
        List<Path> all = folders.all();
        inBackgroundOfDisk(() -> disk.forget(all));
        if (capabilities.has(Ability.CONFIGURATION)) {
            fetchSettings();
        } else {
            workers.check(() -> {
                foldersAre(all);
                settings.reload(client);
            });
        }
    }

    /** Files or folders have come, have changed, or are gone. */
    void filesChanged(List<Path> paths) {
        workers.check(() -> {
            if (paths.stream().anyMatch(path -> path.endsWith(ProjectFile.NAME) || settings.names(path))) {
                settings.reloadProjects(client);
            }
            if (paths.stream().anyMatch(path -> path.endsWith(".gitignore"))) {
                readFiles(true);
                checkAllAgain();
            }
        });
        workers.files(() -> {
            Set<String> keys = new HashSet<>();
            paths.forEach(path -> keys.addAll(index.changed(path)));
            namesAreSpelled(keys);
            if (disk.isOn()) {
                List<Path> shown = paths.stream().filter(path -> disk.shows(path) || !Files.isRegularFile(path) || index.reaches(path)).toList();
                List<Path> below = paths.stream().filter(Files::isDirectory).flatMap(folder -> index.filesIn(folder).stream()).toList();
                workers.inBackground(() -> disk.changed(shown, below));
            }
        });
    }

    /** A document was written to disk. A client that cannot watch files says so at least of those that are open in it. */
    void saved(String uri) {
        if (!capabilities.has(Ability.WATCH_FILES)) {
            FileUris.path(uri).ifPresent(file -> filesChanged(List.of(file)));
        }
    }

    /** A document was opened. */
    void opened(Document document) {
        Analysis analysis = documents.put(document);
        workers.check(() -> look(analysis));
    }

    /** A document was edited. */
    void edited(FromLsp.Edited edited) {
        boolean holds = wishes().typingPause() > 0 && model.canShowLater();
        Analysis analysis = documents.edit(edited.steps(), holds ? edited.typedAt() : OptionalInt.empty());
        if (analysis != null) {
            WeakReference<Analysis> wanted = new WeakReference<>(analysis);
            String uri = analysis.document().uri();
            // In its turn in any case: who asks behind it counts on its names, though the same text may have another analysis by then.
            workers.check(() -> Optional.ofNullable(wanted.get()).or(() -> documents.get(uri)).ifPresent(this::look));
        }
    }

    /** {@code work}, without holding on to a state of a document that nobody needs any longer: there may be many before its turn comes. */
    private static Runnable whileWanted(Analysis analysis, Consumer<Analysis> work) {
        WeakReference<Analysis> wanted = new WeakReference<>(analysis);
        return () -> Optional.ofNullable(wanted.get()).ifPresent(work);
    }

    /** What was half typed is judged when nothing more comes. */
    private void release(Analysis analysis) {
        documents.release(analysis).ifPresent(released -> {
            look(released);
            model.affected();
        });
    }

    /** A document was closed. */
    void closed(String uri) {
        documents.get(uri).ifPresent(analysis -> {
            documents.remove(uri);
            // Behind the last check of the document, so that this is the last word on it.
            workers.check(() -> {
                Optional<Path> file = FileUris.path(uri);
                if (documents.get(uri).isEmpty()) {
                    model.closed(analysis.document(), file.filter(disk::shows).isPresent());
                }
                workers.files(() -> {
                    namesAreSpelled(index.closed(uri));
                    file.filter(path -> disk.shows(path) || index.reaches(path)).ifPresent(path ->
                            inBackgroundOfDisk(() -> disk.changed(List.of(path), List.of())));
                });
            });
        });
    }

    private void look(Analysis analysis) {
        if (documents.isCurrent(analysis)) {
            model.checked(analysis); // whoever types waits for this; what it says does not depend on the document's own names in the index
            if (analysis.isHolding()) {
                workers.checkLater(wishes().typingPause(), whileWanted(analysis, this::release));
            }
        }
        // Also where the same text is to be looked at once more: others wait for its names, and they for those of others.
        if (analysis.document().length() <= AT_ONCE) {
            // Also the document itself: a file may have come while it was checked and the index did not know yet what it holds.
            count(analysis);
        } else if (documents.isCurrentText(analysis)) {
            // All its names are counted anew, and nobody waits for that.
            owed.add(analysis.document().uri());
            workers.checkLater(INDEX_PAUSE_MS, whileWanted(analysis, last -> workers.files(() -> countNames(last.document().uri()))));
        }
    }

    /** Takes the names of a large document into the index, if that is still to be done. */
    private void countNames(String uri) {
        Optional<Analysis> current = documents.get(uri);
        if (owed.remove(uri) && current.isPresent()) {
            count(current.get());
        }
    }

    /** Takes the names of an open document into the index. */
    private void count(Analysis analysis) {
        NameIndex.Change change = index.edited(analysis);
        String uri = analysis.document().uri();
        if (change.missed() && documents.get(uri).filter(Analysis::isBegun).isPresent()) {
            again(documents.again(uri::equals));
        }
        namesAreSpelled(change.changed());
    }

    /** Names are spelled otherwise than before: all documents with the same names have to be looked at anew. */
    private void namesAreSpelled(Set<String> keys) {
        if (!keys.isEmpty()) {
            again(documents.again(uri -> index.holdsAny(uri, keys)));
            inBackgroundOfDisk(() -> disk.again(keys.stream().flatMap(key -> index.names().filesWith(key).stream()).distinct()
                    .flatMap(uri -> FileUris.path(uri).stream()).toList()));
        }
    }

    private void again(List<Analysis> analyses) {
        analyses.forEach(analysis -> workers.check(() -> look(analysis)));
        if (!analyses.isEmpty()) {
            model.affected();
        }
    }

    /** Has the files of the workspace read, when these are others than those that were, or {@code anew}. */
    private void readFiles(boolean anew) {
        if (started) {
            reading.read(current, anew);
        }
    }

    /** All files were read: the documents that {@code affected} names have to be looked at anew. */
    void filesAreRead(Predicate<String> affected) {
        again(documents.again(affected));
        if (wishes().codeLens()) {
            refresh(Ability.REFRESH_CODE_LENSES, Methods.REFRESH_CODE_LENSES);
        }
    }

    private void inBackgroundOfDisk(Runnable work) {
        if (disk.isOn()) {
            workers.inBackground(work);
        }
    }

    /** The command that checks all files; see {@link Commands#CHECK_WORKSPACE}. */
    CompletableFuture<JsonElement> checkAll() {
        return checkAll(folders.all());
    }

    private CompletableFuture<JsonElement> checkAll(List<Path> all) {
        cancellable.cancelAll(CHECK); // the new one says the same and more
        String token = cancellable.token(CHECK);
        Commands.WorkspaceRun run = new Commands.WorkspaceRun(client, disk, token);
        cancellable.add(token, run::cancel);
        CompletableFuture<JsonElement> answer =
                workers.inBackground(() -> run.run(all, capabilities.has(Ability.WORK_DONE_PROGRESS)));
        answer.whenComplete((result, failure) -> {
            run.cancel(); // when the request was cancelled
            cancellable.remove(token);
        });
        return answer; // itself: what follows from it does not cancel it
    }

    /** The user has cancelled something that shows progress. */
    void cancel(String token) {
        cancellable.cancel(token);
    }

    /** The client goes: nobody waits for an answer any longer. */
    void end() {
        if (model instanceof PullDiagnostics pull) {
            pull.release();
        }
    }
}
