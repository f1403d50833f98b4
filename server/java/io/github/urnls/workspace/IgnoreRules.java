package io.github.urnls.workspace;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of the {@code .gitignore} files from the root of the repository down to one folder. The innermost file with
 * a matching pattern decides. Immutable: a folder below gets rules of its own.
 */
record IgnoreRules(List<IgnoreRules.Level> levels) {

    /** git reads no larger one either. */
    private static final int LARGEST = 100 << 20;

    /** The patterns of one {@code .gitignore}. */
    record Level(Path folder, List<IgnorePattern> patterns) {}

    /**
     * The rules in force in {@code folder}: its own and those of every folder above it within the same repository; its
     * own alone outside a repository.
     */
    static IgnoreRules in(Path folder) {
        Path own = folder.toAbsolutePath().normalize();
        return between(ProjectBounds.repository(own), own);
    }

    private static IgnoreRules between(Path root, Path folder) {
        if (folder.equals(root)) {
            return new IgnoreRules(List.of()).below(root);
        }
        return between(root, folder.getParent()).below(folder);
    }

    /**
     * These rules and those of the {@code .gitignore} in {@code folder}, if there is one. A link is not followed, as
     * git does not.
     */
    IgnoreRules below(Path folder) {
        Path file = folder.resolve(".gitignore");
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return this;
        }
        List<IgnorePattern> patterns;
        try (InputStream in = FileInput.open(file)) {
            patterns = IgnorePattern.ofLines(new String(in.readNBytes(LARGEST), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return this;
        }
        List<Level> deeper = new ArrayList<>(levels);
        deeper.add(new Level(folder.toAbsolutePath().normalize(), patterns));
        return new IgnoreRules(deeper);
    }

    boolean ignores(Path path, boolean directory) {
        Path absolute = path.toAbsolutePath().normalize();
        Path folder = absolute.getParent();
        return folder != null && within(folder).ignores(FileNames.text(absolute.getFileName()), directory);
    }

    /** These rules for what lies directly in {@code folder}, which is where they were read or below. */
    Within within(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        return new Within(levels.reversed().stream().map(level -> {
            String way = FileNames.text(level.folder.relativize(absolute)).replace(File.separatorChar, '/');
            return new Rules(way.isEmpty() ? "" : way + "/", level.patterns.reversed());
        }).toList());
    }

    /** The patterns of one file, the last line first, and the path from its folder to the folder in question. */
    record Rules(String way, List<IgnorePattern> lastFirst) {}

    /** The rules as they are asked about many names of one folder; those of the innermost file come first. */
    record Within(List<Rules> innermostFirst) {

        boolean ignores(String name, boolean directory) {
            for (Rules rules : innermostFirst) {
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
