package io.github.urnls.workspace;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.jgit.ignore.FastIgnoreRule;

/** Patterns of paths below a folder, as a {@code .gitignore} there has them: {@code generated/}, {@code *.tmp}, {@code a/**}. */
record PathPattern(Path folder, List<FastIgnoreRule> rules) {

    static PathPattern of(Path folder, List<String> patterns) {
        return new PathPattern(folder, patterns.stream().map(FastIgnoreRule::new).toList());
    }

    boolean isEmpty() {
        return rules.isEmpty();
    }

    /** Whether the patterns fit {@code file}, or a folder that it is in; the last that says something of it decides. */
    boolean fits(Path file) {
        String path = folder.relativize(file).toString().replace('\\', '/');
        for (FastIgnoreRule rule : rules.reversed()) {
            if (!path.isEmpty() && rule.isMatch(path, false, false)) {
                return rule.getResult();
            }
        }
        return false;
    }
}
