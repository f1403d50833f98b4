package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged command line where no locale is set, as in a bare container, on names with letters outside of ASCII. */
class LocaleIT {

    private static final String WRONG = "<a b=\"urn:example:x^y\"/>";

    @TempDir
    private Path temporary;

    private Path folder;

    @BeforeEach
    void aTree() throws IOException {
        assumeTrue(Files.exists(Path.of("/proc/self/cmdline")), "only Linux needs it, and has what it takes");
        assumeTrue("UTF-8".equals(System.getProperty("sun.jnu.encoding")), "these tests themselves need a locale");
        folder = Files.createDirectories(temporary.resolve("h\u00e9:r"));
        Files.writeString(folder.resolve("\u00e9.xml"), WRONG);
        Files.writeString(Files.createDirectory(folder.resolve("\u4e2d:\u6587")).resolve("+%\u00fc.xml"), WRONG);
        Files.writeString(folder.resolve("list"), "\u00e9.xml\n\u4e2d:\u6587/+%\u00fc.xml\n");
    }

    private Run run(String... arguments) throws IOException {
        return Program.in(folder).startedBy("env", "LC_ALL=C").run(arguments);
    }

    private static List<String> paths(Run run) {
        return run.out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject().get("path").getAsString())
                .toList();
    }

    @Test
    void argumentsFoldersAndListsNameFiles() throws IOException {
        List<String> both = List.of("\u00e9.xml", "\u4e2d:\u6587/+%\u00fc.xml");
        assertEquals(both, paths(run("check", "--format", "jsonl", "\u00e9.xml", "\u4e2d:\u6587")));
        assertEquals(both, paths(run("check", "--format", "jsonl", "--files-from", "list")));
        assertEquals(List.of("./\u00e9.xml", "./\u4e2d:\u6587/+%\u00fc.xml"),
                paths(run("check", "--format", "jsonl", ".")));
        assertEquals(List.of("../h\u00e9:r/\u00e9.xml"),
                paths(run("check", "--format", "jsonl", "../h\u00e9:r/\u00e9.xml")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "concise", "sarif", "github", "gitlab", "junit"})
    void everyReportSaysTheSameAsWithALocale(String format) throws IOException {
        String[] arguments = {"check", "--format", format, "."};
        Run expected = Program.in(folder).startedBy("env", "LC_ALL=C.UTF-8").run(arguments);
        assertEquals(1, expected.exitCode(), expected::toString);
        assertEquals(expected.out(), run(arguments).out());
    }

    @Test
    void aBaselineKnowsTheFilesAndKeepsThoseThatWereNotLookedAt() throws IOException {
        run("check", "--write-baseline", "\u00fc.json", ".");
        assertEquals(0, run("check", "--baseline", "\u00fc.json", ".").exitCode());
        run("check", "--write-baseline", "\u00fc.json", "\u00e9.xml");
        String baseline = Files.readString(folder.resolve("\u00fc.json"));
        assertTrue(baseline.contains("\"\u00e9.xml\"") && baseline.contains("\"\u4e2d:\u6587/+%\u00fc.xml\""),
                baseline);
    }

    @Test
    void patternsOfFilesFit() throws IOException {
        Files.writeString(folder.resolve(".gitignore"), "\u4e2d*\n");
        assertEquals(List.of("./\u00e9.xml"), paths(run("check", "--format", "jsonl", ".")));
        Files.writeString(folder.resolve("urn-ls.json"), "{\"exclude\": [\"\u00e9.xml\"]}");
        assertEquals(List.of(), paths(run("check", "--format", "jsonl", ".")));
    }

    @Test
    void filesAreRepaired() throws IOException {
        Run run = run("check", "--fix", "\u00e9.xml", "\u4e2d:\u6587");
        assertEquals(0, run.exitCode(), run::toString);
        assertTrue(run.err().contains("\u00e9.xml: repaired"), run::toString);
        assertEquals(WRONG.replace("x^y", "x%5Ey"), Files.readString(folder.resolve("\u00e9.xml")));
        assertEquals(WRONG.replace("x^y", "x%5Ey"), Files.readString(folder.resolve("\u4e2d:\u6587/+%\u00fc.xml")));
    }

    @Test
    void namesAreLookedUpAndRenamedInTheWorkingFolder() throws IOException {
        List<String> both = List.of("\u4e2d:\u6587/+%\u00fc.xml", "\u00e9.xml");
        Files.writeString(folder.resolve(both.get(0)), "<a b='urn:example:x'/>");
        Files.writeString(folder.resolve(both.get(1)), "<a b='urn:example:x'/>");
        assertEquals(Set.copyOf(both), Set.copyOf(paths(run("references", "--format", "jsonl", "urn:example:x"))));
        Run run = run("rename", "urn:example:x", "urn:example:y");
        assertEquals(0, run.exitCode(), run::toString);
        assertEquals("<a b='urn:example:y'/>", Files.readString(folder.resolve(both.get(0))));
    }

    /** So the name of the first is written where it cannot be. */
    @Test
    void aFileWithQuestionMarksIsAnotherOne() throws IOException {
        Files.writeString(folder.resolve("??.xml"), "<a/>");
        Files.writeString(folder.resolve("\ufffd\ufffd.xml"), "<a/>");
        assertEquals(List.of("\u00e9.xml"), paths(run("check", "--format", "jsonl", "\u00e9.xml", "??.xml")));
    }

    @Test
    void aFileThatIsNotThereIsNamed() throws IOException {
        Run run = run("check", "\u00f6.xml");
        assertEquals(2, run.exitCode(), run::toString);
        assertTrue(run.err().contains("\u00f6.xml: no such file"), run::toString);
        assertFalse(run.err().contains("\ufffd"), run::toString);
    }

    @Test
    void namesAreNotTheOnlyArguments() throws IOException {
        Run run = run("encode", "urn:example:\u00e9");
        assertTrue(run.out().contains("%C3%A9"), run::toString);
    }
}
