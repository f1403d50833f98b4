package io.github.urnls.cli.command;

import io.github.urnls.cli.output.UsageException;
import java.util.OptionalLong;

/** {@code --max-size}, for every command over files. */
final class SizeOption extends Options {

    /** Large enough for any file that people read; the heap holds several times as much. */
    private static final int DEFAULT_MEBIBYTES = 100;

    private final Argument<Integer> maxMebibytes = option(Integer.class, "--max-size", "MIB",
            "Skip larger files, with a warning (default: " + DEFAULT_MEBIBYTES + ").");

    /** The limit in bytes. */
    long maxSize() {
        return given().orElse(DEFAULT_MEBIBYTES * 1024L * 1024L);
    }

    /** The limit that was given, in bytes. */
    OptionalLong given() {
        if (maxMebibytes.get() == null) {
            return OptionalLong.empty();
        }
        UsageException.throwIf(maxMebibytes.get() < 1, "--max-size must be at least 1");
        return OptionalLong.of(maxMebibytes.get() * 1024L * 1024L);
    }
}
