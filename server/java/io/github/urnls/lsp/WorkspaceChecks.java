package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import io.github.urnls.check.project.Setting;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.diagnostics.DiskFindings;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ShownProgress;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.Omission;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.eclipse.lsp4j.MessageType;

/** The checks of all files of the workspace: on a command, when the settings want them, and again after a change. */
final class WorkspaceChecks {

    private final DiskFindings disk;
    private final WorkspaceIndex index;
    private final Client client;
    private final Workers workers;
    /** Whether the latest check was cancelled. */
    private final AtomicReference<AtomicBoolean> latest = new AtomicReference<>(new AtomicBoolean());
    /** The folders that were checked on request; empty for the whole workspace. */
    private final Set<Path> only = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private volatile boolean everything;
    /** Whether the settings want all files checked; for the thread that checks documents. */
    private boolean wishes;
    /** The project files with something wrong in them. */
    private volatile List<Path> faulty = List.of();
    private final AtomicBoolean checksAgain = new AtomicBoolean();

    WorkspaceChecks(DiskFindings disk, WorkspaceIndex index, Client client, Workers workers) {
        this.disk = disk;
        this.index = index;
        this.client = client;
        this.workers = workers;
    }

    /** Starts and ends checks that the changed settings want or no longer want. */
    void settingsChanged(FolderOptions before, FolderOptions now) {
        boolean wished = wishes;
        wishes = Machine.hasDisk() && now.value(Setting.WORKSPACE_DIAGNOSTICS);
        if (!now.findsAs(before)) {
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
        AtomicBoolean cancelled = new AtomicBoolean();
        latest.getAndSet(cancelled).set(true); // the new check replaces it
        return workers.answer(Queue.BACKGROUND, "", unwanted -> check(folders, cancelled, unwanted));
    }

    private JsonElement check(List<Path> folders, AtomicBoolean cancelled, BooleanSupplier unwanted) {
        ShownProgress progress = client.begin("check", "Checking URNs", () -> cancelled.set(true));
        String sum = "not finished";
        try {
            DiskFindings.Summary found = disk.run(folders, progress,
                    () -> cancelled.get() || unwanted.getAsBoolean());
            FileLoop.Summary files = found.files();
            files.unread().lines().forEach(file -> client.warn("not checked: " + file));
            Tally tally = found.tally();
            String words = tally.words(found.withFindings(), files.searched());
            sum = words + (found.isCut() ? "; not all are shown" : "");
            Omission left = files.unread().omission(file -> false);
            if (!client.has(Ability.WORK_DONE_PROGRESS)) {
                client.show(MessageType.Info, "URN: " + sum + (left.isNone() ? "" : ". " + left.sentence()));
            }
            return Json.object("files", files.searched(), "problems", tally.problems(), "hints", tally.hints(),
                    "text", words, "leftOut", left.sentence(), "setting", left.setting(), "cancelled",
                    files.cancelled());
        } finally {
            progress.end(sum);
        }
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
