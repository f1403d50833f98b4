package io.github.urnls.cli.command;

import io.github.urnls.check.Product;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.run.WorkingProject;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.Registries;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code --registry}, which several commands share. */
final class RegistryOptions extends Options {

    private final Argument<List<Path>> own = options(Path.class, "--registry", "FILE",
            "Add the namespaces of this registry file (JSON); repeatable.");

    private boolean understood = true;

    /** Whether the files read so far have no problems. If not, the command fails. */
    boolean areUnderstood() {
        return understood;
    }

    /** The given registry; empty when none is given. Problems in the files go to {@code errors}. */
    Optional<Registry> given(PrintWriter errors) {
        if (own.get().isEmpty()) {
            return Optional.empty();
        }
        Registries registries = Registries.read(own.get(), null);
        complain(registries.complaints(), errors);
        return Optional.of(registries.registry());
    }

    private void complain(List<String> complaints, PrintWriter errors) {
        complaints.forEach(complaint -> errors.println(Product.NAME + ": " + Printable.of(complaint)));
        errors.flush();
        understood = complaints.isEmpty();
    }

    /** As {@link #given}; that of the working folder's project file when none is given. */
    Registry orOfProject(PrintWriter errors) {
        Optional<Registry> given = given(errors);
        if (given.isPresent()) {
            return given.get();
        }
        WorkingProject project = WorkingProject.read();
        complain(project.problems(), errors);
        return project.registry();
    }
}
