package io.github.urnls.cli.command;

import io.github.urnls.check.Product;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.Registries;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --registry} and {@code --iana-registry}, which several commands share. */
final class RegistryOptions {

    @Option(names = "--registry", paramLabel = "FILE",
            description = "Add the namespaces of this registry file (JSON); repeatable.")
    private List<Path> own = List.of();

    @Option(names = "--iana-registry", paramLabel = "FILE",
            description = "Use this copy of IANA's urn-namespaces.xml instead of the built-in one.")
    private @Nullable Path iana;

    private boolean understood = true;

    /** Whether the files read so far have no problems. If not, the command fails. */
    boolean areUnderstood() {
        return understood;
    }

    /** As {@link #read}; empty when none is given. */
    Optional<Registry> given(PrintWriter errors) {
        if (own.isEmpty() && iana == null) {
            return Optional.empty();
        }
        Registries registries = Registries.read(own, iana);
        registries.complaints().forEach(complaint -> errors.println(Product.NAME + ": " + Printable.of(complaint)));
        errors.flush();
        understood = registries.complaints().isEmpty();
        return Optional.of(registries.registry());
    }

    /** The registry to use; problems in the files go to {@code errors}. */
    Registry read(PrintWriter errors) {
        return given(errors).orElse(Registry.BUILT_IN);
    }
}
