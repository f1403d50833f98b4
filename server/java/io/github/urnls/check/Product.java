package io.github.urnls.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The name of the product, its address and its version. */
public final class Product {

    public static final String NAME = "urn-ls";

    /**
     * The address of the repository. Every address that the program prints is made of it, and a test compares it with
     * those in other files. {@code docs/release.md} says how to change it.
     */
    public static final String HOME = "https://github.com/urn-ls/urn-ls";

    /** The address of the folder {@code docs/}. */
    public static final String DOCUMENTATION = HOME + "/blob/main/docs/";

    private Product() {}

    /** The name and the version, as {@code urn-ls --version} prints them. */
    public static String line() {
        return NAME + " " + version();
    }

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
