package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.urn.Specification;
import java.util.Optional;

/** Reads the arguments of a tool, with defaults. They already fit the definition of the tool. */
final class ToolArguments {

    private ToolArguments() {}

    static String text(JsonObject arguments, String name, String otherwise) {
        return new JsonView(arguments).text(name).orElse(otherwise);
    }

    static int number(JsonObject arguments, String name, int otherwise) {
        return new JsonView(arguments).number(name).orElse(otherwise);
    }

    static Optional<Boolean> flag(JsonObject arguments, String name) {
        return new JsonView(arguments).flag(name);
    }

    static Optional<Specification> given(JsonObject arguments) {
        return new JsonView(arguments).text("specification").flatMap(Specification::byId);
    }

    static Specification specification(JsonObject arguments) {
        return given(arguments).orElse(Specification.RFC8141);
    }
}
