package io.github.urnls.cli.command;

import io.github.urnls.cli.UsageException;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code --max-size}, for every command over files. */
@Command(optionListHeading = "Which files")
final class SizeOption {

    /** Large enough for any file that people read; the heap holds several times as much. */
    private static final int DEFAULT_MEBIBYTES = 100;

    @Option(names = "--max-size", paramLabel = "MIB",
            description = "Skip larger files, with a warning (default: " + DEFAULT_MEBIBYTES + ").")
    private @Nullable Integer maxMebibytes;

    /** The limit in bytes. */
    long maxSize() {
        return given().orElse(DEFAULT_MEBIBYTES * 1024L * 1024L);
    }

    /** The limit that was given, in bytes. */
    OptionalLong given() {
        if (maxMebibytes == null) {
            return OptionalLong.empty();
        }
        if (maxMebibytes < 1) {
            throw new UsageException("--max-size must be at least 1");
        }
        return OptionalLong.of(maxMebibytes * 1024L * 1024L);
    }
}
