package io.github.urnls.lsp;

import io.github.urnls.check.Checker;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.diagnostics.PullDiagnostics;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.FromLsp;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What handlers of requests and notifications work with, from {@code initialize} on.
 *
 * @param tokens the semantic tokens that the client has
 */
record Server(Workspace workspace, ClientCapabilities capabilities, Client client, Workers workers, Checker checker,
        SentTokens tokens) {

    /**
     * Answers a request about the document that the parameters name, from its state at this moment, on another thread.
     *
     * @param none the answer if it is not open
     */
    <T> CompletableFuture<@Nullable T> ask(JsonView params, Queue queue, Function<Question, @Nullable T> work,
            @Nullable T none) {
        return ask(FromLsp.uri(params), queue, work, none);
    }

    <T> CompletableFuture<@Nullable T> ask(String uri, Queue queue, Function<Question, @Nullable T> work,
            @Nullable T none) {
        Optional<Analysis> open = workspace.documents().get(uri);
        if (open.isEmpty()) {
            return CompletableFuture.completedFuture(none);
        }
        return run(queue, unwanted -> work.apply(new Question(this, open.get(), unwanted)));
    }

    /** Does work for an answer; it is told how to find out that the answer is no longer wanted. */
    <T> CompletableFuture<@Nullable T> run(Queue queue, Function<BooleanSupplier, @Nullable T> work) {
        return switch (queue) {
            case ANSWER -> workers.answer(work);
            case VIEW -> workers.view(work);
            case SEARCH -> workspace.search(work);
        };
    }

    /** The answers to a client that pulls diagnostics; for others there is no such request. */
    PullDiagnostics pull(String method) {
        if (workspace.model() instanceof PullDiagnostics pull) {
            return pull;
        }
        throw RpcException.unknownMethod(method);
    }
}
