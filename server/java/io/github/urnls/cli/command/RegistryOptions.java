package io.github.urnls.cli.command;

import io.github.urnls.cli.run.WorkingProject;
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
        return given().orElseGet(WorkingProject::registries);
    }
}
