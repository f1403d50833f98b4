package io.github.urnls.cli.command;

import io.github.urnls.cli.run.Question;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.feature.Tally;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.DifferenceReport;
import io.github.urnls.cli.run.ChangedFiles;
import io.github.urnls.cli.run.DifferenceRun;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.workspace.index.NameDifference;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code names}: lists the names in use, how often each is used, and where it is declared; or what changed in them. */
public final class NamesCommand extends IndexCommand {

    private enum Format { TEXT, JSONL, MARKDOWN }

    private final SinceOptions since = with("What changed", new SinceOptions());

    private final Argument<Boolean> undeclared = flag("--undeclared", "List only names that no file declares.");

    private final Argument<String> prefix = option(String.class, "--prefix", "TEXT",
            "List only names that begin with this, such as urn:isbn:.");

    private final Argument<List<Path>> paths = paths();

    public NamesCommand() {
        super("Lists each name once, with how often it is used and what declares it, those used most first."
                + " With --since, lists what changed.",
                "There are no such names; with --since, there are changes that --fail-on names.");
        format(Format.TEXT, "text (the default), jsonl, or with --since markdown, such as for a pull request.");
    }

    @Override
    public Integer call() {
        if (since.areGiven()) {
            return differences();
        }
        UsageException.throwIf(isFormat(Format.MARKDOWN.name()), "--format markdown is for --since");
        return answer(new Question.Names(prefix.given().orElse(""),
                undeclared.get() ? Optional.of(false) : Optional.empty()), tree(paths.get()));
    }

    private int differences() {
        String revision = since.revision.given()
                .orElseThrow(() -> new UsageException("--fail-on is for changes; give --since as well"));
        UsageException.throwIf(undeclared.get(), "--undeclared is for the names of today; leave it out with --since");
        Set<NameDifference.Kind> failing = since.failOn();
        Tree tree = tree(paths.get());
        ChangedFiles changed = ChangedFiles.since(revision, tree.paths(), walk.choice(), ChangedFiles.OPTION);
        FileLog others = walk.log(err(), tree.configuration(), changed::include);
        DifferenceRun run = new DifferenceRun(tree, changed, others);
        List<NameDifference> found = run.differences(prefix.given().orElse(""));
        DifferenceReport report = new DifferenceReport(out(), revision, run::file);
        if (isJson()) {
            report.jsonl(found);
        } else if (isFormat(Format.MARKDOWN.name())) {
            report.markdown(found);
        } else {
            report.text(found);
        }
        complain(DifferenceReport.summary(found, revision) + " in " + Tally.counted(changed.count(), "changed file"));
        int exitCode = end(tree, found.stream().noneMatch(difference -> failing.contains(difference.kind())));
        return others.failed() ? ExitCode.FAILED : exitCode;
    }
}
