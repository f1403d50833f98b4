package io.github.urnls.cli.command;

import io.github.urnls.cli.report.Report.Gone;
import io.github.urnls.cli.output.BrokenOutput.ReaderGone;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.ReadableJson;
import io.github.urnls.cli.report.Report;
import io.github.urnls.cli.report.ShownMistakes;
import io.github.urnls.cli.report.TextReport;
import io.github.urnls.cli.run.Baselines;
import io.github.urnls.cli.run.ChangedFiles;
import io.github.urnls.cli.run.CheckRun.Mode;
import io.github.urnls.cli.run.CheckRun;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.run.RememberedSchemas;
import io.github.urnls.cli.run.ReportTarget;
import io.github.urnls.cli.run.Review;
import io.github.urnls.cli.run.Reviewer;
import io.github.urnls.feature.Tally;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.Registries;
import io.github.urnls.workspace.SchemaFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** {@code check}: checks the URNs in files, and repairs them. */
public final class CheckCommand extends PrintingCommand {

    private final InputOptions input = with("What is checked", new InputOptions());

    private final WalkOptions walk = with("Which files", new WalkOptions());

    private final RuleOptions rules = with("Which findings", new RuleOptions());

    private final BaselineOptions baseline = with("Baseline", new BaselineOptions());

    private final RepairOptions repair = with("Repairs", new RepairOptions());

    private final OutputOptions output = with("Output", new OutputOptions());

    private final ShowOptions show = with("Instead of a check", new ShowOptions());

    private Reviewer reviewer = Reviewer.TERMINAL;
    /** Whether something went wrong besides what the log knows; rules run on any thread. */
    private volatile boolean faulty;
    private Function<BiConsumer<Rule, RuntimeException>, Checker> checkers = Checker::new;

    /** Replaces the user at the terminal, who answers the questions of {@code --review}. */
    public void reviewedBy(Reviewer other) {
        reviewer = other;
    }

    /** Replaces the checker; {@code other} makes one that reports a failed rule to its argument. */
    public void checkedBy(Function<BiConsumer<Rule, RuntimeException>, Checker> other) {
        checkers = other;
    }

    public CheckCommand() {
        super("Checks the URNs in files and folders.", "There are findings at or above --fail-on.");
    }

    @Override
    public Integer call() throws IOException {
        Configuration configuration = rules.configuration(settings(), this::registry);
        show.requireSense(repair.mode() != Mode.REPORT || baseline.writeTo.isGiven()
                || output.file.isGiven());
        if (show.settings.isGiven()) {
            show.settings.given().filter(Files::notExists).ifPresent(path -> complain(
                    Printable.path(path) + " does not exist; these settings would apply to it"));
            out().print(ReadableJson.text(
                    new ShownSettings(configuration, rules, walk, least(configuration)).of(show.settings.get())));
            return done(isUnderstood(configuration) && !faulty);
        }
        input.requireSense(repair.mode(), show.files.get());
        if (show.files.get()) {
            return showFiles(configuration);
        }
        output.requireSense(repair.mode(), repair.asks());
        repair.requireSense(input.isStdin(), output.isText() && !output.isQuiet(), reviewer);
        boolean adds = repair.mode() == Mode.ADD_IGNORE;
        UsageException.throwIf(adds && baseline.areGiven(),
                "--add-ignore and a baseline both accept findings; give one of them");
        UsageException.throwIf(adds && input.named().stream()
                .anyMatch(path -> configuration.baseline(FileNames.fileAt(path)).isPresent()),
                "--add-ignore would accept anew what the baseline of the project file knows; choose one of them");
        UsageException.throwIf(input.paths.get().stream().anyMatch(output::writes),
                "--output-file names a file that is checked; name another one");
        UsageException.throwIf(baseline.writeTo.given().filter(file -> file.toString().equals("-")).isPresent(),
                "--write-baseline needs the name of a file");
        UsageException.throwIf(baseline.writeTo.given().filter(output::writes).isPresent(),
                "--output-file and --write-baseline name the same file; name another one");
        try (ReportTarget target = output.target(out())) {
            return check(configuration, target);
        }
    }

    /** The namespaces that the given registries add; their problems are reported at once. */
    private Optional<Registry> registry() {
        Optional<Registries> given = rules.registries.given();
        faulty = given.isPresent() && !isUnderstood(given.get());
        return given.map(Registries::registry);
    }

    private int check(Configuration configuration, ReportTarget target) throws IOException {
        PrintWriter out = target.out();
        Optional<ChangedFiles> changed = changed(); // fails before anything is printed
        Baselines known = baseline.of(output.root(), configuration.wanted(), configuration::baseline, unread -> {
            faulty = true;
            complain(unread);
        });
        Checker checker = checkerOfRun();
        FileLog log = log(err(), configuration, output.isQuiet(), !output.isQuiet() && !repair.asks());
        TextReport text = output.text(out());
        Report report = printsFindings() ? output.report(out) : file -> {};
        CheckRun.Streams streams = new CheckRun.Streams(out, this::say, output.isForEyes());
        CheckRun run = new CheckRun(streams, repair.mode(), checker, configuration::options,
                least(configuration), new Review(checker, out(), text, reviewer, repair.unasked()), report, known, log);

        report.begin();
        try {
            check(run, log, configuration, changed);
        } catch (ReaderGone enough) {
            return exitCode(run, log, configuration);
        }
        int exitCode = exitCode(run, log, configuration);
        List<Gone> gone = known.gone();
        report.end(new Report.Ending(log.files(), exitCode, log.notices(), gone));
        if (output.statistics.get() && !output.silent.get()) {
            run.tally().statistics(output.isText() && printsFindings() ? out : err());
        }
        try {
            target.finish();
        } catch (ReaderGone enough) {
            return exitCode;
        }
        if (!report.remark().isEmpty()) {
            say(report.remark());
        }
        conclude(run, log, known, gone);
        return exitCode;
    }

    /** The exit code, also of a run that ended early because its reader had gone. */
    private int exitCode(CheckRun run, FileLog log, Configuration configuration) {
        if (!isUnderstood(configuration, told(run.mistakes())) || log.failed() || faulty) {
            return ExitCode.FAILED;
        }
        return run.tally().reaches(output.threshold()) ? output.found() : ExitCode.OK;
    }

    /** The lowest severity that is reported: hints are for editors, unless someone asks for them. */
    private Severity least(Configuration configuration) {
        boolean asksForHints = !configuration.selected().isEmpty() || output.threshold() == Severity.HINT;
        return configuration.least().orElse(asksForHints ? Severity.HINT : Severity.INFORMATION);
    }

    private Checker checkerOfRun() {
        return checkers.apply((rule, fault) -> {
            faulty = true;
            complain("rule " + rule.code() + " failed, its findings are missing; please report it: "
                    + fault);
        }).with(repair.mode() == Mode.REPORT ? new RememberedSchemas(SchemaFiles.inRepositories())
                : SchemaFiles.inRepositories());
    }

    /** The complaints that a person reads as findings already. */
    private Predicate<String> told(ShownMistakes mistakes) {
        return output.isText() && printsFindings() && !output.file.isGiven() ? mistakes::have : complaint -> false;
    }

    private void check(CheckRun run, FileLog log, Configuration configuration, Optional<ChangedFiles> changed)
            throws IOException {
        if (input.isStdin()) {
            waitFor("a text");
            run.standardInput(input.name());
            return;
        }
        List<Path> listed = input.list.read();
        if (input.compare.get()) {
            // Files that cannot be read are reported by the second pass.
            run.compare(input.named(), listed,
                    log(new PrintWriter(Writer.nullWriter()), configuration, true, false));
        }
        examine(log, listed, changed, run.work());
    }

    private void examine(FileLog log, List<Path> listed, Optional<ChangedFiles> changed, FileLog.Work work) {
        if (input.staged.get()) {
            log.examineStaged(work);
        } else {
            changed.ifPresentOrElse(files -> log.examineChanged(files, work),
                    () -> log.examine(input.named(), listed, work));
        }
    }

    private Optional<ChangedFiles> changed() {
        return input.since.given()
                .map(revision -> ChangedFiles.since(revision, input.named(), walk.choice(), ChangedFiles.OPTION));
    }

    private int showFiles(Configuration configuration) {
        UsageException.throwIf(input.isStdin(), "--show-files is for files and folders, not for --stdin");
        FileLog log = log(err(), configuration, output.isQuiet(), false);
        Consumer<Path> print = file -> {
            // A name that ends with NUL is for programs, so it is not escaped.
            out().print(input.list.separatedByNul.get() ? FileNames.given(file) + "\0" : Printable.path(file) + "\n");
            BrokenOutput.stopRun(out());
        };
        examine(log, input.list.read(), changed(), FileLog.Work.naming(print));
        boolean complete = isUnderstood(configuration) && !faulty;
        say(log.extent(""));
        return done(complete && !log.failed());
    }

    /**
     * The log of the files to check, without the baseline and an earlier report, which have findings of other files.
     */
    private FileLog log(PrintWriter errors, Configuration configuration, boolean quiet, boolean progress) {
        return walk.log(errors, configuration, path -> baseline.is(path) || output.writes(path), quiet, progress);
    }

    private boolean printsFindings() {
        boolean printsText = input.isStdin() && repair.mode() == Mode.FIX;
        return !output.hidesFindings() && repair.mode() != Mode.DIFF && !printsText;
    }

    private void say(String line) {
        if (!output.isQuiet()) {
            complain(line);
        }
    }

    /** Writes the baseline and the summary on standard error. */
    private void conclude(CheckRun run, FileLog log, Baselines known, List<Gone> gone) {
        gone.forEach(one -> say("gone from the baseline: "
                + Printable.of(one.what().key().file() + ": "
                        + one.what().key().rule() + " " + one.what().key().name())
                + (one.what().known() == 1 ? "" : " (" + one.what().count() + " of " + one.what().known() + ")")));
        baseline.writeTo.given().ifPresent(file -> say(baseline.write(file, known)));
        if (known.elsewhere() > 0 && !baseline.writeTo.isGiven()) {
            say(Tally.counted(known.elsewhere(), "known finding") + " moved from files that are gone:"
                    + " “--write-baseline” takes that over");
        }
        run.ignored().ifPresent(this::say);
        say(run.tally().summary(input.isStdin() ? -1 : log.files(), repair.mode() == Mode.DIFF,
                gone.stream().mapToInt(one -> one.what().count()).sum(),
                log.omissions()));
        boolean repairs = repair.mode() == Mode.DIFF || repair.mode() == Mode.FIX;
        if (repairs && run.tally().forReview() > 0) {
            say("repairs to choose from for " + Tally.counted(run.tally().forReview(), "finding")
                    + ": “--fix --review” asks about each, “--fix --review=RULE” makes those of a rule");
        }
        if (output.isText() && repair.mode() != Mode.DIFF) {
            run.tally().most().forEach(this::say);
        }
    }
}
