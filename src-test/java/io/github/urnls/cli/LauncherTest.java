package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.urnls.cli.output.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ./urn-ls} prints while it builds the program, with a script in place of Maven, and how launchers end. */
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
        assertEquals(2, run.exitCode(), "Java cannot start the empty jar, and 1 would mean findings");
    }

    /** Runs a launcher whose Java ends with {@code code} and prints what it reads. */
    private Run withJava(Path launcher, Path java, int code, String... arguments) throws Exception {
        Files.createDirectories(java.getParent());
        Files.writeString(java.getParent().getParent().resolve("release"), "JAVA_VERSION=\"21.0.1\"\n");
        Files.writeString(java, "#!/bin/sh\ncat\nexit " + code + "\n");
        assertTrue(java.toFile().setExecutable(true));
        List<String> command = new ArrayList<>(List.of("/bin/sh", launcher.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("JAVA_HOME", java.getParent().getParent().toString());
        builder.environment().remove("JDK_HOME");
        Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        process.getOutputStream().write("input".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out, "");
    }

    /** The codes of commands: 1 only for findings, which the program tells by 91. A server ends as Java does. */
    private void assertCodes(Path launcher, Path java) throws Exception {
        for (int[] codes : new int[][] {{0, 0}, {91, 1}, {1, 2}, {2, 2}, {134, 134}}) {
            assertEquals(new Run(codes[1], "input", ""), withJava(launcher, java, codes[0], "check", "--stdin"));
        }
        for (String server : List.of("serve", "--stdio", "mcp")) {
            assertEquals(new Run(1, "input", ""), withJava(launcher, java, 1, server));
        }
        assertEquals(new Run(1, "input", ""), withJava(launcher, java, 1));
    }

    @Test
    void aJavaThatCannotStartEndsWith2() throws Exception {
        Files.createDirectory(folder.resolve("target"));
        Files.writeString(folder.resolve("target/urn-ls.jar"), "");
        assertCodes(folder.resolve("urn-ls"), folder.resolve("jdk/bin/java"));
    }

    @Test
    void soDoesThePackage() throws Exception {
        Path launcher = folder.resolve("package/bin/urn-ls");
        Files.createDirectories(launcher.getParent());
        Files.copy(Path.of("server/packaging/bin/urn-ls"), launcher);
        assertCodes(launcher, folder.resolve("package/lib/runtime/bin/java"));
    }

    /** What the launchers ask for, and what they turn back. */
    @Test
    void findingsAreToldByTheCodeThatALauncherAsksFor() throws Exception {
        Files.writeString(folder.resolve("a.txt"), "urn:x_y:z\n");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String path = System.getProperty("java.class.path");
        for (Path launcher : List.of(Path.of("urn-ls"), Path.of("server/packaging/bin/urn-ls"))) {
            assertTrue(Files.readString(launcher).contains("-Durnls.found=\"$found\"")
                    && Files.readString(launcher).contains("found=91\n"));
        }
        String windows = Files.readString(Path.of("server/packaging/bin/urn-ls.cmd"));
        assertTrue(windows.contains("-Durnls.found=91") && windows.contains("if \"%CODE%\"==\"91\" exit /b 1"));
        assertEquals(91, ended(java, "-Durnls.found=91", "-cp", path, Main.class.getName(), "check", "a.txt"));
        assertEquals(1, ended(java, "-cp", path, Main.class.getName(), "check", "a.txt"));
        assertEquals(2, ended(java, "-cp", Path.of("target/classes").toAbsolutePath().toString(), Main.class.getName(),
                "check", "a.txt"), "a part of the program is missing");
    }

    private int ended(String... command) throws Exception {
        return new ProcessBuilder(command).directory(folder.toFile()).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD).start().waitFor();
    }
}
