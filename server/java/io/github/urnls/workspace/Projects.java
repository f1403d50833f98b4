package io.github.urnls.workspace;

import io.github.urnls.check.Finding;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The project files on disk: for each file the nearest one above it, with its bases. Each is read once, when the first
 * file below it is looked up. Only another instance sees later changes. Safe for any thread.
 */
public final class Projects {

    /** The largest project file, in bytes. */
    public static final long LARGEST = 4 << 20;

    private static final Path HERE = Path.of("");

    private final Predicate<Path> readable;
    /** What each file said when it was read last. */
    private final Map<Path, Layer> before;
    /** What each file says now; of what it breaks, what it said before. */
    private final Map<Path, Layer> now = new ConcurrentHashMap<>();
    private Optional<Project> chosen = Optional.empty();
    private final Map<Path, Optional<Project>> byGivenFolder = new ConcurrentHashMap<>();
    private final Map<Path, Optional<Project>> byFolder = new ConcurrentHashMap<>();
    private final Map<Path, Optional<Project>> byFile = new ConcurrentHashMap<>();
    private final Map<Path, Optional<Path>> repositories = new ConcurrentHashMap<>();

    public Projects() {
        this(file -> true);
    }

    /** Reads only project files that {@code readable} accepts. */
    public Projects(Predicate<Path> readable) {
        this(readable, Map.of());
    }

    private Projects(Predicate<Path> readable, Map<Path, Layer> before) {
        this.readable = readable;
        this.before = before;
    }

    /** Reads the files anew. Of each setting that a file breaks, what it said before still applies. */
    public Projects again() {
        Map<Path, Layer> all = new HashMap<>(before);
        all.putAll(now);
        all.keySet().removeIf(Files::notExists);
        return new Projects(readable, all);
    }

    /** Reads no project file. */
    public static Projects none() {
        return new Projects(file -> false);
    }

    /**
     * The project file {@code chosen}, which the user has named, alone for all files. Its patterns are relative to
     * {@code folder}; it may name files anywhere.
     */
    public static Projects only(Path chosen, Path folder) {
        Path file = FileNames.absolute(chosen);
        ProjectBounds anywhere = new ProjectBounds(file.getParent(), file.getRoot());
        Projects only = new Projects();
        only.chosen = Optional.of(only.read(new Base(file, folder, anywhere, List.of()), List.of()));
        return only;
    }

    /** The project of {@code file}, whose path is absolute. */
    public Optional<Project> of(Path file) {
        if (chosen.isPresent()) {
            return chosen;
        }
        return Optional.ofNullable(file.getParent()).flatMap(this::ofFolder);
    }

    /** As {@link #of}, for any path. Only the path of the first file in a folder is normalized. */
    public Optional<Project> near(Path file) {
        Path key = Objects.requireNonNullElse(file.getParent(), HERE);
        Optional<Project> known = byGivenFolder.get(key);
        if (known == null) {
            known = of(FileNames.absolute(file));
            byGivenFolder.put(key, known);
        }
        return known;
    }

    /** The root of the repository that {@code file} lies in; its path is absolute. */
    public Optional<Path> repository(Path file) {
        Path folder = file.getParent();
        if (folder == null) {
            return Optional.empty();
        }
        Optional<Path> known = repositories.get(folder);
        if (known == null) {
            known = ProjectBounds.isRepository(folder) ? Optional.of(folder) : repository(folder);
            repositories.put(folder, known);
        }
        return known;
    }

    private Optional<Project> ofFolder(Path folder) {
        Optional<Project> known = byFolder.get(folder);
        if (known == null) {
            Path file = folder.resolve(ProjectFile.NAME);
            boolean used = Files.exists(file, LinkOption.NOFOLLOW_LINKS) && readable.test(file);
            Optional<Project> above = of(folder);
            known = used ? byFile.computeIfAbsent(file, found -> Optional.of(found(found, above))) : above;
            byFolder.put(folder, known);
        }
        return known;
    }

    private Project found(Path file, Optional<Project> above) {
        ProjectBounds bounds = ProjectBounds.of(file);
        if (!Files.exists(file)) {
            return Project.unreadable(file, ": is a link that leads nowhere; it is not used");
        }
        if (!bounds.holds(file)) {
            return Project.unreadable(file, ": is a link that leads out of the project; it is not used");
        }
        return read(new Base(file, bounds.folder(), bounds, List.of()), above.stream().toList());
    }

    /**
     * A file to be read.
     *
     * @param folder the folder that its patterns are relative to
     * @param by     the files that led to it, each extended by the one before
     */
    private record Base(Path file, Path folder, ProjectBounds bounds, List<Path> by) {}

    private Project read(Base base, List<Project> above) {
        Optional<String> text = text(base.file);
        Layer last = before.getOrDefault(base.file, Layer.NONE);
        List<String> complaints = new ArrayList<>();
        if (text.isEmpty()) {
            String by = base.by.isEmpty() ? ":" : ", which " + FileNames.text(base.by.getLast()) + " extends,";
            String problem = by + " " + problem(base.file);
            if (last.equals(Layer.NONE)) {
                return Project.unreadable(base.file, problem + "; it is not used");
            }
            complaints.add(FileNames.text(base.file) + problem);
        }
        Document document = new Document(base.file.toUri().toString(), "jsonc", 0, text.orElse(""));
        ProjectFile read = ProjectFile.read(document);
        List<String> kept = (text.isEmpty() ? last.values().keySet() : read.broken()).stream()
                .filter(last.values()::containsKey).toList();
        Layer settings = read.settings().with(last, kept);
        now.put(base.file, settings);
        if (!kept.isEmpty()) {
            complaints.add(FileNames.text(base.file) + ": where it is wrong, what it said before still applies");
        }
        List<Project> bases = new ArrayList<>(settings.value(Setting.ROOT) ? List.of() : above);
        settings.value(Setting.EXTENDS)
                .forEach(name -> base.bounds.named(name, complaints).ifPresent(found -> extended(base, found,
                        bases, complaints)));
        return new Project(base.file, base.folder, settings, base.bounds, bases,
                mistakes(base.file, document, read), complaints);
    }

    private void extended(Base by, Path file, List<Project> bases, List<String> complaints) {
        List<Path> way = new ArrayList<>(by.by);
        way.add(by.file);
        if (!readable.test(file)) {
            complaints.add(FileNames.text(file) + ": may not be read; it is not used");
            return;
        }
        if (way.contains(file)) {
            complaints.add(FileNames.text(by.file) + ": extends “" + FileNames.text(file) + "”, which extends it");
            return;
        }
        ProjectBounds bounds = new ProjectBounds(Objects.requireNonNull(file.getParent()), by.bounds.outermost());
        Project project = read(new Base(file, by.folder, bounds, way), List.of());
        complaints.addAll(project.problems());
        bases.add(project);
    }

    /** The problems as sentences, with lines and columns counted from 1 as in findings. */
    private static List<String> mistakes(Path path, Document document, ProjectFile file) {
        List<String> mistakes = new ArrayList<>();
        for (Finding problem : file.problems()) {
            Position at = document.lines().position(problem.start(), PositionEncoding.UTF32);
            mistakes.add(FileNames.text(path) + ":" + (at.line() + 1) + ":" + (at.character() + 1) + ": "
                    + problem.message());
        }
        return mistakes;
    }

    /** Why {@code file} has no text. */
    private static String problem(Path file) {
        if (Files.notExists(file)) {
            return "does not exist";
        }
        return Files.isDirectory(file) ? "is a folder" : "cannot be read as text";
    }

    private static Optional<String> text(Path file) {
        try {
            boolean readable = Files.isRegularFile(file) && Files.size(file) <= LARGEST;
            return readable && FileReader.decode(FileInput.readAll(file)) instanceof FileContent.Text text
                    ? Optional.of(text.text()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The project files that were looked up so far and have something wrong in them. */
    public List<Path> faulty() {
        return known().stream().filter(project -> !project.mistakes().isEmpty()).map(Project::path).toList();
    }

    /** The projects that were looked up so far. */
    public List<Project> known() {
        return Stream.concat(chosen.stream(), byFile.values().stream().flatMap(Optional::stream))
                .sorted((a, b) -> a.path().compareTo(b.path()))
                .toList();
    }
}
