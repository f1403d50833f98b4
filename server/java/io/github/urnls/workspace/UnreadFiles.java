package io.github.urnls.workspace;

import io.github.urnls.workspace.FileContent.TooLarge;
import io.github.urnls.workspace.FileContent.Unreadable;
import io.github.urnls.workspace.FileOutcome.Bug;
import io.github.urnls.workspace.FileOutcome.NotRead;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The files and folders that are left out though they may hold names, each with the reason. */
public final class UnreadFiles {

    /** The most files that a message names. */
    private static final int MOST_NAMED = 3;

    private final Map<Path, String> reasons = new ConcurrentHashMap<>();
    /** Those of them that a server with more memory would read. */
    private final Set<Path> large = Collections.newSetFromMap(new ConcurrentHashMap<>());

    /** Lines for a log: path and reason. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        new TreeMap<>(reasons).forEach((path, reason) -> lines.add(path + ": " + reason));
        return lines;
    }

    public void add(Path path, String reason) {
        reasons.put(path, reason);
    }

    /** Adds {@code path} if its {@code outcome} is a failure. */
    public void add(Path path, FileOutcome outcome) {
        if (outcome instanceof NotRead notRead) { // no switch over types on the start path
            update(path, notRead.content());
        } else if (outcome instanceof Bug) {
            add(path, "the check failed; this is a bug, please report it");
        }
    }

    /** Adds {@code path} if its {@code content} could not be read, else takes it away. */
    public void update(Path path, FileContent content) {
        reasons.remove(path);
        large.remove(path);
        if (content instanceof Unreadable problem && Files.exists(path)) { // it may have been deleted since the walk
            add(path, problem.reason());
        } else if (content instanceof TooLarge size) {
            add(path, size.mebibytes() + " MB, the limit is " + (size.limit() >> 20) + " MB");
            if (size.octets() <= FileReader.MOST_SEARCHED) {
                large.add(path);
            }
        }
    }

    /** What is left out, but for files that {@code others} has. */
    public Omission omission(Predicate<Path> others) {
        List<String> sentences = new ArrayList<>();
        String setting = "";
        int more = 0;
        for (Path path : new TreeSet<>(reasons.keySet())) {
            if (!Files.exists(path) || others.test(path)) {
                continue;
            }
            setting = large.contains(path) ? Omission.MEMORY : setting;
            if (sentences.size() < MOST_NAMED) {
                String name = FileNames.text(Objects.requireNonNullElse(path.getFileName(), path));
                sentences.add(name + " is left out: " + reasons.get(path) + ".");
            } else {
                more++;
            }
        }
        if (more > 0) {
            sentences.add(more + " more are left out.");
        }
        return new Omission(String.join(" ", sentences), setting);
    }
}
