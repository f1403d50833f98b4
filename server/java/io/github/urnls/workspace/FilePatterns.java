package io.github.urnls.workspace;

import io.github.urnls.check.project.IgnorePattern;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Patterns of files below a folder, in the syntax of {@code .gitignore}: {@code generated/}, {@code *.tmp},
 * {@code a/**}. Text that is no pattern matches nothing.
 *
 * @param isEmpty whether there is not even such text
 */
public record FilePatterns(Path folder, List<IgnorePattern> rules, boolean isEmpty) {

    /** Matches nothing. */
    public static final FilePatterns NONE = new FilePatterns(Path.of(""), List.of());

    public FilePatterns(Path folder, List<String> patterns) {
        this(folder, IgnorePattern.all(patterns), patterns.isEmpty());
    }

    /** Whether they match {@code path}, a file or a {@code directory} anywhere, or a folder above it. */
    boolean fit(Path path, boolean directory) {
        return !isEmpty && says(FileNames.absolute(path), directory).orElse(false);
    }

    /** Whether they match {@code file}, which lies below the folder, or a folder above it. */
    public boolean fit(Path file) {
        return !isEmpty && says(file).orElse(false);
    }

    /** The decision of the last pattern that matches {@code file} or a folder above it; empty if none does. */
    Optional<Boolean> says(Path file) {
        return says(file, false);
    }

    private Optional<Boolean> says(Path file, boolean directory) {
        return IgnorePattern.says(rules, FileNames.way(folder, file), directory);
    }
}
