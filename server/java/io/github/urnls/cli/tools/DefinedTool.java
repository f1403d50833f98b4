package io.github.urnls.cli.tools;

import io.github.urnls.mcp.Tool;
import io.github.urnls.mcp.ToolDefinition;

/** A tool whose definition is a resource beside this class, {@code NAME.tool.json}. */
abstract class DefinedTool implements Tool {

    private final ToolDefinition definition;

    DefinedTool(String name) {
        definition = ToolDefinition.of(DefinedTool.class, name + ".tool.json");
    }

    @Override
    public ToolDefinition definition() {
        return definition;
    }
}
