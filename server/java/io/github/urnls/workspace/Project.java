package io.github.urnls.workspace;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder with a project file, and what the files that it names say.
 *
 * @param path       the project file
 * @param registries the namespaces that are known by it
 */
public record Project(Path path, ProjectFile file, Registries registries, List<Part> parts, PathPattern include,
        PathPattern exclude) {

    /** What holds for some files of the folder. */
    record Part(PathPattern files, ProjectFile.Settings settings) {}

    /**
     * A project file that is there and cannot be used, for {@code reason}: nothing of it is in force, nor of one above
     * it.
     */
    static Project unreadable(Path path, String reason) {
        Project none = of(path, ProjectFile.read(new Document("", "", 0, "{}")));
        return new Project(path, none.file,
                new Registries(none.registries.registry(), List.of(path + ": " + reason + "; it is not used")),
                none.parts, none.include, none.exclude);
    }

    static Project of(Path path, ProjectFile file) {
        Path folder = path.getParent();
        Registries registries = registries(ProjectBounds.of(path), file);
        List<Part> parts = file.overrides().stream()
                .map(override -> new Part(PathPattern.of(folder, override.files()), override.settings())).toList();
        return new Project(path, file, registries, parts, PathPattern.of(folder, file.include()),
                PathPattern.of(folder, file.exclude()));
    }

    private static Registries registries(ProjectBounds bounds, ProjectFile file) {
        if (file.registries().isEmpty() && file.iana().isEmpty()) {
            return Registries.BUILT_IN.with(file.names());
        }
        List<String> complaints = new ArrayList<>();
        List<Path> own = file.registries().stream().flatMap(name -> bounds.named(name, complaints).stream()).toList();
        Registries read = Registries.read(own,
                file.iana().flatMap(name -> bounds.named(name, complaints)).orElse(null));
        complaints.addAll(read.complaints());
        return new Registries(read.registry(), List.copyOf(complaints)).with(file.names());
    }

    /** Whether the project file is {@code changed}, or names it as one to be read. */
    public boolean names(Path changed) {
        ProjectBounds bounds = new ProjectBounds(path.getParent(), path.getRoot());
        return changed.equals(path) || Stream.concat(file.registries().stream(), file.iana().stream())
                .anyMatch(name -> bounds.named(name, new ArrayList<>()).filter(changed::equals).isPresent());
    }

    /** Whether {@code file}, which lies below the folder, is to be looked at. A project file always is. */
    public boolean includes(Path file) {
        return file.endsWith(ProjectFile.NAME) || (include.isEmpty() || include.fits(file)) && !exclude.fits(file);
    }

    /** What is said of {@code file}. */
    public ProjectFile.Settings settings(Path file) {
        ProjectFile.Settings settings = this.file.settings();
        for (Part part : parts) {
            if (part.files.fits(file)) {
                settings = settings.and(part.settings);
            }
        }
        return settings;
    }

    /** By what {@code file} is checked. */
    public CheckOptions options(Path file) {
        ProjectFile.Settings settings = settings(file);
        return new CheckOptions(settings.specification().orElse(Specification.RFC8141), settings.severities(),
                settings.off(),
                settings.accept(), registries.registry());
    }
}
