package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --baseline} and {@code --write-baseline}: what a team has accepted for now. */
class BaselineCommandTest {

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String baseline() {
        return folder.resolve("ci/baseline.json").toString();
    }

    private Run check(String... options) {
        return Run.of(Stream
                .concat(Stream.of("check"),
                        Stream.concat(Stream.of(options), Stream.of(folder.resolve("src").toString())))
                .toArray(String[]::new));
    }

    private void begin() throws IOException {
        write("src/a.json", "[\"urn:my_x:y\", \"urn:my_x:y\"]");
        write("src/b.json", "[\"urn:example:x^y\"]");
        Files.createDirectories(folder.resolve("ci"));
        Run run = check("--write-baseline", baseline());
        assertEquals(0, run.exitCode(), "all of it is accepted now");
        assertEquals("", run.out());
        assertTrue(run.err().contains("ci/baseline.json now knows 3 findings"), run.err());
    }

    /** A script gives both options each time; the first time there is no baseline yet. */
    @Test
    void aBaselineIsReadAndWrittenAlsoTheFirstTime() throws IOException {
        write("src/a.json", "[\"urn:my_x:y\"]");
        Files.createDirectories(folder.resolve("ci"));
        for (String said : List.of("now knows 1 finding", "now knows 1 finding")) {
            Run run = check("--baseline", baseline(), "--write-baseline", baseline());
            assertEquals(0, run.exitCode(), run::toString);
            assertTrue(run.err().contains(said), run::toString);
        }
        assertEquals(2, check("--baseline", baseline() + "x", "--write-baseline", baseline()).exitCode());
    }

    /** A file that was moved keeps what is known of it; what is more than that is new. */
    @Test
    void aMovedFileKeepsItsKnownFindings() throws IOException {
        begin();
        Files.createDirectories(folder.resolve("src/new"));
        Files.move(folder.resolve("src/a.json"), folder.resolve("src/new/c.json"));
        Run run = check("--baseline", baseline());
        assertEquals("urn-ls: 2 known findings moved from files that are gone: “--write-baseline” takes that over\n"
                + "urn-ls: no findings in 2 files; 3 known\n", run.err());
        assertEquals(0, run.exitCode());
        write("src/new/c.json", "[\"urn:my_x:y\", \"urn:my_x:y\", \"urn:my_x:y\"]");
        assertEquals(1, check("--baseline", baseline()).exitCode(), "one more than before");
        write("src/new/c.json", "[\"urn:my_x:y\"]");
        Run gone = check("--baseline", baseline());
        assertEquals("urn-ls: gone from the baseline: ../src/a.json: nid-character urn:my_x:y (1 of 2)\n"
                + "urn-ls: 1 known finding moved from files that are gone: “--write-baseline” takes that over\n"
                + "urn-ls: no findings in 2 files; 2 known; 1 gone\n", gone.err());
        Run written = check("--write-baseline", baseline());
        assertTrue(written.err().contains("now knows 2 findings (1 new, 2 gone)\n"), written::err);
        assertEquals(0, check("--baseline", baseline()).exitCode());
        write("src/a.json", "[\"urn:my_x:y\"]");
        assertEquals(1, check("--baseline", baseline()).exitCode(), "a copy is no move");
    }

    /** It may be of a stranger: nothing is looked for outside of the project. */
    @Test
    void theBaselineOfAProjectLooksNowhereElse() throws IOException {
        write("src/a.json", "[\"urn:my_x:y\"]");
        write("src/urn-ls.json", "{\"baseline\": \"known.json\"}");
        String entry = "{\"file\": \"%s\", \"rule\": \"nid-character\", \"name\": \"urn:my_x:y\", \"count\": 1}";
        for (String outside : List.of(folder.resolve("missing.json").toString(), "../missing.json")) {
            write("src/known.json", "{\"version\": 1, \"findings\": [" + entry.formatted(outside) + "]}");
            Run run = check();
            assertEquals(1, run.exitCode(), "it does not know that the file is missing");
            assertFalse(run.err().contains("gone"), run::err);
        }
        write("src/known.json", "{\"version\": 1, \"findings\": [" + entry.formatted("missing.json") + "]}");
        assertEquals(0, check().exitCode());
        write("src/known.json", " ".repeat(16 << 20) + "{}");
        assertTrue(check().err().contains("it is too large"));
    }

    /** Each file is compared with the baseline that its own project names. */
    @Test
    void aProjectNamesItsBaseline() throws IOException {
        begin();
        write("src/urn-ls.json", "{\"baseline\": \"known.json\"}");
        write("src/part/urn-ls.json", "{\"root\": true, \"baseline\": \"known.json\"}");
        write("src/part/c.json", "[\"urn:example:y^z\"]");
        String known = folder.resolve("src/known.json").toString();
        Run missing = check();
        assertEquals(2, missing.exitCode());
        assertTrue(missing.err().startsWith("urn-ls: " + known + ": the baseline cannot be read: there is no such file;"
                + " --write-baseline makes one (the project file names it)\n"), missing::err);
        assertTrue(missing.out().contains("my_x"), "nothing is lost");

        String part = folder.resolve("src/part").toString();
        assertEquals(0, Run.of("check", "--write-baseline", part + "/known.json", part).exitCode());
        assertEquals(0, check("--exclude", "part", "--write-baseline", known).exitCode());
        Run run = check();
        assertEquals("urn-ls: no findings in 5 files; 4 known\n", run.err());
        assertEquals(0, run.exitCode());
        write("src/part/c.json", "[\"urn:example:a^b\"]");
        Run changed = check();
        assertEquals(1, changed.exitCode());
        assertTrue(changed.err().startsWith("urn-ls: gone from the baseline: c.json: illegal-character "),
                changed::err);
        assertTrue(check("--format", "known").out().contains("(known)"));
        assertEquals(1, check("--baseline", baseline()).exitCode(), "one for all files, which lacks the part");
        assertTrue(check("--add-ignore").err().contains("the baseline of the project file"));
        assertTrue(Run.of("check", "--show-settings", part).out().contains("{\"value\": \"known.json\", \"from\": "));
    }

    @Test
    void knownFindingsDoNotCount() throws IOException {
        begin();
        Run run = check("--baseline", baseline());
        assertEquals(0, run.exitCode());
        assertEquals("", run.out());
        assertEquals("urn-ls: no findings in 2 files; 3 known\n", run.err());
        Run shown = check("--baseline", baseline(), "--format", "known");
        assertEquals(0, shown.exitCode());
        assertEquals(2, shown.out().split("\\(known\\)", -1).length - 1);
        assertTrue(shown.out().contains("and in 1 other place: "), "the same in one file is told once");
        for (String format : List.of("github", "gitlab", "jsonl")) {
            assertFalse(check("--baseline", baseline(), "--format", format).out().contains("my_x"), format);
        }
    }

    /** The names in a baseline are wrong, as they are where they stand; it is no file to check. */
    @Test
    void theBaselineItselfIsLeftOut() throws IOException {
        begin();
        String inside = folder.resolve("src/known.json").toString();
        check("--write-baseline", inside);
        Run run = check("--baseline", inside);
        assertEquals(0, run.exitCode(), run::out);
        assertEquals("urn-ls: no findings in 2 files; 3 known\n", run.err());
    }

    @Test
    void newFindingsCountInEveryPlace() throws IOException {
        begin();
        write("src/a.json", "[\n\n \"urn:example:x\", \"urn:my_z:y\",\n \"urn:my_x:y\", \"urn:my_x:y\"]");
        Run run = check("--baseline", baseline());
        assertEquals(1, run.exitCode());
        assertTrue(run.out().contains("a.json:3:26: warning[nid-character]"), run.out());
        assertTrue(run.err().contains("1 finding (1 warning) in 2 files; 3 known"), run.err());
        write("src/a.json", "[\"urn:my_x:y\", \"urn:my_x:y\", \"urn:my_x:y\"]");
        assertEquals(1, check("--baseline", baseline()).exitCode(), "a third of the same kind");
    }

    @Test
    void goneFindingsAreReportedSoThatTheFileShrinks() throws IOException {
        begin();
        write("src/a.json", "[\"urn:my_x:y\"]");
        Files.delete(folder.resolve("src/b.json"));
        Run run = check("--baseline", baseline(), "--write-baseline", baseline());
        assertEquals(0, run.exitCode());
        assertTrue(run.err().contains("gone from the baseline: ../src/a.json: nid-character urn:my_x:y (1 of 2)\n"),
                run.err());
        assertTrue(run.err().contains("gone from the baseline: ../src/b.json: illegal-character urn:example:x^y\n"),
                run.err());
        assertTrue(run.err().contains("baseline.json now knows 1 finding (0 new, 2 gone)\n"), run.err());
        assertEquals(1,
                Files.readString(Path.of(baseline())).lines().filter(line -> line.contains("\"count\":")).count());
    }

    @Test
    void findingsInUncheckedFilesAreNotGone() throws IOException {
        begin();
        String before = Files.readString(Path.of(baseline()));
        Run run = Run.of("check", "--baseline", baseline(), "--write-baseline", baseline(),
                folder.resolve("src/b.json").toString());
        assertFalse(run.err().contains("gone"), run.err());
        assertEquals(before, Files.readString(Path.of(baseline())));
    }

    @Test
    void aFileWithoutAnyUrnIsLookedAt() throws IOException {
        begin();
        write("src/a.json", "[]");
        assertTrue(check("--baseline", baseline()).err().contains("2 gone"), "both of them");
    }

    @Test
    void sarifSaysHowEachStands() throws IOException {
        begin();
        write("src/a.json", "[\"urn:my_x:y\", \"urn:my_z:y\"]");
        String log = check("--baseline", baseline(), "--format", "sarif").out();
        SarifTest.assertValid(log);
        List<String> states = JsonParser.parseString(log).getAsJsonObject().getAsJsonArray("runs").get(0)
                .getAsJsonObject()
                .getAsJsonArray("results").asList().stream().map(JsonElement::getAsJsonObject)
                .map(result -> result.get("ruleId").getAsString() + " " + result.get("baselineState").getAsString())
                .toList();
        assertEquals(
                List.of("nid-character unchanged", "nid-character new", "illegal-character unchanged",
                        "nid-character absent"),
                states);
    }

    @Test
    void repairsAreMadeOfKnownFindingsToo() throws IOException {
        begin();
        Run run = check("--baseline", baseline(), "--fix");
        assertEquals("[\"urn:example:x%5Ey\"]", Files.readString(folder.resolve("src/b.json")));
        assertTrue(run.err().contains("2 known; 1 gone; 1 file repaired"), run.err());
    }

    @Test
    void anInvalidBaselineIsReported() throws IOException {
        write("src/a.json", "[]");
        assertEquals(2, check("--baseline", folder.resolve("missing.json").toString()).exitCode());
        Path wrong = write("wrong.json", "[]");
        Run run = check("--baseline", wrong.toString());
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("wrong.json: the baseline cannot be read: it is not a baseline"), run.err());
        assertEquals("[]",
                check("--write-baseline", wrong.toString()).exitCode() == 2 ? Files.readString(wrong) : "overwritten");
    }

    /** Options that leave out rules or names neither call the others gone nor take them out of the file. */
    @ParameterizedTest
    @ValueSource(strings = {"--select=check-digit", "--ignore=malformed-percent-encoding",
            "--severity=malformed-percent-encoding=off", "--accept=urn:example:*"})
    void whatIsNotLookedForIsNotGone(String narrowed) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "urn:example:%zz urn:isbn:9780306406158\n");
        String baseline = folder.resolve("baseline.json").toString();
        Run.of("check", "--write-baseline", baseline, file.toString());
        Run run = Run.of("check", "--baseline", baseline, narrowed, file.toString());
        assertEquals(0, run.exitCode(), run::toString);
        assertFalse(run.err().contains("gone"), run::err);
        String before = Files.readString(Path.of(baseline));
        Run.of("check", "--baseline", baseline, "--write-baseline", baseline, narrowed, file.toString());
        assertEquals(before, Files.readString(Path.of(baseline)));
    }
}
