package io.github.urnls.support;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * Files of other projects that lie beside the checkout where this one is developed. A clone without them skips the
 * tests that read them.
 */
public final class Shared {

    private Shared() {}

    /**
     * The path of {@code name} in {@code ../shared}; the test that asks is skipped, and says so, when it is not there.
     */
    public static Path path(String name) {
        Path path = Path.of("..", "shared", name);
        Assumptions.assumeTrue(Files.exists(path), "skipped: " + path + " is not there");
        return path;
    }
}
