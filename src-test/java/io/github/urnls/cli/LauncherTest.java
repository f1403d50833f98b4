package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.urnls.cli.output.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ./urn-ls} prints while it builds the program, with a script in place of Maven. */
class LauncherTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void checkout() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the launcher is a script of the shell");
        Files.copy(Path.of("urn-ls"), folder.resolve("urn-ls"));
        Files.createDirectory(folder.resolve("bin"));
    }

    /** Runs the launcher; its Maven runs {@code build} in the folder. */
    private Run run(String build) throws IOException, InterruptedException {
        Path maven = folder.resolve("bin/mvn");
        Files.writeString(maven,
                "#!/bin/sh\nif [ \"$1\" = --version ]; then echo Apache Maven 3.8.7; exit; fi\n" + build);
        assertTrue(maven.toFile().setExecutable(true));
        ProcessBuilder builder = new ProcessBuilder("./urn-ls", "--version").directory(folder.toFile());
        builder.environment().put("PATH", folder.resolve("bin") + ":/usr/bin:/bin");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Path err = folder.resolve("err");
        Process process = builder.redirectError(err.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out, Files.readString(err).replace(folder.toRealPath().toString(), "DIR"));
    }

    @Test
    void aBuildThatFailsEndsWith2BehindItsMessages() throws Exception {
        Run run = run("printf 'no network\\n\\033[0m\\033[0m'; exit 1");
        List<String> lines = run.err().lines().toList();
        assertEquals(List.of("urn-ls: building DIR/target/urn-ls.jar; this takes a minute", "no network"),
                lines.subList(0, 2));
        assertTrue(lines.get(2).startsWith("urn-ls: the build failed; its messages are above."), run::err);
        assertEquals(new Run(ExitCode.FAILED, "", run.err()), run);
    }

    @Test
    void codesOfColorsAreNotPrinted() throws Exception {
        Run run = run("printf '\\033[0m\\033[m\\033[0m'; mkdir -p target; touch target/urn-ls.jar");
        assertTrue(run.err().startsWith("urn-ls: building DIR/target/urn-ls.jar; this takes a minute\nError: "),
                run::err);
        assertEquals(1, run.exitCode(), "Java starts the empty jar");
    }
}
