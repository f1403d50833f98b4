package io.github.urnls.cli.tools;

import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.run.MapFile;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.Projects;
import io.github.urnls.workspace.index.FilesIndex;
import io.github.urnls.workspace.index.ScannedFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * The files that may be read.
 *
 * @param maxSize the largest file that is read, in bytes
 * @param given   the registry on the command line, which counts before those of project files
 */
public record ToolFiles(Roots roots, long maxSize, Optional<Registry> given) {

    /** The most files of one call, as in a workspace of the language server. The answer says when there are more. */
    static final int MOST_FILES = Setting.MAX_FILES.usual();

    /** The configuration: {@code settings} count before the project files that may be read. */
    Configuration configuration(Layer settings) {
        return new Configuration(settings.with(Setting.MAX_SIZE, (int) (maxSize >> 20)), Set.of(), Optional.empty(),
                given, new Projects(roots::holdsNow));
    }

    /**
     * The registry for a call without files: the given one, else that of the first root with a project file. It is read
     * for each call, since the file may change.
     */
    Registry registry() {
        Projects projects = new Projects(roots::holdsNow);
        return given.or(() -> roots.all().stream()
                .flatMap(root -> projects.of(root.resolve(ProjectFile.NAME)).stream()).findFirst()
                .map(Project::registry)).orElse(Registry.BUILT_IN);
    }

    /** The log for some files of a call, without {@code never}. */
    FileLog log(Configuration configuration, Predicate<Path> never, BooleanSupplier cancelled) {
        return new FileLog(new PrintWriter(Writer.nullWriter()), file -> maxSize,
                new FileLog.Selection(FileWalk.Choice.OF_EDITOR,
                        file -> roots.holdsNow(file) && configuration.includes(file), never, true),
                true, false, MOST_FILES,
                cancelled);
    }

    /** The files and folders {@code asked}, without the files that {@code never} accepts, not read yet. */
    Tree tree(List<Path> asked, Predicate<Path> never, BooleanSupplier cancelled) {
        Configuration configuration = configuration(Layer.NONE);
        Path first = asked.isEmpty() ? FileNames.workingFolder() : asked.getFirst();
        ScannedFile.Reader reader = new ScannedFile.Reader(configuration::specification, file -> maxSize,
                roots::holdsNow, true);
        return new Tree(asked, log(configuration, never, cancelled), configuration, new FilesIndex(reader),
                configuration.options(FileNames.fileAt(first)), roots::display);
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
            UsageException.throwIf(size > maxSize, shown + ": " + size + " bytes exceed the limit of " + maxSize);
        } catch (IOException e) {
            throw new UsageException(shown + ": " + FileWriter.reason(e));
        }
        return new MapFile(file, shown);
    }
}
