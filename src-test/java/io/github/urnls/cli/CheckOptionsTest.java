package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.report.RunSummary;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.cli.report.CheckedFile;
import io.github.urnls.cli.report.GithubReport;
import io.github.urnls.cli.report.Ink;
import io.github.urnls.cli.report.JsonlReport;
import io.github.urnls.cli.report.Report;
import io.github.urnls.cli.report.SarifReport;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.cli.report.TextReport;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code check} reads and how much of it is said. */
class CheckOptionsTest {

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Run check(String... args) {
        return Run.of(Stream.concat(Stream.of("check"), Stream.of(args)).toArray(String[]::new));
    }

    private static Run withInput(String input, String... args) {
        InputStream original = System.in;
        try {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            return check(args);
        } finally {
            System.setIn(original);
        }
    }

    @Test
    void pathsCanComeFromAFileOrAStream() throws IOException {
        Path a = write("a.txt", "urn:my_x:y");
        Path b = write("b c.txt", "urn:my_x:y");
        String listed = a + "\r\n\n" + b + "\n";
        Path list = write("list", listed);
        for (Run run : List.of(check("--files-from", list.toString()), withInput(listed, "--files-from", "-"),
                withInput(a + "\0" + b + "\0", "--files-from", "-", "-0"),
                check("--files-from", list.toString(), a.toString()))) {
            assertEquals("urn-ls: 2 findings (2 warnings) in 2 files\n", run.err());
        }
        assertEquals("urn-ls: no findings in 0 files\n", withInput("", "--files-from", "-").err(),
                "an empty list is a list");
        Run missing = withInput(folder.resolve("d") + "\n" + a, "--files-from", "-");
        assertEquals(2, missing.exitCode());
        assertTrue(missing.out().contains("a.txt"), "the rest is checked");
        assertEquals(2, check("--files-from", folder.resolve("no-list").toString()).exitCode());
    }

    @Test
    void quietLeavesTheFindingsAndWhatWentWrong() throws IOException {
        Path a = write("a.txt", "urn:my_x:y");
        Run run = check("-q", "--format", "concise", a.toString());
        assertEquals(1, run.exitCode());
        assertTrue(run.out().contains("a.txt:1:7: ") && run.out().lines().count() == 1, run::out);
        assertEquals("", run.err());
    }

    @Test
    void silentLeavesTheExitCodeAndWhatWentWrong() throws IOException {
        Path a = write("a.txt", "urn:my_x:y");
        Run run = check("--silent", a.toString());
        assertEquals(new Run(1, "", ""), run);
        Run missing = check("--silent", a.toString(), folder.resolve("b").toString());
        assertEquals(2, missing.exitCode());
        assertTrue(missing.err().endsWith("b: no such file\n") && missing.err().lines().count() == 1, missing.err());
        Files.write(a, "urn:my_x:y caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(new Run(1, "", ""), check("--silent", "--format", "sarif", a.toString()));
    }

    @Test
    void statisticsCountByRule() throws IOException {
        write("a.json", "[\"urn:my_x:y\", \"urn:example:x^y\", \"urn:example:c^d\"]");
        write("b.json", "[\"urn:example:x^y\"]");
        String table = """
                findings    error  warning    files  safe to fix  rule
                       3        3        0        2            3  illegal-character
                       1        0        1        1            0  nid-character
                       4        3        1        2            3  total
                """;
        assertTrue(check("--statistics", folder.toString()).out().endsWith("\n" + table));
        Run json = check("--statistics", "--format", "gitlab", folder.toString());
        assertTrue(json.err().startsWith(table) && !json.out().contains("total"), "the report stays a report");
    }

    @Test
    void colorsComeWhenAskedForAndLinksOnlyOnATerminal() throws IOException {
        Path a = write("a.txt", "urn:my_x:y");
        Run run = check("--color", "always", a.toString());
        assertTrue(run.out().contains("\u001b[1;33mwarning[nid-character]\u001b[0m"), run.out());
        assertFalse(run.out().contains("\u001b]8"), run.out());
        assertFalse(check("--color", "never", a.toString()).out().contains("\u001b"));
        assertFalse(check(a.toString()).out().contains("\u001b"));
        StringWriter out = new StringWriter();
        Document document = new Document("a.txt", "", 0, "urn:my_x:y");
        new TextReport(new PrintWriter(out, true), new Ink(true, true), false)
                .file(checked(document, new FindingStatus.Plain()));
        assertTrue(out.toString()
                .contains("\u001b]8;;https://github.com/urn-ls/urn-ls/blob/main/docs/rules/nid-character.md\u001b\\"
                        + "nid-character\u001b]8;;\u001b\\"),
                out.toString());
    }

    private static CheckedFile checked(Document document, FindingStatus status) {
        Checker checker = new Checker((rule, fault) -> {
            throw new AssertionError(rule.code(), fault);
        });
        List<ReportedFinding> reported = ReportedFinding
                .of(document.uri(), checker.check(document, CheckOptions.DEFAULT), found -> status);
        return new CheckedFile(Path.of(document.uri()), document,
                new FileContent.Encoding(StandardCharsets.UTF_8, false), reported, TestSeverity.SAME, 0);
    }

    @Test
    void suppressedFindingsAreOnlyInSarif() throws IOException {
        CheckedFile file = checked(new Document("a.txt", "", 0, "urn:my_x:y"),
                new FindingStatus.Silenced("old name"));
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text, true);
        SourceRoot root = new SourceRoot(Path.of(""));
        for (Report report : List.of(new TextReport(out, new Ink(false, false), true),
                new JsonlReport(out),
                new GithubReport(out, root))) {
            report.file(file);
        }
        assertEquals("", text.toString());
        StringWriter log = new StringWriter();
        SarifReport sarif = new SarifReport(new PrintWriter(log, true), root);
        sarif.begin();
        sarif.file(file);
        sarif.end(new Report.Ending(1, 0, List.of(), List.of()));
        SarifTest.assertValid(log.toString());
        assertTrue(log.toString().replaceAll("\\s", "")
                .contains("\"suppressions\":[{\"kind\":\"inSource\",\"status\":\"accepted\","
                        + "\"justification\":\"oldname\"}]"),
                log.toString());
        RunSummary tally = new RunSummary();
        tally.add(file);
        assertEquals("no findings in 1 file", tally.summary(1, false, 0, ""));
    }

    @Test
    void conflictingOptionsAreRefused() throws IOException {
        String a = write("a.txt", "urn:my_x:y").toString();
        for (String[] args : new String[][] {{"--review", a}, {"--diff", "--format", "sarif", a}, {"-0", a},
                {"--stdin", a},
                {"--stdin", "--files-from", "-"}, {"--fix", "--review", "--format", "jsonl", a},
                {"--color", "sometimes", a},
                {"--stdin", "--as", "a\0b"}, {"--files-from", ""}}) {
            Run run = check(args);
            assertEquals(2, run.exitCode(), String.join(" ", args));
            assertTrue(!run.err().isEmpty() && !run.err().contains("\tat "), run.err());
            assertEquals("", run.out());
        }
    }

    @Test
    void aDiffSaysHowManyFilesItWouldChange() throws IOException {
        write("a.json", "[\"urn:example:x^y\"]");
        Run run = check("--diff", folder.toString());
        assertTrue(run.err().endsWith("; 1 file would be repaired\n"), run.err());
    }

    /** What is wrong in many files is printed once; the end says in which other ones it is. */
    @Test
    void textTellsOnceWhatIsWrongInManyFiles() throws IOException {
        for (int file = 1; file <= 8; file++) {
            write(file + ".json", "[\"urn:my_x:a\", \"urn:my_x:b\"]");
        }
        write("9.json", "[\"urn:my_x:a\", \"urn:my_y:a\"]");
        String text = check(folder.toString()).out();
        assertEquals(2, text.lines().filter(line -> line.contains("cannot stand")).count(), text);
        assertEquals(1, text.lines().filter(line -> line.startsWith("1 | ") && line.contains("my_y")).count(), text);
        String last = text.lines().filter(line -> !line.isEmpty()).reduce((a, b) -> b).orElseThrow();
        assertTrue(last.contains("1.json:1:9: warning[nid-character] “my_x” also in 8 other files: ")
                && last.endsWith("6.json:1:9, …"), last);
        assertFalse(last.contains("7.json"), last);
        assertEquals(18, check("--format", "concise", folder.toString()).out().lines().count());
    }
}
