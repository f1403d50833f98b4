package io.github.urnls.workspace.index;

import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * The names of some files on disk, for one query: each file is added once, then the names are searched. Files may be
 * added on any thread.
 */
public final class FilesIndex {

    private final NameIndex names = new NameIndex();
    private final Map<String, Path> files = new ConcurrentHashMap<>();
    private final Function<Path, Specification> specifications;
    private final ToLongFunction<Path> limit;
    private final Predicate<Path> readable;

    /**
     * Creates an empty index.
     *
     * @param specifications the specification by which the names of a file are read
     * @param limit          the largest file that is read, in bytes
     * @param readable       whether a file may be read again
     */
    public FilesIndex(Function<Path, Specification> specifications, ToLongFunction<Path> limit,
            Predicate<Path> readable) {
        this.specifications = specifications;
        this.limit = limit;
        this.readable = readable;
    }

    /** Adds a file with its text. */
    public void add(Path file, String text) {
        ScannedFile scanned = scanned(file, text);
        files.put(scanned.document().uri(), file);
        names.put(scanned.forIndex());
    }

    /** Adds a file without names; a catalog may lead to it. */
    public void addEmpty(Path file) {
        files.put(FileUris.of(file), file);
    }

    public NameIndex names() {
        return names;
    }

    /** The file that was added with this URI, as it was named. */
    public Path file(String uri) {
        return Objects.requireNonNull(files.get(uri), uri);
    }

    /** A search for places in the files as they are on disk now; {@code cancelled} is asked before each file. */
    public NameSearch search(BooleanSupplier cancelled) {
        return new NameSearch(names, uri -> Optional.ofNullable(files.get(uri)).flatMap(this::read),
                file -> files.containsKey(FileUris.of(file)), cancelled);
    }

    private Optional<ScannedFile> read(Path file) {
        if (readable.test(file) && FileReader.read(file, limit.applyAsLong(file)) instanceof FileContent.Text text) {
            return Optional.of(scanned(file, text.text()));
        }
        return Optional.empty();
    }

    private ScannedFile scanned(Path file, String text) {
        return ScannedFile.of(new Document(FileUris.of(file), "", 0, text), specifications.apply(file));
    }
}
