package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.feature.renamemap.MapReader;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcError;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.text.Chars;
import io.github.urnls.workspace.index.RenamePlan;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Moves all names that begin with {@code from} so that they begin with {@code to}, as {@code rename --below} does. Both
 * end with a colon.
 */
record NamespaceMove(Workspace workspace, String from, String to) {

    /** The move that the argument of the command describes. */
    static NamespaceMove of(Workspace workspace, JsonView argument) {
        return new NamespaceMove(workspace, beginning(argument, "from"), beginning(argument, "to"));
    }

    private static String beginning(JsonView argument, String member) {
        return argument.text(member).orElseThrow(() -> RpcException
                .invalidParameters("the command needs {from, to}, two beginnings of names"));
    }

    /** Sends the edit to the client. Answers whether it was applied. */
    CompletableFuture<?> run() {
        if (!workspace.capabilities().has(Ability.APPLY_EDIT)) {
            throw new RpcException(RpcError.INVALID_REQUEST, "the editor does not apply edits that a server sends");
        }
        CompletableFuture<@Nullable RenameChange> change = workspace.search(this::change);
        return RenameRequests.cancelling(change,
                change.thenCompose(found -> RenameChange.confirmed(found, true))
                        .thenCompose(edit -> edit == null ? CompletableFuture.completedFuture(false)
                                : workspace.client().apply(label(), edit))
                        .thenApply(applied -> Json.object("applied", applied)));
    }

    private String label() {
        return "Move “" + from + "” to “" + to + "”";
    }

    /** The options of the first file with an old name, since its project knows what the new names must be. */
    private CheckOptions options() {
        FolderOptions options = workspace.documents().options();
        return workspace.index().names()
                .filesBySpelling(name -> Chars.isInAnyCase(name, 0, from)).values().stream()
                .flatMap(Set::stream).min(Comparator.naturalOrder()).map(options::of)
                .orElse(options.others().options());
    }

    private RenameChange change(BooleanSupplier unwanted) {
        CheckOptions options = options();
        RenamePlan plan = RenameChange.plan(workspace, workspace.index().search(unwanted),
                MapReader.moving(from, to, options.specification()), options);
        if (plan.files().isEmpty()) {
            throw RpcException.invalidParameters(
                    plan.places() == 0 ? "no name of “" + from + "” was found" : RenamePlan.UNCHANGED);
        }
        return RenameChange.of(workspace, plan, label(), true);
    }
}
