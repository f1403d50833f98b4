package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.DocumentEdits;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.WorkspaceEdits;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.index.NameSearch.InFile;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.jspecify.annotations.Nullable;

/**
 * The answers to requests that rename: everywhere in the workspace, and only the name, not the components behind it
 * (RFC 8141 §2).
 */
final class RenameRequests {

    /** A change of many documents, and what speaks against it. */
    private record Change(JsonObject edit, List<String> doubts) {}

    private RenameRequests() {}

    /** The name under the cursor and where it stands, as a starting point. */
    static @Nullable Object prepare(Question question, Position position) {
        return question.target(position).map(target -> {
            refuseComponents(target);
            return new PrepareRenameResult(question.toLsp().range(target.range()), target.spelling());
        }).orElse(null);
    }

    private static void refuseComponents(NameTarget target) {
        if (target.components().isPresent()) {
            throw RpcException.invalidParameters(
                    "a name is renamed, not what follows it: point at “" + target.spelling() + "”");
        }
    }

    static CompletableFuture<?> rename(Server server, JsonView params) {
        Position position = FromLsp.position(params);
        String newName = params.needText("newName");
        CompletableFuture<@Nullable Change> change = server.ask(params, Queue.SEARCH,
                question -> question.target(position).map(target -> change(question, target, newName)).orElse(null),
                null);
        CompletableFuture<@Nullable JsonObject> answer = change.thenCompose(found -> confirmed(server, found));
        answer.whenComplete((edit, failure) -> change.cancel(false)); // when the request was cancelled
        return answer;
    }

    private static CompletableFuture<@Nullable JsonObject> confirmed(Server server, @Nullable Change found) {
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

    private static Change change(Question question, NameTarget target, String newName) {
        refuseComponents(target);
        Workspace workspace = question.server().workspace();
        List<DocumentEdits> edits = new ArrayList<>();
        List<String> cut = new ArrayList<>();
        List<String> unwritable = new ArrayList<>();
        for (InFile found : question.search().references(target)) {
            Document document = found.file().document();
            Rename.refusal(newName, found.file().specification()).ifPresent(reason -> {
                throw RpcException.invalidParameters(reason);
            });
            List<Name> places = found.places().stream()
                    .filter(place -> Rename.canWrite(document, place, newName)).toList();
            if (places.size() < found.places().size()) {
                unwritable.add(name(document));
            }
            List<TextEdit> changes = Rename.edits(places, newName);
            if (!changes.isEmpty()) {
                boolean open = workspace.documents().get(document.uri()).isPresent();
                edits.add(new DocumentEdits(document, open, changes));
                if (Rename.lost(document, found.file().names(), places, changes, newName,
                        found.file().specification()) > 0) {
                    cut.add(name(document));
                }
            }
        }
        List<String> doubts = new ArrayList<>();
        Rename.doubt(target.spelling(), newName, question.server().checker(), workspace.documents().options().others())
                .ifPresent(doubt -> doubts.add(sentence(doubt)));
        if (!cut.isEmpty()) {
            doubts.add("The text around would cut the new name off in " + some(cut) + ".");
        }
        if (!unwritable.isEmpty()) {
            doubts.add("Comments of XML and HTML cannot hold “--”; left as they are in " + some(unwritable) + ".");
        }
        missing(workspace.index().missing(), doubts);
        String label = "Rename “" + target.spelling() + "”";
        return new Change(new WorkspaceEdits(question.server().capabilities()).confirmed(edits, doubts, label), doubts);
    }

    private static void missing(int files, List<String> doubts) {
        if (files == Integer.MAX_VALUE) {
            doubts.add("Not all files of the workspace were looked at.");
        } else if (files > 0) {
            doubts.add(files + (files == 1 ? " file" : " files") + " of the workspace could not be read.");
        }
    }

    private static String name(Document document) {
        return document.uri().substring(document.uri().lastIndexOf('/') + 1);
    }

    private static String some(List<String> names) {
        String first = String.join(", ", names.subList(0, Math.min(3, names.size())));
        if (names.size() > 3) {
            return first + " and " + (names.size() - 3) + " more files";
        }
        return first;
    }

    private static String sentence(String message) {
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + (message.endsWith(".") ? "" : ".");
    }
}
