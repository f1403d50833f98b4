package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.check.HiddenCharacters;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.run.Question;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.mcp.Tool;
import io.github.urnls.mcp.ToolDefinition;
import io.github.urnls.mcp.ToolResult;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** All tools. Each answers a question of a command in JSON, about files that may be read. */
public final class Tools {

    /**
     * A tool.
     *
     * @param answer answers a call, or throws a {@link UsageException} if the call makes no sense
     */
    private record Answering(ToolDefinition definition, ToolFiles files, Function<Call, JsonObject> answer)
            implements
                Tool {

        @Override
        public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
            int limit = new JsonView(definition.json()).number("inputSchema", "properties", "limit", "default")
                    .orElse(0);
            try {
                JsonObject json = answer.apply(new Call(arguments, limit, files, cancelled));
                return new ToolResult.Answer(new VisibleAnswers().text(json));
            } catch (UsageException e) {
                return new ToolResult.Refusal(HiddenCharacters.shown(e.getMessage()));
            }
        }
    }

    private Tools() {}

    /** The tools for {@code files}. */
    public static List<Tool> of(Checker checker, ToolFiles files) {
        return List.of(
                tool("check", files, call -> CheckTool.answer(call, checker)),
                tool("explain", files, ExplainTool::answer),
                tool("encode", files, Tools::encode),
                tool("namespaces", files, NamespacesTool::answer),
                tool("references", files,
                        call -> call.ask(new Question.References(call.text("name"), false), "references")),
                tool("definition", files, call -> call.ask(new Question.Definition(call.text("name")), "definitions")),
                tool("rename", files, call -> new RenameTool(call).answer(checker)),
                tool("names", files, NamesTool::answer),
                tool("registry", files, RegistryTool::answer));
    }

    /** The tool whose definition is the resource {@code NAME.tool.json} beside this class. */
    private static Tool tool(String name, ToolFiles files, Function<Call, JsonObject> answer) {
        return new Answering(ToolDefinition.of(Tools.class, name + ".tool.json"), files, answer);
    }

    /** The output of {@code urn-ls encode}. */
    private static JsonObject encode(Call call) {
        String component = call.text("component", "nss");
        EncodedPart part = EncodedPart.valueOf(component.toUpperCase(Locale.ROOT));
        return Json.object("encoded", part.encode(call.text("text")), "component", component);
    }
}
