package io.github.urnls.lsp;

import io.github.urnls.check.Spellings;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.index.FileNames;
import io.github.urnls.workspace.index.IndexBuild;
import io.github.urnls.workspace.index.NameIndex;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.ScannedFile;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * The names of the workspace, kept current: those of a file as it is on disk, but of an open document as it is in its
 * editor. Files are read on one thread and documents looked at on another; whatever comes last of an open document is
 * its editor's word.
 */
final class WorkspaceIndex {

    /**
     * What the index is to hold.
     *
     * @param limit          how many files there may be
     * @param specifications by which the names in a folder are read, where it is not that of all others
     * @param projects       the project files, as they were; other ones may leave out other files
     */
    record Extent(List<Path> folders, int limit, Specification others, Map<Path, Specification> specifications,
            Projects projects) {

        static Extent of(List<Path> folders, int limit, FolderOptions options) {
            Map<Path, Specification> specifications = new HashMap<>();
            options.folders().forEach((folder, own) -> specifications.put(folder, own.specification()));
            return new Extent(List.copyOf(folders), limit, options.others().specification(), Map.copyOf(specifications),
                    options.projects());
        }

        /** Written out, since the JVM makes that of a record anew at each start, which takes time and memory. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Extent that && limit == that.limit && others == that.others
                    && folders.equals(that.folders) && specifications.equals(that.specifications)
                    && projects.equals(that.projects);
        }

        @Override
        public int hashCode() {
            return Objects.hash(folders, limit, others, specifications, projects);
        }

        boolean reaches(Path file) {
            return folders.stream().anyMatch(folder -> FileWalk.reaches(folder, file));
        }
    }

    /**
     * How many occurrences are kept at most: as many as a third of the memory holds, when each is the only one of its
     * name. Without a bound, a workspace full of names would end the server.
     */
    private static final long MOST_OCCURRENCES = Long.getLong("urnls.most.occurrences",
            Runtime.getRuntime().maxMemory() / 3 / 250);

    /** A text, and by which specification it was read: as long as both are the same, so are the names. */
    private record Counted(Document document, Specification specification) {

        boolean isOf(Analysis analysis) {
            return document == analysis.document() && specification == analysis.options().specification();
        }
    }

    private final NameIndex names = new NameIndex();
    private final OpenDocuments documents;
    private final ScannedFile.Reader reader;
    /** Of open documents what their names were read from, by URI in its canonical spelling. */
    private final Map<String, Counted> counted = new ConcurrentHashMap<>();
    /** Held while something is put, so that a file read before its document was opened is not put after it. */
    private final Object putting = new Object();
    private volatile Extent extent = new Extent(List.of(), 0, Specification.RFC8141, Map.of(), new Projects());
    /** Whether the build has ended. */
    private volatile boolean settled = true;
    /** How many files that should have been read were not; all of them before the first build has ended. */
    private volatile int missing = Integer.MAX_VALUE;
    /** There are more files than the limit, so none is kept. */
    private volatile boolean tooMany;

    WorkspaceIndex(OpenDocuments documents) {
        this.documents = documents;
        this.reader = new ScannedFile.Reader(file -> documents.options().of(file).specification(),
                file -> documents.options().includes(file));
    }

    /**
     * How names are spelled as the document with this URI sees it. Those in others count from when all files have been
     * read: half the workspace would name other spellings every second.
     */
    Spellings seenFrom(String uri) {
        Spellings seen = names.seenFrom(uri);
        Spellings own = names.within(uri);
        return new Spellings() {
            private Spellings known() {
                return settled ? seen : own;
            }

            @Override
            public List<Spelling> of(String key) {
                return known().of(key);
            }

            @Override
            public List<Spelling> ranked(String key) {
                return known().ranked(key);
            }

            @Override
            public boolean isDeclared(String key) {
                return known().isDeclared(key);
            }
        };
    }

    /**
     * What a reading of all files came to.
     *
     * @param respelled the keys of the names whose findings may have changed
     */
    record Built(IndexBuild.Result result, Set<String> respelled) {}

    /**
     * Reads all files. Whatever was known of others is forgotten, unless it ends early.
     *
     * @param progress hears how many files in a hundred are done
     */
    Built build(Extent wanted, IntConsumer progress, BooleanSupplier unwanted) {
        extent = wanted;
        settled = wanted.folders.isEmpty();
        tooMany = false;
        Set<String> seen = ConcurrentHashMap.newKeySet();
        Set<String> changed = ConcurrentHashMap.newKeySet();
        try {
            IndexBuild.Result result = new IndexBuild(reader, file -> {
                seen.add(file.uri());
                changed.addAll(put(file));
            }, () -> unwanted.getAsBoolean() || isFull()).run(wanted.folders, wanted.limit, progress);
            if (!unwanted.getAsBoolean()) {
                names.files().stream().filter(uri -> !seen.contains(uri)).forEach(uri -> changed.addAll(forget(uri)));
            }
            tooMany = result.tooMany();
            missing = result.cancelled() || result.tooMany() ? Integer.MAX_VALUE : result.notRead().size();
            settled = true; // first: whatever is checked from now on is right
            changed.addAll(names.spelledInSeveralWays()); // of which only those within one document were reported
            return new Built(result, changed);
        } finally {
            settled = true;
        }
    }

    /** Whether there are as many names as the memory is for; files that are not read yet are left out. */
    boolean isFull() {
        return names.size().occurrences() >= MOST_OCCURRENCES;
    }

    /**
     * Takes the names of an open document, unless it has them; answers with the keys of those whose findings may have
     * changed.
     */
    Set<String> count(Analysis analysis) {
        String uri = FileUris.canonical(analysis.document().uri());
        Counted known = counted.get(uri);
        if (!documents.isCurrentText(analysis) || known != null && known.isOf(analysis)) {
            return Set.of();
        }
        // Of a large document this takes seconds, and is for nothing once it is edited again.
        BooleanSupplier unwanted = () -> !documents.isCurrentText(analysis);
        List<Name> found = analysis.sections().all(unwanted);
        if (unwanted.getAsBoolean()) {
            return Set.of();
        }
        FileNames file = FileNames.of(analysis.document(), found, analysis.options().specification());
        synchronized (putting) {
            if (!documents.isCurrentText(analysis)) {
                return Set.of();
            }
            counted.put(uri, new Counted(analysis.document(), analysis.options().specification()));
            return names.put(file);
        }
    }

    /** A document is no longer open: what is on disk counts, if it belongs to the workspace. */
    Set<String> closed(String uri) {
        counted.remove(FileUris.canonical(uri));
        return FileUris.path(uri).map(this::changed).orElseGet(() -> forget(FileUris.canonical(uri)));
    }

    /**
     * A file or folder has come, has changed, or is gone; answers with the names that are spelled otherwise than
     * before.
     */
    Set<String> changed(Path path) {
        String uri = FileUris.of(path);
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            Set<String> changed = new HashSet<>();
            filesIn(path).forEach(file -> changed.addAll(read(file)));
            return changed;
        }
        if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) && extent.reaches(path)) {
            return read(path);
        }
        Set<String> changed = new HashSet<>(forget(uri));
        names.filesBelow(uri).forEach(known -> changed.addAll(forget(known)));
        return changed;
    }

    private Set<String> read(Path file) {
        try {
            if (extent.limit > 0 && !tooMany) {
                Optional<ScannedFile> found = reader.read(file);
                if (found.isPresent()) {
                    return put(found.get().forIndex());
                }
            }
        } catch (RuntimeException | StackOverflowError e) {
            // a bug in a lexer costs the file
        }
        return forget(FileUris.of(file));
    }

    private Set<String> put(FileNames file) {
        synchronized (putting) {
            boolean leftOut = isFull() && names.names(file.uri()).uses().isEmpty();
            if (leftOut || documents.ofFile(file.uri()).isPresent()) {
                return Set.of();
            }
            return names.put(file);
        }
    }

    private Set<String> forget(String canonical) {
        synchronized (putting) {
            return documents.ofFile(canonical).isPresent() ? Set.of() : names.remove(canonical);
        }
    }

    /** How many files of the workspace were not looked at; {@code Integer.MAX_VALUE} when that is not known. */
    int missing() {
        return missing;
    }

    /** The files in a folder of the workspace, and in those below it. */
    List<Path> filesIn(Path folder) {
        if (extent.folders.contains(folder) || extent.reaches(folder)) {
            return FileWalk.of(List.of(folder), extent.limit, () -> false).files();
        }
        return List.of();
    }

    /** Whether a file belongs to the workspace. */
    boolean reaches(Path file) {
        return extent.reaches(file);
    }

    NameIndex names() {
        return names;
    }

    /** Looks for places in documents as they are in their editors, and in files as they are on disk. */
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
