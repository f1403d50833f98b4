package io.github.urnls.workspace;

import io.github.urnls.check.project.IgnorePattern;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Patterns of paths below a folder, in the syntax of {@code .gitignore}: {@code generated/}, {@code *.tmp},
 * {@code a/**}.
 */
record PathPattern(Path folder, List<IgnorePattern> rules, boolean isEmpty) {

    static PathPattern of(Path folder, List<String> patterns) {
        return new PathPattern(folder, patterns.stream().map(IgnorePattern::of).flatMap(Optional::stream).toList(),
                patterns.isEmpty());
    }

    /** Whether the patterns match {@code file}, or a folder above it. */
    boolean fits(Path file) {
        return says(file).orElse(false);
    }

    /** The decision of the last pattern that matches {@code file} or a folder above it; empty if none does. */
    Optional<Boolean> says(Path file) {
        return says(file, false);
    }

    /** As {@link #says(Path)}, for a file or a {@code directory}. */
    Optional<Boolean> says(Path file, boolean directory) {
        String path = FileNames.text(folder.relativize(file)).replace(File.separatorChar, '/');
        return IgnorePattern.says(rules, path, directory);
    }
}
