package io.github.urnls.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The name of the product, where it lives, and its version. */
public final class Product {

    public static final String NAME = "urn-ls";

    /** Where the project lives; the one place that knows it. */
    public static final String HOME = "https://github.com/urn-ls/urn-ls";

    /** The folder that {@code docs/} of the repository is read from. */
    static final String DOCUMENTATION = HOME + "/blob/main/docs/";

    private Product() {}

    /** The version that the build wrote into the jar. */
    public static String version() {
        try (InputStream version = Product.class.getResourceAsStream("version.txt")) {
            if (version != null) {
                return new String(version.readAllBytes(), StandardCharsets.UTF_8).strip();
            }
        } catch (IOException e) {
            // as if it were not there
        }
        return "unknown";
    }
}
