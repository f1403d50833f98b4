package io.github.urnls.cli.command;

import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.workspace.FileInput;
import io.github.urnls.workspace.FileNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * {@code --files-from}: paths that do not fit on a command line, as {@code git diff --name-only} and {@code find} print
 * them.
 */
final class PathList {

    @Option(names = "--files-from", paramLabel = "FILE",
            description = "Check the files and folders that are named in FILE, one a line;"
                    + " “-” is standard input.")
    private @Nullable String from;

    @Option(names = {"-0", "--null"}, description = "With --files-from: a NUL stands between paths, not a line end.")
    private boolean separatedByNul;

    boolean isGiven() {
        if (separatedByNul && from == null) {
            throw new UsageException("--null is for --files-from");
        }
        return from != null;
    }

    /** The paths, in UTF-8, in their order. Empty lines are no paths. */
    List<Path> read() {
        List<Path> paths = new ArrayList<>();
        if (from != null) {
            for (String line : text(from).split(separatedByNul ? "\0" : "\r?\n")) {
                if (!line.isEmpty()) {
                    paths.add(path(line));
                }
            }
        }
        return paths;
    }

    /** @throws UsageException if no file can have that name */
    static Path path(String name) {
        try {
            return FileNames.path(name);
        } catch (InvalidPathException e) {
            throw new UsageException("not a path: " + Printable.of(name));
        }
    }

    private static String text(String from) {
        try (InputStream in = from.equals("-") ? System.in : FileInput.open(path(from))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UsageException("--files-from: " + Printable.of(from) + " cannot be read");
        }
    }
}
