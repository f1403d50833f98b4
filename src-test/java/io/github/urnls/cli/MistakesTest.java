package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a command line, or of a file that it names, that cannot be understood. */
class MistakesTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        write("a.txt", "urn:example:x%z");
        write("broken.json", "{ \"namespaces\": [");
        write("nonsense.json", "{\"version\": 1,\n \"findings\": [}");
        write("latin1.txt", "x");
        Files.write(folder.resolve("latin1.txt"), new byte[] {(byte) 0xE9});
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private Run run(String arguments) {
        return Run.of(Stream.of(arguments.split(" +")).map(word -> word.replace("@", folder + "/"))
                .toArray(String[]::new));
    }

    /** Files are named by a repository as well, so none is a list of further arguments. */
    @Test
    void aFileThatBeginsWithAnAtSignIsAFile() throws IOException {
        write("options.txt", "--fail-on=never " + folder.resolve("a.txt"));
        Run run = Run.of("check", "@" + folder.resolve("options.txt"));
        assertEquals(2, run.exitCode(), run.err());
        assertTrue(run.err().contains("@" + folder.resolve("options.txt")), run.err());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`',
            textBlock = """
                    chek .                            | there is no command “chek”; did you mean “check”? (see “urn-ls --help”)
                    --fxi                             | there is no option “--fxi” (see “urn-ls --help”)
                    help chek                         | there is no command “chek”; did you mean “check”? (see “urn-ls --help”)
                    help nope                         | there is no command “nope” (see “urn-ls --help”)
                    rule stray                        | there is no rule “stray”; did you mean “stray-question-mark”?
                    rule isbn                         | there is no rule “isbn”; did you mean “urn-ls namespaces isbn”?
                    rule urn:a:b                      | there is no rule “urn:a:b”; did you mean “urn-ls parse urn:a:b”?
                    rule un                           | there is no rule “un”; “urn-ls rule” lists them
                    namespaces zzz                    | “zzz” is not registered with IANA as of 2026-05-28; “urn-ls namespaces” lists those that are
                    check --fxi .                     | there is no option “--fxi”; did you mean “--fix”? (see “urn-ls check --help”)
                    check --fromat=jsonl .            | there is no option “--fromat”; did you mean “--format”? (see “urn-ls check --help”)
                    check -Q .                        | there is no option “-Q” (see “urn-ls check --help”)
                    check . --max-size                | --max-size needs a value: MIB (see “urn-ls check --help”)
                    check --max-size ten .            | --max-size: “ten” is not a whole number (see “urn-ls check --help”)
                    check --max-size 99999999999 .    | --max-size: “99999999999” is too large (see “urn-ls check --help”)
                    check --max-size 0 . | --max-size must be a whole number, at least 1 (see “urn-ls check --help”)
                    check --root a --root b .         | --root is given twice (see “urn-ls check --help”)
                    check --root @none .              | --root: @none is not a folder (see “urn-ls check --help”)
                    check --severity syntax .         | --severity: “syntax” is not a valid RULE=LEVEL (see “urn-ls check --help”)
                    check --color sometimes .         | --color: there is no color “sometimes”; there are auto, always, never (see “urn-ls check --help”)
                    check --fix --diff .              | --fix and --diff do not go together: one writes, the other only shows (see “urn-ls check --help”)
                    check --compare-files --stdin     | --compare-files is for files and folders, not for --stdin or --staged (see “urn-ls check --help”)
                    check --compare-files --fix .     | --compare-files only looks; give --fix without it (see “urn-ls check --help”)
                    check --files-from @none          | --files-from: @none cannot be read: no such file (see “urn-ls check --help”)
                    check --baseline @none.json .     | @none.json: the baseline cannot be read: there is no such file; --write-baseline makes one
                    check --baseline @nonsense.json . | @nonsense.json: the baseline cannot be read: it is not a baseline: invalid JSON from line 2, column 15 on; --write-baseline writes one
                    check --baseline @latin1.txt .    | @latin1.txt: the baseline cannot be read: it is not a baseline: it is not UTF-8
                    check --baseline /dev/zero .      | /dev/zero: the baseline cannot be read: it is not a baseline: it is a folder, a device or a pipe
                    check --as x.md                   | --as is for --stdin; the name of a file tells its language (see “urn-ls check --help”)
                    check --stdin --staged            | --stdin and --staged do not go together; give one (see “urn-ls check --help”)
                    check - .                         | “-” is standard input, which is checked alone
                    check --show-files --show-settings . . | --show-files and --show-settings do not go together; give one (see “urn-ls check --help”)
                    check --null .                    | --null is for --files-from and --show-files (see “urn-ls check --help”)
                    check --fix=yes .                 | --fix takes no value (see “urn-ls check --help”)
                    check --min-severity warn .       | --min-severity: there is no level “warn”; did you mean “warning”? (see “urn-ls check --help”)
                    check --output-file - .           | --output-file needs the name of a file; without it the report goes to standard output (see “urn-ls check --help”)
                    list --format jsnol .             | --format: there is no format “jsnol”; did you mean “jsonl”? There are text, jsonl (see “urn-ls list --help”)
                    parse --specification rfc1 x      | --specification must be one of these: rfc8141, rfc2141, draft2012, draft2015, proposal1995 (see “urn-ls parse --help”)
                    compare a                         | B is missing (see “urn-ls compare --help”)
                    compare a b c                     | “c” is one argument too many (see “urn-ls compare --help”)
                    encode --component z x            | --component: there is no component “z”; there are nss, r, q, f, publicid (see “urn-ls encode --help”)
                    generate-completion tcsh          | SHELL: there is no shell “tcsh”; there are bash, zsh, fish, powershell (see “urn-ls generate-completion --help”)
                    """)
    void aMistakeIsReportedInOneLine(String arguments, String message) {
        for (String quiet : arguments.startsWith("check ") ? List.of("", " -q") : List.of("")) {
            Run run = run(arguments.replaceFirst("^check", "check" + quiet));
            assertEquals("urn-ls: " + message.replace("@", folder + "/") + "\n", run.err());
            assertEquals(ExitCode.FAILED, run.exitCode());
            assertEquals("", run.out());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
            textBlock = """
                    --registry @none.json           | none.json: there is no such file; it is not used
                    --registry @broken.json         | broken.json
                    --registry @latin1.txt          | latin1.txt: is not UTF-8; it is not used
                    """)
    void registriesThatCannotBeReadEndTheRunWith2BehindItsResult(String option, String message) {
        Run check = run("check " + option + " @a.txt");
        assertTrue(check.out().contains("malformed-percent-encoding"), check::toString);
        for (Run run : List.of(check, run("check -q " + option + " @a.txt"),
                run("check --show-settings @a.txt " + option), run("namespaces " + option),
                run("namespaces isbn " + option), run("mcp " + option))) {
            assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
            assertTrue(run.err().contains(message), run::toString);
        }
    }

    /** What was named and could not be checked ends with 2; what a folder holds is passed by. */
    @Test
    void namedFilesThatCannotBeCheckedAreReported() throws IOException {
        write("large.txt", "urn:example:x\n" + " ".repeat(1 << 20));
        Files.write(folder.resolve("binary"), new byte[] {0, 'u', 'r', 'n', ':', 'x'});
        Files.delete(folder.resolve("a.txt"));
        Run large = run("check --max-size 1 @large.txt");
        assertEquals(ExitCode.FAILED, large.exitCode(), large::toString);
        assertEquals(ExitCode.OK, run("check --max-size 1 @").exitCode());
        Run binary = run("check @binary");
        assertEquals(ExitCode.OK, binary.exitCode());
        assertTrue(binary.err().contains("binary: skipped: it is binary, with NUL bytes\n"),
                binary::toString);
        assertEquals(1, run("check @").err().lines().count());
        Run name = Run.of("check", folder + "/bad\ufffd.txt");
        assertTrue(name.err().contains("a file whose name is not UTF-8 cannot be given by name: give its folder"),
                name::toString);
    }

    @Test
    void aProjectFileThatIsNoFileIsReported() throws IOException {
        Path file = folder.resolve("urn-ls.json");
        for (String target : List.of("none.json", "urn-ls.json")) {
            Files.createSymbolicLink(file, Path.of(target));
            Run run = run("check @latin1.txt");
            assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
            assertTrue(run.err().contains("urn-ls.json: is a link that leads nowhere; it is not used"), run::toString);
            Files.delete(file);
        }
        Files.createDirectory(file);
        assertTrue(run("check @latin1.txt").err().contains("urn-ls.json: is a folder; it is not used"));
        Files.delete(file);
        write("urn-ls.json", "");
        assertEquals(ExitCode.OK, run("check @latin1.txt").exitCode(), "it is yet to be written");
        write("urn-ls.json", "{\"extends\": 1, \"severity\": {\"check-digit\": \"eror\"}}");
        String err = run("check @latin1.txt").err();
        assertTrue(err.contains("“extends” must be a string or a list of strings"), err);
        assertTrue(
                err.contains(
                        "“check-digit” must be one of error, warning, information, hint, off; did you mean “error”?"),
                err);
    }

    @ParameterizedTest
    @CsvSource({"--write-baseline - ., --write-baseline needs the name of a file", "--no-baseline, “--format known”",
            "--prune-baseline, “--write-baseline”?", "check-digit, --fix --review=check-digit",
            "'\"a\"', “--null” reads those"})
    void whatWasMeantIsSaid(String typed, String said) {
        Run run = run("check " + typed);
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().contains(said), run::err);
    }

    @Test
    void aWordThatStandsForMoreIsUnderstood() {
        assertEquals(run("check --select=check-digit,spelling @"), run("check --select=check-digit,\tspelling @"));
        assertTrue(run("rule syntax").out().lines().allMatch(line -> line.contains(" syntax ")));
        assertEquals(run("namespaces isbn"), run("namespaces urn:isbn:123"));
        assertEquals("", run("check -q --statistics @").err());
    }

    /** Programs get the very name; people one that does nothing to their terminal. */
    @Test
    void namesOfFilesForProgramsAreTheirNames() throws IOException {
        write("x\n\u001b[1m.txt", "urn:example:x%z");
        String json = run("check --format jsonl @").out() + run("list --format jsonl @").out()
                + run("references --format jsonl urn:example:x%25z @").out();
        assertTrue(json.lines().filter(line -> line.contains("/x\\n\\u001b[1m.txt\"")).count() >= 2, json);
        assertTrue(run("check --format github @").out().contains("x%0A\u241b[1m.txt"));
        assertTrue(run("check --show-files -0 @").out().contains("/x\n\u001b[1m.txt\0"));
        assertTrue(run("check --show-files @").out().contains("/x\u240a\u241b[1m.txt\n"));
    }

    @Test
    void aWrongProjectFileIsReportedByEveryCommand() throws IOException {
        write("urn-ls.json", "{ \"exclud\": [] }");
        String mistake = "urn-ls.json:1:4: ";
        Run check = run("check @");
        assertTrue(check.out().contains(mistake) && !check.err().contains(mistake), "once: " + check);
        assertEquals(ExitCode.FAILED, check.exitCode());
        Run list = run("list @");
        assertTrue(list.out().contains("urn:example:x%z"), list::toString);
        // A check says so as well where the file is itself checked: what is found may not be shown.
        for (Run run : List.of(list, run("check --silent @"), run("check --select check-digit @"),
                run("check --format sarif @"), run("check --show-files @"), run("references urn:a:b @"))) {
            assertEquals(ExitCode.FAILED, run.exitCode());
            assertTrue(
                    run.err().contains("urn-ls.json:1:4: there is no setting “exclud” here; did you mean “exclude”?"),
                    run::toString);
        }
    }
}
