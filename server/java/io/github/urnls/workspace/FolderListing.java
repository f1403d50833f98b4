package io.github.urnls.workspace;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a walk sees in one folder, without what {@code .gitignore} names.
 *
 * @param entries folders and regular files, sorted by name
 * @param links   symbolic links
 * @param problem why it could not be read
 */
record FolderListing(List<Entry> entries, List<Path> links, Optional<FileWalk.Problem> problem) {

    /**
     * A folder, or a regular file.
     *
     * @param size of a file, in octets
     */
    record Entry(Path path, boolean folder, long size) {}

    /** Reads {@code folder}, in which {@code rules} are in force. */
    static FolderListing of(Path folder, IgnoreRules rules) {
        List<Entry> entries = new ArrayList<>();
        List<Path> links = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            List<Path> sorted = new ArrayList<>();
            stream.forEach(sorted::add);
            sorted.sort(null);
            IgnoreRules.Within within = rules.within(folder);
            for (Path path : sorted) {
                entry(path, within, entries, links);
            }
        } catch (IOException | DirectoryIteratorException e) {
            String reason = e instanceof AccessDeniedException ? "permission denied" : e.toString();
            return new FolderListing(entries, links, Optional.of(new FileWalk.Problem(folder, reason)));
        }
        return new FolderListing(entries, links, Optional.empty());
    }

    private static void entry(Path path, IgnoreRules.Within within, List<Entry> entries, List<Path> links) {
        String name = path.getFileName().toString();
        if (name.equals(".git")) {
            return;
        }
        try {
            BasicFileAttributes is = Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (within.ignores(name, is.isDirectory())) {
                return;
            }
            if (is.isDirectory() || is.isRegularFile()) {
                entries.add(new Entry(path, is.isDirectory(), is.size()));
            } else if (is.isSymbolicLink()) {
                links.add(path);
            }
        } catch (IOException e) {
            // It has gone since the folder was read, or may not be looked at: then it is neither file nor folder to us.
        }
    }
}
