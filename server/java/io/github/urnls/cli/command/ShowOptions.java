package io.github.urnls.cli.command;

import io.github.urnls.cli.UsageException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options that show something instead of checking. */
@Command(optionListHeading = "Instead of a check")
final class ShowOptions {

    @Option(names = "--show-files",
            description = "Print the files that would be checked, one a line; check nothing.")
    private boolean files;

    @Option(names = "--show-settings", paramLabel = "PATH",
            description = "Print the settings for a file and where each comes from, as JSON; check nothing.")
    private @Nullable Path settings;

    @Option(names = "--show-config", paramLabel = "PATH", hidden = true,
            description = "The earlier name of --show-settings.")
    private @Nullable Path config;

    void requireSense() {
        if (files && settings().isPresent()) {
            throw new UsageException("--show-files and --show-settings do not go together; give one");
        }
    }

    /** Whether to show the files. */
    boolean asksForFiles() {
        return files;
    }

    /** The file whose settings to show. */
    Optional<Path> settings() {
        return Optional.ofNullable(settings).or(() -> Optional.ofNullable(config));
    }
}
