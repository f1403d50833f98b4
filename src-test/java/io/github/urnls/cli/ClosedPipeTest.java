package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.cli.output.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens when the reader of the output has gone, as behind {@code | head}. */
class ClosedPipeTest {

    @TempDir
    private Path folder;

    /** Runs the program with a reader of its output that goes before anything is written. */
    private Run unread(String... arguments) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Program.compiled(arguments)).directory(folder.toFile()).start();
        process.getInputStream().close();
        process.getOutputStream().close();
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), "", err);
    }

    @Test
    void aReaderThatHasGoneIsNoFault() throws Exception {
        Files.writeString(folder.resolve("a.txt"), "urn:example:x%z\n".repeat(1000));
        assertEquals(new Run(ExitCode.FOUND, "", ""), unread("check", "a.txt"));
        assertEquals(new Run(ExitCode.FOUND, "", ""), unread("check", "--format", "sarif", "a.txt"));
        assertEquals(new Run(ExitCode.OK, "", ""), unread("check", "--fail-on", "error", "--severity",
                "all=information", "a.txt"));
        assertEquals(new Run(ExitCode.OK, "", ""), unread("check", "--fail-on", "never", "a.txt"));
        assertEquals(new Run(ExitCode.FAILED, "", "urn-ls: 0.txt: no such file\n"),
                unread("check", "0.txt", "a.txt"));
        assertEquals(new Run(ExitCode.OK, "", ""), unread("list", "a.txt"));
        assertEquals(new Run(ExitCode.OK, "", ""), unread("namespaces"));
        assertEquals(new Run(ExitCode.OK, "", ""), unread("rule"));
    }
}
