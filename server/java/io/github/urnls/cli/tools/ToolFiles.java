package io.github.urnls.cli.tools;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.run.MapFile;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.index.FilesIndex;
import io.github.urnls.workspace.index.ScannedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * The files of a call, among those that may be read.
 *
 * @param maxSize the largest file that is read, in bytes
 */
public record ToolFiles(Roots roots, long maxSize) {

    /** The most files of one call, as in a workspace of the language server. The answer says when there are more. */
    static final int MOST_FILES = Setting.MAX_FILES.usual();

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

    /** The log for some files of a call, without {@code never}. */
    FileLog log(Configuration configuration, Predicate<Path> never, BooleanSupplier cancelled) {
        return new FileLog(file -> maxSize, new FileLog.Selection(FileWalk.Choice.OF_EDITOR,
                file -> roots.holdsNow(file) && configuration.includes(file), never, true), MOST_FILES, cancelled);
    }

    /**
     * The files and folders that {@code arguments} name, or all roots, not read yet.
     *
     * @param report gets the paths that may not be read
     * @param never  the files that are left out
     */
    Tree tree(JsonObject arguments, FilesReport report, Predicate<Path> never, BooleanSupplier cancelled) {
        Configuration configuration = configuration(Layer.NONE, Optional.empty());
        List<Path> asked = asked(arguments, report);
        Path first = asked.isEmpty() ? FileNames.workingFolder() : asked.getFirst();
        return new Tree(asked, log(configuration, never, cancelled), configuration,
                new FilesIndex(reader(configuration)), configuration.options(FileNames.fileAt(first)), roots::display);
    }

    ScannedFile.Reader reader(Configuration configuration) {
        return new ScannedFile.Reader(configuration::specification, file -> maxSize, roots::holdsNow, true);
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
}
