package io.github.urnls.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * What a Unix system makes up when it is read. It looks like files, but some never end, and some wait until something
 * happens.
 */
final class SystemFiles {

    /** Why they are not read. */
    static final String REASON = "not a file on disk; copy it, and check the copy";

    private static final List<Path> FOLDERS = List.of(Path.of("/proc"), Path.of("/sys"));

    private SystemFiles() {}

    /** Whether {@code path} is one of them or a folder with them, wherever links lead. */
    static boolean include(Path path) {
        try {
            Path real = path.toRealPath();
            return FOLDERS.stream().anyMatch(real::startsWith);
        } catch (IOException e) {
            return false;
        }
    }

    /** As {@link #include}, of a folder that a walk meets on its way down; for most the name is enough to tell. */
    static boolean beginAt(Path folder) {
        return FOLDERS.stream().anyMatch(system -> folder.endsWith(system.getFileName())) && include(folder);
    }
}
