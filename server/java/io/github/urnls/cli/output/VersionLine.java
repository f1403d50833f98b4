package io.github.urnls.cli.output;

import com.google.gson.JsonObject;
import io.github.urnls.check.Product;

/** The output of {@code --version}. */
public final class VersionLine {

    private VersionLine() {}

    public static String json() {
        JsonObject version = new JsonObject();
        version.addProperty("name", Product.NAME);
        version.addProperty("version", Product.version());
        version.addProperty("java", Runtime.version().toString());
        version.addProperty("vendor", System.getProperty("java.vendor", ""));
        return version.toString();
    }
}
