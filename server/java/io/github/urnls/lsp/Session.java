package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Rule;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.jspecify.annotations.Nullable;

/**
 * One client's session. Everything here runs on the thread that reads messages, and does no work on it: a request takes the
 * snapshot that is current and leaves the rest to {@link Workers}.
 */
final class Session implements Endpoint {

    private enum State { NEW, RUNNING, SHUT_DOWN }

    private final Workers workers =
            new Workers(failure -> client().log(MessageType.Error, "a document could not be checked: " + failure));
    private final IntConsumer onParentExit;
    private final Function<BiConsumer<Rule, RuntimeException>, Checker> checkers;
    private @Nullable Client client;
    private Runnable stopReading = () -> { };
    private @Nullable Workspace workspace;
    private @Nullable Requests requests;
    private volatile State state = State.NEW;

    Session(IntConsumer onParentExit, Function<BiConsumer<Rule, RuntimeException>, Checker> checkers) {
        this.onParentExit = onParentExit;
        this.checkers = checkers;
    }

    /** Must be called before the first message; {@code stopReading} ends the loop that reads them. */
    void connect(Client newClient, Runnable newStopReading) {
        this.client = newClient;
        this.stopReading = newStopReading;
    }

    /** Ends the session once no more messages come; the exit code says whether the client had said {@code shutdown}. */
    int finish() {
        workers.stop();
        return exitCode();
    }

    /** As LSP 3.17 says under {@code exit}. */
    int exitCode() {
        return state == State.SHUT_DOWN ? 0 : 1;
    }

    private Client client() {
        return Objects.requireNonNull(client, "connect comes first");
    }

    @Override
    public CompletableFuture<?> request(String method, @Nullable Object params) {
        try {
            return answer(method, params);
        } catch (Throwable e) {
            // Also an Error: whatever it is, it costs this request alone.
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
        if (method.equals(Methods.SHUTDOWN)) {
            state = State.SHUT_DOWN;
            workspace().end();
            return CompletableFuture.completedFuture(null);
        }
        return Objects.requireNonNull(requests, "made by initialize").answer(method, params);
    }

    @Override
    public void notify(String method, @Nullable Object params) {
        if (method.equals(Methods.EXIT)) {
            stopReading.run();
        } else if (state == State.RUNNING) {
            try {
                hear(method, params);
            } catch (Throwable e) {
                client().log(MessageType.Error, method + " could not be handled: " + Failures.toResponse(e).getMessage());
            }
        }
    }

    private void hear(String method, @Nullable Object params) {
        switch (method) {
            case Methods.INITIALIZED -> workspace().start();
            case Methods.DID_OPEN -> workspace().opened(FromLsp.document(parameters(method, params, JsonObject.class))
                    .orElseThrow(() -> Failures.missingParameters(method)));
            case Methods.DID_CHANGE -> changed(parameters(method, params, DidChangeTextDocumentParams.class));
            case Methods.DID_CLOSE ->
                workspace().closed(uri(method, parameters(method, params, DidCloseTextDocumentParams.class).getTextDocument()));
            case Methods.DID_SAVE -> ClientCapabilities.at(parameters(method, params, JsonObject.class), "textDocument", "uri")
                    .flatMap(ClientCapabilities::text).ifPresent(workspace()::saved);
            case Methods.DID_CHANGE_WORKSPACE_FOLDERS -> workspace().foldersChanged(parameters(method, params, JsonObject.class));
            case Methods.DID_CHANGE_WATCHED_FILES, Methods.DID_CREATE_FILES, Methods.DID_RENAME_FILES, Methods.DID_DELETE_FILES ->
                workspace().filesChanged(FromLsp.files(parameters(method, params, JsonObject.class)));
            case Methods.CANCEL_PROGRESS -> ClientCapabilities.at(parameters(method, params, JsonObject.class), "token")
                    .flatMap(ClientCapabilities::text).ifPresent(workspace()::cancel);
            case Methods.DID_CHANGE_CONFIGURATION ->
                workspace().configurationChanged(parameters(method, params, DidChangeConfigurationParams.class).getSettings()
                        instanceof JsonObject settings ? ClientCapabilities.at(settings, Settings.SECTION) : Optional.empty());
            default -> {
                // Notifications that are not understood are dropped, as LSP 3.17 says of those in "$/".
            }
        }
    }

    static <T> T parameters(String method, @Nullable Object params, Class<T> type) {
        if (!type.isInstance(params)) {
            throw Failures.missingParameters(method);
        }
        return type.cast(params);
    }

    /** The document that the parameters name, which the binding does not see to. */
    static String uri(String method, @Nullable TextDocumentIdentifier document) {
        if (document == null || document.getUri() == null) {
            throw Failures.invalidParameters(method + " names no document");
        }
        return document.getUri();
    }

    private CompletableFuture<?> initialize(@Nullable Object params) {
        if (state != State.NEW) {
            throw Failures.invalid("initialize came twice");
        }
        JsonObject parameters = params instanceof JsonObject object ? object : new JsonObject();
        ClientCapabilities capabilities = ClientCapabilities.of(parameters);
        Checker checker = checkers.apply((rule, fault) -> client().log(MessageType.Error,
                "rule " + rule.code() + " failed, its findings are missing: " + fault));
        Workspace made = new Workspace(parameters, capabilities, client(), workers, checker);
        workspace = made;
        requests = new Requests(made, capabilities, client(), workers, checker);
        state = State.RUNNING;
        ClientCapabilities.at(parameters, "processId")
                .filter(pid -> pid.isJsonPrimitive() && pid.getAsJsonPrimitive().isNumber())
                .ifPresent(pid -> ParentProcess.watch((long) pid.getAsDouble(), onParentExit));
        ClientCapabilities.at(parameters, "initializationOptions").ifPresent(options ->
                made.configure(ClientCapabilities.at(parameters, "initializationOptions", Settings.SECTION).orElse(options)));
        return CompletableFuture.completedFuture(ServerCapabilities.initializeResult(capabilities));
    }

    private Workspace workspace() {
        return Objects.requireNonNull(workspace, "made by initialize");
    }

    private void changed(DidChangeTextDocumentParams params) {
        String uri = uri(Methods.DID_CHANGE, params.getTextDocument());
        Optional<Analysis> open = workspace().documents().get(uri);
        if (open.isEmpty()) {
            client().log(MessageType.Warning, "a change of " + uri + " was dropped: the document is not open");
            return;
        }
        workspace().edited(FromLsp.edited(open.get().document(), params, workspace().capabilities().positionEncoding()));
    }
}
