package io.github.urnls.workspace;

import java.nio.file.Path;

/** What depends on the machine. */
public final class Machine {

    private Machine() {}

    /** Bytes of memory. */
    public static long memory() {
        return Runtime.getRuntime().maxMemory();
    }

    /** Whether files that are not open can be looked at, all of them in a folder. */
    public static boolean hasDisk() {
        return true;
    }

    public static int processors() {
        return Runtime.getRuntime().availableProcessors();
    }

    /**
     * The path in the URI of a file, other characters than ASCII encoded. The text of a path loses what the locale
     * cannot write; its URI has all bytes (java.nio.file.Path.toUri).
     */
    static String rawPath(Path file) {
        return file.toAbsolutePath().normalize().toUri().getRawPath();
    }
}
