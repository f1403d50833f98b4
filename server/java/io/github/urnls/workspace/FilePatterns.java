package io.github.urnls.workspace;

import java.nio.file.Path;
import java.util.List;

/** Patterns of files below a folder, in the syntax of {@code .gitignore}. */
public final class FilePatterns {

    /** Matches nothing. */
    public static final FilePatterns NONE = new FilePatterns(Path.of(""), List.of());

    private final PathPattern patterns;

    /** Text that is no pattern matches nothing. */
    public FilePatterns(Path folder, List<String> patterns) {
        this.patterns = PathPattern.of(folder, patterns);
    }

    /** Whether they match {@code path}, a file or a {@code folder} anywhere, or a folder above it. */
    boolean fit(Path path, boolean folder) {
        return !patterns.isEmpty() && patterns.says(FileNames.absolute(path), folder).orElse(false);
    }

    /** Whether they match {@code file}, which lies below the folder, or a folder above it. */
    public boolean fit(Path file) {
        return patterns.fits(file);
    }
}
