package io.github.urnls.cli.run;

import io.github.urnls.cli.output.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The file that standard output goes to, as with {@code urn-ls check . > report}. It is not read: it holds what this
 * run or an earlier one found in other files.
 */
final class RedirectedOutput {

    private static final Path STREAM = Path.of("/proc/self/fd/1");

    /** Where standard output goes. It begins with a slash if that is a file or a device; empty outside of Linux. */
    private final String target = Terminal.target(1);

    /** Whether {@code file} is the one. Only a file with the same name is looked at. */
    boolean goesTo(Path file) {
        if (!target.startsWith("/") || !target.endsWith("/" + file.getFileName())) {
            return false;
        }
        try {
            return Files.isSameFile(STREAM, file);
        } catch (IOException e) {
            return false;
        }
    }
}
