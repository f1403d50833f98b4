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
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import io.github.urnls.workspace.index.RenamePlan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The tool {@code rename}: the changes that {@code urn-ls rename} would make. It writes nothing. */
record RenameTool(Call call) {

    JsonObject answer(Checker checker) {
        requireSense();
        Optional<MapFile> file = mapFile();
        List<String> notes = new ArrayList<>();
        Tree tree = call.tree(path -> file.filter(it -> it.is(path)).isPresent());
        RenameTask task = task(file, tree, notes::add);
        RenamePlan plan = task.plan(tree.read(), checker);
        plan.refusal().ifPresent(reason -> {
            throw new UsageException(reason);
        });
        call.add(tree.log());
        return answer(task, plan, notes);
    }

    private void requireSense() {
        boolean names = call.has("name") && call.has("newName");
        boolean half = !names && (call.has("name") || call.has("newName"));
        long ways = Stream.of(names, call.has("map"), call.has("mapFile")).filter(given -> given).count();
        UsageException.throwIf(half || ways != 1, "give either “name” and “newName”, or “map”, or “mapFile”");
        UsageException.throwIf(!names && call.has("below"),
                "“below” does not go with a map: write urn:example:* in the map");
    }

    private RenameTask task(Optional<MapFile> file, Tree tree, Consumer<String> notes) {
        if (file.isPresent()) {
            return RenameTask.ofMap(tree, file.get().text(), file.get().shown(), notes);
        }
        if (call.has("map")) {
            return RenameTask.ofMap(tree, call.text("map"), "map", notes);
        }
        return RenameTask.of(tree, call.text("name"), call.text("newName"), call.flag("below").orElse(false),
                "“below”");
    }

    private Optional<MapFile> mapFile() {
        if (!call.has("mapFile")) {
            return Optional.empty();
        }
        String named = call.text("mapFile");
        Path real;
        try {
            real = call.files.roots().real(named);
        } catch (UsageException refusal) {
            throw new UsageException(named + ": " + refusal.getMessage());
        }
        return Optional.of(call.files.map(real));
    }

    private JsonObject answer(RenameTask task, RenamePlan plan, List<String> notes) {
        for (FileEdits file : plan.files()) {
            String path = task.tree().path(file.document().uri());
            for (TextEdit edit : file.edits()) {
                call.add(JsonlNames.edit(path, file.document(), edit));
            }
        }
        List<String> all = task.left(plan);
        List<String> left = all.stream().limit(RenameTask.MOST_LEFT).map(Printable::of).toList();
        return call.answer(Tally.counted(call.total, "change") + call.extent(), "edits", "doubts",
                Json.list(doubts(task.tree(), plan, notes)), "left", Json.list(left), "leftTotal", all.size());
    }

    private List<Object> doubts(Tree tree, RenamePlan plan, List<String> notes) {
        List<Object> doubts = new ArrayList<>();
        plan.doubts().forEach(doubt -> doubts.add(Printable.of(doubt)));
        plan.collision(tree::path).ifPresent(
                collision -> doubts.add(Printable.of(collision) + RenamePlan.MERGED));
        doubts.addAll(notes);
        if (call.isIncomplete()) {
            doubts.add("Not all files could be read, and these may hold names to change.");
        }
        return doubts;
    }
}
