package io.github.urnls.workspace;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A project file with its bases: the one in the nearest folder above, unless it is a root, and those that it extends.
 * Its own settings count before those of its bases, and a later base counts before an earlier one.
 */
public final class Project {

    /** Settings for some files of the folder. */
    private record Part(PathPattern files, ProjectFile.Settings settings) {}

    private final Path path;
    private final Path folder;
    private final ProjectFile file;
    private final ProjectBounds bounds;
    private final List<Project> bases;
    private final List<Part> parts;
    private final PathPattern include;
    private final PathPattern exclude;
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
     * @param bounds     how far it may reach
     * @param bases      its bases, the least important first
     * @param mistakes   what is wrong in {@code file} itself
     * @param complaints what else is wrong
     */
    Project(Path path, Path folder, ProjectFile file, ProjectBounds bounds, List<Project> bases,
            List<String> mistakes, List<String> complaints) {
        this.path = path;
        this.folder = folder;
        this.file = file;
        this.bounds = bounds;
        this.bases = List.copyOf(bases);
        this.mistakes = List.copyOf(mistakes);
        List<String> wrong = new ArrayList<>(complaints);
        parts = file.overrides().stream()
                .map(override -> new Part(pattern(folder, override.files(), wrong), override.settings())).toList();
        include = pattern(folder, file.include(), wrong);
        exclude = pattern(folder, file.exclude(), wrong);
        file.registries().forEach(name -> bounds.named(name, wrong).ifPresent(registryFiles::add));
        iana = file.iana().flatMap(name -> bounds.named(name, wrong)).or(() -> nearest(base -> base.iana));
        baseline = file.baseline().flatMap(name -> bounds.named(name, wrong)).or(() -> nearest(base -> base.baseline));
        registries = read();
        wrong.addAll(registries.complaints());
        this.complaints = List.copyOf(new LinkedHashSet<>(wrong));
    }

    /** The project of {@code path} without bases; its patterns are relative to its folder. */
    static Project of(Path path, ProjectFile file) {
        return new Project(path, path.getParent(), file, ProjectBounds.of(path), List.of(), List.of(), List.of());
    }

    /**
     * A project file that exists and cannot be used, for {@code reason}. Nothing of it applies, nor of one above it.
     */
    static Project unreadable(Path path, String reason) {
        return unreadable(path, "", reason);
    }

    /** As {@link #unreadable(Path, String)}; {@code by} says, between name and reason, which file names this one. */
    static Project unreadable(Path path, String by, String reason) {
        return new Project(path, path.getParent(), ProjectFile.read(new Document("", "", 0, "{}")),
                ProjectBounds.of(path), List.of(), List.of(),
                List.of(FileNames.text(path) + (by.isEmpty() ? ":" : by) + " " + reason
                        + "; it is not used"));
    }

    private PathPattern pattern(Path folder, List<String> patterns, List<String> wrong) {
        for (String pattern : patterns) {
            PathPattern.problem(pattern).ifPresent(problem -> wrong.add(FileNames.text(path) + ": " + problem));
        }
        return PathPattern.of(folder, patterns);
    }

    /** Reads the registry files. Those of this project count before those of its bases. */
    private Registries read() {
        bases.reversed().forEach(base -> registryFiles.addAll(base.registryFiles));
        List<NameList> names = names().toList();
        if (registryFiles.isEmpty() && iana.isEmpty()) {
            return Registries.BUILT_IN.with(names).withSlots(slots());
        }
        return Registries.read(registryFiles, iana.orElse(null)).with(names).withSlots(slots());
    }

    /** The places for names; one in this project counts instead of the same one in a base. */
    private Map<String, List<String>> slots() {
        Map<String, List<String>> slots = new HashMap<>();
        bases.forEach(base -> slots.putAll(base.slots()));
        slots.putAll(file.slots());
        return slots;
    }

    private Stream<NameList> names() {
        return Stream.concat(file.names().stream(), bases.reversed().stream().flatMap(Project::names));
    }

    /** The value of the most important base that has one. */
    private <T> Optional<T> nearest(Function<Project, Optional<T>> what) {
        return bases.reversed().stream().map(what).flatMap(Optional::stream).findFirst();
    }

    /** The project file, absolute. */
    public Path path() {
        return path;
    }

    /** The folder that its patterns of files are relative to. */
    public Path folder() {
        return folder;
    }

    /** The content of the file. */
    public ProjectFile file() {
        return file;
    }

    /** The bases, the least important first. */
    public List<Project> bases() {
        return bases;
    }

    /** The namespaces and names that it knows. */
    public Registries registries() {
        return registries;
    }

    /** The file with the findings that are known on the command line; it may be missing. */
    public Optional<Path> baseline() {
        return baseline;
    }

    /** What is wrong in the file itself, one sentence each, with its place. */
    public List<String> mistakes() {
        return mistakes;
    }

    /** What is wrong in the files that it names, and in its patterns, one sentence each. */
    public List<String> complaints() {
        return complaints;
    }

    /** The largest file that is checked, in mebibytes. */
    public OptionalInt maxSize() {
        return number(ProjectFile::maxSize);
    }

    /** The most files that a workspace may have for its names to be indexed. */
    public OptionalInt maxFiles() {
        return number(ProjectFile::maxFiles);
    }

    private OptionalInt number(Function<ProjectFile, OptionalInt> what) {
        OptionalInt own = what.apply(file);
        if (own.isPresent()) {
            return own;
        }
        return nearest(base -> Optional.of(base.number(what)).filter(OptionalInt::isPresent))
                .orElse(OptionalInt.empty());
    }

    /** Whether {@code changed} is this file or a base, or is named by one of them. */
    public boolean names(Path changed) {
        ProjectBounds anywhere = new ProjectBounds(bounds.folder(), path.getRoot());
        Stream<String> named = Stream.of(file.registries(), file.iana().stream().toList(), file.bases())
                .flatMap(List::stream);
        return changed.equals(path) || bases.stream().anyMatch(base -> base.names(changed)) || named
                .anyMatch(name -> anywhere.named(name, new ArrayList<>()).filter(changed::equals).isPresent());
    }

    /** Whether {@code file}, which lies below the folder, is checked. A project file always is. */
    public boolean includes(Path file) {
        return file.endsWith(ProjectFile.NAME) || isIncluded(file) && !isExcluded(file).orElse(false);
    }

    /** Whether the nearest include list has {@code file}. */
    private boolean isIncluded(Path file) {
        if (!include.isEmpty()) {
            return include.fits(file);
        }
        return nearest(base -> Optional.of(base).filter(Project::saysWhatIsIncluded))
                .map(base -> base.isIncluded(file)).orElse(true);
    }

    private boolean saysWhatIsIncluded() {
        return !include.isEmpty() || bases.stream().anyMatch(Project::saysWhatIsIncluded);
    }

    private Optional<Boolean> isExcluded(Path file) {
        return exclude.says(file).or(() -> nearest(base -> base.isExcluded(file)));
    }

    /** The settings for {@code file}. */
    public ProjectFile.Settings settings(Path file) {
        ProjectFile.Settings settings = ProjectFile.Settings.NONE;
        for (Project base : bases) {
            settings = settings.and(base.settings(file));
        }
        return settings.and(own(file));
    }

    /** The settings for {@code file} in this project file alone. */
    public ProjectFile.Settings own(Path file) {
        ProjectFile.Settings settings = this.file.settings();
        for (Part part : parts) {
            if (part.files.fits(file)) {
                settings = settings.and(part.settings);
            }
        }
        return settings;
    }

    /** The options by which {@code file} is checked. */
    public CheckOptions options(Path file) {
        ProjectFile.Settings settings = settings(file);
        return new CheckOptions(settings.specification().orElse(Specification.RFC8141), settings.severities(),
                settings.off(), settings.accept(), registries.registry())
                .with(testSeverity(file, settings));
    }

    /**
     * How findings in {@code file} are reported under {@code settings}. Patterns count below the file that has them.
     */
    public TestSeverity testSeverity(Path file, ProjectFile.Settings settings) {
        Project deciding = withTests().orElse(this);
        return new TestFiles(deciding.file.settings().tests().patterns(), settings.tests().severity())
                .of(FileNames.below(deciding.folder, file));
    }

    private Optional<Project> withTests() {
        boolean own = file.settings().tests().patterns().isPresent();
        return own ? Optional.of(this) : nearest(Project::withTests);
    }
}
