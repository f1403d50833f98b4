package io.github.urnls.workspace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jgit.ignore.IgnoreNode;
import org.eclipse.jgit.ignore.IgnoreNode.MatchResult;

/**
 * What {@code .gitignore} files say, from the root of the repository down to one folder. The innermost file that has an
 * opinion decides. Immutable: a folder below gets rules of its own.
 */
final class IgnoreRules {

    private record Level(Path folder, IgnoreNode node) {}

    private final List<Level> levels;

    private IgnoreRules(List<Level> levels) {
        this.levels = levels;
    }

    /** The rules in force in {@code folder}: its own and those of every folder above it within the same repository. */
    static IgnoreRules in(Path folder) {
        List<Path> chain = new ArrayList<>();
        boolean repository = false;
        for (Path at = folder.toAbsolutePath().normalize(); at != null && !repository; at = at.getParent()) {
            chain.add(0, at);
            repository = Files.exists(at.resolve(".git"));
        }
        IgnoreRules rules = new IgnoreRules(List.of());
        // Outside a repository only the folder itself and what lies below it counts.
        for (Path at : repository ? chain : chain.subList(chain.size() - 1, chain.size())) {
            rules = rules.below(at);
        }
        return rules;
    }

    /** These rules and those of the {@code .gitignore} in {@code folder}, if there is one. */
    IgnoreRules below(Path folder) {
        Path file = folder.resolve(".gitignore");
        if (!Files.isRegularFile(file)) {
            return this;
        }
        IgnoreNode node = new IgnoreNode();
        try (InputStream in = Files.newInputStream(file)) {
            node.parse(file.toString(), in);
        } catch (IOException e) {
            return this;
        }
        List<Level> deeper = new ArrayList<>(levels);
        deeper.add(new Level(folder.toAbsolutePath().normalize(), node));
        return new IgnoreRules(deeper);
    }

    boolean ignores(Path path, boolean directory) {
        Path absolute = path.toAbsolutePath().normalize();
        for (int i = levels.size() - 1; i >= 0; i--) {
            Level level = levels.get(i);
            String name = level.folder.relativize(absolute).toString().replace('\\', '/');
            MatchResult result = level.node.isIgnored(name, directory);
            if (result == MatchResult.IGNORED) {
                return true;
            }
            if (result == MatchResult.NOT_IGNORED) {
                return false;
            }
        }
        return false;
    }
}
