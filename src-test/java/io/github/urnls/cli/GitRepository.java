package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A repository of git in a folder of a test. */
record GitRepository(Path folder) {

    /** A new repository; the test is skipped where there is no git. */
    static GitRepository in(Path folder) throws Exception {
        assumeTrue(run(folder, Map.of(), "git", "--version").exitCode() == 0, "SKIPPED: there is no git");
        assumeTrue(System.getenv("GIT_DIR") == null, "SKIPPED: a hook of git runs this");
        GitRepository repository = new GitRepository(folder);
        repository.git("init", "-q");
        return repository;
    }

    /** Runs a command without what the environment says of other repositories. */
    static Run run(Path folder, Map<String, String> environment, String... command) throws Exception {
        Path out = Files.createTempFile("git", ".out");
        Path err = Files.createTempFile("git", ".err");
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile())
                .redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
        builder.environment().putAll(Map.of("LC_ALL", "C.UTF-8", "GIT_CONFIG_GLOBAL", "/dev/null"));
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            int exitCode = process.waitFor();
            return new Run(exitCode, Files.readString(out), Files.readString(err));
        } catch (IOException e) {
            return new Run(-1, "", e.getMessage());
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    void git(String... arguments) throws Exception {
        Run run = run(arguments);
        assertEquals(0, run.exitCode(), run::toString);
    }

    /** Runs git, which may refuse. */
    Run run(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of("git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c",
                        "protocol.file.allow=always"));
        command.addAll(List.of(arguments));
        return run(folder, Map.of(), command.toArray(String[]::new));
    }

    /** Commits all that is there. */
    void commit(String message) throws Exception {
        git("add", "--all", "--force");
        git("commit", "-q", "--allow-empty", "-m", message);
    }

    Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text, StandardCharsets.UTF_8);
    }
}
