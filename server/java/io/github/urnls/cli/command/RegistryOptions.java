package io.github.urnls.cli.command;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.Registries;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code --registry}, which several commands share. */
final class RegistryOptions extends Options {

    private final Argument<List<Path>> own = options(Path.class, "--registry", "FILE",
            "Add the namespaces of this registry file (JSON); repeatable.");

    /** What the given files add to the built-in namespaces and names; empty when none are given. */
    Optional<Registries> given() {
        return own.get().isEmpty() ? Optional.empty() : Optional.of(Registries.read(own.get(), null));
    }

    /** As {@link #given}; what the project file of the working folder adds when none are given. */
    Registries orOfProject() {
        return given().orElseGet(RegistryOptions::ofProject);
    }

    /**
     * The namespaces and names of the project file of the working folder, and what is wrong in it and in files that it
     * names, for commands that are given names and no files.
     */
    static Registries ofProject() {
        return new Projects().of(FileNames.workingFolder().resolve(ProjectFile.NAME))
                .map(project -> new Registries(project.registry(), project.problems()))
                .orElse(new Registries(Registry.BUILT_IN, List.of()));
    }
}
