package io.github.urnls.cli.tools;

import io.github.urnls.jsonrpc.Json;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.namespace.forms.PublicIdentifiers;
import com.google.gson.JsonObject;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.mcp.ToolResult;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** The tool {@code encode}: the output of {@code urn-ls encode}. */
public final class EncodeTool extends DefinedTool {

    public enum Component {
        NSS, R, Q, F, PUBLICID;

        /** {@code text}, encoded for this component. */
        public String encode(String text) {
            return switch (this) {
                case NSS -> PercentEncoding.encodeNss(text);
                case R -> PercentEncoding.encodeRComponent(text);
                case Q -> PercentEncoding.encodeQComponent(text);
                case F -> PercentEncoding.encodeFComponent(text);
                case PUBLICID -> PublicIdentifiers.transcribe(text);
            };
        }
    }

    public EncodeTool() {
        super("encode");
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        String component = ToolArguments.text(arguments, "component", "nss");
        String encoded = Component.valueOf(component.toUpperCase(Locale.ROOT))
                .encode(ToolArguments.text(arguments, "text", ""));
        return new ToolResult.Answer(
                Jsonl.text(Json.object("encoded", encoded, "component", component)));
    }
}
