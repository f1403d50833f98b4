package io.github.urnls.lsp.diagnostics;

import io.github.urnls.check.Finding;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.lsp.Analysis;
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
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BooleanSupplier;

/**
 * The findings shown for files on disk, after the workspace was checked. For an open file the editor's state is shown
 * instead. All methods run on the background thread, unless they say otherwise.
 */
public final class DiskFindings implements WorkspaceCheck.Listener {

    /** The number that VS Code keeps for one file. */
    private static final int MOST_OF_ONE_FILE = 1000;

    /** The most findings for all files; the client must hold them all. */
    private static final int MOST_OF_ALL = 20_000;

    private final OpenDocuments documents;
    private final WorkspaceCheck check;
    private final DiagnosticsModel model;
    /** The number of findings shown for each file, in the order of the paths. */
    private final Map<Path, Integer> shown = new ConcurrentSkipListMap<>();
    /** The files whose findings are shown although the workspace is not checked. */
    private volatile Set<Path> always = Set.of();
    private int all;
    private boolean cut;
    private volatile boolean on;

    public DiskFindings(OpenDocuments documents, WorkspaceCheck check, DiagnosticsModel model) {
        this.documents = documents;
        this.check = check;
        this.model = model;
    }

    /** Whether the workspace was checked, so that changes of its files are followed. On any thread. */
    public boolean isOn() {
        return on;
    }

    /**
     * Checks all files below {@code folders}. {@code progress} gets each file with its findings; for an open file,
     * those of the editor's state.
     */
    public WorkspaceCheck.Summary run(List<Path> folders, WorkspaceCheck.Listener progress, BooleanSupplier unwanted) {
        on = true;
        cut = false;
        Set<Path> before = new LinkedHashSet<>();
        shown.keySet().stream().filter(file -> folders.stream().anyMatch(file::startsWith)).forEach(before::add);
        WorkspaceCheck.Summary summary = check.run(folders, new WorkspaceCheck.Listener() {
            @Override
            public void progress(int done, int files) {
                progress.progress(done, files);
            }

            @Override
            public void found(Path file, Document document, List<Finding> findings) {
                before.remove(file);
                DiskFindings.this.found(file, document, findings);
                progress.found(file, document, documents.ofFile(FileUris.of(file)).map(Analysis::findings)
                        .orElse(findings));
            }
        }, unwanted);
        if (!summary.cancelled()) {
            before.forEach(this::takeBack);
        }
        model.finished();
        return summary;
    }

    /** Files or folders were created, changed or deleted; {@code below} has the files in these folders. */
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

    /** Shows the findings of {@code files} whether or not the workspace is checked, instead of those given before. */
    public void always(Collection<Path> files) {
        Set<Path> before = new LinkedHashSet<>(always);
        always = Set.copyOf(files);
        before.removeAll(always);
        files.forEach(file -> check.one(file, this));
        before.forEach(file -> {
            if (on) {
                check.one(file, this);
            } else {
                takeBack(file);
            }
        });
        if (!files.isEmpty() || !before.isEmpty()) {
            model.finished();
        }
    }

    /** Whether changes of {@code file} are followed although the workspace is not checked. On any thread. */
    public boolean isAlways(Path file) {
        return always.contains(file);
    }

    /** Checks {@code files} again, since something that they depend on has changed. */
    public void again(Collection<Path> files) {
        files.forEach(file -> check.one(file, this));
        model.finished();
    }

    /** Removes all findings but those that are always shown. */
    public void end() {
        on = false;
        forget(List.of());
    }

    /** Removes the findings of files outside the folders {@code kept}. */
    public void forget(List<Path> kept) {
        List.copyOf(shown.keySet()).stream()
                .filter(file -> !always.contains(file) && kept.stream().noneMatch(file::startsWith))
                .forEach(this::takeBack);
        model.finished();
    }

    private void takeBack(Path file) {
        found(file, new Document(FileUris.of(file), "", 0, ""), List.of());
    }

    /** Whether findings of {@code file} are shown. On any thread. */
    public boolean shows(Path file) {
        return shown.containsKey(file);
    }

    /** Whether there were more findings than are shown. */
    public boolean isCut() {
        return cut;
    }

    @Override
    public void progress(int done, int files) {
        // One file has no progress.
    }

    @Override
    public void found(Path file, Document document, List<Finding> everything) {
        List<Finding> findings = RepeatedHints.once(everything);
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
        // Also for an open file: a client that pulls gets these findings once it is closed.
        model.found(new Document(FileUris.of(file), "", 0, document.text()), first);
    }
}
