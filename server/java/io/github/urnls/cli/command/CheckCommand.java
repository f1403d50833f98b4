package io.github.urnls.cli.command;

import com.google.gson.GsonBuilder;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Product;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.BrokenOutput;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.cli.Terminal;
import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.CheckstyleReport;
import io.github.urnls.cli.report.GithubReport;
import io.github.urnls.cli.report.GitlabReport;
import io.github.urnls.cli.report.JsonlReport;
import io.github.urnls.cli.report.JunitReport;
import io.github.urnls.cli.report.PlainJson;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.report.Report;
import io.github.urnls.cli.report.SarifReport;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.cli.report.Tally;
import io.github.urnls.cli.report.TextReport;
import io.github.urnls.namespace.Glob;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine;

/** {@code check}: what is wrong with the URNs of some files, and the repair of it. */
@Command(name = "check", description = "Checks the URNs in files and folders.")
public final class CheckCommand extends PrintingCommand {

    public enum Format { TEXT, JSONL, SARIF, GITHUB, GITLAB, JUNIT, CHECKSTYLE }

    /** What to do with safe fixes; at most one of the two. */
    public static final class Repair {
        @Option(names = "--fix", description = "Make every safe fix in the files, then report what is left.")
        private boolean fix;

        @Option(names = "--diff", description = "Print what --fix would change as a unified diff, and change nothing.")
        private boolean diff;
    }

    @Mixin
    private SpecificationOption specification = new SpecificationOption();

    @Mixin
    private FileOptions fileOptions = new FileOptions();

    @Mixin
    private RegistryOptions registries = new RegistryOptions();

    @Mixin
    private BaselineOptions baseline = new BaselineOptions();

    @Mixin
    private PathList list = new PathList();

    @Option(names = "--format", paramLabel = "F", defaultValue = "text",
            description = "text (the default), jsonl, sarif, github, gitlab,"
                    + " junit or checkstyle.")
    private Format format = Format.TEXT;

    @Option(names = "--root", paramLabel = "DIR",
            description = "The folder that paths are relative to in sarif, github and gitlab"
                    + " (default: the top of the git working tree, or the working directory).")
    private @Nullable Path root;

    @Option(names = "--color", paramLabel = "WHEN", defaultValue = "auto",
            description = "Colours in text: auto (the default: on a terminal,"
                    + " unless NO_COLOR is set), always or never.")
    private Terminal.Colour colour = Terminal.Colour.AUTO;

    @ArgGroup(exclusive = true)
    private Repair repair = new Repair();

    @Option(names = "--review", paramLabel = "CODE,…", arity = "0..1", split = ",", fallbackValue = "",
            preprocessor = AttachedOnly.class,
            description = "With --fix: ask about each fix that may change which name it is; with rules,"
                    + " make those of these rules without asking, where there is but one.")
    private @Nullable Set<String> review;

    /** Takes as the value of an option only what is attached to it, as in {@code --review=misspelled-name}. */
    static final class AttachedOnly implements CommandLine.IParameterPreprocessor {
        @Override
        public boolean preprocess(Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
            if (" ".equals(info.get("separator"))) {
                args.push("");
            }
            return false;
        }
    }

    /** The rules whose repairs are made without asking. */
    private Set<String> unasked() {
        Set<String> codes = new TreeSet<>(review == null ? Set.of() : review);
        codes.remove("");
        return codes;
    }

    @Option(names = "--severity", paramLabel = "CODE=LEVEL",
            description = "How bad a kind of finding is: error, warning,"
                    + " information, hint or off. May be given several times.")
    private Map<String, String> severities = new HashMap<>();

    @Option(names = "--accept", paramLabel = "PATTERN",
            description = "Say nothing of names that fit the pattern; * stands for"
                    + " any characters. May be given several times.")
    private List<String> accept = new ArrayList<>();

    @Option(names = "--fail-on", paramLabel = "LEVEL", defaultValue = "warning",
            description = "Exit code 1 from this severity on: error, warning (the default), information, hint.")
    private String failOn = "warning";

    @Option(names = {"-q",
            "--quiet"},
            description = "Print no findings and no summary: the exit code tells, and what went wrong is said.")
    private boolean quiet;

    @Option(names = "--statistics",
            description = "Print how much each rule has found; behind the findings in text, else on standard error.")
    private boolean statistics;

    @Option(names = "--no-project", description = "Do not look at project files (urn-ls.json).")
    private boolean noProject;

    @Option(names = "--show-config", paramLabel = "PATH",
            description = "Print what is in force for a file, and who says so, as JSON; check nothing.")
    private @Nullable Path shown;

    @Option(names = "--stdin", description = "Check standard input instead of files.")
    private boolean stdin;

    @Option(names = "--as", paramLabel = "NAME", defaultValue = "stdin.txt",
            description = "With --stdin: the file name that says which language it is.")
    private String as = "stdin.txt";

    @Parameters(paramLabel = "PATH", arity = "0..*")
    private List<Path> paths = List.of();

    private Reviewer reviewer = Reviewer.TERMINAL;
    private Function<BiConsumer<Rule, RuntimeException>, Checker> checkers = Checker::new;

    /** Replaces the user at the terminal, who answers what {@code --review} asks. */
    public void reviewedBy(Reviewer other) {
        reviewer = other;
    }

    /** Replaces the checker; {@code other} makes one that reports a failed rule to its argument. */
    public void checkedBy(Function<BiConsumer<Rule, RuntimeException>, Checker> other) {
        checkers = other;
    }

    @Override
    public Integer call() throws IOException {
        requireSense();
        PrintWriter out = out();
        PrintWriter err = err();
        Severity threshold = severity(failOn, "--fail-on");
        Configuration configuration = configuration();
        if (shown != null) {
            PlainJson plain = new PlainJson(out);
            new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create()
                    .toJson(configuration.show(shown), plain);
            PlainJson.write(() -> plain.write('\n'));
            out.flush();
            return CommandLineInterface.OK;
        }
        SourceRoot sources = Optional.ofNullable(root).map(SourceRoot::new)
                .orElseGet(() -> SourceRoot.above(FileNames.workingFolder()));
        KnownFindings known = baseline.read(sources);
        AtomicBoolean faulty = new AtomicBoolean();
        Checker checker = checkers.apply((rule, fault) -> {
            faulty.set(true);
            err.println(Product.NAME + ": rule " + rule.code() + " failed, its findings are missing; please report it: "
                    + Printable.of(fault.toString()));
        });
        FileLog log = new FileLog(err, configuration::maxSize,
                file -> configuration.includes(file) && !baseline.is(file), quiet,
                !quiet && (review == null || !unasked().isEmpty()));
        TextReport text = new TextReport(out, Terminal.style(colour), baseline.showsKnown());
        Report report = report(out, text, sources, threshold);
        CheckRun.Streams streams = new CheckRun.Streams(out, err, quiet);
        CheckRun run = new CheckRun(streams, mode(), checker, configuration::options,
                new Review(checker, out, text, reviewer, unasked()), report, known, log);

        List<Path> all = new ArrayList<>(paths);
        all.addAll(list.read());
        report.begin();
        if (stdin) {
            run.standardInput(PathList.path(as));
        } else {
            run.files(all);
        }
        boolean complete = complaints(configuration, run.projectFiles()) & !faulty.get();
        int exitCode = CommandLineInterface.OK;
        if (log.failed() || !complete) {
            exitCode = CommandLineInterface.FAILED;
        } else if (run.tally().reaches(threshold)) {
            exitCode = CommandLineInterface.FOUND;
        }
        List<Report.Gone> gone = known.gone();
        report.end(new Report.Ending(log.files(), exitCode, log.notices(), gone));
        if (statistics) {
            run.tally().statistics(format == Format.TEXT && report == text ? out : err);
        }
        out.flush();
        BrokenOutput.stopRun(out);
        conclude(streams, run.tally(), log, known, gone);
        return exitCode;
    }

    private void requireSense() {
        if (shown != null) {
            return;
        }
        if (paths.stream().anyMatch(path -> path.toString().isEmpty())) {
            throw new UsageException("a path is empty");
        }
        boolean named = list.isGiven() || !paths.isEmpty();
        if (stdin && named) {
            throw new UsageException("--stdin takes no paths");
        }
        if (!stdin && !named) {
            throw new UsageException("nothing to check: give a file or a folder");
        }
        if (repair.diff && format != Format.TEXT) {
            throw new UsageException("--diff prints a diff and no findings; it takes no --format");
        }
        if (review != null && !repair.fix) {
            throw new UsageException("--review is for --fix");
        }
        for (String code : unasked()) {
            if (Rules.byCode(code).isEmpty()) {
                throw new UsageException("there is no rule “" + code + "”");
            }
        }
        if (review != null && stdin) {
            throw new UsageException("--review changes files; it does not go with --stdin");
        }
        boolean asks = review != null && unasked().isEmpty();
        if (asks && (stdin || quiet || format != Format.TEXT)) {
            throw new UsageException(
                    "--review shows findings in text and asks; it does not go with --stdin, --quiet or --format");
        }
        if (asks && !reviewer.isThere()) {
            throw new UsageException(
                    "--review asks, and there is no terminal to ask at; --fix alone makes what is safe");
        }
    }

    private CheckRun.Mode mode() {
        if (repair.diff) {
            return CheckRun.Mode.DIFF;
        }
        if (review != null) {
            return CheckRun.Mode.REVIEW;
        }
        return repair.fix ? CheckRun.Mode.FIX : CheckRun.Mode.REPORT;
    }

    private Report report(PrintWriter out, TextReport text, SourceRoot sources, Severity threshold) {
        if (quiet || repair.diff || stdin && repair.fix) {
            return file -> {};
        }
        return switch (format) {
            case TEXT -> text;
            case JSONL -> new JsonlReport(out, baseline.showsKnown());
            case SARIF -> new SarifReport(out, sources);
            case GITHUB -> new GithubReport(out, sources);
            case GITLAB -> new GitlabReport(out, sources);
            case JUNIT -> new JunitReport(out, threshold);
            case CHECKSTYLE -> new CheckstyleReport(out);
        };
    }

    /** What is said at the end, on standard error, and the baseline. */
    private void conclude(CheckRun.Streams streams, Tally tally, FileLog log, KnownFindings known,
            List<Report.Gone> gone) {
        gone.forEach(one -> streams.say("gone from the baseline: "
                + Printable.of(one.what().key().file() + ": "
                        + one.what().key().rule() + " " + one.what().key().name())
                + (one.what().known() == 1 ? "" : " (" + one.what().count() + " of " + one.what().known() + ")")));
        baseline.target().ifPresent(file -> {
            int size = baseline.write(file, known);
            streams.say(Printable.path(file) + " now knows " + Tally.count(size, "finding"));
        });
        streams.say(tally.summary(stdin ? -1 : log.files(), repair.diff,
                gone.stream().mapToInt(one -> one.what().count()).sum(),
                log.omissions()));
    }

    /**
     * Says what is wrong in project files that were not among the files, and in what they name; whether all of that
     * could be read.
     */
    private boolean complaints(Configuration configuration, Set<Path> examined) {
        boolean complete = true;
        for (Project project : configuration.projects().map(Projects::known).orElse(List.of())) {
            complete &= project.registries().complaints().isEmpty();
            project.registries().complaints()
                    .forEach(complaint -> complain(Printable.of(complaint)));
            if (!examined.contains(project.path())) {
                project.file().problems().forEach(
                        problem -> complain(Printable.path(project.path()) + ": " + Printable.of(problem.message())));
            }
        }
        err().flush();
        return complete;
    }

    /** What the command line says, over what project files say. */
    private Configuration configuration() {
        Map<String, Severity> levels = new HashMap<>();
        Set<String> off = new HashSet<>();
        severities.forEach((code, level) -> {
            if (Rules.byCode(code).isEmpty()) {
                throw new UsageException(
                        "--severity: no such rule: " + Printable.of(code) + "; “urn-ls rule” lists them");
            }
            if (level.equals("off")) {
                off.add(code);
            } else {
                levels.put(code, severity(level, "--severity " + code));
            }
        });
        ProjectFile.Settings given = new ProjectFile.Settings(specification.given(), levels, off,
                accept.stream().map(Glob::new).toList());
        return new Configuration(given, registries.given(err()), fileOptions.given(),
                noProject ? Optional.empty() : Optional.of(new Projects()));
    }

    private static Severity severity(String id, String option) {
        return Severity.byId(id).orElseThrow(() -> new UsageException(option + ": no such severity: " + Printable.of(id)
                + " (there are error, warning, information, hint)"));
    }
}
