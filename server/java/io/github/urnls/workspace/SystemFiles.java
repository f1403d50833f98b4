package io.github.urnls.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Files that a Unix system generates when they are read. Some never end, and some wait until something happens. */
final class SystemFiles {

    /** Why they are not read. */
    static final String REASON = "not a file on disk; copy it, and check the copy";

    private static final List<Path> FOLDERS = List.of(Path.of("/proc"), Path.of("/sys"));

    private SystemFiles() {}

    /** Whether {@code path} is one of them or a folder with them, after links are followed. */
    static boolean include(Path path) {
        try {
            Path real = path.toRealPath();
            return FOLDERS.stream().anyMatch(real::startsWith);
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * As {@link #include}, for a folder that a walk reaches from above. For most folders the name is enough to tell.
     */
    static boolean beginAt(Path folder) {
        return FOLDERS.stream().anyMatch(system -> folder.endsWith(system.getFileName())) && include(folder);
    }
}
