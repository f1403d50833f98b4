package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.run.MapFile;
import io.github.urnls.cli.run.RenameTask;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import io.github.urnls.workspace.index.RenamePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The tool {@code rename}: the changes that {@code urn-ls rename} would make. It writes nothing. */
public final class RenameTool extends IndexTool {

    private final Checker checker;

    public RenameTool(Checker checker, ToolFiles files) {
        super("rename", files);
        this.checker = checker;
    }

    @Override
    ToolResult answer(JsonObject arguments, Tree tree) {
        requireSense(arguments);
        Optional<MapFile> file = mapFile(arguments, tree);
        List<String> notes = new ArrayList<>();
        RenameTask task = task(arguments, file, tree, notes::add);
        tree.read(path -> file.filter(it -> it.is(path)).isPresent());
        RenamePlan plan = task.plan(tree, tree.search(), checker);
        plan.refusal().ifPresent(reason -> {
            throw new UsageException(reason);
        });
        return answer(tree, plan, notes);
    }

    private static void requireSense(JsonObject arguments) {
        boolean names = arguments.has("name") && arguments.has("newName");
        boolean half = !names && (arguments.has("name") || arguments.has("newName"));
        long ways = Stream.of(names, arguments.has("map"), arguments.has("mapFile")).filter(given -> given).count();
        UsageException.throwIf(half || ways != 1, "give either “name” and “newName”, or “map”, or “mapFile”");
        UsageException.throwIf(!names && arguments.has("below"),
                "“below” does not go with a map: write urn:example:* in the map");
    }

    private static RenameTask task(JsonObject arguments, Optional<MapFile> file, Tree tree, Consumer<String> notes) {
        if (file.isPresent()) {
            return file.get().read(tree.specification(), notes);
        }
        if (arguments.has("map")) {
            return RenameTask.ofMap(ToolArguments.text(arguments, "map", ""), "map", tree.specification(), notes);
        }
        return RenameTask.of(ToolArguments.text(arguments, "name", ""), ToolArguments.text(arguments, "newName", ""),
                ToolArguments.flag(arguments, "below").orElse(false), "“below”", tree.specification());
    }

    private static Optional<MapFile> mapFile(JsonObject arguments, Tree tree) {
        if (!arguments.has("mapFile")) {
            return Optional.empty();
        }
        String named = ToolArguments.text(arguments, "mapFile", "");
        return switch (tree.files().roots().ask(named)) {
            case Roots.Asked.Inside inside -> Optional.of(tree.files().map(inside.real()));
            case Roots.Asked.Refused refused ->
                    throw new UsageException(named + ": " + refused.reason());
        };
    }

    private static ToolResult answer(Tree tree, RenamePlan plan, List<String> notes) {
        int total = 0;
        for (FileEdits file : plan.files()) {
            String path = tree.path(file.document().uri());
            for (TextEdit edit : file.edits()) {
                total++;
                tree.listed().add(JsonlNames.edit(path, file.document(), edit));
            }
        }
        List<String> all = RenameTask.left(tree, plan);
        List<String> left = all.stream().limit(RenameTask.MOST_LEFT).map(Printable::of).toList();
        return tree.answer(Tally.counted(total, "change") + tree.report().extent(), "edits", total, "doubts",
                Json.list(doubts(tree, plan, notes)), "left", Json.list(left), "leftTotal", all.size());
    }

    private static List<Object> doubts(Tree tree, RenamePlan plan, List<String> notes) {
        List<Object> doubts = new ArrayList<>();
        plan.doubts().forEach(doubt -> doubts.add(Printable.of(doubt)));
        plan.collision(tree::path).ifPresent(
                collision -> doubts.add(Printable.of(collision) + RenamePlan.MERGED));
        doubts.addAll(notes);
        if (tree.report().isIncomplete()) {
            doubts.add("Not all files could be read, and these may hold names to change.");
        }
        return doubts;
    }
}
