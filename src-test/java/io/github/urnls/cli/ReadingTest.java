package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.run.ReportTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people read of a check: all of it, literally. The folder is written as {@code DIR}. */
class ReadingTest {

    @TempDir
    private Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Run check(String... arguments) {
        List<String> all = new ArrayList<>(List.of("check"));
        all.addAll(List.of(arguments));
        all.add(folder.toString());
        Run run = Run.of(all.toArray(String[]::new));
        return new Run(run.exitCode(), named(run.out()), named(run.err()));
    }

    private String named(String text) {
        return text.replace(folder.toString(), "DIR");
    }

    private void threeFiles() throws IOException {
        write("a.txt", "urn:example:100%z and urn:isbn:0306406151\n\n\n\n\n\n\n\n\n  URN:example:a\n");
        write("b/c.txt", "urn:my_x:y urn:my_x:z\n");
        write("clean.txt", "urn:example:a\n");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS) // where it divides folders
    void aBackslashInANameStaysOne() throws IOException {
        write("a\\b.txt", "urn:isbn:0306406151\n");
        assertEquals(
                "DIR/a\\b.txt:1:19: warning[check-digit] wrong check digit: 1 should be 2,"
                        + " or another digit is wrong (ISO 2108)\n",
                check("--format", "concise").out());
        String sarif = check("--format", "sarif", "--root", folder.toString()).out();
        assertTrue(sarif.contains("\"uri\": \"a%5Cb.txt\"") || sarif.contains("\"uri\":\"a%5Cb.txt\""), sarif);
    }

    @Test
    void conciseIsOneLineAFinding() throws IOException {
        threeFiles();
        Run run = check("--format", "concise", "--min-severity", "hint");
        assertEquals(
                """
                        DIR/a.txt:1:16: error[malformed-percent-encoding] “%” must be followed by two hexadecimal digits; only “z” follows (RFC 8141 §2)
                        DIR/a.txt:1:41: warning[check-digit] wrong check digit: 1 should be 2, \
                        or another digit is wrong (ISO 2108)
                        DIR/a.txt:10:3: hint[not-normalized] usually in lower case: “urn:example:a” is the same name (RFC 8141 §3.1)
                        DIR/b/c.txt:1:7: warning[nid-character] “_” cannot stand in a namespace: use letters, digits and hyphens (RFC 8141 §2)
                        DIR/b/c.txt:1:18: warning[nid-character] “_” cannot stand in a namespace: use letters, digits and hyphens (RFC 8141 §2)
                        """,
                run.out());
        assertEquals(ExitCode.FOUND, run.exitCode());
    }

    @Test
    void theSummaryOfManyFindingsSaysWhereTheyAre() throws IOException {
        threeFiles();
        assertEquals("urn-ls: 5 findings (1 error, 3 warnings, 1 hint) in 3 files\n",
                check("--min-severity", "hint").err());
        write("long/" + "x".repeat(100) + "/d.txt", "urn:example:100%z\n".repeat(4));
        write("e.txt", "urn:example:100%z\n".repeat(6) + "URN:example:a urn:my_x:y\n");
        write("f.txt", "urn:example:100%z\n");
        String summary = "urn-ls: 18 findings (12 errors, 4 warnings, 2 hints) in 6 files\n";
        assertEquals(summary + """
                urn-ls: most in: DIR/e.txt (8), …%s/d.txt (4), DIR/a.txt (3)
                urn-ls: most of: malformed-percent-encoding (12), nid-character (3), not-normalized (2)
                """.formatted("x".repeat(74)), check("--min-severity", "hint").err());
        assertEquals(3, check("--format", "known").err().lines().count());
        assertEquals(summary, check("--format", "jsonl", "--min-severity", "hint").err(),
                "one line, with formats for programs");
        assertEquals("", check("-q").err());
        assertEquals(summary, check("--format", "jsonl", "--min-severity", "hint").err());
        assertEquals("""
                urn-ls: 12 findings (12 errors) in 6 files; 6 not shown (--min-severity hint shows all)
                urn-ls: most in: DIR/e.txt (6), …%s/d.txt (4), DIR/a.txt (1)
                """.formatted("x".repeat(74)), check("--min-severity", "error").err(), "there is but one rule");
    }

    @Test
    void statisticsHaveAColumnForEachSeverity() throws IOException {
        threeFiles();
        assertTrue(check("--statistics", "--min-severity", "hint").out().endsWith("""

                findings    error  warning     hint    files  safe to fix  rule
                       2        0        2        0        1            0  nid-character
                       1        0        1        0        1            0  check-digit
                       1        1        0        0        1            0  malformed-percent-encoding
                       1        0        0        1        1            0  not-normalized
                       5        1        3        1        2            0  total
                """), () -> check("--statistics", "--min-severity", "hint").out());
        assertEquals("""
                findings    files  safe to fix  rule
                       0        0            0  total
                """, check("--statistics", "--ignore", "all").out());
        write("a.yaml", "urn:example:x^y\n");
        Run diff = check("--statistics", "--diff");
        assertTrue(diff.out().startsWith("--- aDIR/a.yaml\n+++ bDIR/a.yaml\n") && diff.err().contains(" total\n"),
                diff::err);
    }

    @Test
    void theReportGoesToAFile(@TempDir Path reports) throws IOException {
        threeFiles();
        Path file = reports.resolve("r.txt");
        for (String format : List.of("text", "sarif", "junit")) {
            String printed = check("--format", format).out();
            Run run = check("--format", format, "--output-file", file.toString());
            assertEquals(new Run(1, "", check("--format", format).err()), run);
            assertEquals(printed, named(Files.readString(file)));
            assertEquals(new Run(1, "", ""), check("-q", "--format", format, "--output-file", file.toString()));
            assertEquals(printed, named(Files.readString(file)), "--quiet is about what is printed");
        }
        check("--statistics", "--format", "concise", "--output-file", file.toString());
        assertTrue(Files.readString(file).endsWith("  total\n"));
        check("--color", "always", "--output-file", file.toString());
        assertTrue(Files.readString(file).contains("\u001b[1;31m"), "asked for");
        write("a.yaml", "urn:example:x^y\n");
        check("--diff", "--output-file", file.toString());
        assertTrue(Files.readString(file).startsWith("--- a" + folder + "/a.yaml\n"), "one slash");
        try (Stream<Path> left = Files.list(reports)) {
            assertEquals(List.of(file), left.toList(), "nothing else stays");
        }
    }

    /** Each is written, and then written anew: it is known for a report of the program. */
    @ParameterizedTest
    @ValueSource(strings = {"text", "known", "concise", "jsonl", "sarif", "github", "gitlab", "junit"})
    void onlyAReportIsOverwritten(String format, @TempDir Path reports) throws IOException {
        Path file = reports.resolve("r");
        for (boolean wrong : List.of(false, true)) {
            Files.writeString(folder.resolve("a.txt"), wrong ? "urn:example:x^y\n" : "urn:example:x\n");
            for (List<String> options : List.of(List.of("--format", format), List.of("--format", format,
                    "--statistics", "--color=always"))) {
                List<String> command = new ArrayList<>(List.of("--output-file", file.toString()));
                command.addAll(options);
                Run once = check(command.toArray(String[]::new));
                String report = Files.readString(file);
                assertEquals(once, check(command.toArray(String[]::new)), report);
                assertEquals(report, Files.readString(file));
            }
        }
        for (String other : List.of("<a b='urn:example:x^y'/>\n", "x", "a: urn:example:x\n", "{\"name\": \"urn-ls\"}\n",
                "{\"path\":\"a\",\"line\":1,\"column\":1,\"endLine\":2,\"mine\":1}\n",
                "[{\"type\": \"issue\", \"check_name\": \"rubocop\"}]\n",
                "<?xml version=\"1.0\"?>\n<checkstyle version=\"8\"/><!-- mine -->\n", "[1]", "# a.txt:1:2: error\n",
                "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n", "a.txt:1:2: warning[deprecation] x\n",
                "<?xml version=\"1.0\"?>\n<testsuites>\n<testsuite name=\"urn-ls\"/></testsuites>\n",
                "<?xml version=\"1.0\"?>\n<checkstyle version=\"8\"><error source=\"x\"/></checkstyle>\n",
                "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"eslint\"}}}]}\n", "\0\1\2",
                format.equals("gitlab") ? "[[]]" : "[]\n", "\n".repeat(70_000) + "mine\n",
                "./a.yaml\n  1:1       warning  missing document start \"---\"  (document-start)\n",
                "./a.txt:1:5: warning[unregistered-nid] what urn-ls said\n\nMy notes\n", "  fix: the roof\n",
                "1 | mine\n",
                "{\"path\":\"a\",\"line\":1,\"column\":1,\"endLine\":1,\"endColumn\":2,\"code\":"
                        + "\"check-digit\",\"severity\":\"error\"}\n{\"other\":\"tool\"}\n",
                "::error file=a,title=urn-ls check-digit::x\n::error file=b,title=eslint::y\n",
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.3\">"
                        + "\n<file name=\"A\">\n</file></checkstyle>\n",
                "[{\"type\": \"issue\", \"check_name\": \"check-digit\"},"
                        + " {\"check_name\": \"eslint.no-undef\"}]",
                "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"urn-ls\"}}},"
                        + " {\"tool\": {\"driver\": {\"name\": \"eslint\"}}}]}",
                longReport("mine"))) {
            Files.writeString(file, other);
            Run run = check("--format", format, "--output-file", file.toString());
            assertEquals(2, run.exitCode(), other);
            assertTrue(run.err().contains("it is not recognized as a report of urn-ls alone, and would be lost;"
                    + " name another file, or delete it first"), run::toString);
            assertEquals(other, Files.readString(file));
        }
    }

    /** A long report in which every finding is ours but the last. */
    private static String longReport(String last) {
        return "a.txt:1:2: warning[check-digit] x\n".repeat(1_000) + "a.txt:1:2: warning[" + last + "] x\n";
    }

    @Test
    void aFileThatComesDuringTheRunStays(@TempDir Path reports) throws IOException {
        Path file = reports.resolve("r");
        try (ReportTarget target = ReportTarget.of(file, false)) {
            Files.writeString(file, "mine");
            assertThrows(UsageException.class, target::finish);
        }
        assertEquals("mine", Files.readString(file));
        try (Stream<Path> left = Files.list(reports)) {
            assertEquals(List.of(file), left.toList(), "nothing else stays");
        }
    }

    @Test
    void anEarlierReportIsNeitherCheckedNorLostByARunThatFails() throws IOException {
        threeFiles();
        String file = folder.resolve("report.txt").toString();
        Run first = check("--output-file", file);
        String report = Files.readString(Path.of(file));
        assertEquals(first, check("--output-file", file), "it holds names, and is no part of the tree");
        assertEquals(report, Files.readString(Path.of(file)));
        Files.createDirectories(folder.resolve("d"));
        Files.createSymbolicLink(folder.resolve("l"), folder.resolve("none"));
        for (String wrong : List.of(folder + "/none/r.txt | there is no folder DIR/none; make it first",
                folder + "/l | it is a link to nothing; name another file, or delete it first",
                folder + "/d | is a folder; name a file")) {
            String[] parts = wrong.split(" \\| ");
            assertEquals(new Run(2, "", "urn-ls: --output-file: " + named(parts[0]) + ": " + parts[1]
                    + " (see “urn-ls check --help”)\n"),
                    check("--output-file", parts[0]));
        }
        assertEquals(new Run(2, "", "urn-ls: --output-file names a file that is checked; name another one"
                + " (see “urn-ls check --help”)\n"),
                check("--output-file", folder + "/b/../a.txt", folder + "/a.txt"));
        assertTrue(Files.readString(folder.resolve("a.txt")).startsWith("urn:example:100%z"));
        assertEquals(2, check("--output-file", file, "--fail-on", "always").exitCode());
        assertEquals(report, Files.readString(Path.of(file)));
        Run both = check("--output-file", file, "--write-baseline", file);
        assertEquals("urn-ls: --output-file and --write-baseline name the same file; name another one"
                + " (see “urn-ls check --help”)\n", both.err());
        if (Files.exists(Path.of("/dev/full"))) {
            assertEquals(0, check("--output-file", "/dev/null", "--fail-on", "never").exitCode());
            assertFalse(Files.isRegularFile(Path.of("/dev/null")), "what is no file is not replaced");
            assertEquals(2, check("--output-file", "/dev/full").exitCode(), "no room");
        }
    }

    @Test
    void theFilesThatWouldBeCheckedAreShown() throws IOException {
        threeFiles();
        write("none.txt", "no name in it");
        write("binary.dat", "urn:example:a\0\0");
        write("left/d.txt", "urn:my_x:y");
        write("over/e.txt", "urn:my_x:y");
        write(".hidden.txt", "urn:my_x:y");
        write("urn-ls.json", "{ \"exclude\": [\"left/\"] }");
        Run run = check("--show-files", "--exclude", "over/");
        assertEquals(new Run(0, """
                DIR/a.txt
                DIR/b/c.txt
                DIR/clean.txt
                DIR/none.txt
                DIR/urn-ls.json
                """, "urn-ls: 5 files; left out: 1 hidden, 1 excluded, 1 by urn-ls.json\n"), run);
        assertTrue(check("--min-severity", "hint", "--exclude", "over/").err()
                .contains(" in 5 files; left out: 1 hidden, 1 excluded, 1 by urn-ls.json\n"), "as many as are checked");
        assertEquals(new Run(0, run.out(), ""), check("-q", "--show-files", "--exclude", "over/"));
        Run missing = check("--show-files", folder.resolve("missing").toString());
        assertEquals(2, missing.exitCode());
        assertTrue(missing.err().contains("DIR/missing: no such file\n"), missing::err);
        Run stdin = Run.of("check", "--show-files", "--stdin");
        assertEquals(new Run(2, "", "urn-ls: --show-files is for files and folders, not for --stdin"
                + " (see “urn-ls check --help”)\n"), stdin);
    }

    @Test
    void exitZeroIsForFindingsAlone() throws IOException {
        threeFiles();
        Run run = check("--fail-on", "never");
        assertEquals(0, run.exitCode());
        assertEquals(new Run(0, check().out(), check().err()), run);
        assertEquals(2, check("--fail-on", "never", folder.resolve("none").toString()).exitCode());
        assertTrue(check("--fail-on", "never", "--format", "sarif").out().contains("\"exitCode\": 0"));
    }

    @Test
    void textHasAtMostSoManyFindingsOfAFile() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            text.append("urn:example:").append(i).append("%z\n");
        }
        write("a.txt", text.toString());
        write("b.txt", "urn:example:100%z\n");
        for (String format : List.of("text", "known")) {
            String out = check("--format", format).out();
            assertEquals(51, out.split("malformed-percent-encoding", -1).length - 1, out);
            assertTrue(out.contains("… and 10 more in DIR/a.txt (--format concise prints all)\n"), out);
        }
        for (String format : List.of("concise", "jsonl")) {
            assertEquals(61, check("--format", format).out().lines().count(), format);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "concise", "known"})
    void neitherALongLineNorALongNameFloods(String format) throws IOException {
        write("a.txt", "x ".repeat(20_000) + "urn:my_x:" + "y%z\ud83d\ude00".repeat(20_000) + " y".repeat(20_000));
        write("b.txt", "urn:" + "a_".repeat(20_000) + ":x");
        write("c.txt", "urn:oasis:names:tc:SAML:2.0:" + "a".repeat(20_000) + " urn:isbn:" + "1".repeat(20_000));
        write("d.xml", "<a b='urn:example:" + "\u00e9".repeat(20_000) + "'/>");
        check("--format", format).out().lines()
                .forEach(line -> assertTrue(line.length() < 700, () -> line.length() + ": " + line));
    }
}
