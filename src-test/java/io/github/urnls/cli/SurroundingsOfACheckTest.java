package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a check takes from where it runs: the working directory, standard input, the environment. */
class SurroundingsOfACheckTest {

    private static final String TEXT = "a.txt:1:22: warning[check-digit]";
    private static final String GITHUB = "::warning file=a.txt,line=1,col=22";

    @TempDir
    private Path folder;

    @BeforeEach
    void aWrongName() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "urn:isbn:9780306406158\n");
    }

    private Run program(Map<String, String> environment, String... arguments) throws Exception {
        return GitRepository.run(folder, environment, Program.compiled(arguments).toArray(String[]::new));
    }

    @Test
    void withoutAPathTheWorkingDirectoryIsMeant() throws Exception {
        assertTrue(program(Map.of(), "check").out().startsWith(TEXT));
        assertEquals("a.txt:1:1: urn:isbn:9780306406158\n", program(Map.of(), "list").out());
    }

    @Test
    void aFileCanBeGivenByItsUri() throws Exception {
        assertEquals(1, program(Map.of(), "check", "--silent", folder.resolve("a.txt").toUri().toString()
                .replace("file:/", "file:///").replace("////", "///")).exitCode());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {
            // option | variable | in a job of GitHub Actions | how the output begins
            "-     | -       | -    | a.txt:1:22: warning[check-digit]",
            "-     | -       | true | ::warning file=a.txt,line=1,col=22",
            "-     | jsonl   | -    | {\"path\":\"a.txt\"",
            "-     | JSONL   | true | {\"path\":\"a.txt\"",
            "text  | jsonl   | true | a.txt:1:22: warning[check-digit]",
            "github| -       | -    | ::warning file=a.txt,line=1,col=22"})
    void theFormatIsThatOfTheOptionElseOfTheVariableElseOfTheJob(String option, String variable, String job,
            String beginning) throws Exception {
        Run run = program(environment(variable, job),
                option == null ? new String[] {"check"} : new String[] {"check", "--format", option});
        assertTrue(run.out().startsWith(beginning), run::out);
        assertEquals(1, run.exitCode());
    }

    private static Map<String, String> environment(String variable, String job) {
        return Map.of("URN_LS_FORMAT", variable == null ? "" : variable, "GITHUB_ACTIONS", job == null ? "" : job);
    }

    @Test
    void whatIsNoReportOfFindingsIsAsEver() throws Exception {
        Map<String, String> job = environment("sarif", "true");
        assertTrue(program(job, "check", "--diff").out().isEmpty(), "no safe repair");
        assertTrue(program(job, "check", "--fix").out().startsWith(TEXT));
        Path report = folder.resolve("report");
        program(environment(null, "true"), "check", "--output-file", report.toString());
        assertTrue(Files.readString(report).startsWith(TEXT), "a file is for people");
        Run wrong = program(environment("xml", null), "check");
        assertEquals(2, wrong.exitCode());
        assertEquals("urn-ls: URN_LS_FORMAT: there is no format “xml”\n", wrong.err());
        assertTrue(program(environment(null, "true"), "check", "-q").out().startsWith(GITHUB));
    }
}
