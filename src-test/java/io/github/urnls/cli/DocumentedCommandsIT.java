package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command of {@code urn-ls} that a page shows can be run as it stands there. */
class DocumentedCommandsIT {

    @TempDir
    private Path folder;

    static List<String> commands() {
        return Pages.blocks("sh").flatMap(block -> block.text().lines())
                .map(line -> line.strip().replaceFirst("\\s+#.*", ""))
                .filter(line -> line.matches("(\\./)?urn-ls .*")).distinct().toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void runs(String command) throws Exception {
        copy(Path.of("docs/sample"), folder.resolve("docs/sample"));
        copy(Path.of("docs/packages"), folder.resolve("docs/packages"));
        String alone = command.replaceFirst("^(\\./)?urn-ls ", "").replaceFirst("\\s*[|>].*", "");
        List<String> arguments = new ArrayList<>();
        for (String word : alone.split(" +")) {
            arguments.add(word.replaceFirst("^/tmp/", folder + "/"));
            given(word);
        }
        Run run = Program.in(folder).run(arguments.toArray(String[]::new));
        assertTrue(run.exitCode() == 0 || run.exitCode() == 1, () -> run.exitCode() + ": " + run.err());
    }

    /** Makes what a command names: a folder, a file, a repository. */
    private void given(String word) throws Exception {
        if (word.endsWith("baseline.json")) {
            Program.in(folder).run("check", "--write-baseline", word, "docs");
        } else if (word.endsWith("urn-ls.json")) {
            Files.createDirectories(folder.resolve(word).getParent());
            Files.writeString(folder.resolve(word), "{}");
        } else if (word.endsWith(".map")) {
            Files.writeString(folder.resolve(word), "urn:example:library -> urn:example:books");
        } else if (word.equals("--staged")) {
            new ProcessBuilder("git", "init", "-q").directory(folder.toFile()).start().waitFor();
        } else if (word.equals("--since")) {
            GitRepository repository = GitRepository.in(folder);
            repository.commit("one");
            repository.git("tag", "v1.2");
            repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
        } else if (word.startsWith("/tmp/")) {
            copy(Path.of("docs/sample"), folder.resolve(word.substring("/tmp/".length())));
        } else if (word.matches("[a-z]+/?")) {
            Files.createDirectories(folder.resolve(word));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(file.getFileName().toString());
                if (!Files.exists(copy)) {
                    Files.copy(file, copy);
                }
            }
        }
    }
}
