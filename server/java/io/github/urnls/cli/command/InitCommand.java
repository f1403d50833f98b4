package io.github.urnls.cli.command;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fingerprint;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.run.RememberedSchemas;
import io.github.urnls.cli.setup.FirstLook;
import io.github.urnls.cli.setup.FirstSettings;
import io.github.urnls.feature.Tally;
import io.github.urnls.workspace.Baseline;
import io.github.urnls.workspace.BaselineFile;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FilePatterns;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.SchemaFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code init}: writes the first settings of a project, and a baseline of what is found in it. */
public final class InitCommand extends PrintingCommand {

    private final Argument<List<String>> exclude = options(Setting.EXCLUDE, "PATTERN",
            "Leave out files and folders that match the pattern, as in a .gitignore, now and later; repeatable.");

    private final Argument<Boolean> dry = flag("--dry-run", "Print what would be written, and write nothing.");
    private final Argument<Path> given = add(parameter(Path.class, "", "FOLDER",
            "The folder of the project; the working directory when none is given.").arity("0..1"));

    public InitCommand() {
        super("Looks at the files of a project and writes its first settings: urn-ls.json, and if there are any,"
                + " private namespaces and a baseline of what is found.");
    }

    @Override
    public Integer call() {
        FirstSettings settings = new FirstSettings(given.given().orElse(FileNames.here()), dry.get());
        settings.requireNone();
        settings(); // refuses what is no pattern
        Checker checker = checker().with(new RememberedSchemas(SchemaFiles.inRepositories()));
        FirstLook look = new FirstLook();
        FileLog log = look(settings, checker, look);
        out().println(log.extent(" looked at") + (dry.get() ? ". Nothing is written; it would be:" : ". Written:"));
        List<String> written = settings.write(look, exclude.get(), false);
        if (dry.get()) {
            written.add("");
            written.add("and a baseline, if there is anything to report by these settings");
            written.forEach(out()::println);
            return done(!log.failed());
        }
        Optional<Baseline> baseline = baseline(settings, checker);
        if (baseline.isPresent()) {
            write(settings.baseline(), baseline.get());
            written = settings.write(look, exclude.get(), true);
            written.add(settings.baseline().getFileName() + ": " + Tally.counted(baseline.get().size(), "finding")
                    + ", hints included, known from now on and not counted");
        }
        written.forEach(out()::println);
        conclude(baseline.isPresent(), settings);
        return done(!log.failed());
    }

    /** Goes through all files, by the built-in settings. */
    private FileLog look(FirstSettings settings, Checker checker, FirstLook look) {
        Configuration plain = Configuration.of(Layer.NONE, Projects.none());
        FileLog log = log(err(), settings, plain);
        CheckOptions options = plain.builtIn();
        log.examine(List.of(settings.start()), source -> {
            List<Finding> findings = checker.check(source.document(), options);
            return () -> FileNames.below(FileNames.absolute(settings.folder()), FileNames.absolute(source.path()))
                    .ifPresent(path -> look.add(path, findings));
        });
        return log;
    }

    /** What is found by the settings that were just written; empty if there is nothing to report. */
    private Optional<Baseline> baseline(FirstSettings settings, Checker checker) {
        Configuration configuration = Configuration.of(Layer.NONE, new Projects());
        // The first pass has told what cannot be read.
        FileLog silent = log(new PrintWriter(Writer.nullWriter()), settings, configuration);
        SourceRoot root = new SourceRoot(settings.folder());
        List<Fingerprint> found = new ArrayList<>();
        Set<Severity> severities = EnumSet.noneOf(Severity.class);
        silent.examine(List.of(settings.start()), source -> {
            List<Finding> findings = checker.check(source.document(),
                    configuration.options(source.path()).with(Severity.HINT));
            return () -> {
                found.addAll(Fingerprint.of(root.relative(source.path()), findings));
                findings.forEach(finding -> severities.add(finding.severity()));
            };
        });
        isUnderstood(configuration);
        return severities.stream().anyMatch(severity -> severity.isAtLeast(Severity.INFORMATION))
                ? Optional.of(Baseline.of(found)) : Optional.empty();
    }

    private FileLog log(PrintWriter errors, FirstSettings settings, Configuration configuration) {
        FileWalk.Choice choice = new FileWalk.Choice(true, true,
                new FilePatterns(FileNames.absolute(settings.folder()), exclude.get()));
        return new FileLog(errors, configuration::maxSize,
                new FileLog.Selection(choice, configuration::includes, file -> false, false), false, true);
    }

    private static void write(Path file, Baseline found) {
        try {
            BaselineFile.write(file, found);
        } catch (IOException e) {
            throw new UsageException(Printable.path(file) + ": not written: " + FileWriter.reason(e));
        }
    }

    private void conclude(boolean baseline, FirstSettings settings) {
        String where = settings.place();
        List<String> lines = new ArrayList<>(
                List.of("", "Read the files, change what you want otherwise, and commit them."
                        + " What to run now, and in CI:", "  urn-ls check " + where,
                        "In a hook of Git, for what is staged:", "  urn-ls check --staged"));
        if (baseline) {
            lines.addAll(List.of("What is known and can be repaired without a doubt, and a new baseline after that:",
                    "  urn-ls check --diff " + where, "  urn-ls check --fix " + where,
                    "  urn-ls check --write-baseline " + Printable.inShell(settings.baseline().toString())
                            + " " + where));
        }
        lines.forEach(out()::println);
    }
}
