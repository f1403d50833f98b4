package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.urnls.cli.output.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check --since} in repositories, and what neither it nor {@code names --since} can do. */
class CheckSinceTest {

    private static final String WRONG = "urn:example:x%z\n";
    private static final String RIGHT = "urn:example:x\n";

    @TempDir
    private Path folder;

    private GitRepository repository;

    @BeforeEach
    void repository() throws Exception {
        Files.createDirectory(folder.resolve("repository"));
        repository = GitRepository.in(folder.resolve("repository"));
    }

    private static Run program(Path where, Map<String, String> environment, String... arguments) throws Exception {
        return GitRepository.run(where, environment, Program.compiled(arguments).toArray(String[]::new));
    }

    private Run check(Path where, String... arguments) throws Exception {
        return program(where, Map.of(), Stream.concat(Stream.of("check", "--format", "jsonl"), Stream.of(arguments))
                .toArray(String[]::new));
    }

    private Run check(String... arguments) throws Exception {
        return check(repository.folder(), arguments);
    }

    private static List<String> paths(Run run) {
        return run.out().lines().map(line -> line.replaceFirst(".*\"path\":\"([^\"]*)\".*", "$1")).toList();
    }

    /** A commit with wrong names, of which some change: staged, in the working tree, and untracked. */
    private void changedTree() throws Exception {
        for (String name : List.of("same.txt", "late.txt", "changed.txt", "staged.txt", "gone.txt", "sub/é f.txt")) {
            repository.write(name, WRONG);
        }
        repository.write(".gitignore", "ignored.txt\n");
        repository.commit("one");
        repository.write("changed.txt", RIGHT + WRONG);
        repository.write("staged.txt", RIGHT);
        repository.git("add", "staged.txt");
        repository.write("staged.txt", WRONG + WRONG);
        Files.delete(repository.folder().resolve("gone.txt"));
        repository.write("sub/é f.txt", RIGHT + WRONG);
        repository.write("new/untracked.txt", WRONG);
        repository.write("ignored.txt", WRONG);
        Files.createSymbolicLink(repository.folder().resolve("link.txt"), Path.of("same.txt"));
    }

    @Test
    void theFilesThatChangedAreCheckedAsTheyAre() throws Exception {
        changedTree();
        Run run = check("--since", "HEAD");
        assertEquals(List.of("changed.txt", "new/untracked.txt", "staged.txt", "staged.txt", "sub/é f.txt"),
                paths(run), run::toString);
        assertEquals(ExitCode.FOUND, run.exitCode());
        assertTrue(run.err().endsWith(" in 4 files\n"), run::toString);
        Run below = check(repository.folder().resolve("sub"), "--since", "HEAD");
        assertEquals(List.of("é f.txt"), paths(below), below::toString);
        assertEquals(List.of("../new/untracked.txt"),
                paths(check(repository.folder().resolve("sub"), "--since", "HEAD", "../new")));
        assertEquals(List.of("./new/untracked.txt"),
                paths(check("--since", "HEAD", "./new", "new", "new/untracked.txt")), "each file once");
        assertEquals(new Run(ExitCode.OK, "", "urn-ls: no findings in 0 files\n"),
                check("--since", "HEAD", "same.txt"));
        assertTrue(paths(check("--since", "HEAD", "--no-ignore")).contains("ignored.txt"));
    }

    @Test
    void filesAreShownRepairedAndComparedAsOthers() throws Exception {
        changedTree();
        assertEquals("changed.txt\nnew/untracked.txt\nstaged.txt\nsub/é f.txt\n",
                check("--since", "HEAD", "--show-files").out());
        repository.write("case.txt", "URN:example:kept\n");
        repository.git("add", "case.txt");
        Run fixed = check("--since", "HEAD", "--fix", "--select=not-normalized",
                "--review=not-normalized");
        assertEquals("urn:example:kept\n", Files.readString(repository.folder().resolve("case.txt")), fixed::toString);
        repository.commit("two");
        repository.write("a.xml", "<a xmlns='urn:example:Same'/>\n");
        repository.commit("three");
        repository.write("b.xml", "<a xmlns='URN:example:Same'/>\n");
        Run alone = check("--since", "HEAD", "--select", "equivalent-spelling");
        Run compared = check("--since", "HEAD", "--select", "equivalent-spelling", "--compare-files");
        assertEquals(List.of(), paths(alone), alone::toString);
        assertEquals(List.of("b.xml"), paths(compared), compared::toString);
    }

    @Test
    void threeDotsMeanWhereTheBranchesWentApart() throws Exception {
        repository.write("a.txt", WRONG);
        repository.commit("one");
        repository.git("checkout", "-q", "-b", "mine");
        repository.write("b.txt", WRONG);
        repository.commit("two");
        repository.git("checkout", "-q", "-b", "theirs", "HEAD~1");
        repository.write("a.txt", RIGHT + WRONG);
        repository.commit("three");
        repository.git("checkout", "-q", "mine");
        assertEquals(List.of("a.txt", "b.txt"), paths(check("--since", "theirs")));
        assertEquals(List.of("b.txt"), paths(check("--since", "theirs...")));
        repository.git("checkout", "-q", "--orphan", "other");
        repository.commit("four");
        Run apart = check("--since", "theirs...");
        assertEquals(ExitCode.FAILED, apart.exitCode());
        assertTrue(apart.err().contains("has no commit at which “theirs...” and the current branch went apart"),
                apart::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "check --since HEAD --stdin | --since takes files and folders, and not --stdin, --staged or --files-from",
            "check --since HEAD --staged | --since takes files and folders, and not --stdin, --staged or --files-from",
            "check --since HEAD --files-from a.txt | --since takes files and folders, and not --stdin",
            "check --since v9 . | --since: this repository has no commit “v9”",
            "check --since v9 --format sarif . | --since: this repository has no commit “v9”",
            "check --since HEAD missing.txt | missing.txt: no such file",
            "check --since HEAD ../outside . | --since: fatal: not a git repository",
            "check --since HEAD . ../outside | --since: ../outside lies outside the repository of .",
            "names --since HEAD ../outside | --since: fatal: not a git repository",
            "names --fail-on gone | --fail-on is for changes; give --since as well",
            "names --format markdown | --format markdown is for --since"})
    void whatMakesNoSenseIsSaidInOneSentence(String command, String message) throws Exception {
        changedTree();
        Files.createDirectory(folder.resolve("outside"));
        Run run = program(repository.folder(), Map.of("GIT_CEILING_DIRECTORIES", folder.toString()),
                command.split(" "));
        assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
        assertTrue(run.err().startsWith("urn-ls: " + message), run::toString);
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run::toString);
        assertEquals(message.contains("not a git"), run.err().contains("; run it in a repository"), run.err());
    }

    @Test
    void aRepositoryWithoutCommitsHasNone() throws Exception {
        Run run = check("--since", "HEAD");
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().startsWith("urn-ls: --since: this repository has no commit “HEAD”;"), run::toString);
    }

    @Test
    void aShallowCloneSaysHowToGetTheHistory() throws Exception {
        repository.write("a.txt", RIGHT);
        repository.commit("one");
        repository.git("tag", "v1");
        repository.write("a.txt", WRONG);
        repository.commit("two");
        Path clone = folder.resolve("clone");
        repository.git("clone", "-q", "--depth", "1", "--no-tags", repository.folder().toUri().toString(),
                clone.toString());
        for (String revision : List.of("v1", "HEAD~1")) {
            Run run = check(clone, "--since", revision);
            assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
            assertTrue(run.err().startsWith("urn-ls: --since: this shallow clone has no commit “" + revision
                    + "”; get the history with “git fetch --unshallow”"), run::toString);
            assertEquals(1, run.err().lines().count(), run::toString);
        }
        assertEquals(new Run(ExitCode.OK, "", "urn-ls: no findings in 0 files\n"), check(clone, "--since", "HEAD"));
        new GitRepository(clone).git("fetch", "-q", "--unshallow", "--tags");
        assertEquals(List.of("a.txt"), paths(check(clone, "--since", "v1")));
    }

    /** What a partial clone lacks is not fetched: the program needs no network. */
    @Test
    void aPartialCloneIsNotCompleted() throws Exception {
        repository.git("config", "uploadpack.allowFilter", "true");
        repository.git("config", "uploadpack.allowAnySHA1InWant", "true");
        repository.write("a.txt", RIGHT);
        repository.commit("one");
        repository.write("a.txt", WRONG);
        repository.commit("two");
        Path clone = folder.resolve("clone");
        repository.git("clone", "-q", "--filter=blob:none", repository.folder().toUri().toString(), clone.toString());
        assertEquals(List.of("a.txt"), paths(check(clone, "--since", "HEAD~1")), "this needs no old content");
        Run run = program(clone, Map.of(), "names", "--since", "HEAD~1");
        assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
        assertEquals("urn-ls: --since: git does not have the content of a.txt; in a partial clone, “git fetch --refetch"
                + " --no-filter” gets it (see “urn-ls names --help”)\n", run.err());
        new GitRepository(clone).git("fetch", "-q", "--refetch", "--no-filter");
        Run complete = program(clone, Map.of(), "names", "--since", "HEAD~1");
        assertEquals(ExitCode.OK, complete.exitCode(), complete::toString);
    }

    @Test
    void withoutGitItSaysSo() throws Exception {
        Run run = program(repository.folder(), Map.of("PATH", folder.toString()), "names", "--since", "HEAD");
        assertEquals(new Run(ExitCode.FAILED, "", "urn-ls: --since needs git, which could not be started; install it"
                + " or put it on the PATH (see “urn-ls names --help”)\n"), run);
    }

    /**
     * A filter is started by git for a file whose time is another one than the index says, or so late that the index
     * cannot say. The second name is not UTF-8.
     */
    @ParameterizedTest
    @ValueSource(strings = {"own", "a=b", "=", "a.b=c.clean=", "\u00c3\u00a9=", "\u00e9", "-c"})
    void theRepositoryIsNotChangedAndItsSettingsStartNothing(String filter) throws Exception {
        changedTree();
        Path git = repository.folder().resolve(".git");
        Files.setLastModifiedTime(repository.folder().resolve("late.txt"), FileTime.from(Instant.parse(
                "2037-01-01T00:00:00Z")));
        assertNotEquals(0, repository.run("update-index", "--really-refresh").exitCode(), "some files need an update");
        Path trace = git.resolve("started");
        Files.writeString(git.resolve("info/attributes"), "*.txt filter=" + filter + "\n",
                StandardCharsets.ISO_8859_1);
        Files.writeString(git.resolve("config"), """
                [filter "%s"]
                    clean = touch %2$s
                    process = touch %2$s
                    smudge = touch %2$s
                    required = true
                [core]
                    fsmonitor = touch %2$s
                [diff]
                    external = touch %2$s
                """.formatted(filter, trace), StandardCharsets.ISO_8859_1,
                StandardOpenOption.APPEND);
        Path index = git.resolve("index");
        byte[] before = Files.readAllBytes(index);
        touch("same.txt");
        assertTrue(repository.folder().resolve("same.txt").toFile().setExecutable(true));
        assertEquals(List.of("changed.txt", "new/untracked.txt", "staged.txt", "staged.txt", "sub/\u00e9 f.txt"),
                paths(check("--since", "HEAD")), "another time or mode is no change");
        assertEquals(ExitCode.OK, program(repository.folder(), Map.of(), "names", "--since", "HEAD").exitCode());
        assertEquals(List.of("staged.txt"), check("--staged", "--show-files").out().lines().toList());
        assertTrue(Files.notExists(trace));
        assertArrayEquals(before, Files.readAllBytes(index));
        repository.run("add", "--renormalize", "same.txt");
        assertTrue(Files.exists(trace), "git itself starts the filter");
    }

    @Test
    void aGitInTheRepositoryIsNotStarted() throws Exception {
        repository.write("a.txt", WRONG);
        repository.commit("one");
        Path trace = repository.folder().resolve(".git/started");
        assertTrue(repository.write("git", "#!/bin/sh\ntouch " + trace + "\n").toFile().setExecutable(true));
        Path linked = Files.createSymbolicLink(folder.resolve("linked"), repository.folder());
        for (String path : List.of("", ".", ":", "bin::.", repository.folder().toString(), linked.toString())) {
            Run run = program(repository.folder(), Map.of("PATH", path), "check", "--since", "HEAD");
            assertTrue(run.err().contains("--since needs git, which could not be started"), run::toString);
            assertTrue(Files.notExists(trace), path);
        }
        // A folder that is another one for the program that is started.
        Run elsewhere = program(Path.of("/"), Map.of("PATH", "/proc/self/cwd"), "check", "--since", "HEAD",
                repository.folder().toString());
        assertTrue(elsewhere.err().contains("--since needs git, which could not be started"), elsewhere::toString);
        assertTrue(Files.notExists(trace), "/proc/self/cwd");
    }

    /** In {@code npm run}, the path has a folder of each folder above. */
    @Test
    void aGitOfARepositoryAroundIsNotStarted() throws Exception {
        Path trace = folder.resolve("started");
        Path outer = Files.createDirectories(folder.resolve("outer"));
        new GitRepository(outer).git("init", "-q");
        Path bin = Files.createDirectories(outer.resolve("node_modules/.bin"));
        Path git = Files.writeString(bin.resolve("git"), "#!/bin/sh\ntouch " + trace + "\nexit 1\n");
        assertTrue(git.toFile().setExecutable(true));
        Path linked = Files.createSymbolicLink(folder.resolve("linked"), bin);
        Path linking = Files.createDirectories(folder.resolve("linking"));
        Files.createSymbolicLink(linking.resolve("git"), git);
        GitRepository inner = new GitRepository(Files.createDirectories(outer.resolve("in/sub")));
        inner.git("init", "-q");
        inner.write("a.txt", WRONG);
        inner.commit("one");
        inner.write("a.txt", RIGHT + WRONG);
        Path link = Files.createSymbolicLink(folder.resolve("link"), inner.folder());
        for (Path first : List.of(bin, linked, linking)) {
            Map<String, String> path = Map.of("PATH", first + ":" + System.getenv("PATH"));
            for (Path there : List.of(inner.folder(), link, outer)) {
                Run run = program(there, path, "check", "--since", "HEAD", inner.folder().toString());
                assertTrue(run.out().contains("a.txt:2"), run::toString);
                assertTrue(Files.notExists(trace), first + " in " + there);
            }
            program(inner.folder(), path, "check", "--staged");
            program(folder, path, "check", "--since", "HEAD", inner.folder().toString());
            program(outer, path, "check", "--since", "HEAD", repository.folder().toString());
            assertTrue(program(folder, path, "check", "--since", "HEAD", repository.folder().toString(),
                    outer.toString()).err().contains("lies outside the repository of"));
            assertTrue(Files.notExists(trace), first.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sub/a.txt", "--fix sub/a.txt", "--files-from list.txt", "--since HEAD",
            "--since HEAD sub/a.txt", "--staged", "sub"})
    void whatAKilledRunHasLeftBesideAFileIsRemoved(String options) throws Exception {
        repository.write("sub/a.txt", RIGHT);
        repository.write("list.txt", "sub/a.txt\n");
        repository.commit("one");
        repository.write("sub/a.txt", WRONG);
        repository.git("add", "sub/a.txt");
        Path left = repository.write("sub/.urn-ls-999999999999-18f-2a.tmp", WRONG);
        Path notOurs = repository.write("sub/.urn-ls-notes.tmp", WRONG);
        Run run = program(repository.folder(), Map.of(), ("check " + options).split(" "));
        assertTrue(run.out().startsWith("sub/a.txt:1"), run::toString);
        assertTrue(Files.notExists(left) && Files.exists(notOurs));
    }

    @Test
    void whatASparseCheckoutLeavesOutHasNotChanged() throws Exception {
        for (String name : List.of("in/a.txt", "out/b.txt", "out/c.txt")) {
            repository.write(name, WRONG);
        }
        repository.commit("one");
        repository.git("sparse-checkout", "set", "--no-cone", "/in/");
        assertTrue(Files.notExists(repository.folder().resolve("out")));
        assertEquals("", program(repository.folder(), Map.of(), "names", "--since", "HEAD").out());
        repository.write("out/c.txt", RIGHT + WRONG);
        assertEquals(List.of("out/c.txt"), paths(check("--since", "HEAD")), "but one that is there all the same");
    }

    @ParameterizedTest
    @CsvSource({
            "true, a\\r\\nb\\r\\n", "true, \\r\\r\\n\\ra\\r\\n\\r", "false, a\\r\\nb\\n", "input, a\\nb",
            "true, ''"})
    void lineEndsThatGitConvertsAreNoChange(String autocrlf, String text) throws Exception {
        String content = text.replace("\\r", "\r").replace("\\n", "\n");
        repository.git("config", "core.autocrlf", autocrlf);
        repository.write("a.txt", content);
        repository.write("long.txt", "a".repeat((1 << 16) - 1) + content + "\r".repeat(1 << 16) + content);
        repository.commit("one");
        touch("a.txt");
        assertEquals("", check("--since", "HEAD", "--show-files").out());
        repository.write("long.txt", "a".repeat((1 << 16) - 1) + content + "\r".repeat(1 << 15) + content);
        assertEquals("long.txt\n", check("--since", "HEAD", "--show-files").out());
    }

    private Run shell(String command) throws Exception {
        return GitRepository.run(repository.folder(), Map.of(), "sh", "-c", command);
    }

    /** Linux has file names of any bytes. */
    @Test
    void namesThatAreNoUtf8AreNamesToo() throws Exception {
        Run written = shell("printf 'urn:example:same\\n' >\"$(printf 'same\\351.txt')\""
                + " && printf 'urn:example:old\\n' >\"$(printf '\\351.txt')\"");
        assumeTrue(written.exitCode() == 0, "SKIPPED: this file system takes only UTF-8");
        repository.commit("one");
        shell("printf 'urn:example:x%%z\\n' >\"$(printf '\\351.txt')\"");
        assertEquals(List.of("\ufffd.txt"), paths(check("--since", "HEAD")));
        assertEquals(List.of("added        urn:example:x%z  (in \ufffd.txt)",
                "gone         urn:example:old  (stood in \ufffd.txt)"),
                program(repository.folder(), Map.of(), "names", "--since", "HEAD").out().lines().sorted().toList());
        repository.git("add", "--all");
        assertEquals(List.of("\ufffd.txt"), paths(check("--staged")));
    }

    private void touch(String name) throws IOException {
        Files.setLastModifiedTime(repository.folder().resolve(name), FileTime.fromMillis(0));
    }

    @Test
    void filesThatAreNotMergedAreComparedAsTheyStand() throws Exception {
        repository.write("a.txt", "urn:example:one\n");
        repository.commit("one");
        repository.git("checkout", "-q", "-b", "other");
        repository.write("a.txt", "urn:example:other\n");
        repository.commit("two");
        repository.git("checkout", "-q", "-");
        repository.write("a.txt", "urn:example:this\n");
        repository.commit("three");
        GitRepository.run(repository.folder(), Map.of(), "git", "-c", "user.name=a", "-c", "user.email=a@example.com",
                "merge", "-q", "other");
        Run run = program(repository.folder(), Map.of(), "names", "--since", "HEAD");
        assertEquals("added        urn:example:other  (in a.txt)\n", run.out(), run::toString);
    }
}
