package io.github.urnls.support;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the extension for VS Code says of itself, in its {@code package.json}. */
public final class ExtensionManifest {

    private ExtensionManifest() {}

    public static JsonObject read() throws IOException {
        return JsonParser.parseString(Files.readString(Path.of("vscode-extension", "package.json"))).getAsJsonObject();
    }

    /** Every setting by its name, of all groups. */
    public static JsonObject settings() throws IOException {
        JsonObject all = new JsonObject();
        for (JsonElement group : read().getAsJsonObject("contributes").getAsJsonArray("configuration")) {
            group.getAsJsonObject().getAsJsonObject("properties").asMap().forEach(all::add);
        }
        return all;
    }
}
