package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.DifferenceReport;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.run.ChangedFiles;
import io.github.urnls.cli.run.DifferenceRun;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.run.Question;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.feature.Tally;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.index.NameDifference;
import java.util.List;
import java.util.Optional;

/** The tool {@code names}: the output of {@code urn-ls names}, or what changed in names. */
final class NamesTool {

    private NamesTool() {}

    static JsonObject answer(Call call) {
        Optional<Boolean> declared = call.flag("declared");
        if (!call.has("since")) {
            return call.ask(new Question.Names(call.text("prefix"), declared), "names");
        }
        UsageException.throwIf(declared.isPresent(), "“declared” is for the names of today; leave it out with “since”");
        return since(call.text("since"), call);
    }

    /** What changed since a commit: the output of {@code urn-ls names --since}. */
    private static JsonObject since(String revision, Call call) {
        Tree tree = call.tree(file -> false);
        UsageException.throwIf(tree.paths().isEmpty(), "there is no file in “paths” that may be read");
        ChangedFiles changed = ChangedFiles.since(revision, tree.paths(), FileWalk.Choice.OF_EDITOR, "“since”");
        UsageException.throwIf(changed.count() > ToolFiles.MOST_FILES, "more than " + ToolFiles.MOST_FILES
                + " files changed since then: ask for the folders one by one");
        FileLog others = call.files.log(tree.configuration(), changed::include, call.cancelled);
        DifferenceRun run = new DifferenceRun(tree, changed, others);
        List<NameDifference> found = run.differences(call.text("prefix"));
        call.add(tree.log());
        call.add(others);
        found.forEach(difference -> call.add(JsonlNames.difference(difference,
                difference.files().stream().map(uri -> tree.shown().apply(run.file(uri))).toList())));
        return call.answer(DifferenceReport.summary(found, revision) + " in "
                + Tally.counted(changed.count(), "changed file"), "changes");
    }
}
