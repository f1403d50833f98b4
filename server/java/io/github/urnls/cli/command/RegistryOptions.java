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
            description = "A registry file with namespaces of your own (JSON)."
                    + " May be given several times.")
    private List<Path> own = List.of();

    @Option(names = "--iana-registry", paramLabel = "FILE",
            description = "A downloaded copy of IANA's urn-namespaces.xml, to be used"
                    + " instead of the one built in.")
    private @Nullable Path iana;

    /** As {@link #read}; empty when none is given. */
    Optional<Registry> given(PrintWriter errors) {
        if (own.isEmpty() && iana == null) {
            return Optional.empty();
        }
        Registries registries = Registries.read(own, iana);
        registries.complaints().forEach(complaint -> errors.println(Product.NAME + ": " + Printable.of(complaint)));
        errors.flush();
        return Optional.of(registries.registry());
    }

    /** The registry in force; what is wrong in the files goes to {@code errors}. */
    Registry read(PrintWriter errors) {
        return given(errors).orElse(Registry.BUILT_IN);
    }
}
