package io.github.urnls.workspace;

import io.github.urnls.check.project.IgnorePattern;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of ignore files, from the root of the repository down to one folder: {@code .ignore}, {@code .gitignore},
 * the repository's own {@code info/exclude} and the user's excludes file. They count in this order, as in ripgrep.
 * Among files of one kind the innermost with a matching pattern decides. Immutable: a folder below gets its own rules.
 */
record IgnoreRules(List<IgnoreRules.Level> levels) {

    /** The names of ignore files in any folder; the last one counts most. */
    static final List<String> NAMES = List.of(".gitignore", ".ignore");

    /** The largest ignore file, in bytes; it is the limit of git too. */
    private static final int LARGEST = 100 << 20;

    /** Where patterns come from; the first counts most. */
    private enum IgnoreSource {
        IGNORE, GITIGNORE, REPOSITORY, USER
    }

    /** The patterns of one file. */
    record Level(IgnoreSource source, Path folder, List<IgnorePattern> patterns) {}

    /**
     * The rules that apply in {@code folder}: its own and those of the folders above it in the same repository. Outside
     * a repository only its own apply.
     */
    static IgnoreRules in(Path folder) {
        Path own = FileNames.absolute(folder);
        return new IgnoreRules(List.of()).between(ProjectBounds.repository(own), own);
    }

    private IgnoreRules between(Path root, Path folder) {
        if (folder.equals(root)) {
            return below(root);
        }
        return between(root, folder.getParent()).below(folder);
    }

    /**
     * These rules and those of the ignore files in {@code folder}. Links are not followed, as in git. In a repository
     * within this one, such as a submodule, git's files of the outer one do not count; {@code .ignore} does.
     */
    IgnoreRules below(Path folder) {
        List<Level> deeper = new ArrayList<>(levels);
        boolean repository = ProjectBounds.isRepository(folder);
        if (repository) {
            deeper.removeIf(level -> level.source != IgnoreSource.IGNORE);
            GitFolder.of(folder).ifPresent(git -> {
                GitFolder.userExcludes().ifPresent(file -> read(IgnoreSource.USER, folder, file, deeper));
                read(IgnoreSource.REPOSITORY, folder, git.excludes(), deeper);
            });
        }
        read(IgnoreSource.GITIGNORE, folder, folder.resolve(NAMES.getFirst()), deeper);
        read(IgnoreSource.IGNORE, folder, folder.resolve(NAMES.getLast()), deeper);
        return !repository && deeper.size() == levels.size() ? this : new IgnoreRules(deeper);
    }

    private static void read(IgnoreSource source, Path folder, Path file, List<Level> levels) {
        boolean ofFolder = source.compareTo(IgnoreSource.REPOSITORY) < 0;
        // In this order, since most folders have none, and asking for a link that is not there throws in the JDK.
        if (!Files.isRegularFile(file) || ofFolder && Files.isSymbolicLink(file)) {
            return;
        }
        try {
            levels.add(new Level(source, FileNames.absolute(folder),
                    IgnorePattern.ofLines(new String(FileInput.head(file, LARGEST), StandardCharsets.UTF_8))));
        } catch (IOException e) {
            // A file that cannot be read ignores nothing.
        }
    }

    /** These rules for the entries of {@code folder}, which is the folder of these rules or below it. */
    Within within(Path folder) {
        Path absolute = FileNames.absolute(folder);
        List<Rules> rules = new ArrayList<>();
        for (IgnoreSource source : IgnoreSource.values()) {
            for (Level level : levels.reversed()) {
                if (level.source == source) {
                    String way = FileNames.way(level.folder, absolute);
                    rules.add(new Rules(way.isEmpty() ? "" : way + "/", level.patterns.reversed()));
                }
            }
        }
        return new Within(rules);
    }

    /** The patterns of one file, the last line first, and the path from its folder to the folder that is read. */
    record Rules(String way, List<IgnorePattern> lastFirst) {}

    /** The rules for the names of one folder, the strongest first. */
    record Within(List<Rules> strongestFirst) {

        boolean ignores(String name, boolean directory) {
            for (Rules rules : strongestFirst) {
                String path = rules.way + name;
                for (IgnorePattern pattern : rules.lastFirst) {
                    if (pattern.fits(path, name, directory)) {
                        return !pattern.negated();
                    }
                }
            }
            return false;
        }
    }
}
