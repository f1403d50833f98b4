package io.github.urnls.cli;

import com.google.gson.JsonObject;
import io.github.urnls.check.Product;

/** The output of {@code --version}. */
final class VersionLine {

    private VersionLine() {}

    static String json() {
        JsonObject version = new JsonObject();
        version.addProperty("name", Product.NAME);
        version.addProperty("version", Product.version());
        version.addProperty("java", Runtime.version().toString());
        version.addProperty("vendor", System.getProperty("java.vendor", ""));
        return version.toString();
    }
}
