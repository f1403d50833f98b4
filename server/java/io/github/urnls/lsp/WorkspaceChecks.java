package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import io.github.urnls.workspace.FileLoop.Summary;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.diagnostics.DiagnosticsModel;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ShownProgress;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.Omission;
import io.github.urnls.workspace.OwnReports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.eclipse.lsp4j.MessageType;

/**
 * The checks of all files of the workspace: on a command, when the settings want them, and again after a change. Their
 * findings are shown until they are found no more; for an open file those of the editor's state are shown instead.
 * Files are checked on the background thread.
 */
final class WorkspaceChecks {

    /** The number that VS Code keeps for one file. */
    private static final int MOST_OF_ONE_FILE = 1000;

    /** The most findings for all files; the client must hold them all. */
    private static final int MOST_OF_ALL = 20_000;

    private final OpenDocuments documents;
    private final WorkspaceIndex index;
    private final Checker checker;
    private final DiagnosticsModel model;
    private final Client client;
    private final Workers workers;
    /** Whether the latest check was cancelled. */
    private final AtomicReference<AtomicBoolean> latest = new AtomicReference<>(new AtomicBoolean());
    private final AtomicBoolean checksAgain = new AtomicBoolean();
    /** Whether the workspace was checked, so that changes of its files are followed. */
    private volatile boolean on;
    /** The folders that were checked on request; empty for the whole workspace. */
    private final Set<Path> only = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private volatile boolean everything;
    /** Whether the settings want all files checked; for the thread that checks documents. */
    private boolean wishes;
    /** The project files with something wrong in them, whose findings are shown in any case. */
    private volatile List<Path> faulty = List.of();
    // The fields below are changed on the background thread.
    /** The number of findings shown for each file, in the order of the paths. */
    private final Map<Path, Integer> shown = new ConcurrentSkipListMap<>();
    /** Those of {@link #faulty} whose findings are shown. */
    private volatile Set<Path> always = Set.of();
    private int shownOfAll;
    private boolean cut;

    WorkspaceChecks(OpenDocuments documents, WorkspaceIndex index, Checker checker, DiagnosticsModel model,
            Client client, Workers workers) {
        this.documents = documents;
        this.index = index;
        this.checker = checker;
        this.model = model;
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
            workers.inBackground(() -> {
                on = false;
                forget(List.of());
            });
        }
    }

    /** Checks again, since the findings of any file may have changed. */
    void again(List<Path> folders) {
        if (on && !checksAgain.getAndSet(true)) {
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
            List<Tally> tallies = new ArrayList<>();
            Summary files = checkEach(folders, tallies, progress,
                    () -> cancelled.get() || unwanted.getAsBoolean());
            files.unread().lines().forEach(file -> client.warn("not checked: " + file));
            Tally tally = tallies.stream().reduce(Tally.NONE, Tally::plus);
            String words = tally.words(tallies.size(), files.searched());
            sum = words + (cut ? "; not all are shown" : "");
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

    /**
     * Checks all files below {@code folders}, one after the other, until all are checked or {@code unwanted} says so.
     *
     * @param tallies gets the findings of each file that has some; of an open one, those of the editor's state
     */
    private Summary checkEach(List<Path> folders, List<Tally> tallies, ShownProgress progress,
            BooleanSupplier unwanted) {
        on = true;
        cut = false;
        Set<Path> before = new LinkedHashSet<>();
        shown.keySet().stream().filter(file -> folders.stream().anyMatch(file::startsWith)).forEach(before::add);
        // One thread only: requests of the editor come first, and memory holds one batch of findings.
        FileLoop loop = new FileLoop(1, file -> FileReader.LARGEST, this::isIncluded, unwanted);
        Summary files = loop.runBelow(folders, Integer.MAX_VALUE, (file, text) -> {
            Document document = document(file, text.text());
            List<Finding> found = check(file, document);
            return () -> {
                before.remove(file);
                show(file, document, found);
                Tally tally = Tally.of(documents.ofFile(document.uri()).map(Analysis::findings).orElse(found));
                if (!tally.isNone()) {
                    tallies.add(tally);
                }
            };
        }, progress::report);
        if (!unwanted.getAsBoolean()) {
            before.forEach(this::takeBack);
        }
        model.finished();
        return files;
    }

    private boolean isIncluded(Path file) {
        return documents.options().includes(file);
    }

    /** Checks one file as it is on disk. A file that cannot be read has no findings. */
    private void checkAgain(Path file) {
        String text = "";
        if (isIncluded(file) && FileReader.read(file, FileReader.LARGEST) instanceof FileContent.Text read
                && !OwnReports.isOne(read.text())) {
            text = read.text();
        }
        Document document = document(file, text);
        show(file, document, check(file, document));
    }

    private List<Finding> check(Path file, Document document) {
        CheckOptions options = documents.options().of(file);
        List<Name> names = Name.in(document, options.specification());
        boolean counted = index.names().holds(document.uri());
        Spellings known = counted ? index.seenFrom(document.uri()) : Spellings.in(names);
        return checker.check(new DocumentSubject(document, names, options, known));
    }

    private static Document document(Path file, String text) {
        return new Document(FileUris.of(file), text);
    }

    /** Removes the findings of files outside {@code folders}. */
    void foldersAre(List<Path> folders) {
        ifOn(() -> forget(folders));
    }

    /** Files or folders were created, changed or deleted. Called after the index is updated. */
    void filesChanged(List<Path> paths) {
        if (on) {
            List<Path> affected = paths.stream()
                    .filter(path -> shows(path) || !Files.isRegularFile(path) || isFollowed(path)).toList();
            List<Path> below = paths.stream().filter(Files::isDirectory)
                    .flatMap(folder -> index.filesIn(folder).stream()).toList();
            workers.inBackground(() -> changed(affected, below));
        }
    }

    /** Checks {@code paths} again; {@code below} has the files in those of them that are folders. */
    private void changed(Collection<Path> paths, Collection<Path> below) {
        Set<Path> affected = new LinkedHashSet<>(below);
        Set<Path> given = new HashSet<>(paths);
        paths.stream().filter(path -> !Files.isDirectory(path)).forEach(affected::add);
        shown.keySet().stream().filter(known -> isBelow(known, given)).forEach(affected::add);
        affected.forEach(this::checkAgain);
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

    /** Shows what is wrong in these project files, whether or not the workspace is checked, once the files are read. */
    void projectFilesAre(List<Path> all) {
        faulty = all;
        workers.files(() -> workers.inBackground(() -> showAlways(all)));
    }

    /** As {@link #projectFilesAre}, after project files were looked up that have not changed. */
    void projectFilesMayBe(List<Path> all) {
        if (!all.equals(faulty)) {
            projectFilesAre(all);
        }
    }

    /** Shows the findings of {@code files} whether or not the workspace is checked, instead of those given before. */
    private void showAlways(Collection<Path> files) {
        Set<Path> before = new LinkedHashSet<>(always);
        always = Set.copyOf(files);
        before.removeAll(always);
        files.forEach(this::checkAgain);
        before.forEach(file -> {
            if (on) {
                checkAgain(file);
            } else {
                takeBack(file);
            }
        });
        if (!files.isEmpty() || !before.isEmpty()) {
            model.finished();
        }
    }

    /** A document of {@code file} is no longer open. */
    void closed(Path file) {
        if (always.contains(file) || on && (shows(file) || isFollowed(file))) {
            workers.inBackground(() -> changed(List.of(file), List.of()));
        }
    }

    /** A cell of this notebook is open. */
    void shownInCells(Path notebook) {
        if (shows(notebook)) {
            closed(notebook);
        }
    }

    /** The spellings of names with these keys have changed. */
    void respelled(Collection<String> keys) {
        ifOn(() -> {
            keys.stream().flatMap(key -> index.names().filesWith(key).stream()).distinct()
                    .flatMap(uri -> FileUris.path(uri).stream()).forEach(this::checkAgain);
            model.finished();
        });
    }

    /** Removes the findings of files outside the folders {@code kept}. */
    private void forget(List<Path> kept) {
        List.copyOf(shown.keySet()).stream()
                .filter(file -> !always.contains(file) && kept.stream().noneMatch(file::startsWith))
                .forEach(this::takeBack);
        model.finished();
    }

    private void takeBack(Path file) {
        show(file, document(file, ""), List.of());
    }

    /** Whether findings of {@code file} are shown. */
    boolean shows(Path file) {
        return shown.containsKey(file);
    }

    private void show(Path file, Document document, List<Finding> found) {
        boolean inCells = documents.holdsCells(FileUris.of(file));
        List<Finding> findings = inCells ? List.of() : RepeatedHints.once(found);
        Integer before = shown.remove(file);
        shownOfAll -= Objects.requireNonNullElse(before, 0);
        int most = Math.min(MOST_OF_ONE_FILE, MOST_OF_ALL - shownOfAll);
        cut |= findings.size() > most;
        List<Finding> first = findings.subList(0, Math.min(findings.size(), Math.max(0, most)));
        if (before == null && first.isEmpty()) {
            return;
        }
        if (!first.isEmpty()) {
            shown.put(file, first.size());
            shownOfAll += first.size();
        }
        // Also for an open file: a client that pulls gets these findings once it is closed.
        model.found(document, first);
    }

    private void ifOn(Runnable work) {
        if (on) {
            workers.inBackground(work);
        }
    }
}
