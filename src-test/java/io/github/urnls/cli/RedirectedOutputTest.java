package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file that standard output is redirected to, as with {@code urn-ls check . > report}, is not read. */
class RedirectedOutputTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        assumeTrue(Files.exists(Path.of("/proc/self/fd")), "only Linux tells where the output goes");
        Files.writeString(folder.resolve("a.txt"), "urn:example:x%z\n");
        Files.writeString(folder.resolve("report"), "urn:example:y%z\n");
    }

    /** Runs the program in the folder; what stood in {@code report} stays at its beginning, so that it can be read. */
    private Run appended(String... arguments) throws IOException, InterruptedException {
        Path report = folder.resolve("report");
        Process process = new ProcessBuilder(Program.compiled(arguments)).directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.appendTo(report.toFile())).start();
        process.getOutputStream().close();
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        int exitCode = process.waitFor();
        return new Run(exitCode, Files.readString(report), err);
    }

    @Test
    void itIsNoPartOfTheTree() throws Exception {
        Files.createDirectory(folder.resolve("b"));
        Files.writeString(folder.resolve("b/report"), "urn:example:z%z\n");
        Run check = appended("check", "--format", "concise", ".");
        assertEquals("urn-ls: 2 findings (2 errors) in 2 files\n", check.err());
        assertTrue(check.out().contains("a.txt:1:") && check.out().contains("b/report:1:"), check::out);
        assertEquals(2, appended("list", "--format", "jsonl", ".").out().lines().filter(line -> line.startsWith("{"))
                .count());
    }

    @Test
    void aMessageSaysSoWhenItIsNamed() throws Exception {
        assertEquals("urn-ls: report: skipped: standard output goes to it\nurn-ls: 1 finding (1 error) in 1 file\n",
                appended("check", "a.txt", "report").err());
    }
}
