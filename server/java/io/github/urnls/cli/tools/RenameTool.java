package io.github.urnls.cli.tools;

import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import com.google.gson.JsonObject;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import io.github.urnls.workspace.index.RenamePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The tool {@code rename}: the changes that {@code urn-ls rename} would make. It writes nothing. */
public final class RenameTool extends IndexTool {

    private final Checker checker;

    public RenameTool(Checker checker, ToolFiles files) {
        super("rename", files);
        this.checker = checker;
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        String name = ToolArguments.text(arguments, "name", "");
        String newName = ToolArguments.text(arguments, "newName", "");
        Tree tree = read(arguments, cancelled);
        Optional<NameTarget> target = tree.target(name);
        if (target.isEmpty()) {
            return noName(name);
        }
        Optional<String> refusal = Rename.refusal(target.get(), newName, tree.specification());
        if (refusal.isPresent()) {
            return refusal(refusal.get());
        }
        RenamePlan plan = RenamePlan.of(tree.search(),
                new Rename(target.get(), ToolArguments.flag(arguments, "below").orElse(false), newName),
                checker, tree.configuration().builtIn());
        return plan.refusal().map(RenameTool::refusal).orElseGet(() -> answer(tree, plan));
    }

    private static ToolResult refusal(String reason) {
        return new ToolResult.Refusal(Printable.of(reason));
    }

    private static ToolResult answer(Tree tree, RenamePlan plan) {
        int total = 0;
        for (FileEdits file : plan.files()) {
            String path = tree.path(file.document().uri());
            for (TextEdit edit : file.edits()) {
                total++;
                tree.listed().add(JsonlNames.edit(path, file.document(), edit));
            }
        }
        List<String> doubts = doubts(tree, plan);
        return tree.answer(Tally.counted(total, "change"), "edits", total, "doubts", Json.list(doubts));
    }

    private static List<String> doubts(Tree tree, RenamePlan plan) {
        List<String> doubts = new ArrayList<>();
        plan.doubts().forEach(doubt -> doubts.add(Printable.of(doubt)));
        plan.joined().stream().findFirst().flatMap(first -> plan.merging(tree.path(first))).ifPresent(doubts::add);
        plan.notes().forEach(note -> doubts.add(Printable.of(note)));
        if (tree.report().isIncomplete()) {
            doubts.add("Not all files could be read, and these may hold the name.");
        }
        return doubts;
    }
}
