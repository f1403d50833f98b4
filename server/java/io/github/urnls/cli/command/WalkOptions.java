package io.github.urnls.cli.command;

import io.github.urnls.check.project.Setting;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FilePatterns;
import io.github.urnls.workspace.FileWalk;

/** The options for the files of folders. */
final class WalkOptions extends Options {

    {
        options(Setting.EXCLUDE, "PATTERN",
                "Leave out files and folders that match the pattern, as in a .gitignore; repeatable.");
    }

    final Argument<Boolean> forced = flag("--force-exclude",
            "Leave out files by a pattern or project file even if the command line names them.");

    final Argument<Boolean> ignored = flag("--no-ignore",
            "Look also at files that .gitignore, .ignore and git's other files ignore," + " and in node_modules.");

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
}
