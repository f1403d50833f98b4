package io.github.urnls.cli;

import com.google.gson.JsonObject;
import io.github.urnls.check.Project;

/** What {@code --version} prints. */
final class VersionLine {

    private VersionLine() {}

    static String json() {
        JsonObject version = new JsonObject();
        version.addProperty("name", Project.NAME);
        version.addProperty("version", Project.version());
        version.addProperty("java", Runtime.version().toString());
        version.addProperty("vendor", System.getProperty("java.vendor", ""));
        return version.toString();
    }
}
