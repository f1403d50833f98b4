package io.github.urnls.workspace;

import io.github.urnls.workspace.FileContent.TooLarge;
import io.github.urnls.workspace.FileContent.Unreadable;
import io.github.urnls.workspace.FileOutcome.Bug;
import io.github.urnls.workspace.FileOutcome.NotRead;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files and folders that could not be read, each with the reason, for the log of the server. */
public final class UnreadFiles {

    private final List<String> lines = new ArrayList<>();

    public List<String> lines() {
        return List.copyOf(lines);
    }

    public void add(Path path, String reason) {
        lines.add(path + ": " + reason);
    }

    /** Adds {@code path} if its {@code outcome} is a failure. */
    public void add(Path path, FileOutcome outcome) {
        if (outcome instanceof NotRead(Unreadable problem)) { // no switch over types on the start path
            if (Files.exists(path)) { // it may have been deleted since the walk
                add(path, problem.reason());
            }
        } else if (outcome instanceof NotRead(TooLarge size)) {
            add(path, "larger than the " + (size.limit() >> 20) + " MiB that the memory of the server allows");
        } else if (outcome instanceof Bug) {
            add(path, "the check failed; this is a bug, please report it");
        }
    }
}
