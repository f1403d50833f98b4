package io.github.urnls.cli.tools;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.MapFile;
import io.github.urnls.cli.report.FilesReport;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileOutcome;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.Projects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * The files of a call, among those that may be read.
 *
 * @param maxSize the largest file that is read, in bytes
 * @param onFault gets the name of a file whose check fails by a bug, with the fault
 */
public record ToolFiles(Roots roots, long maxSize, BiConsumer<String, Throwable> onFault) {

    /** The most files of one call, as in a workspace of the language server. The answer says when there are more. */
    static final int MOST_FILES = Setting.MAX_FILES.usual();

    /** Examines a file, on any thread, and returns the code that hands on the result, on the calling thread. */
    interface Examination {
        Runnable of(String displayed, Path file, FileContent.Text text);
    }

    /** The configuration: {@code given} counts before the project files that may be read. */
    Configuration configuration(Layer given, Optional<Registry> registry) {
        return new Configuration(given.with(Setting.MAX_SIZE, (int) (maxSize >> 20)), Set.of(), Optional.empty(),
                registry, new Projects(roots::holdsNow));
    }

    /**
     * The registry for a call without files: {@code given} unless it is the built-in one, else that of the first root
     * with a project file. It is read for each call, since the file may change.
     */
    Registry registry(Registry given) {
        if (given != Registry.BUILT_IN) {
            return given;
        }
        Projects projects = new Projects(roots::holdsNow);
        return roots.all().stream().flatMap(root -> projects.of(root.resolve(ProjectFile.NAME)).stream()).findFirst()
                .map(project -> project.registry()).orElse(given);
    }

    /**
     * The files and folders that {@code arguments} name, or all roots; {@code report} gets those that may not be read.
     */
    List<Path> asked(JsonObject arguments, FilesReport report) {
        if (!arguments.has("paths")) {
            return roots.all();
        }
        List<Path> asked = new ArrayList<>();
        for (JsonElement path : arguments.getAsJsonArray("paths")) {
            switch (roots.ask(path.getAsString())) {
                case Roots.Asked.Inside inside -> asked.add(inside.real());
                case Roots.Asked.Refused refused -> report.notRead(Printable.of(path.getAsString()), refused.reason());
            }
        }
        return asked;
    }

    /** Examines all files below {@code asked}; returns the files of the walk. */
    List<Path> examine(List<Path> asked, Configuration configuration, Examination examination, FilesReport report,
            BooleanSupplier cancelled) {
        FileWalk.Result walk = walk(asked, report, cancelled);
        examine(walk.steps(), asked, configuration, examination, report, cancelled);
        return walk.files();
    }

    /** Finds all files below {@code asked}; {@code report} gets what is left out. */
    FileWalk.Result walk(List<Path> asked, FilesReport report, BooleanSupplier cancelled) {
        FileWalk.Result walk = FileWalk.of(asked, MOST_FILES, cancelled);
        walk.problems().forEach(problem -> report.notRead(roots.display(problem.path()), problem.reason()));
        walk.links().forEach(link -> add(link, new FileOutcome.Link(), false, report));
        if (walk.cut()) {
            report.note("there are more than " + MOST_FILES
                    + "  files; the rest was skipped: ask for the folders one by one");
        }
        return walk;
    }

    /** Examines some files, of which {@code asked} were asked for by themselves. */
    void examine(List<FileWalk.Step.File> files, List<Path> asked, Configuration configuration,
            Examination examination, FilesReport report, BooleanSupplier cancelled) {
        FileLoop loop = new FileLoop(Runtime.getRuntime().availableProcessors(), file -> maxSize,
                file -> mayRead(file, configuration), cancelled);
        loop.run(files.iterator(), (file, text) -> examination.of(roots.display(file), file, text),
                (file, outcome) -> add(file, outcome, asked.contains(file), report));
    }

    /** Whether {@code file} lies where files may be read, and its project file includes it. */
    boolean mayRead(Path file, Configuration configuration) {
        return roots.holdsNow(file) && configuration.includes(file);
    }

    /**
     * The map in {@code file}, which may be read.
     *
     * @throws UsageException if it is no file, or too large
     */
    MapFile map(Path file) {
        String shown = roots.display(file);
        UsageException.throwIf(!Files.isRegularFile(file), shown + ": not a regular file");
        try {
            long size = Files.size(file);
            UsageException.throwIf(size > maxSize, shown + ": " + exceeding(size, maxSize));
        } catch (IOException e) {
            throw new UsageException(shown + ": " + FileWriter.reason(e));
        }
        return new MapFile(file, shown);
    }

    private static String exceeding(long size, long limit) {
        return size + " bytes exceed the limit of " + limit;
    }

    /**
     * Adds the outcome of a file to the report.
     *
     * @param named whether it was asked for by itself, so that it is reported even if it is binary
     */
    void add(Path file, FileOutcome outcome, boolean named, FilesReport report) {
        String path = roots.display(file);
        switch (outcome) {
            case FileOutcome.Examined examined -> {
                report.file();
                if (!examined.note().isEmpty()) {
                    report.note(path + ": " + examined.note());
                }
            }
            case FileOutcome.LeftOut leftOut when !roots.holdsNow(file) -> report.notRead(path, Roots.LEADS_OUT);
            case FileOutcome.LeftOut leftOut when named -> report.notRead(path, "left out by " + ProjectFile.NAME);
            case FileOutcome.LeftOut leftOut -> {
            }
            case FileOutcome.NotRead(FileContent.NoCandidate none) -> report.file();
            case FileOutcome.NotRead(FileContent.Binary binary) when named ->
                    report.notRead(path, "not text: it holds NUL bytes");
            case FileOutcome.NotRead(FileContent.Binary binary) -> {
            }
            case FileOutcome.NotRead(FileContent.OwnReport own) ->
                    report.note(path + ": " + FileContent.OwnReport.SKIPPED);
            case FileOutcome.NotRead(FileContent.Unreadable problem) ->
                    report.notRead(path, Printable.of(problem.reason()));
            case FileOutcome.NotRead(FileContent.TooLarge size) ->
                    report.notRead(path, exceeding(size.octets(), size.limit()));
            case FileOutcome.Link link -> report.notRead(path, "a symbolic link, which is not followed");
            case FileOutcome.Bug bug -> {
                report.notRead(path, "the check failed; this is a bug, and standard error says more");
                onFault.accept(path, bug.fault());
            }
        }
    }
}
