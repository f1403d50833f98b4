package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings in tests are one level lower, and the levels that people set hold there, too. */
class TestPathsTest {

    /** An error, a warning, information and a hint. */
    private static final String FOUR = "urn:example:100%z urn:isbn:0306406151 urn:x-a:b URN:example:a";

    @TempDir
    private Path folder;

    @BeforeEach
    void tree() throws IOException {
        Files.createDirectory(folder.resolve(".git"));
        write("a.txt", FOUR);
        write("src/test/a.txt", FOUR);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** The levels in one file, in the order of the text. */
    private String levels(String file, String... arguments) {
        List<String> all = new ArrayList<>(List.of("check", "--format", "jsonl", "--min-severity", "hint"));
        all.addAll(List.of(arguments));
        all.add(folder.resolve(file).toString());
        Run run = Run.of(all.toArray(String[]::new));
        return String.join(" ", run.out().lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject().get("severity").getAsString()).toList());
    }

    @Test
    void aTestIsOneLevelLower() {
        assertEquals("error warning information hint", levels("a.txt"));
        assertEquals("warning information information hint", levels("src/test/a.txt"));
    }

    @Test
    void theProjectFileSaysHow() throws IOException {
        write("urn-ls.json", "{\"tests\": [\"/a.txt\"]}");
        assertEquals("error warning information hint", levels("src/test/a.txt"));
        assertEquals("warning information information hint", levels("a.txt"));
        assertEquals("warning error information hint", levels("a.txt", "--severity", "check-digit=error"));
        write("urn-ls.json", "{\"testSeverity\": \"same\"}");
        assertEquals("error warning information hint", levels("src/test/a.txt"));
        write("urn-ls.json", "{\"testSeverity\": \"off\"}");
        assertEquals("", levels("src/test/a.txt"));
        write("urn-ls.json", "{\"overrides\": [{\"files\": [\"src/\"], \"testSeverity\": \"same\"}]}");
        assertEquals("error warning information hint", levels("src/test/a.txt"));
    }

    /** Otherwise each file of a project that lies below a folder “test” would be a test. */
    @Test
    void aPathCountsBelowTheProject() throws IOException {
        write("src/test/urn-ls.json", "{}");
        assertEquals("error warning information hint", levels("src/test/a.txt"));
    }

    /** As all patterns of files do. */
    @Test
    void patternsCountBelowTheirOwnProjectFile() throws IOException {
        write("urn-ls.json", "{\"tests\": [\"/qa/\", \"inner/samples/\"]}");
        write("inner/urn-ls.json", "{}");
        write("inner/qa/a.txt", FOUR);
        write("inner/samples/a.txt", FOUR);
        assertEquals("error warning information hint", levels("inner/qa/a.txt"));
        assertEquals("warning information information hint", levels("inner/samples/a.txt"));
    }

    /** What a baseline knows of tests stays in it. */
    @Test
    void testsThatAreOffAreNotGoneFromTheBaseline() throws IOException {
        String baseline = folder.resolve("baseline.json").toString();
        Run.of("check", "--write-baseline", baseline, folder.resolve("src").toString());
        write("urn-ls.json", "{\"testSeverity\": \"off\"}");
        Run run = Run.of("check", "--baseline", baseline, folder.resolve("src").toString());
        assertTrue(!run.err().contains("gone"), run.err());
    }

    @Test
    void theSummarySaysSo() {
        String said = Run.of("check", folder.toString()).err();
        assertTrue(said.contains("6 findings (1 error, 2 warnings, 3 information) in 2 files; "
                + "3 in tests, one level lower unless a setting says otherwise; 2 not shown (--min-severity hint "
                + "shows all)"),
                said);
    }

    @Test
    void whatIsNotUnderstoodIsSaid() throws IOException {
        write("urn-ls.json", "{\"tests\": \"a\", \"testSeverity\": \"none\"}");
        Run run = Run.of("check", folder.toString());
        assertEquals(2, run.exitCode());
        assertTrue(run.out().contains("“tests” must be a list of strings"), run.out());
        assertTrue(run.out().contains("“testSeverity” must be one of these: lower, same, off"), run.out());
    }
}
