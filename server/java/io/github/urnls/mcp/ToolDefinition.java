package io.github.urnls.mcp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The definition of a tool: its name, its purpose, and JSON Schemas of its arguments and its answer. Clients see the
 * same schema that the arguments are checked by.
 *
 * @param json as {@code tools/list} returns it
 */
public record ToolDefinition(JsonObject json) {

    /** Reads the definition in the file {@code resource} beside {@code owner}. */
    public static ToolDefinition of(Class<?> owner, String resource) {
        try (InputStream in = Objects.requireNonNull(owner.getResourceAsStream(resource), resource)) {
            return new ToolDefinition(
                    JsonParser.parseString(new String(in.readAllBytes(), StandardCharsets.UTF_8)).getAsJsonObject());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String name() {
        return json.get("name").getAsString();
    }

    /** The errors in {@code arguments}, in words that a model can act on; empty if there are none. */
    Optional<String> complaint(JsonObject arguments) {
        JsonObject schema = json.getAsJsonObject("inputSchema");
        JsonObject properties = schema.getAsJsonObject("properties");
        List<String> complaints = new ArrayList<>();
        for (String name : arguments.keySet()) {
            if (properties.has(name)) {
                new Argument("“" + name + "”", arguments.get(name), properties.getAsJsonObject(name)).complaint()
                        .ifPresent(complaints::add);
            } else {
                complaints.add(
                        "there is no argument “" + name + "”; there are " + String.join(", ", properties.keySet()));
            }
        }
        if (schema.has("required")) {
            for (JsonElement name : schema.getAsJsonArray("required")) {
                if (!arguments.has(name.getAsString())) {
                    complaints.add("“" + name.getAsString() + "” is missing");
                }
            }
        }
        return Optional.of(String.join("; ", complaints)).filter(text -> !text.isEmpty());
    }
}
