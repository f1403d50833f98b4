package io.github.urnls.lsp;

import io.github.urnls.feature.Tally;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.DocumentEdits;
import io.github.urnls.lsp.protocol.WorkspaceEdits;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/** An edit of many documents that renames, and reasons against it: whole sentences. */
record RenameChange(Map<String, Object> edit, List<String> doubts) {

    private static final String OTHERS_STAY = "Files that are not open keep the old name.";

    /** The edits and the doubts about them, also whether all files were looked at. */
    record Draft(Server server, List<DocumentEdits> edits, List<String> doubts) {

        /** The change, to be confirmed only if there are doubts. */
        RenameChange made(String label) {
            if (leavesOthers()) {
                tellOfOthers();
            }
            return new RenameChange(writer().confirmed(edits, doubts, label), doubts);
        }

        /** The change, which the user sees before it is made; {@code notes} are sentences about it. */
        RenameChange shown(List<String> notes, String label) {
            List<String> told = new ArrayList<>(doubts);
            told.add(places(edits));
            told.addAll(notes);
            if (leavesOthers() && server.capabilities().has(Ability.CHANGE_ANNOTATIONS)) {
                told.add(OTHERS_STAY);
            } else if (leavesOthers()) {
                tellOfOthers();
            }
            return new RenameChange(doubts.isEmpty() ? writer().shown(edits, told, label)
                    : writer().confirmed(edits, told, label), doubts);
        }

        private WorkspaceEdits writer() {
            return new WorkspaceEdits(server.capabilities());
        }

        /** Whether the user must hear that other files may have the name; the doubts say it otherwise. */
        private boolean leavesOthers() {
            return !server.workspace().looksAtFiles() && doubts.isEmpty() && !edits.isEmpty();
        }

        private void tellOfOthers() {
            server.client().show(MessageType.Info, "URN: renamed " + places(edits) + " " + OTHERS_STAY);
        }
    }

    /** The edits of {@code files}. */
    static Draft of(Server server, List<FileEdits> files, List<String> planned) {
        Workspace workspace = server.workspace();
        List<DocumentEdits> edits = files.stream().map(file -> {
            Document document = file.document();
            return new DocumentEdits(document, workspace.documents().get(document.uri()).isPresent(), file.edits());
        }).toList();
        List<String> doubts = new ArrayList<>(planned);
        if (workspace.looksAtFiles()) {
            missing(workspace.index().missing(), doubts);
        } else if (!doubts.isEmpty()) {
            doubts.add(OTHERS_STAY);
        }
        return new Draft(server, edits, doubts);
    }

    /** The edit of {@code found}; null if there is none, or the user does not want it. */
    static CompletableFuture<@Nullable Map<String, Object>> confirmed(Server server, @Nullable RenameChange found) {
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
