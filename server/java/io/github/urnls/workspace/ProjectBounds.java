package io.github.urnls.workspace;

import io.github.urnls.check.project.ProjectFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How far a project file may reach. It may belong to a project that the user has not read yet. So the files that it
 * names must lie in its repository, or without one in its own folder. They cannot be the user's other files, nor files
 * on a share: when Windows opens a path on a share, it connects to that machine.
 *
 * @param folder    the folder of the project file
 * @param outermost the folder that nothing may lead out of
 */
public record ProjectBounds(Path folder, Path outermost) {

    /** The bounds of the project file {@code file}, whose path is absolute. */
    public static ProjectBounds of(Path file) {
        return new ProjectBounds(file.getParent(), repository(file.getParent()));
    }

    /** The repository that {@code folder} is in; without one, the folder itself. */
    public static Path repository(Path folder) {
        for (Path at = folder; at != null; at = at.getParent()) {
            if (isRepository(at)) {
                return at;
            }
        }
        return folder;
    }

    /** Whether {@code folder} is the root of a repository, or of a part of one that Git keeps separately. */
    public static boolean isRepository(Path folder) {
        return Files.exists(folder.resolve(".git"));
    }

    /**
     * The file {@code name}; empty, with a complaint, when it is no path or lies outside. The disk is read only for a
     * path that lies within.
     */
    public Optional<Path> named(String name, List<String> complaints) {
        Path path;
        try {
            path = FileNames.resolve(folder, name).normalize();
        } catch (InvalidPathException e) {
            complaints.add(
                    FileNames.text(folder.resolve(ProjectFile.NAME)) + ": “" + name.replaceAll("\\p{Cntrl}", "\uFFFD")
                            + "” is not a path (" + e.getReason() + "); it is not used");
            return Optional.empty();
        }
        boolean isWithin = path.startsWith(outermost);
        if (isWithin && holds(path)) {
            return Optional.of(path);
        }
        String bounds = FileNames.text(outermost);
        complaints.add(FileNames.text(path) + (isWithin ? ": is a link that leads out of " + bounds
                : ": lies outside of " + bounds + ", which a project file cannot lead out of") + "; it is not used");
        return Optional.empty();
    }

    /** Whether {@code file} lies within after links are followed, or cannot be followed. */
    public boolean holds(Path file) {
        try {
            return file.toRealPath().startsWith(outermost.toRealPath());
        } catch (IOException e) {
            return true; // it is missing or unreadable, which reading it will report
        }
    }
}
