package io.github.urnls.cli.command;

import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FilePatterns;
import io.github.urnls.workspace.FileWalk;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options for the files of folders. */
@Command(optionListHeading = "Which files")
final class WalkOptions {

    @Option(names = "--exclude", paramLabel = "PATTERN",
            description = "Leave out files and folders that match the pattern, as in a .gitignore; repeatable.")
    private List<String> exclude = List.of();

    @Option(names = "--force-exclude",
            description = "Leave out files by a pattern or project file even if the command line names them.")
    private boolean forced;

    @Option(names = "--no-ignore",
            description = "Look also at files that .gitignore, .ignore and git's other files ignore,"
                    + " and in node_modules.")
    private boolean ignored;

    @Option(names = "--hidden", description = "Look also at files and folders whose name begins with a dot.")
    private boolean hidden;

    /** Whether a named path may be left out. */
    boolean areForced() {
        return forced;
    }

    FileWalk.Choice choice() {
        return new FileWalk.Choice(!ignored, !hidden, excluded());
    }

    /** The patterns as they were given. */
    List<String> patterns() {
        return exclude;
    }

    /** The patterns, which are relative to the working directory. */
    FilePatterns excluded() {
        for (String pattern : exclude) {
            FilePatterns.problem(pattern).ifPresent(problem -> {
                throw new UsageException("--exclude: " + Printable.of(problem));
            });
        }
        return new FilePatterns(FileNames.workingFolder(), exclude);
    }
}
