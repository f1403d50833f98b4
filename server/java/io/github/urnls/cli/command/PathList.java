package io.github.urnls.cli.command;

import io.github.urnls.workspace.FileWriter;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.FileInput;
import io.github.urnls.workspace.FileNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code --files-from}: reads paths from a file, as printed by {@code git diff --name-only} and {@code find}. They may
 * be too many for a command line.
 */
final class PathList extends Options {

    final Argument<String> from = option(String.class, "--files-from", "FILE",
            "Check the files and folders named in FILE, one a line; “-” is standard input.");

    final Argument<Boolean> separatedByNul = flag("-0",
            "Separate paths by NUL, not by line ends, in --files-from and --show-files.", "--null");

    void requireSense(boolean showsFiles) {
        UsageException.throwIf(separatedByNul.get() && !from.isGiven() && !showsFiles,
                "--null is for --files-from and --show-files");
    }

    /** The paths in their order, read as UTF-8. Empty lines are skipped. */
    List<Path> read() {
        return from.given().stream().flatMap(file -> Stream.of(text(file).split(separatedByNul.get() ? "\0" : "\r?\n")))
                .filter(line -> !line.isEmpty()).map(PathList::path).toList();
    }

    /**
     * The path written as {@code name}.
     *
     * @throws UsageException if no file can have that name
     */
    static Path path(String name) {
        try {
            return FileNames.path(name);
        } catch (InvalidPathException e) {
            throw new UsageException("not a path: " + name);
        }
    }

    private static String text(String from) {
        try (InputStream in = from.equals("-") ? System.in : FileInput.open(path(from))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UsageException("--files-from: " + from + " cannot be read: "
                    + FileWriter.reason(e));
        }
    }
}
