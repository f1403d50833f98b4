package io.github.urnls.lsp;

import io.github.urnls.feature.renamemap.MapReader.Result;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.DocumentEdits;
import io.github.urnls.lsp.protocol.WorkspaceEdits;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Omission;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.RenamePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * Edits of many documents that rename. What is sure is made; what is in doubt is shown first, all of it chosen, or
 * asked about. That some files are left out is no doubt about the others: the user is told. A host that can read no
 * file leaves out more than one expects, so it is.
 *
 * @param doubts  reasons against the edits: whole sentences
 * @param notes   whole sentences about what stays unchanged
 * @param label   what the edits do
 * @param isLarge whether the edits are shown even if they are sure
 */
record RenameChange(Workspace workspace, List<DocumentEdits> edits, List<String> doubts, List<String> notes,
        String label,
        boolean isLarge) {

    /**
     * How long after an answer a question comes. Eglot ends a question that it shows when the answer comes, and
     * lsp-mode drops one that it reads together with the answer.
     */
    private static final int QUESTION_AFTER_MS = 200;

    /**
     * What a map renames, by {@code options}.
     *
     * @throws RpcException if a name cannot be renamed so
     */
    static RenamePlan plan(Workspace workspace, NameSearch search, Result read, CheckOptions options) {
        return switch (read) {
            case Result.Fault fault -> throw RpcException.invalidParameters(fault.message());
            case Result.Read found -> {
                RenamePlan plan = RenamePlan.of(search, found.map(), options.specification(), workspace.checker(),
                        options);
                plan.refusal().ifPresent(why -> {
                    throw RpcException.invalidParameters(why);
                });
                yield plan;
            }
        };
    }

    /** The edits of {@code plan}. It is one more doubt that not all files were looked at. */
    static RenameChange of(Workspace workspace, RenamePlan plan, String label, boolean isLarge) {
        List<DocumentEdits> edits = plan.files().stream().map(file -> {
            Document document = file.document();
            return new DocumentEdits(document, workspace.documents().get(document.uri()).isPresent(), file.edits());
        }).toList();
        List<String> doubts = new ArrayList<>(plan.doubts());
        plan.collision(workspace::shownPath).ifPresent(names -> doubts.add(names + RenamePlan.MERGED));
        if (workspace.omission().isNone() && !workspace.hasReadAllFiles()) {
            doubts.add("Not all files of the workspace were looked at.");
        }
        return new RenameChange(workspace, edits, doubts, plan.notes(), label, isLarge);
    }

    /**
     * The edit of {@code found}; null if there is none, or the user does not want it. Unless it {@code waits}, null too
     * if the user must be asked: the client is sent the edit after a yes. Until there is an answer, Helix shows
     * nothing, no question either, and after some seconds it and Emacs give up.
     */
    static CompletableFuture<@Nullable Map<String, Object>> confirmed(@Nullable RenameChange found, boolean waits) {
        return found == null ? CompletableFuture.completedFuture(null) : found.confirm(waits);
    }

    private CompletableFuture<@Nullable Map<String, Object>> confirm(boolean waits) {
        WorkspaceEdits writer = new WorkspaceEdits(workspace.capabilities());
        if (edits.isEmpty()) {
            return CompletableFuture.completedFuture(writer.of(edits));
        }
        boolean sure = doubts.isEmpty() && !workspace.hidesFiles();
        boolean previews = workspace.capabilities().has(Ability.PREVIEWS) && (isLarge || !sure);
        List<String> told = new ArrayList<>(doubts);
        if (previews) {
            told.add(places());
        }
        told.addAll(notes);
        Omission omission = workspace.omission();
        if (!omission.isNone()) {
            told.add(omission.sentence());
        }
        if (previews) {
            tell(doubts);
            return CompletableFuture.completedFuture(writer.shown(edits, doubts, told, label));
        }
        if (sure) {
            tell(notes);
            return CompletableFuture.completedFuture(writer.of(edits));
        }
        String question = "URN: " + String.join(" ", told);
        if (waits) {
            return ask(question).thenApply(taken -> taken ? writer.of(edits) : null);
        }
        workspace.workers().checkLater("", QUESTION_AFTER_MS, () -> ask(question).thenAccept(taken -> {
            if (taken) {
                send(writer);
            }
        }));
        return CompletableFuture.completedFuture(null);
    }

    private CompletableFuture<Boolean> ask(String question) {
        return workspace.client().ask(MessageType.Warning, question, "Rename anyway");
    }

    private void send(WorkspaceEdits writer) {
        if (edits.stream().allMatch(this::isUnchanged)) {
            workspace.client().apply(label, writer.of(edits));
        } else {
            workspace.tell(MessageType.Warning,
                    List.of("Nothing was renamed: a file was changed, opened or closed since the question."));
        }
    }

    private boolean isUnchanged(DocumentEdits file) {
        Document then = file.document();
        Optional<Document> open = workspace.documents().get(then.uri()).map(Analysis::document);
        if (file.isOpen() || open.isPresent()) {
            return file.isOpen() && open.filter(
                    now -> now.version() == then.version() && now.text().equals(then.text())).isPresent();
        }
        return FileUris.path(then.uri())
                .filter(path -> FileReader.read(path, FileReader.LARGEST) instanceof FileContent.Text now
                        && now.text().equals(then.text()))
                .isPresent();
    }

    private void tell(List<String> sentences) {
        workspace.tell(doubts.isEmpty() ? MessageType.Info : MessageType.Warning, sentences);
    }

    private String places() {
        int places = edits.stream().mapToInt(file -> file.edits().size()).sum();
        return Tally.counted(places, "place") + " in " + Tally.counted(edits.size(), "file") + ".";
    }
}
