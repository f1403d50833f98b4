package io.github.urnls.lsp;

import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
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

    /**
     * Completes a code action with its edit, which replaces a name and the names below it in all files. Its
     * {@code data} has the {@code uri} of the document in which it was chosen, and the names, {@code from} and
     * {@code to}. Any other is complete.
     */
    static CompletableFuture<?> resolve(Workspace workspace, JsonView action) {
        action.needText("title");
        if (action.at("data").isMissing()) {
            return CompletableFuture.completedFuture(action.object());
        }
        boolean repairs = !action.needText("kind").equals(ServerCapabilities.REWRITE);
        String uri = action.needText("data", "uri");
        String from = action.needText("data", "from");
        String to = action.needText("data", "to");
        // The new name of a repair may stand somewhere already: the repair is meant to join it.
        CompletableFuture<@Nullable Map<String, Object>> edit = edit(workspace, uri,
                question -> change(question, from, to, true, repairs));
        return cancelling(edit, edit.thenApply(made -> resolved(action, made)));
    }

    /** The edit of a change, null if there is none, or the user does not want it or is asked. */
    private static CompletableFuture<@Nullable Map<String, Object>> edit(Workspace workspace, String uri,
            Function<Question, @Nullable RenameChange> work) {
        CompletableFuture<@Nullable RenameChange> change = workspace.ask(uri, Queue.SEARCH, work, null);
        boolean waits = !workspace.capabilities().has(Ability.APPLY_EDIT);
        return cancelling(change, change.thenCompose(found -> RenameChange.confirmed(found, waits)));
    }

    /** {@code answer}, which cancels {@code work} when the request is cancelled. */
    static <T> CompletableFuture<T> cancelling(CompletableFuture<?> work, CompletableFuture<T> answer) {
        answer.whenComplete((result, failure) -> work.cancel(false));
        return answer;
    }

    /** The action with its edit, without what a client may send beside it, such as tokens of progress. */
    private static Map<String, Object> resolved(JsonView action, @Nullable Map<String, Object> edit) {
        Map<String, Object> resolved = Json.members("title", action.needText("title"), "kind",
                action.needText("kind"), "data", action.at("data").object());
        if (edit != null) {
            resolved.put("edit", edit);
        }
        return resolved;
    }

    /** {@code merges}: that the new name stands somewhere already is no reason against it. */
    private static RenameChange change(Question question, String from, String to, boolean below, boolean merges) {
        RenamePlan plan = RenameChange.plan(question.workspace(), question.search(),
                MapReader.one(from, to, below, merges, question.specification()), question.options());
        return RenameChange.of(question.workspace(), plan, "Rename “" + from + "”", below);
    }
}
