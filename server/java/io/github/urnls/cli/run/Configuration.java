package io.github.urnls.cli.run;

import io.github.urnls.check.TestSeverity;
import io.github.urnls.workspace.Baseline;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Layers;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The options for each file: those of the command line, else of the nearest project file, else the built-in ones. Safe
 * for any thread.
 *
 * @param commandLine the settings on the command line
 * @param selected    the rules that alone are reported; empty for all
 * @param least       the lowest severity that is reported and repaired; empty for what is usual
 * @param registry    the namespaces given on the command line, if any
 * @param projects    the project files
 */
public record Configuration(Layer commandLine, Set<String> selected, Optional<Severity> least,
        Optional<Registry> registry, Projects projects) {

    /** That of {@code commandLine} and the project files. */
    public static Configuration of(Layer commandLine, Projects projects) {
        return new Configuration(commandLine, Set.of(), Optional.empty(), Optional.empty(), projects);
    }

    /** The project that {@code file} belongs to. */
    public Optional<Project> project(Path file) {
        return projects.near(file);
    }

    public CheckOptions options(Path file) {
        Layers settings = settings(file);
        return options(settings, registry(file)).with(testSeverity(FileNames.absolute(file), settings));
    }

    /** What all places say of the settings for {@code file}. */
    public Layers settings(Path file) {
        return project(file).map(project -> project.settings(FileNames.absolute(file))).orElse(new Layers(List.of()))
                .and(commandLine);
    }

    /** The namespaces and names that {@code file} is checked with. */
    public Registry registry(Path file) {
        return registry.or(() -> project(file).map(Project::registry))
                .orElse(Registry.BUILT_IN);
    }

    /** The specification for the names of {@code file}. */
    public Specification specification(Path file) {
        return options(file).specification();
    }

    private TestSeverity testSeverity(Path file, Layers settings) {
        return project(file).map(project -> project.testSeverity(file, settings))
                .orElseGet(() -> TestFiles.USUAL.of(FileNames.below(root(file), file), settings));
    }

    /** The folder that a path counts from: its repository, else the working folder. */
    private Path root(Path file) {
        return projects.repository(FileNames.absolute(file)).orElse(FileNames.workingFolder());
    }

    /** The options for a text that is no file. */
    public CheckOptions builtIn() {
        return options(new Layers(List.of(commandLine)), registry.orElse(Registry.BUILT_IN));
    }

    private CheckOptions options(Layers settings, Registry names) {
        CheckOptions options = settings.options(names).with(least.orElse(Severity.HINT));
        return selected.isEmpty() ? options : options.without(unselected());
    }

    /** The rules that are off when some are selected. A selected rule is on even if a project switches it off. */
    private Set<String> unselected() {
        Set<String> off = new HashSet<>(RuleLevels.codes("all"));
        off.removeAll(selected);
        off.addAll(onCommandLine().off());
        return off;
    }

    private CheckOptions onCommandLine() {
        return new Layers(List.of(commandLine)).options(Registry.BUILT_IN);
    }

    /**
     * The findings that the command line leaves in: others are neither gone from a baseline nor to be taken out of it.
     */
    public Predicate<Baseline.Key> wanted() {
        CheckOptions given = onCommandLine();
        return key -> (selected.isEmpty() || selected.contains(key.rule())) && !given.off().contains(key.rule())
                && !given.accepts(key.name());
    }

    /** The baseline that the project of {@code file} names. */
    public Optional<Path> baseline(Path file) {
        return project(file).flatMap(Project::baseline);
    }

    /** Whether {@code file} is the baseline of its project. */
    public boolean isBaseline(Path file) {
        return baseline(file).filter(FileNames.absolute(file)::equals).isPresent();
    }

    /** Whether its project file includes {@code file}. */
    public boolean includes(Path file) {
        return project(file).map(project -> project.includes(FileNames.absolute(file))).orElse(true);
    }

    /** The size limit of {@code file}, in bytes. */
    public long maxSize(Path file) {
        return (long) settings(file).value(Setting.MAX_SIZE) << 20;
    }

    /** The problems in the project files that were read, and in files that they name, one sentence each. */
    public Set<String> complaints() {
        return projects.known().stream().flatMap(project -> project.problems().stream()).map(Printable::of)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
