package io.github.urnls.lsp;

import io.github.urnls.check.Product;
import io.github.urnls.check.Rule;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.run.Checker;
import io.github.urnls.jsonrpc.Endpoint;
import io.github.urnls.jsonrpc.Handler;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.Message;
import io.github.urnls.jsonrpc.RpcError;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.Methods.Method;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.ServerCapabilities;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * The session of one client, from {@code initialize} to {@code exit}. {@link Methods} lists the messages in between.
 * All methods run on the thread that reads messages, and do no work on it. A request takes the current snapshot and
 * leaves the rest to {@link Workers}.
 */
public final class Session implements Handler {

    private enum State { NEW, RUNNING, SHUT_DOWN }

    private final Workers workers = new Workers(
            failure -> log("a document could not be checked", failure));
    private final IntConsumer onEditor;
    private final Function<BiConsumer<Rule, RuntimeException>, Checker> checkers;
    private @Nullable Client client;
    private Runnable stopReading = () -> {};
    private @Nullable Workspace workspace;
    private volatile State state = State.NEW;

    /**
     * Creates a session.
     *
     * @param onEditor gets the process number of the editor, with which the server should end
     * @param checkers makes the checker, which reports failed rules to its argument
     */
    public Session(IntConsumer onEditor, Function<BiConsumer<Rule, RuntimeException>, Checker> checkers) {
        this.onEditor = onEditor;
        this.checkers = checkers;
    }

    /** The largest message, in bytes. Reading one takes some four times as much memory. */
    public static long largestMessage(long memory) {
        return Math.min(512L << 20, memory / 4);
    }

    /** Must be called before the first message; {@code stopReading} ends the loop that reads them. */
    public void connect(Endpoint remote, Runnable newStopReading) {
        this.client = new Client(remote, ClientCapabilities.of(new JsonView(null)));
        this.stopReading = newStopReading;
    }

    /** Ends the session after the last message. The exit code says whether the client sent {@code shutdown}. */
    public int finish() {
        workers.stop();
        return exitCode();
    }

    /** The exit code (LSP 3.17, {@code exit}): 0 after {@code shutdown}, else 1. */
    int exitCode() {
        return state == State.SHUT_DOWN ? 0 : 1;
    }

    private Client client() {
        return Objects.requireNonNull(client, "connect comes first");
    }

    private Workspace workspace() {
        return Objects.requireNonNull(workspace, "made by initialize");
    }

    @Override
    public CompletableFuture<?> request(Message.Request request) {
        String method = request.method();
        if (method.equals(Methods.INITIALIZE)) {
            return initialize(request.params());
        }
        if (state == State.NEW) {
            throw new RpcException(RpcError.NOT_INITIALIZED, method + " came before initialize");
        }
        if (state == State.SHUT_DOWN) {
            throw new RpcException(RpcError.INVALID_REQUEST, method + " came after shutdown");
        }
        if (method.equals(Methods.SHUTDOWN)) {
            state = State.SHUT_DOWN;
            workspace().end();
            return CompletableFuture.completedFuture(null);
        }
        if (Methods.TABLE.get(method) instanceof Method.Request known) {
            return known.handler().apply(workspace(), parameters(method, request.params()));
        }
        throw RpcException.unknownMethod(method);
    }

    @Override
    public void notify(Message.Notification notification) {
        String method = notification.method();
        try {
            if (method.equals(Methods.EXIT)) {
                stopReading.run();
            } else if (state == State.RUNNING && method.equals(Methods.INITIALIZED)) {
                workspace().start();
            } else if (state == State.RUNNING && Methods.TABLE.get(method) instanceof Method.Notification known) {
                known.handler().accept(workspace(), parameters(method, notification.params()));
            }
            // Unknown notifications are dropped, as LSP 3.17 says about those with "$/".
        } catch (Throwable e) {
            log(method + " could not be handled", e);
        }
    }

    @Override
    public void failed(String method, Throwable fault) {
        System.err.println(Product.NAME + ": " + method + ":");
        fault.printStackTrace();
    }

    /** Logs a failure for which no request waits. The stack trace of a bug goes to standard error. */
    private void log(String problem, Throwable failure) {
        RpcError error = RpcError.of(failure);
        if (error.isBug()) {
            failed(problem, failure);
        }
        client().log(MessageType.Error, problem + ": " + error.message());
    }

    @Override
    public void warn(String problem) {
        client().warn(problem);
    }

    @Override
    public void skipped(String why) {
        client().show(MessageType.Warning, "URN: " + why + ". The setting urn.server.maxHeap gives it more.");
    }

    private static JsonView parameters(String method, JsonView params) {
        if (!params.isObject()) {
            throw RpcException.invalidParameters(method + " needs parameters, as an object");
        }
        return params;
    }

    private CompletableFuture<?> initialize(JsonView params) {
        if (state != State.NEW) {
            throw new RpcException(RpcError.INVALID_REQUEST, "initialize came twice");
        }
        if (!params.isMissing()) {
            parameters(Methods.INITIALIZE, params);
        }
        Client known = client().with(ClientCapabilities.of(params.at("capabilities")));
        client = known;
        Checker checker = checkers.apply(
                (rule, fault) -> log("rule " + rule.code() + " failed, its findings are missing", fault));
        workspace = new Workspace(params, known, workers, checker);
        state = State.RUNNING;
        params.number("processId").ifPresent(onEditor::accept);
        JsonView options = params.at("initializationOptions");
        JsonView section = options.at(Settings.SECTION);
        JsonView told = section.isMissing() ? new JsonView(options.object()) : section;
        if (!options.isMissing()) {
            workspace().clientSettings().tell(told);
        }
        return CompletableFuture.completedFuture(ServerCapabilities.initializeResult(known.capabilities(),
                told.flag(Setting.DOCUMENT_SYMBOLS.name()).orElse(Setting.DOCUMENT_SYMBOLS.usual())));
    }
}
