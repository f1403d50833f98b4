package io.github.urnls.workspace;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Patterns of paths below a folder, as a {@code .gitignore} there has them: {@code generated/}, {@code *.tmp},
 * {@code a/**}.
 */
record PathPattern(Path folder, List<IgnorePattern> rules, boolean isEmpty) {

    static PathPattern of(Path folder, List<String> patterns) {
        return new PathPattern(folder, patterns.stream().map(IgnorePattern::of).flatMap(Optional::stream).toList(),
                patterns.isEmpty());
    }

    /** Whether the patterns fit {@code file}, or a folder that it is in; the last that says something of it decides. */
    boolean fits(Path file) {
        String path = FileNames.text(folder.relativize(file)).replace(File.separatorChar, '/');
        for (IgnorePattern rule : rules.reversed()) {
            if (fits(rule, path)) {
                return !rule.negated();
            }
        }
        return false;
    }

    private static boolean fits(IgnorePattern rule, String path) {
        boolean found = !path.isEmpty() && rule.fits(path, false);
        for (int slash = path.indexOf('/'); !found && slash > 0; slash = path.indexOf('/', slash + 1)) {
            found = rule.fits(path.substring(0, slash), true);
        }
        return found;
    }
}
