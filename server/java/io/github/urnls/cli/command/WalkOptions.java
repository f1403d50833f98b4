package io.github.urnls.cli.command;

import io.github.urnls.check.project.Setting;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FilePatterns;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.Projects;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Predicate;

/** The options for the files of folders. */
final class WalkOptions extends Options {

    {
        options(Setting.EXCLUDE, "PATTERN",
                "Leave out files and folders that match the pattern, as in a .gitignore; repeatable.");
    }

    final Argument<Boolean> forced = flag("--force-exclude",
            "Leave out files by a pattern or project file even if the command line names them.");

    final Argument<Boolean> ignored = flag("--no-ignore",
            "Look also at files that .gitignore, .ignore and git's other files ignore, and in node_modules.");

    final Argument<Boolean> hidden = flag("--hidden",
            "Look also at files and folders whose name begins with a dot.");

    {
        with(new SizeOption());
    }

    FileWalk.Choice choice() {
        return new FileWalk.Choice(!ignored.get(), !hidden.get(), excluded());
    }

    /** The patterns, which are relative to the working directory. */
    FilePatterns excluded() {
        return new FilePatterns(FileNames.workingFolder(), settings().value(Setting.EXCLUDE));
    }

    /** The settings of these options and of project files. */
    Configuration configuration() {
        return Configuration.of(settings(), new Projects());
    }

    /** The log for the files of {@code configuration}, without {@code never}; messages go to {@code errors}. */
    FileLog log(PrintWriter errors, Configuration configuration, Predicate<Path> never) {
        return log(errors, configuration, never, false, true);
    }

    /** As the other; with {@code quiet} only failures are reported. */
    FileLog log(PrintWriter errors, Configuration configuration, Predicate<Path> never, boolean quiet,
            boolean progress) {
        return new FileLog(errors, configuration::maxSize, new FileLog.Selection(choice(), configuration::includes,
                never.or(configuration::isBaseline), forced.get()), quiet, progress);
    }
}
