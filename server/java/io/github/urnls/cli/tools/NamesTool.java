package io.github.urnls.cli.tools;

import io.github.urnls.feature.Tally;
import com.google.gson.JsonObject;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.DifferenceReport;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.run.ChangedFiles;
import io.github.urnls.cli.run.DifferenceRun;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.index.NameDifference;
import io.github.urnls.workspace.index.NameStatistics;
import java.util.List;
import java.util.Optional;

/** The tool {@code names}: the output of {@code urn-ls names}, or what changed in names. */
public final class NamesTool extends IndexTool {

    public NamesTool(ToolFiles files) {
        super("names", files);
    }

    @Override
    ToolResult answer(JsonObject arguments, Tree tree) {
        String prefix = ToolArguments.text(arguments, "prefix", "");
        Optional<Boolean> declared = ToolArguments.flag(arguments, "declared");
        if (arguments.has("since")) {
            UsageException.throwIf(declared.isPresent(),
                    "“declared” is for the names of today; leave it out with “since”");
            return since(ToolArguments.text(arguments, "since", ""), prefix, tree);
        }
        List<NameStatistics> names = NameStatistics.of(tree.read().index().names(), prefix).stream()
                .filter(name -> declared.isEmpty() || name.isDeclared() == declared.get()).toList();
        names.forEach(name -> tree.listed().add(JsonlNames.statistics(name,
                name.uses().declaring().map(tree::path).orElse(null),
                name.listed(tree.registry(name)).map(KnownName::status))));
        return tree.answer(Tally.counted(names.size(), "name") + tree.report().extent(), "names", names.size());
    }

    /** What changed since a commit: the output of {@code urn-ls names --since}. */
    private ToolResult since(String revision, String prefix, Tree tree) {
        UsageException.throwIf(tree.asked().isEmpty(), "there is no file in “paths” that may be read");
        ChangedFiles changed = ChangedFiles.since(revision, tree.asked(), FileWalk.Choice.OF_EDITOR, "“since”");
        UsageException.throwIf(changed.count() > ToolFiles.MOST_FILES, "more than " + ToolFiles.MOST_FILES
                + " files changed since then: ask for the folders one by one");
        DifferenceRun run = new DifferenceRun(new AllowedFiles(tree.files(), changed, tree.asked(),
                tree.configuration(), tree.report(), tree.cancelled()), reader(tree.configuration()));
        List<NameDifference> found = run.differences().stream()
                .filter(difference -> NameStatistics.beginsWith(difference.name(), prefix)).toList();
        found.forEach(difference -> tree.listed().add(JsonlNames.difference(difference,
                difference.files().stream().map(uri -> tree.files().roots().display(run.file(uri))).toList())));
        return tree.answer(DifferenceReport.summary(found, revision) + " in "
                + Tally.counted(changed.count(), "changed file"), "changes", found.size());
    }
}
