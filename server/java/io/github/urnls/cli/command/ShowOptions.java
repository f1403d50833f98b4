package io.github.urnls.cli.command;

import io.github.urnls.cli.output.UsageException;
import java.nio.file.Path;

/** The options that show something instead of checking. */
final class ShowOptions extends Options {

    final Argument<Boolean> files = flag("--show-files",
            "Print the files that would be checked, one a line; check nothing. Goes with no option that writes.");

    final Argument<Path> settings = option(Path.class, "--show-settings", "PATH",
            "Print the settings for a file and where each comes from, as JSON; check nothing. Goes with no"
                    + " option that writes.");

    /**
     * Checks that the options fit together.
     *
     * @param writes whether other options ask for something to be written
     */
    void requireSense(boolean writes) {
        UsageException.throwIf(files.get() && settings.isGiven(),
                "--show-files and --show-settings do not go together; give one");
        UsageException.throwIf(writes && (files.get() || settings.isGiven()),
                (files.get() ? "--show-files" : "--show-settings") + " checks nothing, so there is nothing to repair or"
                        + " to write; leave out --fix, --diff, --add-ignore, --write-baseline and --output-file");
    }
}
