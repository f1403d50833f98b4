package io.github.urnls.cli.report;

import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.ProjectBounds;
import java.io.File;
import java.nio.file.Path;

/** The folder that the paths in reports are relative to. */
public record SourceRoot(Path folder) {

    public SourceRoot {
        folder = FileNames.absolute(folder);
    }

    /** The top of the git working tree of {@code start}, or {@code start} if there is none. */
    public static SourceRoot above(Path start) {
        return new SourceRoot(ProjectBounds.repository(FileNames.absolute(start)));
    }

    /** The root of the file system. */
    public SourceRoot everywhere() {
        return new SourceRoot(folder.getRoot());
    }

    /** Whether {@code file} lies in it. */
    public boolean holds(Path file) {
        return FileNames.absolute(file).startsWith(folder);
    }

    /**
     * The path from this folder to {@code file}, with {@code /}; the absolute path if they have different roots. Not
     * yet safe to show.
     */
    public String relative(Path file) {
        Path absolute = FileNames.absolute(file);
        boolean sameTree = absolute.getRoot() != null && absolute.getRoot().equals(folder.getRoot());
        return sameTree ? FileNames.way(folder, absolute) : FileNames.text(absolute).replace(File.separatorChar, '/');
    }

    /** The URI reference to {@code file}, relative to the folder; only the name for a file elsewhere. */
    public String uri(Path file) {
        Path base = holds(file) ? folder : FileNames.absolute(file).getParent();
        String absolute = FileUris.of(file);
        String uri = base == null ? absolute : FileUris.of(base);
        String prefix = uri.endsWith("/") ? uri : uri + "/";
        return absolute.startsWith(prefix) ? absolute.substring(prefix.length()) : "";
    }
}
