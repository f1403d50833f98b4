package io.github.urnls.lsp;

import io.github.urnls.lsp.documents.Queue;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.DocumentEdits;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.ServerCapabilities;
import io.github.urnls.lsp.protocol.WorkspaceEdits;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.workspace.index.RenamePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.jspecify.annotations.Nullable;

/**
 * The answers to requests that rename. They rename in the whole workspace, and only the name, not its components (RFC
 * 8141 §2).
 */
final class RenameRequests {

    private static final String OTHERS_STAY = "Files that are not open keep the old name.";

    /** An edit of many documents, and reasons against it. */
    private record Change(Map<String, Object> edit, List<String> doubts) {}

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
            refuse(Rename.refusal(target));
            return new PrepareRenameResult(question.toLsp().range(target.renamedRange()), target.renamed());
        }).orElse(null);
    }

    private static void refuse(Optional<String> reason) {
        reason.ifPresent(why -> {
            throw RpcException.invalidParameters(why);
        });
    }

    static CompletableFuture<?> rename(Server server, JsonView params) {
        Position position = FromLsp.position(params);
        String newName = params.needText("newName");
        return edit(server, FromLsp.uri(params), question -> question.target(position)
                .map(target -> change(question, new Rename(target, false, target.whole(newName)), false)));
    }

    /** Completes the code action of {@link Everywhere} with its edit. Any other is complete. */
    static CompletableFuture<?> resolve(Server server, JsonView params) {
        params.needText("title");
        if (params.at("data").isMissing()) {
            return CompletableFuture.completedFuture(params.object());
        }
        Everywhere chosen = Everywhere.of(params);
        CompletableFuture<@Nullable Map<String, Object>> edit = edit(server, chosen.uri,
                question -> NameTarget.written(chosen.from, question.specification())
                        .map(target -> change(question, new Rename(target, true, chosen.to), chosen.joins())));
        return cancelling(edit, edit.thenApply(made -> resolved(chosen.action(), made)));
    }

    /** The edit of a change, null if there is none or the user does not want it. */
    private static CompletableFuture<@Nullable Map<String, Object>> edit(Server server, String uri,
            Function<Question, Optional<Change>> work) {
        CompletableFuture<@Nullable Change> change = server.ask(uri, Queue.SEARCH,
                question -> work.apply(question).orElse(null), null);
        return cancelling(change, change.thenCompose(found -> confirmed(server, found)));
    }

    /** {@code answer}, which cancels {@code work} when the request is cancelled. */
    private static <T> CompletableFuture<T> cancelling(CompletableFuture<?> work, CompletableFuture<T> answer) {
        answer.whenComplete((result, failure) -> work.cancel(false));
        return answer;
    }

    private static CompletableFuture<@Nullable Map<String, Object>> confirmed(Server server, @Nullable Change found) {
        if (found == null) {
            return CompletableFuture.completedFuture(null);
        }
        if (found.doubts.isEmpty()) {
            return CompletableFuture.completedFuture(found.edit);
        }
        String message = "URN: " + String.join(" ", found.doubts);
        if (server.capabilities().has(Ability.CHANGE_ANNOTATIONS)) {
            server.client().show(MessageType.Warning, message); // not every client shows the annotation
            return CompletableFuture.completedFuture(found.edit);
        }
        return server.client().ask(MessageType.Warning, message, "Rename anyway")
                .thenApply(choice -> choice.map(chosen -> found.edit).orElse(null));
    }

    private static Map<String, Object> resolved(Map<String, Object> action, @Nullable Map<String, Object> edit) {
        if (edit != null) {
            action.put("edit", edit);
        }
        return action;
    }

    /** {@code joins}: that the new name stands somewhere already is no reason against it. */
    private static Change change(Question question, Rename rename, boolean joins) {
        Workspace workspace = question.workspace();
        RenamePlan plan = RenamePlan.of(question.search(), rename, question.server().checker(),
                workspace.documents().options().others().options());
        refuse(plan.refusal());
        List<DocumentEdits> edits = plan.files().stream().map(file -> {
            Document document = file.document();
            return new DocumentEdits(document, workspace.documents().get(document.uri()).isPresent(), file.edits());
        }).toList();
        List<String> doubts = new ArrayList<>(plan.doubts());
        plan.joined().stream().filter(file -> !joins).findFirst().flatMap(first -> plan.merging(fileName(first)))
                .ifPresent(doubts::add);
        if (workspace.looksAtFiles()) {
            missing(workspace.index().missing(), doubts);
        } else if (!doubts.isEmpty()) {
            doubts.add(OTHERS_STAY);
        } else if (!edits.isEmpty()) {
            question.server().client().show(MessageType.Info, "URN: renamed " + places(edits) + " " + OTHERS_STAY);
        }
        List<String> told = new ArrayList<>(doubts);
        told.add(places(edits));
        told.addAll(plan.notes());
        WorkspaceEdits writer = new WorkspaceEdits(question.capabilities());
        String label = "Rename “" + rename.target().renamed() + "”";
        if (rename.below() && doubts.isEmpty()) {
            return new Change(writer.shown(edits, told, label), doubts);
        }
        if (rename.below()) {
            return new Change(writer.confirmed(edits, told, label), doubts);
        }
        return new Change(writer.confirmed(edits, doubts, label), doubts);
    }

    private static String fileName(String uri) {
        return uri.substring(uri.lastIndexOf('/') + 1);
    }

    private static String places(List<DocumentEdits> edits) {
        int places = edits.stream().mapToInt(file -> file.edits().size()).sum();
        return Tally.counted(places, "place") + " in " + Tally.counted(edits.size(), "file") + ".";
    }

    private static void missing(int files, List<String> doubts) {
        if (files == Integer.MAX_VALUE) {
            doubts.add("Not all files of the workspace were looked at.");
        } else if (files > 0) {
            doubts.add(Tally.counted(files, "file") + " of the workspace could not be read.");
        }
    }
}
