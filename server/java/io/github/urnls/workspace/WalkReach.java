package io.github.urnls.workspace;

import io.github.urnls.workspace.FileWalk.Choice;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a {@link FileWalk} of one path would come to a file, judged by names and ignore files alone. So it also
 * answers for files that are gone. For one thread.
 */
public final class WalkReach {

    private final Path path;
    private final Choice choice;
    /** The rules in each folder that was asked for; empty if the walk does not enter it. */
    private final Map<Path, Optional<IgnoreRules>> folders = new HashMap<>();

    /** The reach of a walk of {@code path}, a file or a folder, absolute. */
    public WalkReach(Path path, Choice choice) {
        this.path = path;
        this.choice = choice;
    }

    /** Whether the walk comes to {@code file}, which is the path or lies below it. A path that was named counts. */
    public boolean comesTo(Path file) {
        return file.equals(path) || isWalked(file, Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS));
    }

    private boolean isWalked(Path entry, boolean folder) {
        Path parent = entry.getParent();
        String name = FileNames.text(entry.getFileName());
        return !FileWalk.isNeverWalked(name) && rules(parent)
                .filter(rules -> choice.leftOut(entry, folder, rules.within(parent)) == null).isPresent();
    }

    private Optional<IgnoreRules> rules(Path folder) {
        Optional<IgnoreRules> known = folders.get(folder);
        if (known == null) {
            known = folder.equals(path) ? Optional.of(IgnoreRules.in(folder)) : below(folder);
            folders.put(folder, known);
        }
        return known;
    }

    private Optional<IgnoreRules> below(Path folder) {
        return isWalked(folder, true) && !Files.isSymbolicLink(folder)
                ? rules(folder.getParent()).map(rules -> rules.below(folder)) : Optional.empty();
    }
}
