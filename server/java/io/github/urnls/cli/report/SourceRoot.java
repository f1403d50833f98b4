package io.github.urnls.cli.report;

import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder from which platforms count the paths of a repository. */
public record SourceRoot(Path folder) {

    public SourceRoot {
        folder = folder.toAbsolutePath().normalize();
    }

    /** The top of the git working tree that {@code start} lies in, or {@code start} where there is none. */
    public static SourceRoot above(Path start) {
        Path absolute = start.toAbsolutePath().normalize();
        for (Path at = absolute; at != null; at = at.getParent()) {
            if (Files.exists(at.resolve(".git"))) { // a folder, or a file in a linked working tree
                return new SourceRoot(at);
            }
        }
        return new SourceRoot(absolute);
    }

    boolean holds(Path file) {
        return file.toAbsolutePath().normalize().startsWith(folder);
    }

    /**
     * The path from here to {@code file}, with {@code /}; the absolute path where there is no way. Not yet safe to
     * show.
     */
    public String relative(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        boolean sameTree = absolute.getRoot() != null && absolute.getRoot().equals(folder.getRoot());
        if (sameTree) {
            absolute = folder.relativize(absolute);
        }
        return FileNames.text(absolute).replace('\\', '/');
    }

    /** The URI of the folder, with a slash at its end, as SARIF wants it (§3.14.14). */
    public String uri() {
        String uri = FileUris.of(folder);
        return uri.endsWith("/") ? uri : uri + "/";
    }

    /** The URI of {@code file}: relative to {@link #uri} where it lies below, else absolute. */
    public String uri(Path file) {
        String absolute = FileUris.of(file);
        if (holds(file) && absolute.startsWith(uri())) {
            return absolute.substring(uri().length());
        }
        return absolute;
    }
}
