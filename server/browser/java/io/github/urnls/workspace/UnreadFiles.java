package io.github.urnls.workspace;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/** Stands for the class of the same name: a browser looks at no files that are not open, so it leaves none out. */
public final class UnreadFiles {

    public List<String> lines() {
        return List.of();
    }

    public void add(Path path, String reason) {}

    public void add(Path path, FileOutcome outcome) {}

    public void update(Path path, FileContent content) {}

    public Omission omission(Predicate<Path> others) {
        return new Omission("", "");
    }
}
