package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.run.MapFile;
import io.github.urnls.cli.run.RenameTask;
import io.github.urnls.cli.run.Tree;
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
final class RenameTool extends IndexTool {

    private final Checker checker;

    RenameTool(Checker checker, ToolFiles files) {
        super("rename", files);
        this.checker = checker;
    }

    @Override
    ToolResult answer(Call call) {
        requireSense(call.arguments);
        Optional<MapFile> file = mapFile(call);
        List<String> notes = new ArrayList<>();
        Tree tree = call.tree(path -> file.filter(it -> it.is(path)).isPresent());
        RenameTask task = task(call, file, tree, notes::add);
        RenamePlan plan = task.plan(tree, tree.read(), checker);
        plan.refusal().ifPresent(reason -> {
            throw new UsageException(reason);
        });
        call.report.add(tree.log(), tree.shown());
        return answer(call, tree, plan, notes);
    }

    private static void requireSense(JsonObject arguments) {
        boolean names = arguments.has("name") && arguments.has("newName");
        boolean half = !names && (arguments.has("name") || arguments.has("newName"));
        long ways = Stream.of(names, arguments.has("map"), arguments.has("mapFile")).filter(given -> given).count();
        UsageException.throwIf(half || ways != 1, "give either “name” and “newName”, or “map”, or “mapFile”");
        UsageException.throwIf(!names && arguments.has("below"),
                "“below” does not go with a map: write urn:example:* in the map");
    }

    private static RenameTask task(Call call, Optional<MapFile> file, Tree tree, Consumer<String> notes) {
        if (file.isPresent()) {
            return file.get().read(tree.specification(), notes);
        }
        if (call.arguments.has("map")) {
            return RenameTask.ofMap(call.text("map"), "map", tree.specification(), notes);
        }
        return RenameTask.of(call.text("name"), call.text("newName"),
                ToolArguments.flag(call.arguments, "below").orElse(false), "“below”", tree.specification());
    }

    private Optional<MapFile> mapFile(Call call) {
        if (!call.arguments.has("mapFile")) {
            return Optional.empty();
        }
        String named = call.text("mapFile");
        return switch (files.roots().ask(named)) {
            case Roots.Asked.Inside inside -> Optional.of(files.map(inside.real()));
            case Roots.Asked.Refused refused ->
                    throw new UsageException(named + ": " + refused.reason());
        };
    }

    private static ToolResult answer(Call call, Tree tree, RenamePlan plan, List<String> notes) {
        int total = 0;
        for (FileEdits file : plan.files()) {
            String path = tree.path(file.document().uri());
            for (TextEdit edit : file.edits()) {
                total++;
                call.listed.add(JsonlNames.edit(path, file.document(), edit));
            }
        }
        List<String> all = RenameTask.left(tree, plan);
        List<String> left = all.stream().limit(RenameTask.MOST_LEFT).map(Printable::of).toList();
        return call.answer(Tally.counted(total, "change") + call.report.extent(), "edits", total, "doubts",
                Json.list(doubts(call, tree, plan, notes)), "left", Json.list(left), "leftTotal", all.size());
    }

    private static List<Object> doubts(Call call, Tree tree, RenamePlan plan, List<String> notes) {
        List<Object> doubts = new ArrayList<>();
        plan.doubts().forEach(doubt -> doubts.add(Printable.of(doubt)));
        plan.collision(tree::path).ifPresent(
                collision -> doubts.add(Printable.of(collision) + RenamePlan.MERGED));
        doubts.addAll(notes);
        if (call.report.isIncomplete()) {
            doubts.add("Not all files could be read, and these may hold names to change.");
        }
        return doubts;
    }
}
