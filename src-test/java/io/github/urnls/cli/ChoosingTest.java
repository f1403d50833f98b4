package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.output.ExitCode;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is looked at, and what is reported of it. */
class ChoosingTest {

    /** An error of syntax, a warning of a namespace, a hint of spelling. */
    private static final String THREE = "urn:example:100%z urn:isbn:0306406151 URN:example:a";

    @TempDir
    private Path folder;

    @BeforeEach
    void tree() throws IOException {
        write("a.txt", THREE);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Run check(String... arguments) {
        List<String> all = new ArrayList<>(List.of("check", "--format", "jsonl"));
        all.addAll(List.of(arguments));
        all.add(folder.toString());
        return Run.of(all.toArray(String[]::new));
    }

    private static List<String> codes(Run run) {
        return run.out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject())
                .map(finding -> finding.get("code").getAsString() + " " + finding.get("severity").getAsString())
                .toList();
    }

    private static List<String> files(Run run) {
        return run.out().lines().map(line -> (JsonObject) JsonParser.parseString(line))
                .map(finding -> Path.of(finding.get("path").getAsString()).getFileName().toString()).distinct()
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
            textBlock = """
                    --select syntax                                   | malformed-percent-encoding error
                    --select check-digit,spelling                     | check-digit warning; not-normalized hint
                    --select all --ignore syntax,spelling             | check-digit warning
                    --ignore *                                        |
                    --severity *=off                                  |
                    --severity all=off --severity check-digit=hint    |
                    --severity all=off --severity check-digit=hint --min-severity hint | check-digit hint
                    --severity check-digit=hint --severity namespace=off --severity all=error | malformed-percent-encoding error; not-normalized error
                    --min-severity warning                            | malformed-percent-encoding error; check-digit warning
                    --min-severity hint --severity syntax=hint        | malformed-percent-encoding hint; check-digit warning; not-normalized hint
                    --select spelling --severity spelling=off         |
                    """)
    void rulesAreChosen(String arguments, String expected) {
        assertEquals(expected == null ? "" : expected, String.join("; ", codes(check(arguments.split(" +")))));
    }

    @Test
    void selectedRulesAreOnEvenIfTheProjectSwitchesThemOff() throws IOException {
        write("urn-ls.json", "{ \"severity\": { \"all\": \"off\", \"syntax\": \"hint\" } }");
        assertEquals(List.of("malformed-percent-encoding hint"), codes(check("--min-severity", "hint")));
        assertEquals(List.of("check-digit warning"), codes(check("--select", "check-digit")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
            textBlock = """
                    --select non-asci-character    | --select: there is no rule “non-asci-character”; did you mean “non-ascii-character”?
                    --ignore sintax                | --ignore: there is no rule “sintax”; did you mean “syntax”?
                    --severity nonsense=off        | --severity: there is no rule “nonsense”
                    --severity syntax=eror         | information, hint, off; did you mean “error”?
                    --min-severity info            | --min-severity: there is no level “info”; did you mean “information”?
                    --accept acme:*                | --accept: no URN matches “acme:*”; a pattern begins with “urn:” or “*”
                    --exclude [a                   | --exclude: no file matches the pattern “[a”
                    --config none.json             | --config: none.json cannot be read
                    --config a.json --no-project   | give one
                    --as x.xml                     | --as is for --stdin
                    --root .                       | --root is for the formats sarif, github and gitlab
                    --review=nothing --fix         | --review: there is no rule “nothing”
                    """)
    void unknownWordsEndTheRun(String arguments, String message) {
        Run run = check(arguments.split(" +"));
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("urn-ls: ") && run.err().contains(message), run::err);
        assertEquals(1, run.err().lines().count(), run::err);
    }

    @Test
    void wrongSettingsOfAProjectEndItBehindTheFindings() throws IOException {
        write("urn-ls.json", """
                { "severity": { "sintax": "off" }, "accept": ["acme:*"], "exclude": ["[a"], "acept": [] }""");
        write("below/b.txt", "urn:example:1%z");
        Run run = Run.of("check", "-q", folder.resolve("below").toString());
        assertEquals(ExitCode.FAILED, run.exitCode());
        for (String message : List.of("did you mean “syntax”?", "no URN matches “acme:*”",
                "no file matches the pattern “[a”",
                "there is no setting “acept” here; did you mean “accept”?")) {
            assertTrue(run.err().contains(message), run::err);
        }
        assertEquals(List.of("malformed-percent-encoding error"),
                codes(Run.of("check", "--format", "jsonl", folder.resolve("below").toString())));
    }

    @Test
    void hiddenIgnoredAndExcludedFilesAreLeftOutAndCounted() throws IOException {
        for (String name : List.of(".h/h.txt", ".i.txt", "node_modules/n.txt", "out/o.txt", "b.tmp", ".git/g.txt")) {
            write(name, THREE);
        }
        write(".gitignore", "out/\n");
        assertEquals(List.of("a.txt", "b.tmp"), files(check()));
        assertTrue(check().err().contains("left out: 2 ignored, 3 hidden"), () -> check().err());
        assertEquals(List.of(".i.txt", "a.txt", "b.tmp", "h.txt"), files(check("--hidden")).stream().sorted().toList());
        assertEquals(List.of("a.txt", "b.tmp", "n.txt", "o.txt"), files(check("--no-ignore")));
        Run excluded = check("--exclude", folder.toAbsolutePath() + "/*.tmp", "--exclude", "b.*");
        assertEquals(List.of("a.txt"), files(excluded));
        assertTrue(excluded.err().contains("1 excluded"), excluded::err);
        assertEquals(List.of("n.txt"), files(Run.of("check", "--format", "jsonl",
                folder.resolve("node_modules").toString())), "what is named is never left out");
        assertEquals(List.of("g.txt"), files(Run.of("check", "--format", "jsonl", folder.resolve(".git").toString())));
    }

    @Test
    void aPathInAnotherCountsOnce() {
        Run run = Run.of("check", "--format", "jsonl", folder.toString(), folder + "/./a.txt", folder + "/b/..");
        assertEquals(2, run.out().lines().count());
        assertTrue(run.err().contains(" in 1 file"), run::err);
    }

    @Test
    void listGoesTheSameWay() throws IOException {
        write(".hidden.txt", "urn:example:hidden");
        write("urn-ls.json", "{ \"exclude\": [\"left.txt\"] }");
        write("left.txt", "urn:example:left");
        Run run = Run.of("list", folder.toString());
        assertEquals(3, run.out().lines().count(), run::out);
        String counted = " in 2 files; left out: 1 hidden, 1 by urn-ls.json\n";
        assertEquals("urn-ls: 3 names" + counted, run.err());
        assertTrue(check("--min-severity", "hint").err().contains(counted.strip()), () -> check().err());
        assertEquals(4, Run.of("list", "--hidden", folder.toString()).out().lines().count());
        assertEquals(1, Run.of("list", folder.resolve("left.txt").toString()).out().lines().count());
    }

    @Test
    void aProjectFileFromElsewhereHoldsForAll() throws IOException {
        Path config = Files.writeString(folder.resolve("other.json"),
                "{ \"severity\": { \"all\": \"off\", \"check-digit\": \"error\" } }");
        write("urn-ls.json", "{ \"severity\": { \"check-digit\": \"off\" } }");
        assertEquals(List.of("check-digit error"), codes(check("--config", config.toString())));
    }
}
