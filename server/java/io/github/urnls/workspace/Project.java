package io.github.urnls.workspace;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Layers;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.namespace.Registry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A project file with its bases: the one in the nearest folder above, unless it is a root, and those that it extends.
 * Its own settings count before those of its bases, and a later base counts before an earlier one.
 */
public final class Project {

    /** Settings for some files of the folder. */
    private record Part(FilePatterns files, Layer settings) {}

    private final Path path;
    private final Path folder;
    private final Layer settings;
    private final ProjectBounds bounds;
    /** Its bases and itself, the least important first. */
    private final List<Project> chain = new ArrayList<>();
    private final List<Part> parts;
    private final FilePatterns include;
    private final FilePatterns exclude;
    private final TestFiles tests;
    private final List<Path> registryFiles = new ArrayList<>();
    private final Optional<Path> iana;
    private final Optional<Path> baseline;
    private final Registries registries;
    private final List<String> mistakes;
    private final List<String> complaints;

    /**
     * Reads the files that the project file names.
     *
     * @param path       the file, absolute
     * @param folder     the folder that its patterns of files are relative to
     * @param own        its own settings
     * @param bounds     how far it may reach
     * @param bases      its bases, the least important first
     * @param mistakes   what is wrong in the file itself
     * @param complaints what else is wrong
     */
    Project(Path path, Path folder, Layer own, ProjectBounds bounds, List<Project> bases,
            List<String> mistakes, List<String> complaints) {
        this.path = path;
        this.folder = folder;
        this.settings = own.from(FileNames.text(path));
        this.bounds = bounds;
        this.mistakes = List.copyOf(mistakes);
        bases.forEach(base -> chain.addAll(base.chain));
        chain.add(this);
        List<String> wrong = new ArrayList<>(complaints);
        parts = settings.value(Setting.OVERRIDES).stream().map(override -> new Part(new FilePatterns(folder,
                override.files()), override.settings().from(settings.source()))).toList();
        include = new FilePatterns(folder, settings.value(Setting.INCLUDE));
        exclude = new FilePatterns(folder, settings.value(Setting.EXCLUDE));
        tests = TestFiles.of(settings);
        settings.value(Setting.REGISTRIES).forEach(name -> bounds.named(name, wrong).ifPresent(registryFiles::add));
        iana = settings.get(Setting.IANA_REGISTRY).flatMap(name -> bounds.named(name, wrong));
        baseline = settings.get(Setting.BASELINE).flatMap(name -> bounds.named(name, wrong));
        registries = read();
        wrong.addAll(registries.complaints());
        this.complaints = List.copyOf(new LinkedHashSet<>(wrong));
    }

    /**
     * A project file that exists and cannot be used, for {@code reason}. Nothing of it applies, nor of one above it.
     */
    static Project unreadable(Path path, String reason) {
        return new Project(path, path.getParent(), Layer.NONE,
                ProjectBounds.of(path), List.of(), List.of(), List.of(FileNames.text(path) + reason));
    }

    /** Reads the registry files. Those of this project count before those of its bases. */
    private Registries read() {
        List<Path> files = chain.reversed().stream().flatMap(one -> one.registryFiles.stream()).toList();
        Layers all = new Layers(chain.stream().map(one -> one.settings).toList());
        Optional<Path> copy = nearest(one -> one.iana);
        return (files.isEmpty() && copy.isEmpty() ? Registries.BUILT_IN : Registries.read(files, copy.orElse(null)))
                .with(all.value(Setting.VOCABULARIES)).withSlots(all.value(Setting.SLOTS));
    }

    /** The value of the most important file that has one. */
    private <T> Optional<T> nearest(Function<Project, Optional<T>> what) {
        return chain.reversed().stream().map(what).flatMap(Optional::stream).findFirst();
    }

    /** The project file, absolute. */
    public Path path() {
        return path;
    }

    /** Its bases and itself, the least important first. */
    public List<Project> chain() {
        return List.copyOf(chain);
    }

    /** The namespaces and names that it knows. */
    public Registry registry() {
        return registries.registry();
    }

    /** The file with the findings that are known on the command line; it may be missing. */
    public Optional<Path> baseline() {
        return nearest(one -> one.baseline);
    }

    /** What is wrong in the file itself, one sentence each, with its place. */
    public List<String> mistakes() {
        return mistakes;
    }

    /** What is wrong in the files that it names, one sentence each. */
    public List<String> complaints() {
        return complaints;
    }

    /** All that is wrong, one sentence each. */
    public List<String> problems() {
        return Stream.concat(mistakes.stream(), complaints.stream()).toList();
    }

    /** Whether {@code changed} is this file or a base, or is named by one of them. */
    public boolean names(Path changed) {
        return chain.stream().anyMatch(one -> one.path.equals(changed) || one.namesItself(changed));
    }

    private boolean namesItself(Path changed) {
        ProjectBounds anywhere = new ProjectBounds(bounds.folder(), path.getRoot());
        return Stream.of(settings.value(Setting.REGISTRIES), settings.get(Setting.IANA_REGISTRY).stream().toList(),
                settings.value(Setting.EXTENDS)).flatMap(List::stream)
                .anyMatch(name -> anywhere.named(name, new ArrayList<>()).filter(changed::equals).isPresent());
    }

    /** Whether {@code file}, which lies below the folder, is checked. A project file always is. */
    public boolean includes(Path file) {
        return file.endsWith(ProjectFile.NAME)
                || nearest(one -> Optional.of(one.include).filter(patterns -> !patterns.isEmpty()))
                        .map(patterns -> patterns.fit(file)).orElse(true)
                        && !nearest(one -> one.exclude.says(file)).orElse(false);
    }

    /** What it says of the settings for {@code file}. */
    public Layers settings(Path file) {
        List<Layer> layers = new ArrayList<>();
        for (Project one : chain) {
            layers.add(one.settings);
            one.parts.stream().filter(part -> part.files.fit(file)).forEach(part -> layers.add(part.settings));
        }
        return new Layers(layers);
    }

    /** Whether its “overrides” set the level of {@code code} in {@code file}, whatever its “severity” says. */
    public boolean overrides(Path file, String code) {
        return parts.stream().filter(part -> part.files.fit(file)).anyMatch(
                part -> RuleLevels.byCode(part.settings.value(Setting.SEVERITY)).containsKey(code));
    }

    /** The options by which {@code file} is checked. */
    public CheckOptions options(Path file) {
        Layers all = settings(file);
        return all.options(registry()).with(testSeverity(file, all));
    }

    /**
     * How findings in {@code file} are reported under {@code all} settings. Patterns count below the file that has
     * them.
     */
    public TestSeverity testSeverity(Path file, Layers all) {
        Project deciding = nearest(one -> Optional.of(one).filter(some -> some.settings.get(Setting.TESTS).isPresent()))
                .orElse(this);
        return deciding.tests.of(FileNames.below(deciding.folder, file), all);
    }
}
