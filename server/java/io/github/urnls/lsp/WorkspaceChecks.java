package io.github.urnls.lsp;

import io.github.urnls.check.project.Setting;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.documents.Workers.Queue;
import com.google.gson.JsonElement;
import io.github.urnls.lsp.diagnostics.DiskFindings;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Machine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** The checks of all files of the workspace: on a command, when the settings want them, and again after a change. */
final class WorkspaceChecks {

    /** The kind of progress of a check of all files. */
    private static final String CHECK = "check";

    private final DiskFindings disk;
    private final WorkspaceIndex index;
    private final Client client;
    private final Workers workers;
    private final Cancellable cancellable;
    private final boolean showsProgress;
    /** The folders that were checked on request; empty for the whole workspace. */
    private final Set<Path> only = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private volatile boolean everything;
    /** Whether the settings want all files checked; for the thread that checks documents. */
    private boolean wishes;
    /** The project files with something wrong in them. */
    private volatile List<Path> faulty = List.of();
    private final AtomicBoolean checksAgain = new AtomicBoolean();

    WorkspaceChecks(DiskFindings disk, WorkspaceIndex index, Client client, ClientCapabilities capabilities,
            Workers workers, Cancellable cancellable) {
        this.disk = disk;
        this.index = index;
        this.client = client;
        this.workers = workers;
        this.cancellable = cancellable;
        this.showsProgress = capabilities.has(Ability.WORK_DONE_PROGRESS);
    }

    /** Starts and ends checks that the changed settings want or no longer want. */
    void settingsChanged(FolderOptions before, FolderOptions now) {
        boolean wished = wishes;
        wishes = Machine.hasDisk() && now.value(Setting.WORKSPACE_DIAGNOSTICS);
        if (!now.equals(before)) {
            again(now.folders());
        }
        if (wishes && !wished) {
            // After the files are read, since findings depend on names in other files.
            workers.files(() -> all(now.folders()));
        } else if (!wishes && wished) {
            everything = false;
            only.clear();
            workers.inBackground(disk::end);
        }
    }

    /** Checks again, since the findings of any file may have changed. */
    void again(List<Path> folders) {
        if (disk.isOn() && !checksAgain.getAndSet(true)) {
            workers.files(() -> {
                checksAgain.set(false);
                check(everything ? folders : List.copyOf(only));
            });
        }
    }

    /** Checks all files below {@code folders}; see {@link Commands#CHECK_WORKSPACE}. */
    CompletableFuture<JsonElement> all(List<Path> folders) {
        everything = true;
        return check(folders);
    }

    /** Checks the files in {@code folder}, and follows their changes from then on, besides those already followed. */
    CompletableFuture<JsonElement> in(Path folder) {
        only.add(folder);
        return check(List.of(folder));
    }

    private boolean isFollowed(Path file) {
        return index.reaches(file) && (everything || only.stream().anyMatch(file::startsWith));
    }

    private CompletableFuture<JsonElement> check(List<Path> folders) {
        cancellable.cancelAll(CHECK); // the new check replaces it
        String token = cancellable.token(CHECK);
        Commands.WorkspaceRun run = new Commands.WorkspaceRun(client, disk, token);
        cancellable.add(token, run::cancel);
        CompletableFuture<JsonElement> answer = workers.answer(Queue.BACKGROUND, "",
                unwanted -> run.run(folders, showsProgress));
        answer.whenComplete((result, failure) -> {
            run.cancel(); // when the request was cancelled
            cancellable.remove(token);
        });
        return answer; // the future itself, so that the request can cancel it
    }

    /** Removes the findings of files outside {@code folders}. */
    void foldersAre(List<Path> folders) {
        ifOn(() -> disk.forget(folders));
    }

    /** Files or folders were created, changed or deleted. Called after the index is updated. */
    void filesChanged(List<Path> paths) {
        if (disk.isOn()) {
            List<Path> shown = paths.stream()
                    .filter(path -> disk.shows(path) || !Files.isRegularFile(path) || isFollowed(path)).toList();
            List<Path> below = paths.stream().filter(Files::isDirectory)
                    .flatMap(folder -> index.filesIn(folder).stream()).toList();
            workers.inBackground(() -> disk.changed(shown, below));
        }
    }

    /** Shows what is wrong in these project files, whether or not the workspace is checked, once the files are read. */
    void projectFilesAre(List<Path> all) {
        faulty = all;
        workers.files(() -> workers.inBackground(() -> disk.always(all)));
    }

    /** As {@link #projectFilesAre}, after project files were looked up that have not changed. */
    void projectFilesMayBe(List<Path> all) {
        if (!all.equals(faulty)) {
            projectFilesAre(all);
        }
    }

    /** A document of {@code file} is no longer open. */
    void closed(Path file) {
        if (disk.isAlways(file)) {
            workers.inBackground(() -> disk.changed(List.of(file), List.of()));
        } else if (disk.shows(file) || isFollowed(file)) {
            ifOn(() -> disk.changed(List.of(file), List.of()));
        }
    }

    /** A cell of this notebook is open. */
    void shownInCells(Path notebook) {
        if (disk.shows(notebook)) {
            closed(notebook);
        }
    }

    /** The spellings of names with these keys have changed. */
    void respelled(Collection<String> keys) {
        ifOn(() -> disk.again(keys.stream().flatMap(key -> index.names().filesWith(key).stream()).distinct()
                .flatMap(uri -> FileUris.path(uri).stream()).toList()));
    }

    /** Whether findings of {@code file} are shown. */
    boolean shows(Path file) {
        return disk.shows(file);
    }

    private void ifOn(Runnable work) {
        if (disk.isOn()) {
            workers.inBackground(work);
        }
    }
}
