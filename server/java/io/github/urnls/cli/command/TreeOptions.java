package io.github.urnls.cli.command;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.workspace.Projects;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The files of a command whose settings come from project files alone. */
@Command(optionListHeading = "Which files")
final class TreeOptions {

    @Mixin
    private WalkOptions walk = new WalkOptions();

    @Mixin
    private SizeOption size = new SizeOption();

    Configuration configuration() {
        return new Configuration(ProjectFile.Settings.NONE, Set.of(), Optional.empty(), Optional.empty(), size.given(),
                new Projects());
    }

    /** The log for the files of {@code configuration}; messages go to {@code errors}. */
    FileLog log(PrintWriter errors, Configuration configuration) {
        return new FileLog(errors, configuration::maxSize,
                new FileLog.Selection(walk.choice(), configuration::includes, file -> false, walk.areForced()), false,
                true);
    }
}
