package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command of {@code urn-ls} that a page shows can be run as it stands there. */
class DocumentedCommandsIT {

    /** Pages whose commands follow each other, and begin with the files that the page shows. */
    private static final List<Path> STORIES = List.of(Path.of("docs/own-names.md"));

    private static final Pattern PART = Pattern.compile("(?ms)^## |^```(\\w+)\\n(.*?)^```");

    /** The first line of a block that is a file: its name, in a comment. */
    private static final Pattern FILE = Pattern.compile("(?:#|//|<!--) (\\S+\\.\\w+)(?: -->)?\\n");

    /** A command with what it writes into a file, and with the exit code if that is not 0. */
    private static final Pattern COMMAND = Pattern
            .compile("urn-ls (.*?)(?: > (\\S+))?(?:\\s+#(?: ends with (\\d):)?.*)?");

    @TempDir
    private Path folder;

    static List<String> commands() {
        return Pages.blocks("sh").filter(block -> !STORIES.contains(block.page()))
                .flatMap(block -> block.text().lines())
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

    static List<Path> stories() {
        return STORIES;
    }

    /** Each section of the page is a commit, and {@code origin/main} is the one before. */
    @ParameterizedTest
    @MethodSource("stories")
    void runsFromTheFilesOfItsPage(Path page) throws Exception {
        GitRepository repository = GitRepository.in(folder);
        Matcher part = PART.matcher(Files.readString(page));
        int commits = 0;
        int commands = 0;
        while (part.find()) {
            if (part.group(1) == null) {
                repository.commit("a section");
                if (commits++ > 0) {
                    repository.git("update-ref", "refs/remotes/origin/main", "HEAD~1");
                }
            } else if (part.group(1).equals("sh")) {
                for (String line : part.group(2).lines().toList()) {
                    runsAsThePageSays(line);
                    commands++;
                }
            } else {
                Matcher file = FILE.matcher(part.group(2));
                if (file.lookingAt()) {
                    repository.write(file.group(1), part.group(2));
                }
            }
        }
        assertTrue(commits > 1 && commands > 1, page + " has " + commits + " sections and " + commands + " commands");
    }

    private void runsAsThePageSays(String line) throws Exception {
        Matcher command = COMMAND.matcher(line);
        assertTrue(command.matches(), line);
        Run run = Program.in(folder).run(command.group(1).split(" +"));
        int expected = command.group(3) == null ? 0 : Integer.parseInt(command.group(3));
        assertEquals(expected, run.exitCode(), () -> line + ": " + run);
        if (command.group(2) != null) {
            Files.writeString(folder.resolve(command.group(2)), run.out());
        }
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
