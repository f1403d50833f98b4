package io.github.urnls.lsp;

import io.github.urnls.workspace.FileLoop.Summary;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.Uses;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Counts;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.Omission;
import io.github.urnls.workspace.UnreadFiles;
import io.github.urnls.workspace.index.NameIndex;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.NamesInFile;
import io.github.urnls.workspace.index.ScannedFile;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The names of the workspace, kept up to date. An open document counts as in its editor, any other file as on disk.
 * Files are read on one thread and documents on another. For an open document the editor's state always wins.
 */
final class WorkspaceIndex {

    /**
     * What the index holds.
     *
     * @param limit   the most files
     * @param options the folders, what is read from their files, and which are read
     */
    record Extent(int limit, FolderOptions options) {

        /** Whether the same names are in it. */
        boolean readsAs(Extent that) {
            return limit == that.limit && options.readsAs(that.options);
        }
    }

    /**
     * The most occurrences that are kept: as many as a third of the memory holds if each has a name of its own. Without
     * a limit, a workspace full of names would end the server.
     */
    private static final long MOST_OCCURRENCES = Long.getLong("urnls.most.occurrences",
            Machine.memory() / 3 / 250);

    /** The most files that are read at a time: more threads would only wait for the disk and for memory. */
    private static final int MOST_THREADS = 4;

    private final NameIndex names = new NameIndex();
    private final OpenDocuments documents;
    private final ScannedFile.Reader reader;
    /** For each open document, by its canonical URI, the sections whose names were counted last. */
    private final Map<String, Sections> counted = new ConcurrentHashMap<>();
    private volatile Extent extent = new Extent(0, FolderOptions.initial());
    /** Whether the build has ended. */
    private volatile boolean settled = true;
    /** Whether the last build has looked at all files. */
    private volatile boolean complete;
    /** What the last build, and changes since, could not read. */
    private volatile UnreadFiles unread = new UnreadFiles();
    /** Whether there are more files than the limit, so none is kept. */
    private volatile boolean tooMany;
    /** Is run at the next change, once; see {@link #watch}. */
    private final AtomicReference<@Nullable Runnable> watch = new AtomicReference<>();

    WorkspaceIndex(OpenDocuments documents) {
        this.documents = documents;
        this.reader = new ScannedFile.Reader(file -> documents.options().of(file).specification(),
                file -> FileReader.LARGEST, file -> documents.options().includes(file), false);
    }

    /**
     * The spellings that the document with this URI sees. Those in other documents count only after all files are read.
     * Before that, the answers would change every second.
     */
    Spellings seenFrom(String uri) {
        return names.seenFrom(uri, () -> settled);
    }

    /**
     * The result of reading all files.
     *
     * @param respelled the keys of the names whose findings may have changed
     */
    record Built(Summary files, Set<String> respelled) {}

    /**
     * Reads all files, and forgets others unless it ends early.
     *
     * @param progress gets the number of files that are done, and of all
     */
    Built build(Extent wanted, BiConsumer<Integer, Integer> progress, BooleanSupplier unwanted) {
        extent = wanted;
        settled = wanted.options.folders().isEmpty();
        tooMany = false;
        Set<String> seen = Collections.newSetFromMap(new ConcurrentHashMap<>());
        Set<String> changed = Collections.newSetFromMap(new ConcurrentHashMap<>());
        try {
            FileLoop loop = new FileLoop(Math.min(MOST_THREADS, Machine.processors()), reader.limit(),
                    reader.included(), () -> unwanted.getAsBoolean() || isFull());
            Summary files = loop.runBelow(wanted.options.folders(), wanted.limit, (path, text) -> {
                NamesInFile file = reader.scanned(path, text.text()).forIndex();
                seen.add(file.uri());
                changed.addAll(put(file));
                return () -> {};
            }, progress);
            if (!unwanted.getAsBoolean()) {
                names.files().stream().filter(uri -> !seen.contains(uri)).forEach(uri -> changed.addAll(forget(uri)));
            }
            tooMany = files.tooMany();
            complete = !files.cancelled() && !files.tooMany();
            unread = files.unread();
            settled = true; // set first, so that later checks are right
            changed.addAll(names.spelledInSeveralWays()); // before, only those within one document were reported
            changed.addAll(names.nearCommon());
            return new Built(files, changed);
        } finally {
            settled = true;
        }
    }

    /** Whether the index has as many names as fit in memory. Then further files are left out. */
    boolean isFull() {
        return names.size().occurrences() >= MOST_OCCURRENCES;
    }

    /**
     * Puts the names of an open document into the index, unless it has them. Returns the keys of the names whose
     * findings may have changed.
     */
    Set<String> count(Analysis analysis) {
        String uri = FileUris.canonical(analysis.uri());
        if (!documents.isCurrentText(analysis) || counted.get(uri) == analysis.sections()) {
            return Set.of();
        }
        // For a large document this takes seconds, and is useless once it is edited again.
        BooleanSupplier unwanted = () -> !documents.isCurrentText(analysis);
        List<Name> found = analysis.sections().all(unwanted);
        if (unwanted.getAsBoolean()) {
            return Set.of();
        }
        Specification specification = analysis.options().specification();
        NamesInFile file = NamesInFile.of(analysis.document(),
                ImpliedNames.with(found, analysis.document(), specification), specification);
        synchronized (this) {
            if (!documents.isCurrentText(analysis)) {
                return Set.of();
            }
            Set<String> respelled = new HashSet<>(replace(file));
            FileUris.notebook(uri).map(FileUris::of).filter(names::holds)
                    .ifPresent(notebook -> respelled.addAll(empty(notebook)));
            counted.put(uri, analysis.sections());
            return respelled;
        }
    }

    /** Whether {@link #nearChanged} may find something. */
    boolean mayBeNearChanged() {
        return settled && names.hasChanged();
    }

    /**
     * The keys of names that may be a slip of a name whose use has changed since the last call. With many names this
     * takes long. The end of a build finds all of them.
     */
    Set<String> nearChanged() {
        return mayBeNearChanged() ? names.nearChanged() : Set.of();
    }

    private Set<String> withNear(Set<String> changed) {
        Set<String> both = new HashSet<>(changed);
        both.addAll(nearChanged());
        return both;
    }

    /** A document was closed. Now its file on disk counts, if it belongs to the workspace. */
    Set<String> closed(String uri) {
        String canonical = FileUris.canonical(uri);
        counted.remove(canonical);
        Set<String> changed = new HashSet<>(FileUris.path(uri).isPresent() ? Set.of() : forget(canonical));
        FileUris.around(uri).filter(file -> !documents.holds(FileUris.of(file)))
                .ifPresent(file -> changed.addAll(readAgain(file)));
        return withNear(changed);
    }

    /** A file or folder was created, changed or deleted. Returns the keys of the names whose spellings have changed. */
    Set<String> changed(Path path) {
        return withNear(readAgain(path));
    }

    private Set<String> readAgain(Path path) {
        String uri = FileUris.of(path);
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            Set<String> changed = new HashSet<>();
            filesIn(path).forEach(file -> changed.addAll(read(file)));
            return changed;
        }
        if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) && reaches(path)) {
            return read(path);
        }
        Set<String> changed = new HashSet<>(forget(uri));
        names.filesBelow(uri).forEach(known -> changed.addAll(forget(known)));
        return changed;
    }

    private Set<String> read(Path file) {
        try {
            if (extent.limit > 0 && !tooMany) {
                FileContent content = reader.content(file);
                unread.update(file, content);
                Optional<ScannedFile> found = reader.scanned(file, content);
                if (found.isPresent()) {
                    return put(found.get().forIndex());
                }
            }
        } catch (RuntimeException | StackOverflowError e) {
            // a bug in a lexer affects only this file
        }
        return forget(FileUris.of(file));
    }

    /**
     * Takes the state of a file on disk, unless it is open or there is no room. Changes wait for each other, so that
     * this never replaces a newer state of an open document.
     */
    private synchronized Set<String> put(NamesInFile file) {
        boolean leftOut = isFull() && names.names(file.uri()).uses().isEmpty();
        if (leftOut || documents.holds(file.uri())) {
            return Set.of();
        }
        return replace(file);
    }

    private synchronized Set<String> forget(String canonical) {
        return documents.holds(canonical) ? Set.of() : empty(canonical);
    }

    private Set<String> empty(String canonical) {
        return replace(new NamesInFile(canonical, List.of(), List.of(), List.of()));
    }

    private Set<String> replace(NamesInFile file) {
        boolean isNews = watch.get() != null && !names.holds(file);
        Set<String> affected = names.put(file);
        if (isNews) {
            changed();
        }
        return affected;
    }

    /** How all files use the name with this key; empty as long as they are still read. */
    Optional<Uses> uses(String key) {
        return settled ? Optional.of(names.uses(key)) : Optional.empty();
    }

    /** Has {@code onChange} run when the names, or what is known about them, change the next time. */
    void watch(Runnable onChange) {
        watch.set(onChange);
    }

    /** Runs what waits for a change. */
    void changed() {
        Runnable waiting = watch.getAndSet(null);
        if (waiting != null) {
            waiting.run();
        }
    }

    /** Whether all files were looked at, which may still have {@linkplain #omission left out} some. */
    boolean isComplete() {
        return complete;
    }

    /** The most files that may be read. */
    int limit() {
        return extent.limit;
    }

    /** What is left out for good; nothing as long as not all files were looked at. */
    Omission omission() {
        if (tooMany) {
            return new Omission("Files that are not open are left out: there are more than "
                    + Counts.grouped(extent.limit) + ", the limit of urn.maxFiles.",
                    extent.limit == 0 ? "" : Omission.FILES);
        }
        if (isFull()) {
            return new Omission("Files are left out: there are more than " + Counts.grouped(MOST_OCCURRENCES)
                    + " names, the limit of the server's memory.", Omission.MEMORY);
        }
        return unread.omission(documents::isOpen);
    }

    /** The files in a folder of the workspace, and in those below it. */
    List<Path> filesIn(Path folder) {
        if (extent.options.folders().contains(folder) || reaches(folder)) {
            return FileWalk.of(List.of(folder), extent.limit, () -> false).files();
        }
        return List.of();
    }

    /** Whether a file belongs to the workspace. */
    boolean reaches(Path file) {
        return extent.options.folders().stream().anyMatch(folder -> FileWalk.reaches(folder, file));
    }

    NameIndex names() {
        return names;
    }

    /** A search for places in documents as in their editors, and in other files as on disk. */
    NameSearch search(BooleanSupplier unwanted) {
        return new NameSearch(names, this::current,
                file -> documents.isOpen(file) || Files.isRegularFile(file) && reaches(file), unwanted);
    }

    private Optional<ScannedFile> current(String canonical) {
        Optional<Analysis> open = documents.ofFile(canonical);
        if (open.isPresent()) {
            return open.map(Analysis::scanned);
        }
        return FileUris.path(canonical).flatMap(file -> {
            try {
                return reader.read(file);
            } catch (RuntimeException | StackOverflowError e) {
                return Optional.empty();
            }
        });
    }
}
