package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.urn.Specification;

/**
 * What the arguments of a tool say, or what counts when they say nothing. They fit the definition of the tool already.
 */
final class ToolArguments {

    private ToolArguments() {}

    static String text(JsonObject arguments, String name, String otherwise) {
        return arguments.has(name) ? arguments.get(name).getAsString() : otherwise;
    }

    static int number(JsonObject arguments, String name, int otherwise) {
        return arguments.has(name) ? arguments.get(name).getAsInt() : otherwise;
    }

    static Specification specification(JsonObject arguments) {
        return Specification.byId(text(arguments, "specification", Specification.RFC8141.id())).orElseThrow();
    }
}
