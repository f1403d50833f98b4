package io.github.urnls.cli.output;

import io.github.urnls.check.Product;

/** The output of {@code --version}: the name of the program and its version, as of most programs. */
public final class VersionLine {

    private VersionLine() {}

    public static String text() {
        return Product.NAME + " " + Product.version();
    }
}
