package io.github.urnls.cli.run;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.Registries;
import java.util.List;
import java.util.stream.Stream;

/** What the project file of the working folder adds, for commands that are given names and no files. */
public final class WorkingProject {

    private WorkingProject() {}

    /** The namespaces and names of the nearest project file, and what is wrong in it and in files that it names. */
    public static Registries registries() {
        return new Projects().of(FileNames.workingFolder().resolve(ProjectFile.NAME))
                .map(project -> new Registries(project.registry(),
                        Stream.concat(project.mistakes().stream(), project.complaints().stream()).toList()))
                .orElse(new Registries(Registry.BUILT_IN, List.of()));
    }
}
