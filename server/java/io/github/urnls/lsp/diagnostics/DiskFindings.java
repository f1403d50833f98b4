package io.github.urnls.lsp.diagnostics;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.feature.Tally;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.protocol.ShownProgress;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.OwnReports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * The findings shown for files on disk, after the workspace was checked. For an open file the editor's state is shown
 * instead. All methods run on the background thread, unless they say otherwise.
 */
public final class DiskFindings {

    /** The number that VS Code keeps for one file. */
    private static final int MOST_OF_ONE_FILE = 1000;

    /** The most findings for all files; the client must hold them all. */
    private static final int MOST_OF_ALL = 20_000;

    /**
     * What a check of many files found.
     *
     * @param tally        the findings, for open files those of the editor's state
     * @param withFindings the number of files that have one
     * @param isCut        whether there were more findings than are shown
     */
    public record Summary(FileLoop.Summary files, Tally tally, int withFindings, boolean isCut) {}

    private final OpenDocuments documents;
    private final Checker checker;
    private final Function<String, Optional<Spellings>> spellings;
    private final DiagnosticsModel model;
    /** The number of findings shown for each file, in the order of the paths. */
    private final Map<Path, Integer> shown = new ConcurrentSkipListMap<>();
    /** The files whose findings are shown although the workspace is not checked. */
    private volatile Set<Path> always = Set.of();
    private int all;
    private boolean cut;
    private volatile boolean on;

    /**
     * Shows nothing so far.
     *
     * @param spellings the spellings in the workspace for the document with a URI; empty if its names are not counted
     */
    public DiskFindings(OpenDocuments documents, Checker checker, Function<String, Optional<Spellings>> spellings,
            DiagnosticsModel model) {
        this.documents = documents;
        this.checker = checker;
        this.spellings = spellings;
        this.model = model;
    }

    /** Whether the workspace was checked, so that changes of its files are followed. On any thread. */
    public boolean isOn() {
        return on;
    }

    /**
     * Checks all files below {@code folders}, one after the other, until all are checked or {@code unwanted} says so.
     */
    public Summary run(List<Path> folders, ShownProgress progress, BooleanSupplier unwanted) {
        on = true;
        cut = false;
        Set<Path> before = new LinkedHashSet<>();
        shown.keySet().stream().filter(file -> folders.stream().anyMatch(file::startsWith)).forEach(before::add);
        List<Tally> tallies = new ArrayList<>();
        // One thread only: requests of the editor come first, and memory holds one batch of findings.
        FileLoop loop = new FileLoop(1, file -> FileReader.LARGEST, this::isIncluded, unwanted);
        FileLoop.Summary files = loop.runBelow(folders, Integer.MAX_VALUE, (file, text) -> {
            Document document = document(file, text.text());
            List<Finding> found = check(file, document);
            return () -> {
                before.remove(file);
                show(file, document, found);
                tallies.add(Tally.of(documents.ofFile(document.uri()).map(Analysis::findings).orElse(found)));
            };
        }, progress::report);
        if (!unwanted.getAsBoolean()) {
            before.forEach(this::takeBack);
        }
        model.finished();
        tallies.removeIf(Tally::isNone);
        return new Summary(files, tallies.stream().reduce(Tally.NONE, Tally::plus), tallies.size(), cut);
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
        Spellings known = spellings.apply(document.uri()).orElseGet(() -> Spellings.in(names));
        return checker.check(new DocumentSubject(document, names, options, known));
    }

    private static Document document(Path file, String text) {
        return new Document(FileUris.of(file), "", 0, text);
    }

    /** Files or folders were created, changed or deleted; {@code below} has the files in these folders. */
    public void changed(Collection<Path> paths, Collection<Path> below) {
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

    /** Shows the findings of {@code files} whether or not the workspace is checked, instead of those given before. */
    public void always(Collection<Path> files) {
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

    /** Whether changes of {@code file} are followed although the workspace is not checked. On any thread. */
    public boolean isAlways(Path file) {
        return always.contains(file);
    }

    /** Checks {@code files} again, since something that they depend on has changed. */
    public void again(Collection<Path> files) {
        files.forEach(this::checkAgain);
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
        show(file, document(file, ""), List.of());
    }

    /** Whether findings of {@code file} are shown. On any thread. */
    public boolean shows(Path file) {
        return shown.containsKey(file);
    }

    private void show(Path file, Document document, List<Finding> everything) {
        boolean inCells = documents.holdsCells(FileUris.of(file));
        List<Finding> findings = inCells ? List.of() : RepeatedHints.once(everything);
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
        model.found(document, first);
    }
}
