package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.support.FilesFixture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code names --since} in repositories; {@code since.txt} draws what changes in them. */
class NamesSinceTest {

    @TempDir
    private Path folder;

    static Stream<FilesFixture> fixtures() {
        return FilesFixture.in(Path.of("src-test", "fixtures", "workspace", "since.txt"));
    }

    private Run names(String... options) {
        List<String> arguments = new ArrayList<>(List.of("names", "--since", "v1"));
        arguments.addAll(List.of(options));
        arguments.add(folder.toString());
        Run run = Run.of(arguments.toArray(String[]::new));
        return new Run(run.exitCode(), run.out().replace(folder + "/", ""), run.err().replace(folder + "/", ""));
    }

    private List<String> lines(String... options) {
        Run run = names(options);
        assertEquals(ExitCode.OK, run.exitCode(), run::toString);
        return run.out().lines().toList();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void everyChangeIsListed(FilesFixture fixture) throws Exception {
        GitRepository repository = GitRepository.in(folder);
        for (FilesFixture.File file : fixture.files()) {
            if (!file.text().isBlank()) {
                repository.write(file.name(), file.text());
            }
        }
        repository.commit("before");
        repository.git("tag", "v1");
        assertEquals(List.of(), lines(), "nothing has changed yet");
        for (FilesFixture.File file : fixture.files()) {
            if (file.textAfter().isBlank()) {
                Files.delete(folder.resolve(file.name()));
            } else if (file.isChanged()) {
                repository.write(file.name(), file.textAfter());
            }
        }
        String[] options = Stream.of(fixture.argument()).filter(option -> !option.isEmpty()).toArray(String[]::new);
        assertEquals(fixture.messages(), lines(options), "not committed");
        repository.commit("now");
        assertEquals(fixture.messages(), lines(options), "committed");
    }

    private GitRepository changed() throws Exception {
        GitRepository repository = GitRepository.in(folder);
        repository.write("a.json", "{\"$id\": \"urn:example:a:1\", \"type\": \"object\"}\n");
        repository.write("b.json", "{\"$id\": \"urn:example:b\", \"type\": \"object\"}\n");
        repository.write("use.txt", "urn:example:a:1 urn:example:old\n");
        repository.commit("before");
        repository.git("tag", "v1");
        repository.write("a.json", "{\"$id\": \"urn:example:a:2\", \"type\": \"object\"}\n");
        repository.write("b.json", "{\"$id\": \"urn:example:b\", \"type\": \"array\"}\n");
        repository.write("use.txt", "urn:example:a:1 urn:example:new\n");
        return repository;
    }

    /** What decides on the exit code, and what cannot be done. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "| 0 | 1 raised, 1 left behind, 1 changed, 1 gone, 1 added since v1 in 3 changed files",
            "--fail-on=gone | 1 | 1 gone",
            "--fail-on=changed | 1 | 1 changed",
            "--fail-on=added,raised | 1 | 1 raised",
            "--fail-on=left-behind | 1 | 1 left behind",
            "--fail-on=Gone --fail-on=changed | 1 | 1 gone",
            "--fail-on=gone --prefix=urn:example:b | 0 | 1 changed since v1",
            "--fail-on=gone --exclude=*.json --exclude=*.txt | 0 | No name changed since v1 in 0 changed files",
            "--fail-on=gon | 2 | --fail-on: “gon” is not one of added, changed, gone, left-behind, raised; did you",
            "--undeclared | 2 | --undeclared is for the names of today",
            "--format=markdow | 2 | --format: there is no format “markdow”; did you mean “markdown”?",
            "--since=v2 | 2 | --since: this repository has no commit “v2”; give a branch, a tag or a commit",
            "--since=v1:a.json | 2 | --since: this repository has no commit “v1:a.json”",
            "--since=--all | 2 | --since: this repository has no commit “--all”",
            "--since= | 2 | --since: this repository has no commit “”",
            "--since=nowhere... | 2 | --since: this repository has no commit “nowhere”",
            "--since=v1... | 0 | since v1... in 3 changed files"})
    void theExitCodeTells(String options, int exitCode, String message) throws Exception {
        changed();
        List<String> arguments = new ArrayList<>(options == null ? List.of() : List.of(options.split(" ")));
        if (arguments.stream().noneMatch(option -> option.startsWith("--since"))) {
            arguments.add("--since=v1");
        }
        arguments.add(folder.toString());
        arguments.addFirst("names");
        Run run = Run.of(arguments.toArray(String[]::new));
        assertEquals(exitCode, run.exitCode(), run::toString);
        assertTrue(run.err().contains(message), run::toString);
        assertTrue(exitCode != ExitCode.FAILED || run.out().isEmpty() && run.err().lines().count() == 1,
                run::toString);
    }

    @Test
    void jsonHasAllOfIt() throws Exception {
        changed();
        assertEquals(List.of(
                "{\"change\":\"raised\",\"urn\":\"urn:example:a:2\",\"was\":\"urn:example:a:1\",\"declared\":true,"
                        + "\"paths\":[\"a.json\"]}",
                "{\"change\":\"left-behind\",\"urn\":\"urn:example:a:2\",\"was\":\"urn:example:a:1\","
                        + "\"declared\":true,\"paths\":[\"use.txt\"]}",
                "{\"change\":\"changed\",\"urn\":\"urn:example:b\",\"was\":null,\"declared\":true,"
                        + "\"paths\":[\"b.json\"]}",
                "{\"change\":\"gone\",\"urn\":\"urn:example:old\",\"was\":null,\"declared\":false,"
                        + "\"paths\":[\"use.txt\"]}",
                "{\"change\":\"added\",\"urn\":\"urn:example:new\",\"was\":null,\"declared\":false,"
                        + "\"paths\":[\"use.txt\"]}"),
                lines("--format=jsonl"));
    }

    @Test
    void markdownIsATableInWhichTextOfOthersStaysText() throws Exception {
        GitRepository repository = changed();
        repository.write("x`|@y.txt", "urn:example:more\n");
        assertEquals("""
                ### URNs changed since `v1`

                | change | name | files |
                |---|---|---|
                | raised | `urn:example:a:1` → `urn:example:a:2` | `a.json` |
                | left behind | `urn:example:a:1` → `urn:example:a:2` | `use.txt` |
                | changed | `urn:example:b` | `b.json` |
                | gone | `urn:example:old` | `use.txt` |
                | added | `urn:example:more` | ``x`\\|@y.txt`` |
                | added | `urn:example:new` | `use.txt` |

                1 raised, 1 left behind, 1 changed, 1 gone, 2 added.
                """, String.join("\n", lines("--format=markdown")) + "\n");
        repository.commit("all");
        repository.git("tag", "--force", "v1");
        assertEquals("### URNs changed since `v1`\n\nNo name changed.", String.join("\n", lines("--format=markdown")));
    }

    @Test
    void aLongTableSaysWhatItLeavesOut() throws Exception {
        GitRepository repository = changed();
        StringBuilder many = new StringBuilder();
        for (int i = 1000; i < 1300; i++) {
            many.append("urn:example:many:").append(i).append('\n');
        }
        repository.write("many.txt", many.toString());
        List<String> lines = lines("--format=markdown");
        assertEquals(202, lines.stream().filter(line -> line.startsWith("|")).count());
        assertTrue(lines.contains("The table shows the first 200 of 305."), lines::toString);
        assertEquals("1 raised, 1 left behind, 1 changed, 1 gone, 301 added.", lines.getLast());
        assertEquals(305, lines().size());
    }

    @Test
    void onlyTheFilesBelowThePathsCount() throws Exception {
        GitRepository repository = changed();
        repository.write("sub/c.txt", "urn:example:sub\n");
        Run sub = Run.of("names", "--since", "v1", folder.resolve("sub").toString());
        assertTrue(sub.out().startsWith("added        urn:example:sub  (in "), sub::toString);
        assertEquals(1, sub.out().lines().count(), sub::toString);
        Run both = Run.of("names", "--since", "v1", folder.resolve("sub").toString(),
                folder.resolve("use.txt").toString());
        assertEquals(List.of("gone", "added", "added"),
                both.out().lines().map(line -> line.split(" ")[0]).toList(), both::toString);
    }

    @Test
    void settingsOfTheProjectHoldForBothStates() throws Exception {
        GitRepository repository = changed();
        repository.write("urn-ls.json", "{ \"exclude\": [\"use.txt\"], \"maxSize\": 1 }");
        repository.write("large.txt", "urn:example:large\n" + " ".repeat(1 << 21));
        Run run = names();
        assertEquals(List.of("raised", "changed"), run.out().lines().map(line -> line.split(" ")[0]).toList(),
                run::toString);
        assertTrue(run.err().contains("large.txt: skipped: 2.1 MiB exceeds the 1 MiB limit"), run::toString);
    }
}
