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
        // A document that is being read piece by piece would all be read at once for an answer before.
        Queue turn = open.get().isLarge() && workers.hold(uri) ? Queue.CHECK : queue;
        return turn == Queue.SEARCH ? workspace.search(asked) : workers.answer(turn, uri, asked);
    }

    /** The diagnostics for a client that pulls them; for other clients the method is unknown. */
    PullDiagnostics pull(String method) {
        if (workspace.model() instanceof PullDiagnostics pull) {
            return pull;
        }
        throw RpcException.unknownMethod(method);
    }
}
