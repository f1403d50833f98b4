package io.github.urnls.workspace;

import io.github.urnls.workspace.FileContent.NoText;
import io.github.urnls.workspace.FileContent.TooLarge;
import io.github.urnls.workspace.FileContent.Unreadable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The files and folders that are left out though they may hold names, each with the reason. */
public final class UnreadFiles {

    /** The most files that a message names. */
    private static final int MOST_NAMED = 3;

    private final Map<Path, NoText> files = new ConcurrentHashMap<>();

    /** Lines for a log: path and reason. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        new TreeMap<>(files).forEach((path, content) -> lines.add(path + ": " + reason(content)));
        return lines;
    }

    /** Adds {@code path} if its {@code content} could not be read, else takes it away. */
    public void update(Path path, FileContent content) {
        boolean isGone = content instanceof Unreadable && Files.notExists(path); // since the walk
        if (content instanceof NoText none && !isGone && !reason(none).isEmpty()) {
            files.put(path, none);
        } else {
            files.remove(path);
        }
    }

    /** Why a file is left out; empty if it has no names. */
    private static String reason(NoText content) {
        if (content instanceof TooLarge size) { // no switch over types on the start path
            return size.mebibytes() + " MB, the limit is " + (size.limit() >> 20) + " MB";
        }
        return content instanceof Unreadable problem ? problem.reason() : "";
    }

    /** What is left out, but for files that {@code others} has. */
    public Omission omission(Predicate<Path> others) {
        List<String> sentences = new ArrayList<>();
        String setting = "";
        int more = 0;
        for (Map.Entry<Path, NoText> file : new TreeMap<>(files).entrySet()) {
            Path path = file.getKey();
            if (!Files.exists(path) || others.test(path)) {
                continue;
            }
            if (file.getValue() instanceof TooLarge size && size.octets() <= FileReader.MOST_SEARCHED) {
                setting = Omission.MEMORY; // with more memory, a server would read it
            }
            if (sentences.size() < MOST_NAMED) {
                String name = FileNames.text(Objects.requireNonNullElse(path.getFileName(), path));
                sentences.add(name + " is left out: " + reason(file.getValue()) + ".");
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
