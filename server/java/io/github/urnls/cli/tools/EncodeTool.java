package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.cli.command.EncodeCommand.Component;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.mcp.ToolResult;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** The tool {@code encode}: the output of {@code urn-ls encode}. */
public final class EncodeTool extends DefinedTool {

    public EncodeTool() {
        super("encode");
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        String component = ToolArguments.text(arguments, "component", "nss");
        String encoded = Component.valueOf(component.toUpperCase(Locale.ROOT))
                .encode(ToolArguments.text(arguments, "text", ""));
        return new ToolResult.Answer(
                Jsonl.object(json -> json.name("encoded").value(encoded).name("component").value(component)));
    }
}
