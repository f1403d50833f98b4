package io.github.urnls.workspace;

import io.github.urnls.urn.PercentEncoding;
import java.nio.file.Path;

/** Stands for the class of the same name: a browser does not tell, and there is one thread. */
public final class Machine {

    private Machine() {}

    /** Bytes of memory. */
    public static long memory() {
        return 1L << 30;
    }

    /** Whether files that are not open can be looked at, all of them in a folder. */
    public static boolean hasDisk() {
        return false;
    }

    public static int processors() {
        return 1;
    }

    static String rawPath(Path file) {
        String path = file.toAbsolutePath().normalize().toString();
        return PercentEncoding.encodeUriReference(path.replace("%", "%25"));
    }

    /** Whether {@code process} runs; a browser has none, and removes nothing of others. */
    static boolean runs(String process) {
        return true;
    }

    /** A browser collects by itself. */
    public static void collectGarbage() {}
}
