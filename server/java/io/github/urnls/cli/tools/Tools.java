package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.run.Question;
import io.github.urnls.mcp.Tool;
import io.github.urnls.namespace.Registry;
import java.util.List;
import java.util.stream.Stream;

/** All tools. */
public final class Tools {

    private Tools() {}

    /** The tools for {@code files}. The {@code registry} counts before that of their project. */
    public static List<Tool> of(Checker checker, Registry registry, ToolFiles files) {
        return Stream.of(new CheckTool(checker, registry, files), new ExplainTool(registry, files), new EncodeTool(),
                new NamespacesTool(registry, files),
                IndexTool.asking("references", files, "references", call -> new Question.References(name(call), false)),
                IndexTool.asking("definition", files, "definitions", call -> new Question.Definition(name(call))),
                new RenameTool(checker, files), new NamesTool(files), new RegistryTool(files))
                .<Tool>map(VisibleAnswers::new).toList();
    }

    private static String name(JsonObject arguments) {
        return ToolArguments.text(arguments, "name", "");
    }
}
