package io.github.urnls.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The registry files in {@code src-test/fixtures/packages}. */
public final class Packages {

    private Packages() {}

    /** The registry with what the file {@code name} adds; the file has no mistakes. */
    public static Registry registry(String name) {
        List<String> complaints = new ArrayList<>();
        RegistryFile.Content content = RegistryFile.read(name, Fixture.text("packages", name), complaints);
        assertEquals(List.of(), complaints);
        return registry(content);
    }

    /** The registry with what a registry file adds. */
    public static Registry registry(RegistryFile.Content content) {
        return Registry.of(content.namespaces(), Optional.empty()).with(KnownNames.of(content.names()));
    }
}
