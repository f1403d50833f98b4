package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import io.github.urnls.lsp.diagnostics.DiskFindings;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The checks of all files of the workspace: when they are asked for, when the settings want them, and again after
 * something has changed.
 */
final class WorkspaceChecks {

    /** The kind of progress of a check of all files. */
    private static final String CHECK = "check";

    private final DiskFindings disk;
    private final WorkspaceIndex index;
    private final Client client;
    private final Workers workers;
    private final Cancellable cancellable;
    private final boolean showsProgress;
    private final AtomicBoolean checksAgain = new AtomicBoolean();

    WorkspaceChecks(DiskFindings disk, WorkspaceIndex index, Client client, ClientCapabilities capabilities,
            Workers workers,
            Cancellable cancellable) {
        this.disk = disk;
        this.index = index;
        this.client = client;
        this.workers = workers;
        this.cancellable = cancellable;
        this.showsProgress = capabilities.has(Ability.WORK_DONE_PROGRESS);
    }

    /** Does what the settings want that they did not want before. */
    void settingsChanged(SettingsSnapshot before, SettingsSnapshot now) {
        boolean others = !now.options().equals(before.options()) || !now.folders().equals(before.folders());
        boolean wished = before.complete() && before.wishes().workspace();
        if (others) {
            again(now.folders());
        }
        if (now.wishes().workspace() && !wished) {
            // Behind the reading of the files: what is found depends on the names in others.
            workers.files(() -> all(now.folders()));
        } else if (!now.wishes().workspace() && wished) {
            workers.inBackground(disk::end);
        }
    }

    /** Other files may have findings now, or other ones. */
    void again(List<Path> folders) {
        if (disk.isOn() && !checksAgain.getAndSet(true)) {
            workers.files(() -> {
                checksAgain.set(false);
                all(folders);
            });
        }
    }

    /** Checks all files below {@code folders}; see {@link Commands#CHECK_WORKSPACE}. */
    CompletableFuture<JsonElement> all(List<Path> folders) {
        cancellable.cancelAll(CHECK); // the new one says the same and more
        String token = cancellable.token(CHECK);
        Commands.WorkspaceRun run = new Commands.WorkspaceRun(client, disk, token);
        cancellable.add(token, run::cancel);
        CompletableFuture<JsonElement> answer = workers.inBackground(() -> run.run(folders, showsProgress));
        answer.whenComplete((result, failure) -> {
            run.cancel(); // when the request was cancelled
            cancellable.remove(token);
        });
        return answer; // itself: what follows from it does not cancel it
    }

    /** Only what lies in {@code folders} is still shown. */
    void foldersAre(List<Path> folders) {
        ifOn(() -> disk.forget(folders));
    }

    /** Files or folders have come, have changed, or are gone; called once the index knows. */
    void filesChanged(List<Path> paths) {
        if (disk.isOn()) {
            List<Path> shown = paths.stream()
                    .filter(path -> disk.shows(path) || !Files.isRegularFile(path) || index.reaches(path)).toList();
            List<Path> below = paths.stream().filter(Files::isDirectory)
                    .flatMap(folder -> index.filesIn(folder).stream()).toList();
            workers.inBackground(() -> disk.changed(shown, below));
        }
    }

    /** A document of {@code file} is no longer open. */
    void closed(Path file) {
        if (disk.shows(file) || index.reaches(file)) {
            ifOn(() -> disk.changed(List.of(file), List.of()));
        }
    }

    /** Names with these keys are spelled otherwise now. */
    void respelled(Collection<String> keys) {
        ifOn(() -> disk.again(keys.stream().flatMap(key -> index.names().filesWith(key).stream()).distinct()
                .flatMap(uri -> FileUris.path(uri).stream()).toList()));
    }

    /** Whether something is shown of {@code file}. */
    boolean shows(Path file) {
        return disk.shows(file);
    }

    private void ifOn(Runnable work) {
        if (disk.isOn()) {
            workers.inBackground(work);
        }
    }
}
