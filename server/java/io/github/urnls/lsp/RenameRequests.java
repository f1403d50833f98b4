package io.github.urnls.lsp;

import io.github.urnls.feature.renamemap.MapReader;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.ServerCapabilities;
import io.github.urnls.text.Position;
import io.github.urnls.workspace.index.RenamePlan;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.jspecify.annotations.Nullable;

/**
 * The answers to requests that rename. They rename in the whole workspace, and only the name, not its components (RFC
 * 8141 §2).
 */
final class RenameRequests {

    /**
     * A code action that replaces {@code from} by {@code to} in the name and the names below it, in all files. Its edit
     * is made when the user chooses it.
     *
     * @param kind its kind (LSP 3.17, CodeActionKind)
     * @param uri  the open document in which it was chosen
     */
    record Everywhere(String title, String kind, String uri, String from, String to) {

        private static Everywhere of(JsonView action) {
            return new Everywhere(action.needText("title"), action.needText("kind"), action.needText("data", "uri"),
                    action.needText("data", "from"), action.needText("data", "to"));
        }

        /** Whether the new name may stand somewhere already: a repair is meant to join it. */
        private boolean joins() {
            return !kind.equals(ServerCapabilities.REWRITE);
        }

        /** The code action, without its edit. */
        Map<String, Object> action() {
            return Json.members("title", title, "kind", kind, "data", Json.object("uri", uri, "from", from, "to", to));
        }
    }

    private RenameRequests() {}

    /** The name under the cursor and its range, for the user to edit. */
    static @Nullable Object prepare(Question question, Position position) {
        return question.target(position).map(target -> {
            target.refusal().ifPresent(why -> {
                throw RpcException.invalidParameters(why);
            });
            return new PrepareRenameResult(question.toLsp().range(target.renamedRange()), target.renamed());
        }).orElse(null);
    }

    static CompletableFuture<?> rename(Workspace workspace, JsonView params) {
        Position position = FromLsp.position(params);
        String newName = params.needText("newName");
        return edit(workspace, FromLsp.uri(params), question -> question.target(position)
                .map(target -> change(question, target.meant(), target.whole(newName), false, false)).orElse(null));
    }

    /** Completes the code action of {@link Everywhere} with its edit. Any other is complete. */
    static CompletableFuture<?> resolve(Workspace workspace, JsonView params) {
        params.needText("title");
        if (params.at("data").isMissing()) {
            return CompletableFuture.completedFuture(params.object());
        }
        Everywhere chosen = Everywhere.of(params);
        CompletableFuture<@Nullable Map<String, Object>> edit = edit(workspace, chosen.uri,
                question -> change(question, chosen.from, chosen.to, true, chosen.joins()));
        return cancelling(edit, edit.thenApply(made -> resolved(chosen.action(), made)));
    }

    /** The edit of a change, null if there is none, or the user does not want it or is asked. */
    private static CompletableFuture<@Nullable Map<String, Object>> edit(Workspace workspace, String uri,
            Function<Question, @Nullable RenameChange> work) {
        CompletableFuture<@Nullable RenameChange> change = workspace.ask(uri, Queue.SEARCH, work, null);
        return cancelling(change, change.thenCompose(found -> RenameChange.answered(found)));
    }

    /** {@code answer}, which cancels {@code work} when the request is cancelled. */
    static <T> CompletableFuture<T> cancelling(CompletableFuture<?> work, CompletableFuture<T> answer) {
        answer.whenComplete((result, failure) -> work.cancel(false));
        return answer;
    }

    private static Map<String, Object> resolved(Map<String, Object> action, @Nullable Map<String, Object> edit) {
        if (edit != null) {
            action.put("edit", edit);
        }
        return action;
    }

    /** {@code merges}: that the new name stands somewhere already is no reason against it. */
    private static RenameChange change(Question question, String from, String to, boolean below, boolean merges) {
        RenamePlan plan = RenameChange.plan(question.workspace(), question.search(),
                MapReader.one(from, to, below, merges, question.specification()), question.options());
        return RenameChange.of(question.workspace(), plan, "Rename “" + from + "”", below);
    }
}
