package io.github.urnls.cli.run;

import io.github.urnls.check.TestSeverity;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The options for each file: those of the command line, else of the nearest project file, else the built-in ones. Safe
 * for any thread.
 *
 * @param commandLine the settings on the command line
 * @param selected    the rules that alone are reported; empty for all
 * @param least       the lowest severity that is reported and repaired; empty for what is usual
 * @param registry    the namespaces given on the command line, if any
 * @param maxSize     the size limit given on the command line, in bytes
 * @param projects    the project files
 */
public record Configuration(ProjectFile.Settings commandLine, Set<String> selected, Optional<Severity> least,
        Optional<Registry> registry, OptionalLong maxSize, Projects projects) {

    private static final long DEFAULT_MAX_SIZE = 100L << 20;

    /** The project that {@code file} belongs to. */
    public Optional<Project> project(Path file) {
        return projects.near(file);
    }

    public CheckOptions options(Path file) {
        ProjectFile.Settings settings = settings(file).and(commandLine);
        return options(settings, registry(file)).with(testSeverity(FileNames.absolute(file), settings));
    }

    /** The namespaces and names that {@code file} is checked with. */
    public Registry registry(Path file) {
        return registry.or(() -> project(file).map(project -> project.registries().registry()))
                .orElse(Registry.BUILT_IN);
    }

    /** The specification for the names of {@code file}. */
    public Specification specification(Path file) {
        return options(file).specification();
    }

    private TestSeverity testSeverity(Path file, ProjectFile.Settings settings) {
        return project(file).filter(project -> commandLine.tests().patterns().isEmpty())
                .map(project -> project.testSeverity(file, settings))
                .orElseGet(() -> settings.tests().of(FileNames.below(root(file), file)));
    }

    /** The folder that a path counts from: that of its project file, else its repository, else the working one. */
    private Path root(Path file) {
        return project(file).map(Project::folder).or(() -> projects.repository(FileNames.absolute(file)))
                .orElse(FileNames.workingFolder());
    }

    /** The options for a text that is no file. */
    public CheckOptions builtIn() {
        return options(commandLine, registry.orElse(Registry.BUILT_IN));
    }

    private CheckOptions options(ProjectFile.Settings settings, Registry names) {
        return new CheckOptions(settings.specification().orElse(Specification.RFC8141), settings.severities(),
                selected.isEmpty() ? settings.off() : unselected(), settings.accept(), names,
                least.orElse(Severity.HINT), TestSeverity.SAME);
    }

    /** The rules that are off when some are selected. A selected rule is on even if a project switches it off. */
    private Set<String> unselected() {
        Set<String> off = new HashSet<>(RuleLevels.codes("all"));
        off.removeAll(selected);
        off.addAll(commandLine.off());
        return off;
    }

    private ProjectFile.Settings settings(Path file) {
        return project(file).map(project -> project.settings(FileNames.absolute(file)))
                .orElse(ProjectFile.Settings.NONE);
    }

    /** The baseline that the project of {@code file} names. */
    public Optional<Path> baseline(Path file) {
        return project(file).flatMap(Project::baseline);
    }

    /** Whether {@code file} is the baseline of its project. */
    public boolean isBaseline(Path file) {
        return baseline(file).filter(FileNames.absolute(file)::equals).isPresent();
    }

    /** Whether a baseline is named for the files at {@code path}, a file or a folder. */
    public boolean namesBaseline(Path path) {
        return baseline(FileNames.fileAt(path)).isPresent();
    }

    /** Whether its project file includes {@code file}. */
    public boolean includes(Path file) {
        return project(file).map(project -> project.includes(FileNames.absolute(file))).orElse(true);
    }

    /** The size limit of {@code file}, in bytes. */
    public long maxSize(Path file) {
        return maxSize
                .orElseGet(() -> project(file).map(Project::maxSize).filter(size -> size.isPresent())
                        .map(size -> size.getAsInt() * (1L << 20)).orElse(DEFAULT_MAX_SIZE));
    }

    /** The problems in the project files that were read, and in files that they name, one sentence each. */
    public Set<String> complaints() {
        Set<String> complaints = new LinkedHashSet<>();
        for (Project project : projects.known()) {
            project.mistakes().forEach(mistake -> complaints.add(Printable.of(mistake)));
            project.complaints().forEach(complaint -> complaints.add(Printable.of(complaint)));
        }
        return complaints;
    }
}
