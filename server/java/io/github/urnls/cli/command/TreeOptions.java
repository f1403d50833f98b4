package io.github.urnls.cli.command;

import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.Projects;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Predicate;

/** The files of a command whose settings come from project files alone. */
final class TreeOptions extends Options {

    private final WalkOptions walk = with(new WalkOptions());

    Configuration configuration() {
        return Configuration.of(settings(), new Projects());
    }

    FileWalk.Choice choice() {
        return walk.choice();
    }

    /** The log for the files of {@code configuration}, without {@code never}; messages go to {@code errors}. */
    FileLog log(PrintWriter errors, Configuration configuration, Predicate<Path> never) {
        return new FileLog(errors, configuration::maxSize,
                new FileLog.Selection(walk.choice(), configuration::includes, never.or(configuration::isBaseline),
                        walk.forced.get()),
                false, true);
    }
}
