package io.github.urnls.workspace;

import java.nio.file.Path;
import java.time.Instant;

/** What depends on the machine. */
public final class Machine {

    /** In bytes. So much may gather in any case: a server with small documents never has as much. */
    private static final long FEW = 32L << 20;

    private static long leftByLastCollection;

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

    /** This process: its id and its start time. */
    static String process() {
        return process(ProcessHandle.current());
    }

    /** Whether {@code process} runs, as {@link #process()} has named it. */
    static boolean runs(String process) {
        long pid = Long.parseLong(process.substring(0, process.indexOf('-')));
        return ProcessHandle.of(pid).filter(handle -> process(handle).equals(process)).isPresent();
    }

    private static String process(ProcessHandle handle) {
        long started = handle.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return handle.pid() + "-" + Long.toHexString(started);
    }

    /**
     * Collects garbage if the memory in use has grown by a quarter. The serial collector, which starts first and is the
     * smallest, takes more memory from the system before it looks at old objects; a few answers about a large document
     * would keep twice what the server needs.
     */
    public static synchronized void collectGarbage() {
        long grown = inUse() - leftByLastCollection;
        if (grown > Math.max(FEW, leftByLastCollection / 4)) {
            System.gc();
            leftByLastCollection = inUse();
        }
    }

    private static long inUse() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
