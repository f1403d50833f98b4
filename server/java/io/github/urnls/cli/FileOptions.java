package io.github.urnls.cli;

import picocli.CommandLine.Option;

/** Options that every command over files has. */
final class FileOptions {

    /** Large enough for any file that is read by people; the heap holds it several times over. */
    private static final int DEFAULT_MEBIBYTES = 100;

    @Option(names = "--max-size", paramLabel = "MIB", defaultValue = "" + DEFAULT_MEBIBYTES,
            description = "Files over this many mebibytes are not read, and that is said (default: ${DEFAULT-VALUE}).")
    private int maxMebibytes = DEFAULT_MEBIBYTES;

    /** The limit in octets. */
    long maxSize() {
        if (maxMebibytes < 1) {
            throw new UsageException("--max-size must be at least 1");
        }
        return maxMebibytes * 1024L * 1024L;
    }
}
