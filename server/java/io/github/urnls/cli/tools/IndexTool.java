package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.run.Question;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.mcp.Tool;
import io.github.urnls.mcp.ToolResult;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/** A tool about names in all files of a call. */
abstract class IndexTool extends DefinedTool {

    private static final int LISTED = 100;

    final ToolFiles files;

    IndexTool(String name, ToolFiles files) {
        super(name);
        this.files = files;
    }

    /**
     * A tool that answers a question as the command does.
     *
     * @param list     the member of the answer with the answers
     * @param question makes the question from the arguments
     */
    static Tool asking(String name, ToolFiles files, String list, Function<JsonObject, Question> question) {
        return new IndexTool(name, files) {
            @Override
            ToolResult answer(Call call) {
                return call.ask(question.apply(call.arguments), list);
            }
        };
    }

    /** One call, with what it answers. */
    final class Call {

        final JsonObject arguments;
        final FilesReport report = new FilesReport();
        final JsonList listed;
        final BooleanSupplier cancelled;

        private Call(JsonObject arguments, BooleanSupplier cancelled) {
            this.arguments = arguments;
            this.cancelled = cancelled;
            this.listed = new JsonList(ToolArguments.number(arguments, "limit", LISTED));
        }

        String text(String name) {
            return ToolArguments.text(arguments, name, "");
        }

        /** The files of the call without {@code never}, not read yet. */
        Tree tree(Predicate<Path> never) {
            return files.tree(arguments, report, never, cancelled);
        }

        ToolResult ask(Question question, String list) {
            Tree tree = tree(file -> false);
            int total = question.ask(tree, (json, line) -> listed.add(json));
            report.add(tree.log(), tree.shown());
            return answer(Tally.counted(total, question.noun()) + report.extent(), list, total);
        }

        /** The answer: the summary with {@code found}, the members {@code first}, then the list. */
        ToolResult answer(String found, String list, int total, Object... first) {
            JsonObject json = Json.object("summary", found + listed.omissions(total) + report.omissions());
            Json.put(Json.put(json, first), list, listed.listed(), "total", total);
            return new ToolResult.Answer(Jsonl.text(report.putTo(json)));
        }
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        try {
            return answer(new Call(arguments, cancelled));
        } catch (UsageException e) {
            return new ToolResult.Refusal(e.getMessage());
        }
    }

    /**
     * Answers a call.
     *
     * @throws UsageException if the call makes no sense
     */
    abstract ToolResult answer(Call call);
}
