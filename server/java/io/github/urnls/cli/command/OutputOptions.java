package io.github.urnls.cli.command;

import io.github.urnls.check.Severity;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.cli.Terminal;
import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.CheckstyleReport;
import io.github.urnls.cli.report.GithubReport;
import io.github.urnls.cli.report.GitlabReport;
import io.github.urnls.cli.report.JsonlReport;
import io.github.urnls.cli.report.JunitReport;
import io.github.urnls.cli.report.Report;
import io.github.urnls.cli.report.SarifReport;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.cli.report.ConciseReport;
import io.github.urnls.cli.report.GroupedReport;
import io.github.urnls.cli.report.RdjsonReport;
import io.github.urnls.cli.report.TextOptions;
import io.github.urnls.cli.report.TextReport;
import io.github.urnls.workspace.FileNames;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options for the output. */
@Command(optionListHeading = "Output")
public final class OutputOptions {

    public enum Format {
        TEXT(true, false), CONCISE(true, false), GROUPED(true, false), JSONL(false, false), SARIF(false, true),
        RDJSON(false, true), GITHUB(false, true), GITLAB(false, true), JUNIT(false, false), CHECKSTYLE(false, false);

        /** Whether it is for people, not for programs. */
        private final boolean isForPeople;
        /** Whether paths in it are relative to a root. */
        private final boolean hasRoot;

        Format(boolean isForPeople, boolean hasRoot) {
            this.isForPeople = isForPeople;
            this.hasRoot = hasRoot;
        }
    }

    @Option(names = "--format", paramLabel = "F", defaultValue = "text",
            description = "Print text (the default), concise (a line a finding) or grouped (by file); for programs"
                    + " jsonl, sarif, rdjson, github, gitlab, junit or checkstyle.")
    private Format format = Format.TEXT;

    @Option(names = "--root", paramLabel = "DIR",
            description = "Make paths in sarif, rdjson, github and gitlab relative to this folder (default: the"
                    + " git working tree, or the working directory, as always in rdjson).")
    private @Nullable Path root;

    @Option(names = "--color", paramLabel = "WHEN", defaultValue = "auto",
            description = "Color text, concise and grouped: auto (the default: on a terminal,"
                    + " unless NO_COLOR is set), always or never.")
    private Terminal.Color color = Terminal.Color.AUTO;

    @Option(names = "--max-per-file", paramLabel = "N",
            description = "Print at most this many findings of a file in text, concise and grouped; 0 for all"
                    + " (default: " + TextOptions.MOST_PER_FILE + ").")
    private int mostPerFile = TextOptions.MOST_PER_FILE;

    @Option(names = {"-q",
            "--quiet"},
            description = "Print no findings and no summary, only what went wrong;"
                    + " the exit code tells whether there are"
                    + " findings.")
    private boolean quiet;

    @Option(names = "--statistics",
            description = "Count the findings of each rule: behind the findings in text, else on standard error.")
    private boolean statistics;

    @Option(names = "--output-file", paramLabel = "FILE",
            description = "Write the report to this file, whole or not at all, instead of standard output.")
    private @Nullable Path file;

    @Option(names = "--fail-on", paramLabel = "LEVEL", defaultValue = "warning",
            completionCandidates = LevelWords.class,
            description = "Exit with 1 from this severity on: error, warning (the default), information or hint.")
    private String failOn = "warning";

    @Option(names = "--exit-zero",
            description = "Exit with 0 whatever the findings; errors still exit with 2.")
    private boolean exitZero;

    boolean isQuiet() {
        return quiet;
    }

    boolean hasStatistics() {
        return statistics;
    }

    /** Whether findings are for people. */
    boolean isText() {
        return format.isForPeople;
    }

    /** Whether no findings are printed. */
    boolean hidesFindings() {
        return quiet && file == null;
    }

    /** Whether {@code other} is the file that the report is written to. */
    boolean writes(Path other) {
        return file != null && FileNames.absolute(file).equals(FileNames.absolute(other));
    }

    /** The target of the report; {@code out} is standard output. */
    ReportTarget target(PrintWriter out) {
        return file == null ? ReportTarget.of(out) : ReportTarget.of(file);
    }

    /** The exit code of a run that found something at or above the threshold. */
    int found() {
        return exitZero ? CommandLineInterface.OK : CommandLineInterface.FOUND;
    }

    /** The lowest severity that makes the run fail. */
    Severity threshold() {
        return RuleOptions.severity(failOn, "--fail-on");
    }

    SourceRoot root() {
        if (root != null) {
            return new SourceRoot(root);
        }
        // Reviewdog resolves relative paths from its working directory.
        return format == Format.RDJSON ? new SourceRoot(FileNames.workingFolder())
                : SourceRoot.above(FileNames.workingFolder());
    }

    TextReport text(PrintWriter out, boolean showsKnown) {
        return new TextReport(out, new TextOptions(Terminal.style(color), showsKnown, mostPerFile));
    }

    /** The report in the chosen format, with the options of {@code text} if it is for people. */
    Report report(PrintWriter out, TextReport text) {
        return switch (format) {
            case TEXT -> new TextReport(out, options(text));
            case CONCISE -> new ConciseReport(out, options(text));
            case GROUPED -> new GroupedReport(out, options(text));
            case JSONL -> new JsonlReport(out, text.options().showsKnown());
            case SARIF -> new SarifReport(out, root());
            case RDJSON -> new RdjsonReport(out, root());
            case GITHUB -> new GithubReport(out, root());
            case GITLAB -> new GitlabReport(out, root());
            case JUNIT -> new JunitReport(out, threshold());
            case CHECKSTYLE -> new CheckstyleReport(out);
        };
    }

    /** The options of {@code text}. A file gets no links, and colors only on request. */
    private TextOptions options(TextReport text) {
        if (file == null) {
            return text.options();
        }
        Terminal.Style plain = new Terminal.Style(color == Terminal.Color.ALWAYS, false);
        return new TextOptions(plain, text.options().showsKnown(), mostPerFile);
    }

    /** Whether the output goes to a terminal. */
    boolean isForEyes() {
        return file == null && Terminal.isInteractive();
    }

    void requireSense(CheckRun.Mode mode) {
        threshold();
        if (mode == CheckRun.Mode.DIFF && format != Format.TEXT) {
            throw new UsageException("--diff prints a diff and no findings; it takes no --format");
        }
        if (mostPerFile < 0) {
            throw new UsageException("--max-per-file must be at least 0");
        }
        if (root != null && !format.hasRoot) {
            throw new UsageException("--root is for the formats sarif, rdjson, github and gitlab");
        }
    }
}
