package io.github.urnls.workspace.index;

import io.github.urnls.workspace.index.ScannedFile.Reader;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * The names of some files on disk, for one query: each file is added once, then the names are searched. Files may be
 * added on any thread.
 */
public class FilesIndex {

    private final NameIndex names = new NameIndex();
    private final Map<String, Path> files = new ConcurrentHashMap<>();
    private final Reader reader;

    /** An empty index of files that {@code reader} may read again. */
    public FilesIndex(Reader reader) {
        this.reader = reader;
    }

    /** Adds a file with its text; returns what was read. */
    public ScannedFile add(Path file, String text) {
        ScannedFile scanned = reader.scanned(file, text);
        files.put(scanned.document().uri(), file);
        names.put(scanned.forIndex());
        return scanned;
    }

    /** Adds a file without names; a catalog may lead to it. */
    public void addEmpty(Path file) {
        files.put(FileUris.of(file), file);
    }

    /** Reads a file again. */
    public Reader reader() {
        return reader;
    }

    public NameIndex names() {
        return names;
    }

    /** Whether a file with this URI was added. */
    boolean hasFile(String uri) {
        return files.containsKey(uri);
    }

    /** The file that was added with this URI, as it was named. */
    public Path file(String uri) {
        return Objects.requireNonNull(files.get(uri), uri);
    }

    /** A search for places in the files as they are on disk now; {@code cancelled} is asked before each file. */
    public NameSearch search(BooleanSupplier cancelled) {
        return new NameSearch(names, uri -> Optional.ofNullable(files.get(uri)).flatMap(reader::read),
                file -> files.containsKey(FileUris.of(file)), cancelled);
    }
}
