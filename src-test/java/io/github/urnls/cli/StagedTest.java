package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check --staged} in repositories; what is staged differs from what lies in the working tree. */
class StagedTest {

    private static final String WRONG = "urn:example:x%z\n";
    private static final String RIGHT = "urn:example:x\n";

    @TempDir
    private Path folder;

    private GitRepository repository;

    @BeforeEach
    void repository() throws Exception {
        repository = GitRepository.in(folder);
    }

    private void git(String... arguments) throws Exception {
        repository.git(arguments);
    }

    private void write(String name, String text) throws IOException {
        repository.write(name, text);
    }

    private static Run check(Path where, Map<String, String> environment, String... arguments) throws Exception {
        String[] all = Stream.concat(Stream.of("check", "--staged", "--format", "jsonl"), Stream.of(arguments))
                .toArray(String[]::new);
        return GitRepository.run(where, environment, Program.compiled(all).toArray(String[]::new));
    }

    private Run check(String... arguments) throws Exception {
        return check(folder, Map.of(), arguments);
    }

    private static List<String> paths(Run run) {
        return run.out().lines().map(line -> line.replaceFirst(".*\"path\":\"([^\"]*)\".*", "$1")).toList();
    }

    @Test
    void theStagedContentCountsNotTheFileOnDisk() throws Exception {
        assertTrue(check().err().endsWith("no findings in 0 files\n"), "nothing is staged, and there is no commit yet");
        write("a.txt", WRONG);
        write("below/b é.txt", RIGHT);
        write("unstaged.txt", WRONG);
        git("add", "a.txt", "below");
        write("a.txt", RIGHT);
        write("below/b é.txt", WRONG);
        Run first = check();
        assertEquals(List.of("a.txt"), paths(first), first::toString);
        assertEquals(ExitCode.FOUND, first.exitCode());
        assertTrue(first.err().endsWith(" in 2 files\n"), first::toString);
        git("add", "a.txt", "below");
        Run second = check();
        assertEquals(List.of("below/b é.txt"), paths(second), second::toString);
        assertEquals(List.of("b é.txt"), paths(check(folder.resolve("below"), Map.of())));
        git("commit", "-q", "-m", "one");
        assertEquals(List.of(), paths(check()), "nothing is staged any more");
        git("mv", "a.txt", "below/c.txt");
        git("rm", "-q", "--cached", "below/b é.txt");
        write("other/d.txt", WRONG);
        git("add", "other");
        Run elsewhere = check(folder.resolve("below"), Map.of());
        assertEquals(List.of("../other/d.txt"), paths(elsewhere), elsewhere::toString);
        assertTrue(elsewhere.err().endsWith(" in 2 files\n"), "what is renamed is looked at: " + elsewhere);
    }

    @Test
    void hiddenFilesAreLeftOutAsInFolders() throws Exception {
        for (String name : List.of(".hidden.txt", ".github/a.txt", "b/.c/d.txt", "e.txt")) {
            write(name, WRONG);
        }
        git("add", ".");
        assertEquals(List.of("e.txt"), paths(check()));
        assertEquals(List.of("../e.txt"), paths(check(folder.resolve("b"), Map.of())));
        assertEquals(4, paths(check("--hidden")).size());
    }

    @Test
    void projectFilesAndTheIndexOfTheHookAreHonoured() throws Exception {
        write("urn-ls.json", "{ \"exclude\": [\"left.txt\"] }");
        for (String name : List.of("a.txt", "left.txt", "out.txt")) {
            write(name, WRONG);
        }
        write("large.txt", WRONG + " ".repeat(1 << 21));
        Files.write(folder.resolve("binary"), new byte[] {0, 'u', 'r', 'n', ':', 'x'});
        Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("urn:example:x%z"));
        git("add", ".");
        Run run = check("--exclude", "out.txt", "--max-size", "1");
        assertEquals(List.of("a.txt"), paths(run), run::toString);
        for (String message : List.of("left.txt: left out by urn-ls.json", "out.txt: left out by --exclude",
                "large.txt: skipped: 2.1 MiB exceeds the 1 MiB limit (--max-size)")) {
            assertTrue(run.err().contains(message), run::toString);
        }
        Path other = folder.resolve(".git/other");
        Run ofHook = check(folder, Map.of("GIT_INDEX_FILE", other.toString()));
        assertEquals(new Run(0, "", "urn-ls: no findings in 0 files\n"), ofHook);
    }

    @Test
    void stagedFilesAreShown() throws Exception {
        write("a.txt", WRONG);
        write("b.txt", "no name");
        git("add", ".");
        write("c.txt", WRONG);
        Run run = check("--show-files");
        assertEquals(new Run(0, "a.txt\nb.txt\n", "urn-ls: 2 files\n"), run);
    }

    @Test
    void unmergedFilesAreNotChecked() throws Exception {
        write("a.txt", RIGHT);
        git("add", ".");
        git("commit", "-q", "-m", "one");
        git("checkout", "-q", "-b", "other");
        write("a.txt", "other\n");
        git("commit", "-q", "-a", "-m", "two");
        git("checkout", "-q", "-");
        write("a.txt", "this\n");
        git("commit", "-q", "-a", "-m", "three");
        GitRepository.run(folder, Map.of(), "git", "-c", "user.name=a", "-c", "user.email=a@example.com", "merge", "-q",
                "other");
        Run run = check();
        assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
        assertTrue(run.err().startsWith("urn-ls: a.txt: skipped: it is not merged"), run::toString);
    }

    @Test
    void itIsRefusedWhereItMakesNoSense() throws Exception {
        write("a.txt", "urn:example:x y\n");
        git("add", ".");
        for (String[] arguments : new String[][] {{"--fix"}, {"--fix", "--review=all"}, {"a.txt"}, {"--stdin"}}) {
            Run run = check(arguments);
            assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
            assertTrue(run.err().startsWith("urn-ls: --") && run.err().lines().count() == 1, run::toString);
        }
        Path outside = Files.createTempDirectory("outside");
        Run noRepository = check(outside, Map.of());
        assertEquals(ExitCode.FAILED, noRepository.exitCode());
        assertTrue(noRepository.err().startsWith("urn-ls: --staged: fatal: not a git repository"),
                noRepository::toString);
        assertEquals(1, noRepository.err().lines().count());
        Files.delete(outside);
        Run noGit = check(folder, Map.of("PATH", folder.toString()));
        assertEquals(ExitCode.FAILED, noGit.exitCode());
        assertTrue(noGit.err().startsWith("urn-ls: --staged needs git, which could not be started"), noGit::toString);
    }

    @Test
    void aSettingOfTheRepositoryStartsNothing() throws Exception {
        write("a.txt", WRONG);
        git("add", ".");
        Path trace = folder.resolve(".git/started");
        git("config", "core.fsmonitor", "touch " + trace);
        git("config", "diff.external", "touch " + trace);
        assertEquals(List.of("a.txt"), paths(check()));
        assertTrue(Files.notExists(trace));
    }
}
