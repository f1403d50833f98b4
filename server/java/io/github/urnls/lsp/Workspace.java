package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import io.github.urnls.check.Checker;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.diagnostics.DiagnosticsModel;
import io.github.urnls.lsp.diagnostics.DiskFindings;
import io.github.urnls.lsp.diagnostics.PullDiagnostics;
import io.github.urnls.lsp.diagnostics.PushDiagnostics;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.WorkspaceCheck;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The documents, files and settings of one client, and what follows when one of them changes. Its methods are called on
 * the thread that reads messages, and leave the work to {@link Workers}: documents and settings to the one that checks,
 * files to the one that reads them.
 */
final class Workspace {

    private final Client client;
    private final ClientCapabilities capabilities;
    private final Workers workers;
    private final OpenDocuments documents;
    private final WorkspaceIndex index;
    private final DiagnosticsModel model;
    private final ClientSettings clientSettings;
    private final DocumentChecks documentChecks;
    private final WorkspaceChecks workspaceChecks;
    private final Cancellable cancellable = new Cancellable();
    private final WorkspaceIndexer indexer;
    /** Done once it is known which files there are to read. */
    private final CompletableFuture<@Nullable Void> begun = new CompletableFuture<>();
    private volatile SettingsSnapshot settings;

    Workspace(JsonView initialize, ClientCapabilities capabilities, Client client, Workers workers, Checker checker) {
        this.client = client;
        this.capabilities = capabilities;
        this.workers = workers;
        documents = new OpenDocuments(checker, uri -> index().seenFrom(uri));
        settings = SettingsSnapshot.initial(documents.options());
        index = new WorkspaceIndex(documents);
        model = capabilities.has(Ability.PULL_DIAGNOSTICS)
                ? new PullDiagnostics(documents, client, capabilities, workers)
                : new PushDiagnostics(documents, client, capabilities, workers);
        DiskFindings disk = new DiskFindings(documents,
                new WorkspaceCheck(checker, file -> documents.options().of(file),
                        file -> documents.options().includes(file),
                        uri -> Optional.of(uri).filter(index.names()::holds).map(index::seenFrom)),
                model);
        workspaceChecks = new WorkspaceChecks(disk, index, client, capabilities, workers, cancellable);
        documentChecks = new DocumentChecks(documents, index, model, workers, () -> wishes().typingPause(),
                this::respelled);
        indexer = new WorkspaceIndexer(index, client, capabilities, workers, cancellable, this::filesAreRead);
        clientSettings = new ClientSettings(initialize, documents.options().projects(), client, capabilities, workers,
                this::settingsChanged);
    }

    /** The workspace folder that holds {@code file}, the innermost if there are several. */
    Optional<Path> folderOf(Path file) {
        return clientSettings.folders().stream().filter(file::startsWith)
                .max((a, b) -> Integer.compare(a.getNameCount(), b.getNameCount()));
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

    ClientSettings clientSettings() {
        return clientSettings;
    }

    /** What the settings ask for beyond the checking of documents; as of the last time they were applied. */
    Settings.Wishes wishes() {
        return settings.wishes();
    }

    /** The client is ready to be asked. */
    void start() {
        if (capabilities.has(Ability.WATCH_FILES)) {
            client.watchFiles();
        }
        clientSettings.start();
    }

    /** Work that may read many files; see {@link Workers#search}. It waits until it is known which files there are. */
    <T> CompletableFuture<@Nullable T> search(Function<BooleanSupplier, @Nullable T> work) {
        return workers.search(begun, unwanted -> {
            documentChecks.countAll();
            return work.apply(unwanted);
        });
    }

    private void settingsChanged(SettingsSnapshot now) {
        SettingsSnapshot before = settings;
        settings = now;
        if (!now.options().equals(before.options())) {
            documentChecks.setOptions(now.options());
            refresh(Ability.REFRESH_SEMANTIC_TOKENS, Methods.REFRESH_SEMANTIC_TOKENS);
            refresh(Ability.REFRESH_INLAY_HINTS, Methods.REFRESH_INLAY_HINTS);
        }
        if (now.wishes().typingPause() == 0) {
            documentChecks.releaseAll();
        }
        if (!now.complete()) {
            return;
        }
        indexer.read(now, false);
        workspaceChecks.settingsChanged(before, now);
        if (now.wishes().codeLens() != before.wishes().codeLens()) {
            refresh(Ability.REFRESH_CODE_LENSES, Methods.REFRESH_CODE_LENSES);
        }
        begun.complete(null);
    }

    private void refresh(Ability ability, String method) {
        if (settings.complete() && capabilities.has(ability)) {
            client.refresh(method);
        }
    }

    /** Workspace folders have come or gone. */
    void foldersChanged(JsonView change) {
        clientSettings.foldersChanged(change);
        workspaceChecks.foldersAre(clientSettings.folders());
    }

    /** Files or folders have come, have changed, or are gone. */
    void filesChanged(List<Path> paths) {
        workers.check(() -> {
            clientSettings.filesChanged(paths);
            if (settings.complete() && paths.stream().anyMatch(path -> path.endsWith(".gitignore"))) {
                indexer.read(settings, true);
                workspaceChecks.again(settings.folders());
            }
        });
        workers.files(() -> {
            Set<String> keys = new HashSet<>();
            paths.forEach(path -> keys.addAll(index.changed(path)));
            respelled(keys); // all at once: a file that was renamed is gone under one name and comes under another
            workspaceChecks.filesChanged(paths);
        });
    }

    /**
     * A document was written to disk. A client that cannot watch files says so at least of those that are open in it.
     */
    void saved(String uri) {
        documentChecks.releaseIn(uri);
        if (!capabilities.has(Ability.WATCH_FILES)) {
            FileUris.path(uri).ifPresent(file -> filesChanged(List.of(file)));
        }
    }

    /** A document was opened. */
    void opened(Document document) {
        documentChecks.opened(document);
    }

    /** A document was edited. */
    void edited(FromLsp.Edited edited) {
        documentChecks.edited(edited);
    }

    /** A document was closed. */
    void closed(String uri) {
        documents.get(uri).ifPresent(analysis -> {
            documents.remove(uri);
            // Behind the last check of the document, so that this is the last word on it.
            workers.check(() -> {
                Optional<Path> file = FileUris.path(uri);
                if (documents.get(uri).isEmpty()) {
                    model.closed(analysis.document(), file.filter(workspaceChecks::shows).isPresent());
                }
                workers.files(() -> {
                    respelled(index.closed(uri));
                    file.ifPresent(workspaceChecks::closed);
                });
            });
        });
    }

    private void respelled(Set<String> keys) {
        respelled(keys, "");
    }

    /** Names with these keys are spelled otherwise than before; {@code known} is the URI of a document that knows. */
    private void respelled(Set<String> keys, String known) {
        if (!keys.isEmpty()) {
            documentChecks.respelled(keys, known);
            workspaceChecks.respelled(keys);
        }
    }

    /** All files were read, so that names with these keys are spelled otherwise. */
    private void filesAreRead(Set<String> keys) {
        respelled(keys);
        if (wishes().codeLens()) {
            refresh(Ability.REFRESH_CODE_LENSES, Methods.REFRESH_CODE_LENSES);
        }
    }

    /** The command that checks all files; see {@link Commands#CHECK_WORKSPACE}. */
    CompletableFuture<JsonElement> checkAll() {
        return workspaceChecks.all(clientSettings.folders());
    }

    /** The user has cancelled something that shows progress. */
    void cancel(String token) {
        cancellable.cancel(token);
    }

    /** The client goes, and waits for no answer any longer. */
    void end() {
        if (model instanceof PullDiagnostics pull) {
            pull.release();
        }
    }
}
