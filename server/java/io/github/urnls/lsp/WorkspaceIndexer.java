package io.github.urnls.lsp;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ShownProgress;
import io.github.urnls.text.Counts;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.Omission;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.lsp4j.MessageType;
import org.jspecify.annotations.Nullable;

/** Has the files of the workspace read into the index, and reports the progress and the result. */
final class WorkspaceIndexer {

    private final WorkspaceIndex index;
    private final Client client;
    private final Workers workers;
    private final Consumer<Set<String>> onRead;
    /** Whether files are read, or will be. */
    private volatile boolean reading;
    // The fields below belong to the thread that checks documents.
    private WorkspaceIndex.@Nullable Extent wanted;
    private AtomicBoolean unwanted = new AtomicBoolean();
    private int raisedLimit;
    private FolderOptions latest = FolderOptions.initial();

    /** {@code onRead} gets the keys of the names whose spellings have changed, after all files are read. */
    WorkspaceIndexer(WorkspaceIndex index, Client client, Workers workers, Consumer<Set<String>> onRead) {
        this.index = index;
        this.client = client;
        this.onRead = onRead;
        this.workers = workers;
    }

    /**
     * Reads the files if they or their settings have changed, or always with {@code anew}. Called on the thread that
     * checks documents.
     */
    void read(FolderOptions settings, boolean anew) {
        latest = settings;
        int most = Machine.hasDisk() ? mostFiles(settings) : 0;
        int limit = most == 0 ? 0 : Math.max(most, raisedLimit);
        WorkspaceIndex.Extent extent = new WorkspaceIndex.Extent(limit, settings);
        if (anew || wanted == null || !extent.readsAs(wanted)) {
            wanted = extent;
            unwanted.set(true);
            AtomicBoolean cancelled = new AtomicBoolean();
            unwanted = cancelled;
            reading = isSomething(extent);
            workers.files(() -> readAll(extent, cancelled));
        }
    }

    private static boolean isSomething(WorkspaceIndex.Extent extent) {
        return extent.limit() > 0 && !extent.options().folders().isEmpty();
    }

    boolean isReading() {
        return reading;
    }

    /** The limit in the project file of the first folder, else in the settings. */
    private static int mostFiles(FolderOptions settings) {
        return settings.folders().stream().findFirst()
                .flatMap(folder -> settings.projects().of(folder.resolve(ProjectFile.NAME)))
                .flatMap(project -> project.settings(project.path()).saying(Setting.MAX_FILES).stream().findFirst())
                .orElse(settings.others().settings()).value(Setting.MAX_FILES);
    }

    private void readAll(WorkspaceIndex.Extent extent, AtomicBoolean cancelled) {
        if (cancelled.get()) {
            return;
        }
        boolean isShown = isSomething(extent);
        reading = isShown;
        ShownProgress progress = isShown ? client.begin("names", "Looking for URNs", () -> cancelled.set(true))
                : ShownProgress.HIDDEN;
        String sum = "not finished";
        Set<String> respelled;
        try {
            WorkspaceIndex.Built built = index.build(extent,
                    (done, all) -> progress.report((int) (100L * done / all)), cancelled::get);
            respelled = built.respelled();
            FileLoop.Summary result = built.files();
            result.unread().lines().forEach(file -> client.warn("names not indexed: " + file));
            sum = index.names().size().occurrences() + " URNs in " + result.files() + " files";
            if (result.tooMany()) {
                sum = "too many files";
            }
            if (result.tooMany() && extent.limit() > 0 || index.isFull()) {
                tell(MessageType.Warning, List.of(), index.omission());
            }
        } finally {
            reading = false;
            index.changed();
            progress.end(sum);
        }
        onRead.accept(respelled);
    }

    /** See {@link Workspace#tell}. */
    void tell(MessageType type, List<String> sentences, Omission omission) {
        List<String> all = new ArrayList<>(sentences);
        if (!omission.isNone()) {
            all.add(omission.sentence());
        }
        String message = "URN: " + String.join(" ", all);
        if (omission.setting().equals(Omission.FILES)) {
            offerMore(type, message);
        } else if (omission.setting().equals(Omission.MEMORY)) {
            offerMemory(type, message);
        } else if (!all.isEmpty()) {
            client.show(type, message);
        }
    }

    private void offerMemory(MessageType type, String message) {
        if (client.has(Ability.OPEN_SETTINGS)) {
            client.ask(type, message, "Raise the limit").thenAccept(taken -> {
                if (taken) {
                    client.openSetting(Omission.MEMORY);
                }
            });
        } else {
            client.show(type, message + " Raise the setting " + Omission.MEMORY + ".");
        }
    }

    private void offerMore(MessageType type, String message) {
        int more = (int) Math.min(index.limit() * 4L, Integer.MAX_VALUE / 8);
        client.ask(type, message, "Look at up to " + Counts.grouped(more) + " files").thenAccept(taken -> {
            if (taken) {
                workers.check(() -> {
                    raisedLimit = more;
                    read(latest, false);
                });
            }
        });
    }
}
