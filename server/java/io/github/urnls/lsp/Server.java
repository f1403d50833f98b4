package io.github.urnls.lsp;

import io.github.urnls.check.run.Checker;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.diagnostics.PullDiagnostics;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.FromLsp;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Everything that handlers of requests and notifications need, from {@code initialize} on.
 *
 * @param tokens the semantic tokens that the client has
 */
record Server(Workspace workspace, ClientCapabilities capabilities, Client client, Workers workers, Checker checker,
        SentTokens tokens) {

    /**
     * Answers a request about the document that the parameters name, from its current state, on another thread.
     *
     * @param none the answer if the document is not open, or not checked
     */
    <T> CompletableFuture<@Nullable T> ask(JsonView params, Queue queue, Function<Question, @Nullable T> work,
            @Nullable T none) {
        return ask(FromLsp.uri(params), queue, work, none);
    }

    <T> CompletableFuture<@Nullable T> ask(String uri, Queue queue, Function<Question, @Nullable T> work,
            @Nullable T none) {
        Optional<Analysis> open = workspace.documents().get(uri);
        if (open.isEmpty() || !open.get().isIncluded()) {
            return CompletableFuture.completedFuture(none);
        }
        Function<BooleanSupplier, @Nullable T> asked = unwanted -> work
                .apply(new Question(this, open.get(), unwanted));
        boolean waits = open.get().isLarge() && workers.hold(uri); // else all of it is read at once
        return waits ? workers.checked(uri, asked) : run(queue, uri, asked);
    }

    /**
     * Runs work on the document {@code uri} for an answer. Its argument says whether the answer is no longer wanted.
     */
    private <T> CompletableFuture<@Nullable T> run(Queue queue, String uri,
            Function<BooleanSupplier, @Nullable T> work) {
        return switch (queue) {
            case ANSWER -> workers.answer(uri, work);
            case VIEW -> workers.view(uri, work);
            case SEARCH -> workspace.search(work);
        };
    }

    /** The diagnostics for a client that pulls them; for other clients the method is unknown. */
    PullDiagnostics pull(String method) {
        if (workspace.model() instanceof PullDiagnostics pull) {
            return pull;
        }
        throw RpcException.unknownMethod(method);
    }
}
