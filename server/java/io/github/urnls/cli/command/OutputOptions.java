package io.github.urnls.cli.command;

import io.github.urnls.check.Severity;
import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.Terminal.Color;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.ConciseReport;
import io.github.urnls.cli.report.GithubReport;
import io.github.urnls.cli.report.GitlabReport;
import io.github.urnls.cli.report.Ink;
import io.github.urnls.cli.report.JsonlReport;
import io.github.urnls.cli.report.JunitReport;
import io.github.urnls.cli.report.Report;
import io.github.urnls.cli.report.SarifReport;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.cli.report.TextReport;
import io.github.urnls.cli.run.CheckRun.Mode;
import io.github.urnls.cli.run.ReportTarget;
import io.github.urnls.workspace.FileNames;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The options for the output. */
public final class OutputOptions extends Options {

    public enum Format {
        TEXT, KNOWN, CONCISE, JSONL, SARIF, GITHUB, GITLAB, JUNIT;

        private static final Set<Format> FOR_PEOPLE = EnumSet.of(TEXT, KNOWN, CONCISE);

        /** Those whose paths are relative to a root. */
        private static final Set<Format> WITH_ROOT = EnumSet.of(SARIF, GITHUB, GITLAB);
    }

    private final Argument<Format> format = option(Format.class, "--format", "F",
            "Print text (the default), known (with known findings) or concise (a line each); for programs"
                    + " jsonl, sarif, github, gitlab or junit. See URN_LS_FORMAT.");
    private final Argument<Path> root = option(Path.class, "--root", "DIR",
            "Make paths in sarif, github and gitlab relative to this folder (default: the git working tree,"
                    + " or the working directory).");

    private final Argument<Color> color = option("--color", "WHEN", Color.AUTO,
            "Color text, known and concise: auto (the default: on a terminal,"
                    + " unless NO_COLOR is set), always or never.");

    private final Argument<Boolean> quiet = flag("-q", "Print no summary, only findings and what went wrong.",
            "--quiet");
    final Argument<Boolean> silent = flag("--silent", "Print no findings and no summary, only what went"
            + " wrong; the exit code tells whether there are findings.");

    final Argument<Boolean> statistics = flag("--statistics",
            "Count the findings of each rule: behind the findings in text, else on standard error.");

    final Argument<Path> file = option(Path.class, "--output-file", "FILE",
            "Write the report to this file, whole or not at all, instead of standard output.");

    private final Argument<String> failOn = option("--fail-on", "LEVEL", Words.THRESHOLDS,
            "Exit with 1 from this severity on: error, warning (the default), information, hint or never;"
                    + " errors still exit with 2.");

    private static final String VARIABLE = "URN_LS_FORMAT";

    /** The threshold that nothing reaches. */
    private static final String NEVER = "never";

    /** Whether the run only reports, so that the environment may choose the format. */
    private boolean reports;

    /** The format: the option, else the variable, else that of the job, else text. */
    private Format format() {
        Optional<Format> wanted = Optional.ofNullable(System.getenv(VARIABLE)).filter(word -> !word.isEmpty())
                .map(word -> Stream.of(Format.values()).filter(one -> one.name().equalsIgnoreCase(word)).findFirst()
                        .orElseThrow(() -> new UsageException(VARIABLE + ": there is no format “" + word + "”")));
        boolean job = reports && !file.isGiven() && "true".equals(System.getenv("GITHUB_ACTIONS"));
        return format.given().or(() -> wanted.filter(one -> reports)).orElse(job ? Format.GITHUB : Format.TEXT);
    }

    /** Whether findings are for people. */
    boolean isText() {
        return Format.FOR_PEOPLE.contains(format());
    }

    /** Whether there is no summary. */
    boolean isQuiet() {
        return quiet.get() || silent.get();
    }

    /** Whether no findings are printed. */
    boolean hidesFindings() {
        return silent.get() && !file.isGiven();
    }

    /** Whether {@code other} is the file that the report is written to. */
    boolean writes(Path other) {
        return BaselineOptions.same(other, file);
    }

    /** The target of the report; {@code out} is standard output. */
    ReportTarget target(PrintWriter out) {
        return file.given().map(path -> ReportTarget.of(path, format() == Format.GITLAB))
                .orElseGet(() -> new ReportTarget(out, null, null, false));
    }

    /** The exit code of a run that found something at or above the threshold. */
    int found() {
        return NEVER.equals(failOn.get()) ? ExitCode.OK : ExitCode.FOUND;
    }

    /** The lowest severity that makes the run fail. */
    Severity threshold() {
        return RuleOptions.severity(failOn.given().filter(level -> !level.equals(NEVER)).orElse("warning"),
                "--fail-on", Words.THRESHOLDS);
    }

    SourceRoot root() {
        return root.isGiven() ? new SourceRoot(root.get()) : SourceRoot.above(FileNames.workingFolder());
    }

    TextReport text(PrintWriter out) {
        return text(out, Ink.of(color.get()));
    }

    private TextReport text(PrintWriter out, Ink ink) {
        return new TextReport(out, ink, format() == Format.KNOWN);
    }

    /** The report in the chosen format. */
    Report report(PrintWriter out) {
        return switch (format()) {
            case TEXT, KNOWN -> text(out, ink());
            case CONCISE -> new ConciseReport(out, ink());
            case JSONL -> new JsonlReport(out);
            case SARIF -> new SarifReport(out, root());
            case GITHUB -> new GithubReport(out, root());
            case GITLAB -> new GitlabReport(out, root());
            case JUNIT -> new JunitReport(out, threshold());
        };
    }

    /** How a report for people is marked. A file gets no links, and colors only on request. */
    private Ink ink() {
        return file.isGiven() ? new Ink(color.get() == Color.ALWAYS, false) : Ink.of(color.get());
    }

    /** Whether the output goes to a terminal. */
    boolean isForEyes() {
        return !file.isGiven() && Terminal.isInteractive();
    }

    void requireSense(Mode mode, boolean asks) {
        threshold();
        reports = mode == Mode.REPORT && !asks;
        UsageException.throwIf(mode == Mode.DIFF && format.isGiven() && format.get() != Format.TEXT,
                "--diff prints a diff and no findings; it takes no --format");
        root.given().filter(folder -> !Files.isDirectory(folder)).ifPresent(folder -> {
            throw new UsageException("--root: " + Printable.path(folder) + " is not a folder");
        });
        UsageException.throwIf(root.isGiven() && !Format.WITH_ROOT.contains(format()),
                "--root is for the formats sarif, github and gitlab");
    }
}
