package io.github.urnls.workspace;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.text.Document;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * The project files on disk: for each file the nearest one upwards, and that alone. Each is read once, when the first
 * file below it is asked about; a change is seen by another instance. Safe for any thread.
 */
public final class Projects {

    /** In bytes; no project file written by hand is larger. */
    private static final long LARGEST = 4 << 20;

    private static final Path HERE = Path.of("");

    private final Predicate<Path> readable;
    private final Map<Path, Optional<Project>> byGivenFolder = new ConcurrentHashMap<>();
    private final Map<Path, Optional<Project>> byFolder = new ConcurrentHashMap<>();
    private final Map<Path, Optional<Project>> byFile = new ConcurrentHashMap<>();

    public Projects() {
        this(file -> true);
    }

    /** Only project files that are {@code readable} are looked at. */
    public Projects(Predicate<Path> readable) {
        this.readable = readable;
    }

    /** The project of {@code file}, whose path is absolute. */
    public Optional<Project> of(Path file) {
        return Optional.ofNullable(file.getParent()).flatMap(this::ofFolder);
    }

    /** As {@link #of}, for any path; of many files in one folder, only the path of the first is normalized. */
    public Optional<Project> near(Path file) {
        Path key = Objects.requireNonNullElse(file.getParent(), HERE);
        Optional<Project> known = byGivenFolder.get(key);
        if (known == null) {
            known = of(file.toAbsolutePath().normalize());
            byGivenFolder.put(key, known);
        }
        return known;
    }

    private Optional<Project> ofFolder(Path folder) {
        Optional<Project> known = byFolder.get(folder);
        if (known == null) {
            Path file = folder.resolve(ProjectFile.NAME);
            boolean used = Files.isRegularFile(file) && readable.test(file);
            known = used ? byFile.computeIfAbsent(file, Projects::read) : of(folder);
            byFolder.put(folder, known);
        }
        return known;
    }

    private static Optional<Project> read(Path file) {
        if (!ProjectBounds.of(file).holds(file)) {
            return Optional.of(Project.unreadable(file, "is a link that leads out of the project"));
        }
        return switch (FileReader.read(file, LARGEST)) {
            case FileContent.Text text -> Optional.of(Project.of(file, ProjectFile.read(
                    new Document(file.toUri().toString(), "jsonc", 0, text.text()))));
            default -> Optional.of(Project.unreadable(file, "is no text that can be read"));
        };
    }

    /** Those that were asked about so far. */
    public List<Project> known() {
        return byFile.values().stream().flatMap(Optional::stream).sorted((a, b) -> a.path().compareTo(b.path()))
                .toList();
    }
}
