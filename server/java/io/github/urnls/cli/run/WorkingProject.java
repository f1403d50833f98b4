package io.github.urnls.cli.run;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the project file of the working folder adds, for commands that are given names and no files.
 *
 * @param registry the namespaces and names; the built-in ones if there is no project file
 * @param problems what is wrong in the project file and in files that it names, one sentence each
 */
public record WorkingProject(Registry registry, List<String> problems) {

    /** Reads the nearest project file. */
    public static WorkingProject read() {
        Optional<Project> project = new Projects().of(FileNames.workingFolder().resolve(ProjectFile.NAME));
        if (project.isEmpty()) {
            return new WorkingProject(Registry.BUILT_IN, List.of());
        }
        return new WorkingProject(project.get().registry(),
                Stream.concat(project.get().mistakes().stream(), project.get().complaints().stream()).toList());
    }
}
