package io.github.urnls.workspace;

import io.github.urnls.check.project.ProjectFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How far a project file may reach. It may have come with a project that the user has not read yet. So the files that
 * it names must lie in its repository, or, without one, in its own folder: not among the user's other files, and not on
 * a share of another machine, since Windows connects to that machine when such a path is opened.
 *
 * @param folder    that of the project file
 * @param outermost the folder that nothing leads out of
 */
record ProjectBounds(Path folder, Path outermost) {

    /** The bounds of the project file {@code file}, whose path is absolute. */
    static ProjectBounds of(Path file) {
        return new ProjectBounds(file.getParent(), repository(file.getParent()));
    }

    /** The repository that {@code folder} is in; without one, the folder itself. */
    static Path repository(Path folder) {
        for (Path at = folder; at != null; at = at.getParent()) {
            if (Files.exists(at.resolve(".git"))) {
                return at;
            }
        }
        return folder;
    }

    /**
     * The file that is written as {@code name}; empty, with a complaint, when that is no path or lies outside. The disk
     * is asked only about a path that lies within.
     */
    Optional<Path> named(String name, List<String> complaints) {
        Path path;
        try {
            path = FileNames.resolve(folder, name).normalize();
        } catch (InvalidPathException e) {
            complaints.add(
                    FileNames.text(folder.resolve(ProjectFile.NAME)) + ": “" + name.replaceAll("\\p{Cntrl}", "\uFFFD")
                            + "” is no path (" + e.getReason() + "); it is not used");
            return Optional.empty();
        }
        if (!path.startsWith(outermost)) {
            complaints.add(FileNames.text(path) + ": lies outside of " + FileNames.text(outermost)
                    + ", which a project file cannot lead out of; it is not used");
            return Optional.empty();
        }
        if (!holds(path)) {
            complaints.add(FileNames.text(path) + ": is a link that leads out of " + FileNames.text(outermost)
                    + "; it is not used");
            return Optional.empty();
        }
        return Optional.of(path);
    }

    /** Whether {@code file}, which lies within by its name, does so wherever links lead. */
    boolean holds(Path file) {
        try {
            return file.toRealPath().startsWith(outermost.toRealPath());
        } catch (IOException e) {
            return true; // It is not there or cannot be read, which reading it will say.
        }
    }
}
