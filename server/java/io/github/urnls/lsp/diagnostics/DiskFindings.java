package io.github.urnls.lsp.diagnostics;

import io.github.urnls.check.Finding;
import io.github.urnls.lsp.OpenDocuments;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.WorkspaceCheck;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * What is shown of files as they are on disk, once the workspace was checked. Of a file that is open its editor's state
 * is shown instead. All methods run on the background thread, but where they say otherwise.
 */
public final class DiskFindings implements WorkspaceCheck.Listener {

    /** As many as VS Code keeps for one file. */
    private static final int MOST_OF_ONE_FILE = 1000;

    /** More cannot be read, and the client has to hold them all. */
    private static final int MOST_OF_ALL = 20_000;

    private final OpenDocuments documents;
    private final WorkspaceCheck check;
    private final DiagnosticsModel model;
    /** How many findings are shown of a file. */
    private final Map<Path, Integer> shown = new ConcurrentHashMap<>();
    private int all;
    private boolean cut;
    private volatile boolean on;

    public DiskFindings(OpenDocuments documents, WorkspaceCheck check, DiagnosticsModel model) {
        this.documents = documents;
        this.check = check;
        this.model = model;
    }

    /** Whether the workspace was checked, so that its files are to be followed; on any thread. */
    public boolean isOn() {
        return on;
    }

    /** Checks every file below {@code folders}; {@code progress} hears of each. */
    public WorkspaceCheck.Summary run(List<Path> folders, WorkspaceCheck.Listener progress, BooleanSupplier unwanted) {
        on = true;
        cut = false;
        Set<Path> before = new LinkedHashSet<>(shown.keySet());
        WorkspaceCheck.Summary summary = check.run(folders, new WorkspaceCheck.Listener() {
            @Override
            public void progress(int done, int files) {
                progress.progress(done, files);
            }

            @Override
            public void found(Path file, Document document, List<Finding> findings) {
                before.remove(file);
                DiskFindings.this.found(file, document, findings);
            }
        }, unwanted);
        if (!summary.cancelled()) {
            before.forEach(this::takeBack);
        }
        model.finished();
        return summary;
    }

    /** Files or folders have come, have changed, or are gone; {@code below} are the files of the folders among them. */
    public void changed(Collection<Path> paths, Collection<Path> below) {
        Set<Path> affected = new LinkedHashSet<>(below);
        Set<Path> given = new HashSet<>(paths);
        paths.stream().filter(path -> !Files.isDirectory(path)).forEach(affected::add);
        shown.keySet().stream().filter(known -> isBelow(known, given)).forEach(affected::add);
        affected.forEach(file -> check.one(file, this));
        model.finished();
    }

    private static boolean isBelow(Path file, Set<Path> folders) {
        for (Path at = file.getParent(); at != null; at = at.getParent()) {
            if (folders.contains(at)) {
                return true;
            }
        }
        return false;
    }

    /** Looks at {@code files} again: something else has changed that they depend on. */
    public void again(Collection<Path> files) {
        files.forEach(file -> check.one(file, this));
        model.finished();
    }

    /** Shows nothing any more. */
    public void end() {
        on = false;
        forget(List.of());
    }

    /** A folder has left the workspace. */
    public void forget(List<Path> kept) {
        List.copyOf(shown.keySet()).stream().filter(file -> kept.stream().noneMatch(file::startsWith))
                .forEach(this::takeBack);
        model.finished();
    }

    private void takeBack(Path file) {
        found(file, new Document(FileUris.of(file), "", 0, ""), List.of());
    }

    /** Whether something is shown of {@code file}; on any thread. */
    public boolean shows(Path file) {
        return shown.containsKey(file);
    }

    /** Whether there was more to show than a client can hold. */
    public boolean isCut() {
        return cut;
    }

    @Override
    public void progress(int done, int files) {
        // One file has no progress.
    }

    @Override
    public void found(Path file, Document document, List<Finding> findings) {
        Integer before = shown.remove(file);
        all -= Objects.requireNonNullElse(before, 0);
        int most = Math.min(MOST_OF_ONE_FILE, MOST_OF_ALL - all);
        cut |= findings.size() > most;
        List<Finding> first = findings.subList(0, Math.min(findings.size(), Math.max(0, most)));
        if (before == null && first.isEmpty()) {
            return;
        }
        if (!first.isEmpty()) {
            shown.put(file, first.size());
            all += first.size();
        }
        // Also of a file that is open: a client that asks is told of it once it is closed.
        model.found(new Document(FileUris.of(file), "", 0, document.text()), first);
    }
}
