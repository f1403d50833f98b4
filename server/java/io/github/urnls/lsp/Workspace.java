package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.run.Checker;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.diagnostics.DiagnosticsModel;
import io.github.urnls.lsp.diagnostics.PullDiagnostics;
import io.github.urnls.lsp.diagnostics.PushDiagnostics;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Reading;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client.Refresh;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.Omission;
import io.github.urnls.workspace.SchemaFiles;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * The documents, files and settings of one client, from {@code initialize} on: what handlers ask, and the effects of
 * changes. Its methods are called on the thread that reads messages, and leave the work to {@link Workers}. One thread
 * checks documents and applies settings, another reads files.
 */
final class Workspace {

    private final Client client;
    private final ClientCapabilities capabilities;
    private final Workers workers;
    private final Checker checker;
    private final OpenDocuments documents;
    private final WorkspaceIndex index;
    private final DiagnosticsModel model;
    private final ClientSettings clientSettings;
    private final DocumentChecks documentChecks;
    private final WorkspaceChecks workspaceChecks;
    private final WorkspaceIndexer indexer;
    /** The semantic tokens that the client has. */
    private final SentTokens tokens = new SentTokens();
    /** Completed when it is known which files to read. */
    private final CompletableFuture<@Nullable Void> begun = new CompletableFuture<>();
    private volatile FolderOptions settings;
    /** Kept apart, since each keystroke asks for it. */
    private volatile int typingPause = Setting.TYPING_PAUSE.usual();
    /** Whether document symbols are registered; for the thread that checks documents. */
    private boolean symbolsOffered;

    Workspace(JsonView initialize, Client client, Workers workers, Checker checker) {
        this.client = client;
        capabilities = client.capabilities();
        this.workers = workers;
        this.checker = checker;
        Checker inFolders = checker.with(new SchemaFiles(FileUris::path, this::folderOf,
                uri -> documents().ofFile(uri).map(Analysis::document)));
        documents = new OpenDocuments(inFolders, uri -> index().seenFrom(uri),
                Machine.hasDisk() ? new ReadingProgress(client, this::shownPath) : Reading.SILENT);
        index = new WorkspaceIndex(documents);
        model = capabilities.has(Ability.PULL_DIAGNOSTICS)
                ? new PullDiagnostics(documents, client, workers, settingsAreTold(initialize))
                : new PushDiagnostics(documents, client, workers);
        workspaceChecks = new WorkspaceChecks(documents, index, inFolders, model, client, workers);
        documentChecks = new DocumentChecks(documents, index, model, workers, () -> typingPause,
                this::respelled);
        indexer = new WorkspaceIndexer(index, client, workers, this::filesAreRead);
        clientSettings = new ClientSettings(initialize, documents.options().projects(), client, workers,
                documents::isOpen, this::settingsChanged);
        // The folders are known from the start, so that settings without a change are none.
        documents.setOptions(documents.options().in(clientSettings.folders()));
        settings = documents.options();
    }

    /**
     * Done when the settings are known. A client that shows what it pulled until the next edit must not pull by the
     * defaults; one that tells its settings at once need not wait.
     */
    private CompletableFuture<?> settingsAreTold(JsonView initialize) {
        boolean later = capabilities.has(Ability.CONFIGURATION) && initialize.at("initializationOptions").isMissing();
        return later ? begun : CompletableFuture.completedFuture(null);
    }

    /** The workspace folder that holds {@code file}, the innermost if there are several. */
    Optional<Path> folderOf(Path file) {
        return clientSettings.folders().stream().filter(file::startsWith)
                .max((a, b) -> Integer.compare(a.getNameCount(), b.getNameCount()));
    }

    /** The path of a file in its workspace folder, since several folders may have files of one name. */
    String shownPath(String uri) {
        return FileUris.around(uri).map(path -> FileNames.way(folderOf(path).orElse(path.getParent()), path))
                .orElse(uri);
    }

    /** Has the names of a document in the index, unless it is large, so that the same text gives the same answers. */
    void count(Analysis analysis) {
        if (!analysis.isCounted()) {
            documentChecks.countFor(analysis);
        }
    }

    OpenDocuments documents() {
        return documents;
    }

    WorkspaceIndex index() {
        return index;
    }

    /** Whether the index has the names of all files that the server can look at. */
    boolean hasReadAllFiles() {
        return !looksAtFiles() || index.isComplete();
    }

    /** What is left out of names in all files. */
    Omission omission() {
        return looksAtFiles() ? index.omission() : new Omission("Files that are not open are left out.", "");
    }

    /**
     * Shows {@code sentences} to the user, and with them what is left out of names in all files, with a button that
     * brings it in. Shows nothing if there is nothing to say.
     */
    void tell(MessageType type, List<String> sentences) {
        indexer.tell(type, sentences, omission());
    }

    /** Whether files that are not open are looked at. */
    boolean looksAtFiles() {
        return Machine.hasDisk() && !clientSettings.folders().isEmpty();
    }

    /** Whether folders are open of which this host sees only the open files. */
    boolean hidesFiles() {
        return !looksAtFiles() && !clientSettings.folders().isEmpty();
    }

    Client client() {
        return client;
    }

    ClientCapabilities capabilities() {
        return capabilities;
    }

    Workers workers() {
        return workers;
    }

    Checker checker() {
        return checker;
    }

    SentTokens tokens() {
        return tokens;
    }

    /** The diagnostics for a client that pulls them; for other clients the method is unknown. */
    PullDiagnostics pull(String method) {
        if (model instanceof PullDiagnostics pull) {
            return pull;
        }
        throw RpcException.unknownMethod(method);
    }

    ClientSettings clientSettings() {
        return clientSettings;
    }

    /** The value of a setting that is the same for all documents, as last applied. */
    <T> T value(Setting<T> setting) {
        return settings.value(setting);
    }

    /** Starts to ask the client, which is ready now. */
    void start() {
        if (capabilities.has(Ability.WATCH_FILES)) {
            client.watchFiles();
        }
        clientSettings.start();
    }

    /** The client's settings for {@code file}: they apply until it has a project file. */
    Layer settingsFor(Path file) {
        return settings.choice(file).settings();
    }

    /**
     * Answers a request about the document {@code uri}, from its current state, on another thread.
     *
     * @param none the answer if the document is not open, or not checked
     */
    <T> CompletableFuture<@Nullable T> ask(String uri, Queue queue, Function<Question, @Nullable T> work,
            @Nullable T none) {
        Optional<Analysis> open = documents.get(uri);
        if (open.isEmpty() || !open.get().isIncluded()) {
            return CompletableFuture.completedFuture(none);
        }
        Function<BooleanSupplier, @Nullable T> asked = unwanted -> work
                .apply(new Question(this, open.get(), unwanted));
        // In turn with its pieces, where a document is read piece by piece: else all of it would be read at once.
        Queue turn = open.get().isLarge() && workers.hold(uri) ? Queue.CHECK : queue;
        return turn == Queue.SEARCH ? search(asked) : workers.answer(turn, uri, asked);
    }

    /** Runs work that may read many files; see {@link Workers#search}. It waits until the files are known. */
    <T> CompletableFuture<@Nullable T> search(Function<BooleanSupplier, @Nullable T> work) {
        return workers.search(begun, unwanted -> {
            documentChecks.countAll();
            return work.apply(unwanted);
        });
    }

    private void settingsChanged(FolderOptions now) {
        FolderOptions before = settings;
        settings = now;
        boolean findsOther = !now.findsAs(before);
        if (findsOther) {
            documentChecks.setOptions(now);
            index.changed(); // the lists say something else of the names
            refresh(Refresh.SEMANTIC_TOKENS);
        }
        if (findsOther || isOther(Setting.INLAY_HINTS, before, now)) {
            refresh(Refresh.INLAY_HINTS);
        }
        typingPause = value(Setting.TYPING_PAUSE);
        if (typingPause == 0) {
            documentChecks.releaseAll();
        }
        if (!clientSettings.isComplete()) {
            return;
        }
        indexer.read(now, false);
        workspaceChecks.settingsChanged(before, now);
        workspaceChecks.projectFilesAre(faultyProjectFiles());
        if (isOther(Setting.CODE_LENS, before, now)) {
            refresh(Refresh.CODE_LENSES);
        }
        if (capabilities.has(Ability.LATER_DOCUMENT_SYMBOLS)) {
            offerSymbols(value(Setting.DOCUMENT_SYMBOLS));
        }
        begun.complete(null);
    }

    private static boolean isOther(Setting<?> setting, FolderOptions before, FolderOptions now) {
        return !now.value(setting).equals(before.value(setting));
    }

    private void offerSymbols(boolean wanted) {
        if (wanted && !symbolsOffered) {
            client.offer(Methods.DOCUMENT_SYMBOLS);
        } else if (!wanted && symbolsOffered) {
            client.withdraw(Methods.DOCUMENT_SYMBOLS);
        }
        symbolsOffered = wanted;
    }

    private void refresh(Refresh what) {
        if (clientSettings.isComplete()) {
            client.refresh(what);
        }
    }

    /** Workspace folders were added or removed. */
    void foldersChanged(JsonView change) {
        clientSettings.foldersChanged(change);
        workspaceChecks.foldersAre(clientSettings.folders());
    }

    /** Files or folders were created, changed or deleted. */
    void filesChanged(List<Path> paths) {
        workers.check(() -> {
            clientSettings.filesChanged(paths);
            if (clientSettings.isComplete() && paths.stream().anyMatch(FileWalk::isIgnoreFile)) {
                indexer.read(settings, true);
                workspaceChecks.again(settings.folders());
            }
        });
        workers.files(() -> {
            Set<String> keys = new HashSet<>();
            paths.forEach(path -> keys.addAll(index.changed(path)));
            respelled(keys); // all at once, since a renamed file is deleted and created
            workspaceChecks.filesChanged(paths);
        });
    }

    /** A document was saved. A client that cannot watch files reports at least these. */
    void saved(String uri) {
        documentChecks.releaseIn(uri);
        if (!capabilities.has(Ability.WATCH_FILES)) {
            FileUris.path(uri).ifPresent(file -> filesChanged(List.of(file)));
        }
    }

    /** A document was opened. */
    void opened(Document document) {
        documentChecks.opened(document);
        FileUris.notebook(document.uri()).ifPresent(workspaceChecks::shownInCells);
        workers.check(() -> workspaceChecks.projectFilesMayBe(faultyProjectFiles())); // its project file may be new
    }

    /** The faulty project files that concern the workspace, as far as any file in their folders was looked at. */
    private List<Path> faultyProjectFiles() {
        List<Path> folders = clientSettings.folders();
        return documents.options().projects().faulty().stream().filter(file -> folders.isEmpty()
                || folders.stream().anyMatch(
                        folder -> file.startsWith(folder)
                                || folder.startsWith(Objects.requireNonNull(file.getParent()))))
                .toList();
    }

    /** A document was edited. */
    void edited(List<Edit> edits) {
        documentChecks.edited(edits);
    }

    /** A document was closed. */
    void closed(String uri) {
        documents.get(uri).ifPresent(analysis -> {
            documents.remove(uri);
            // After the last check of the document, so that nothing is published later.
            workers.check(() -> {
                Optional<Path> file = FileUris.path(uri);
                if (documents.get(uri).isEmpty()) {
                    model.closed(analysis.document(), file.filter(workspaceChecks::shows).isPresent());
                }
                workers.files(() -> {
                    respelled(index.closed(uri));
                    FileUris.around(uri).ifPresent(workspaceChecks::closed);
                });
            });
        });
    }

    private void respelled(Set<String> keys) {
        respelled(keys, "");
    }

    /** The spellings of names with these keys have changed; the document {@code known} is checked anyway. */
    private void respelled(Set<String> keys, String known) {
        if (!keys.isEmpty()) {
            documentChecks.respelled(keys, known);
            workspaceChecks.respelled(keys);
        }
    }

    /** All files were read, which changed the spellings of names with these keys. */
    private void filesAreRead(Set<String> keys) {
        respelled(keys);
        workers.check(() -> workspaceChecks.projectFilesMayBe(faultyProjectFiles()));
        if (value(Setting.CODE_LENS)) {
            refresh(Refresh.CODE_LENSES);
        }
    }

    /** Whether there are files whose names are not counted yet. */
    boolean isReading() {
        return !begun.isDone() || indexer.isReading();
    }

    /** Runs the command that checks all files; see {@link Commands#CHECK_WORKSPACE}. */
    CompletableFuture<JsonElement> checkAll() {
        return workspaceChecks.all(clientSettings.folders());
    }

    /** As {@link #checkAll}, for the files in {@code folder}. */
    CompletableFuture<JsonElement> check(Path folder) {
        return workspaceChecks.in(folder);
    }

    /** The client shuts down and waits for no more answers. */
    void end() {
        if (model instanceof PullDiagnostics pull) {
            pull.release();
        }
    }
}
