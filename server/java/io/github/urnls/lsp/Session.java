package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.CanonicalForm;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.feature.Completion;
import io.github.urnls.feature.Completions;
import io.github.urnls.feature.UrnHover;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.jspecify.annotations.Nullable;

/**
 * One client's session. Everything here runs on the thread that reads messages, and does no work on it: a request takes the
 * snapshot that is current and leaves the rest to {@link Workers}.
 */
final class Session implements Endpoint {

    private enum State { NEW, RUNNING, SHUT_DOWN }

    private final Checker checker;
    private final OpenDocuments documents;
    private final Workers workers =
            new Workers(failure -> client().log(MessageType.Error, "a document could not be checked: " + failure));
    private final SettingsInForce settings = new SettingsInForce(this::setOptions);
    private final IntConsumer onParentExit;
    private @Nullable Client client;
    private Runnable stopReading = () -> { };
    private ClientCapabilities capabilities = ClientCapabilities.NONE;
    private final WorkspaceFolders folders = new WorkspaceFolders();
    private final Map<String, Commands.WorkspaceRun> runs = new ConcurrentHashMap<>();
    private volatile @Nullable DiskFindings fromDisk;
    private int lastRun;
    private State state = State.NEW;

    Session(IntConsumer onParentExit) {
        this.onParentExit = onParentExit;
        this.checker = new Checker((rule, fault) -> client().log(MessageType.Error,
                "rule " + rule.code() + " failed, its findings are missing: " + fault));
        this.documents = new OpenDocuments(checker);
    }

    /** Must be called before the first message; {@code stopReading} ends the loop that reads them. */
    void connect(Client newClient, Runnable newStopReading) {
        this.client = newClient;
        this.stopReading = newStopReading;
    }

    /** Ends the session once no more messages come; the exit code says whether the client had said {@code shutdown}. */
    int finish() {
        workers.stop();
        return state == State.SHUT_DOWN ? 0 : 1;
    }

    private Client client() {
        return Objects.requireNonNull(client, "connect comes first");
    }

    @Override
    public CompletableFuture<?> request(String method, @Nullable Object params) {
        try {
            return answer(method, params);
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private CompletableFuture<?> answer(String method, @Nullable Object params) {
        if (method.equals(Methods.INITIALIZE)) {
            return initialize(params);
        }
        if (state == State.NEW) {
            throw Failures.notInitialized(method);
        }
        if (state == State.SHUT_DOWN) {
            throw Failures.invalid(method + " came after shutdown");
        }
        return switch (method) {
            case Methods.SHUTDOWN -> {
                state = State.SHUT_DOWN;
                yield CompletableFuture.completedFuture(null);
            }
            case Methods.HOVER -> hover(parameters(method, params, HoverParams.class));
            case Methods.CODE_ACTION -> codeActions(parameters(method, params, CodeActionParams.class));
            case Methods.EXECUTE_COMMAND -> execute(parameters(method, params, JsonObject.class));
            case Methods.COMPLETION -> completions(parameters(method, params, CompletionParams.class));
            case Methods.DOCUMENT_LINK -> links(parameters(method, params, DocumentLinkParams.class));
            default -> throw Failures.unknownMethod(method);
        };
    }

    @Override
    public void notify(String method, @Nullable Object params) {
        if (method.equals(Methods.EXIT)) {
            stopReading.run();
        } else if (state == State.RUNNING) {
            try {
                hear(method, params);
            } catch (RuntimeException e) {
                client().log(MessageType.Error, method + " could not be handled: " + e);
            }
        }
    }

    private void hear(String method, @Nullable Object params) {
        switch (method) {
            case Methods.INITIALIZED -> initialized();
            case Methods.DID_OPEN -> check(documents.put(FromLsp.document(parameters(method, params, JsonObject.class))
                    .orElseThrow(() -> Failures.missingParameters(method))));
            case Methods.DID_CHANGE -> changed(parameters(method, params, DidChangeTextDocumentParams.class));
            case Methods.DID_CLOSE -> closed(parameters(method, params, DidCloseTextDocumentParams.class));
            case Methods.DID_CHANGE_WORKSPACE_FOLDERS -> {
                folders.change(parameters(method, params, JsonObject.class));
                List<Path> kept = folders.all();
                ofDisk(shown -> shown.forget(kept));
                Path first = folders.first().orElse(null);
                workers.check(() -> {
                    settings.setFolder(first);
                    settings.reload(client());
                });
            }
            case Methods.CANCEL_PROGRESS -> ClientCapabilities.at(parameters(method, params, JsonObject.class), "token")
                    .flatMap(ClientCapabilities::text).map(runs::get).ifPresent(Commands.WorkspaceRun::cancel);
            case Methods.DID_CHANGE_WATCHED_FILES -> workers.check(() -> settings.reload(client()));
            case Methods.DID_CHANGE_CONFIGURATION ->
                configurationChanged(parameters(method, params, DidChangeConfigurationParams.class));
            default -> {
                // Notifications that are not understood are dropped, as LSP 3.17 says of those in "$/".
            }
        }
    }

    private static <T> T parameters(String method, @Nullable Object params, Class<T> type) {
        if (!type.isInstance(params)) {
            throw Failures.missingParameters(method);
        }
        return type.cast(params);
    }

    private CompletableFuture<?> initialize(@Nullable Object params) {
        if (state != State.NEW) {
            throw Failures.invalid("initialize came twice");
        }
        JsonObject parameters = params instanceof JsonObject object ? object : new JsonObject();
        capabilities = ClientCapabilities.of(parameters);
        state = State.RUNNING;
        folders.initialize(parameters);
        settings.setFolder(folders.first().orElse(null));
        ClientCapabilities.at(parameters, "processId")
                .filter(pid -> pid.isJsonPrimitive() && pid.getAsJsonPrimitive().isNumber())
                .ifPresent(pid -> ParentProcess.watch(pid.getAsLong(), onParentExit));
        ClientCapabilities.at(parameters, "initializationOptions").ifPresent(options ->
                apply(Settings.read(ClientCapabilities.at(parameters, "initializationOptions", Settings.SECTION)
                        .orElse(options))));
        return CompletableFuture.completedFuture(ServerCapabilities.initializeResult(capabilities));
    }

    private void initialized() {
        if (capabilities.watchFiles()) {
            workers.check(() -> settings.watchFiles(client()));
        }
        if (capabilities.watchConfiguration()) {
            client().watchConfiguration(Settings.SECTION);
        }
        if (capabilities.configuration()) {
            fetchSettings();
        }
    }

    private void configurationChanged(DidChangeConfigurationParams params) {
        if (capabilities.configuration()) {
            fetchSettings();
        } else if (params.getSettings() instanceof JsonObject settings && settings.has(Settings.SECTION)) {
            apply(Settings.read(settings.get(Settings.SECTION)));
        }
    }

    private void fetchSettings() {
        client().configuration(Settings.SECTION).thenAccept(section -> apply(Settings.read(section)));
    }

    private void apply(Settings newSettings) {
        workers.check(() -> settings.apply(newSettings, client()));
    }

    private void setOptions(CheckOptions options) {
        if (!options.equals(documents.options())) {
            documents.setOptions(options).forEach(this::check);
            ofDisk(shown -> shown.recheck(options));
        }
    }

    private void changed(DidChangeTextDocumentParams params) {
        String uri = params.getTextDocument().getUri();
        Optional<Analysis> open = documents.get(uri);
        if (open.isEmpty()) {
            client().log(MessageType.Warning, "a change of " + uri + " was dropped: the document is not open");
            return;
        }
        Document document = FromLsp.changed(open.get().document(), params, capabilities.positionEncoding());
        check(documents.put(document));
    }

    private void closed(DidCloseTextDocumentParams params) {
        String uri = params.getTextDocument().getUri();
        documents.get(uri).ifPresent(analysis -> {
            documents.remove(uri);
            // Behind the last check of the document, so that this is the last word on it.
            workers.check(() -> {
                DiskFindings known = fromDisk;
                Optional<Path> shownFile = FileUris.path(uri).filter(file -> known != null && known.shows(file));
                if (documents.get(uri).isEmpty() && shownFile.isPresent()) {
                    ofDisk(shown -> shown.closed(shownFile.get(), documents.options()));
                } else if (documents.get(uri).isEmpty()) {
                    client().publish(toLsp(analysis).diagnostics(List.of()));
                }
            });
        });
    }

    /** Publishes what is found in a document, unless a newer state of it has come meanwhile. */
    private void check(Analysis analysis) {
        workers.check(() -> {
            if (documents.isCurrent(analysis)) {
                var diagnostics = toLsp(analysis).diagnostics(analysis.findings());
                if (documents.isCurrent(analysis)) {
                    client().publish(diagnostics);
                }
            }
        });
    }

    private CompletableFuture<?> hover(HoverParams params) {
        return onSnapshot(params.getTextDocument().getUri(), analysis -> {
            int offset = FromLsp.offset(analysis.document(), params.getPosition(), capabilities.positionEncoding());
            return UrnHover.at(analysis.occurrences(), offset, analysis.options().specification(),
                    analysis.options().registry()).map(hover -> toLsp(analysis).hover(hover)).orElse(null);
        }, null);
    }

    private CompletableFuture<?> completions(CompletionParams params) {
        return onSnapshot(params.getTextDocument().getUri(), analysis -> {
            int offset = FromLsp.offset(analysis.document(), params.getPosition(), capabilities.positionEncoding());
            List<Completion> completions = Completions.at(analysis.document(), offset, analysis.occurrences(),
                    analysis.options().registry());
            ToLsp toLsp = toLsp(analysis);
            List<CompletionItem> items = new ArrayList<>();
            for (Completion completion : completions) {
                items.add(toLsp.completion(completion, items.size()));
            }
            return items;
        }, List.of());
    }

    private CompletableFuture<?> links(DocumentLinkParams params) {
        return onSnapshot(params.getTextDocument().getUri(), analysis -> {
            ToLsp toLsp = toLsp(analysis);
            return UrnLinks.in(analysis.occurrences(), analysis.options().specification(), analysis.options().registry()).stream()
                    .map(toLsp::link).toList();
        }, List.of());
    }

    private CompletableFuture<?> execute(JsonObject params) {
        String command = ClientCapabilities.at(params, "command").flatMap(ClientCapabilities::text).orElse("");
        return switch (command) {
            case Commands.CANONICAL -> canonical(params);
            case Commands.CHECK_WORKSPACE -> checkWorkspace();
            default -> throw Failures.invalidParameters("there is no command " + command);
        };
    }

    private CompletableFuture<?> canonical(JsonObject params) {
        JsonObject place = FromLsp.argument(params).orElseThrow(() -> Failures.invalidParameters("the command needs {uri, position}"));
        String uri = ClientCapabilities.at(place, "uri").flatMap(ClientCapabilities::text).orElse("");
        Position position = FromLsp.position(place).orElseThrow(() -> Failures.invalidParameters("the command needs {uri, position}"));
        return onSnapshot(uri, analysis -> {
            int offset = FromLsp.offset(analysis.document(), position, capabilities.positionEncoding());
            return analysis.occurrences().stream()
                    .filter(occurrence -> occurrence.kind() == UrnOccurrence.Kind.URN && occurrence.range().touches(offset))
                    .findFirst().flatMap(occurrence -> CanonicalForm.of(occurrence, analysis.options().specification()))
                    .<JsonElement>map(JsonPrimitive::new).orElse(null);
        }, null);
    }

    private CompletableFuture<?> checkWorkspace() {
        runs.values().forEach(Commands.WorkspaceRun::cancel); // the new one says the same and more
        String token = "urn-ls-check-" + ++lastRun;
        Commands.WorkspaceRun run = new Commands.WorkspaceRun(client(), fromDisk(), token);
        runs.put(token, run);
        List<Path> all = folders.all();
        CompletableFuture<JsonElement> answer = workers.inBackground(
                () -> run.run(all, checker, documents.options(), capabilities.workDoneProgress()));
        return answer.whenComplete((result, failure) -> {
            run.cancel(); // when the request was cancelled
            runs.remove(token);
        });
    }

    private DiskFindings fromDisk() {
        DiskFindings known = fromDisk;
        if (known == null) {
            known = new DiskFindings(checker, documents, capabilities, client());
            fromDisk = known;
        }
        return known;
    }

    /** Runs {@code work} on what is shown of files that are not open, once there is anything. */
    private void ofDisk(Consumer<DiskFindings> work) {
        DiskFindings known = fromDisk;
        if (known != null) {
            workers.inBackground(() -> {
                work.accept(known);
                return null;
            });
        }
    }

    private CompletableFuture<?> codeActions(CodeActionParams params) {
        if (!capabilities.codeActionLiterals()) {
            return CompletableFuture.completedFuture(List.of());
        }
        List<String> only = params.getContext() == null || params.getContext().getOnly() == null ? List.of()
                : params.getContext().getOnly();
        return onSnapshot(params.getTextDocument().getUri(), analysis -> {
            TextRange range = FromLsp.range(analysis.document(), params.getRange(), capabilities.positionEncoding());
            return new CodeActions(analysis, toLsp(analysis)).in(range, only);
        }, List.of());
    }

    /** Answers from the state of the document that is current now, on another thread; {@code none} if it is not open. */
    private <T> CompletableFuture<?> onSnapshot(String uri, Function<Analysis, @Nullable T> work,
            @Nullable T none) {
        Optional<Analysis> snapshot = documents.get(uri);
        return snapshot.isEmpty() ? CompletableFuture.completedFuture(none)
                : workers.answer(() -> work.apply(snapshot.get()));
    }

    private ToLsp toLsp(Analysis analysis) {
        return new ToLsp(analysis.document(), capabilities);
    }
}
