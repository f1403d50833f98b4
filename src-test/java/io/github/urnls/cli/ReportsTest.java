package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.report.SourceRoot;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Level;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.maven.plugin.surefire.log.api.NullConsoleLogger;
import org.apache.maven.plugins.surefire.report.ReportTestCase;
import org.apache.maven.plugins.surefire.report.ReportTestSuite;
import org.apache.maven.plugins.surefire.report.TestSuiteXmlParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.SAXException;
import se.bjurr.violations.lib.ViolationsApi;
import se.bjurr.violations.lib.ViolationsLogger;
import se.bjurr.violations.lib.model.Violation;
import se.bjurr.violations.lib.reports.Parser;

/**
 * Each format is read by its published schema or by a program of other makers, and says the same as {@code jsonl}. The
 * tree has names and contents that would break out of a format that does not escape them.
 */
public class ReportsTest {

    @TempDir
    private Path folder;

    private ReportTree tree;

    @BeforeEach
    void writeTree() throws IOException {
        tree = ReportTree.in(folder);
    }

    /** The path of a finding of {@link ReportTree#jsonl} as formats have it that cannot write every character. */
    private static String shown(JsonObject finding) {
        return Printable.of(finding.get("path").getAsString());
    }

    private static final ViolationsLogger SILENT = new ViolationsLogger() {
        @Override
        public void log(Level level, String text) {}

        @Override
        public void log(Level level, String text, Throwable fault) {
            throw new AssertionError(text, fault);
        }
    };

    /** What another program reads of a report. */
    private List<Violation> violations(Parser parser, String name, String report) throws IOException {
        Path reports = Files.createDirectories(folder.resolve("reports"));
        Files.writeString(reports.resolve(name), report);
        Set<Violation> violations = ViolationsApi.violationsApi().withViolationsLogger(SILENT).withPattern(".*/" + name)
                .inFolder(reports.toString())
                .findAll(parser).violations();
        return violations.stream()
                .sorted(Comparator.comparing(Violation::getFile).thenComparing(Violation::getStartLine)).toList();
    }

    private static void assertNoControls(String text) {
        assertTrue(text.chars().noneMatch(c -> c < ' ' && c != '\n' || c >= 0x7f && c < 0xa0 || c == 0x202e), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "concise", "jsonl", "sarif", "github", "gitlab", "junit"})
    void noCharacterOfAFileActsOnATerminal(String format) {
        Run run = tree.check(format);
        assertEquals(2, run.exitCode(), "one file is missing");
        assertNoControls(run.out());
        assertNoControls(run.err());
        assertEquals(run.out(), tree.check(format).out(), "two runs write the same");
    }

    @Test
    void sarifIsReadByOthers() throws IOException {
        List<Violation> read = violations(Parser.SARIF, "log.sarif", tree.check("sarif").out());
        List<JsonObject> expected = tree.jsonl();
        assertEquals(
                expected.stream().map(one -> one.get("line").getAsInt() + ":" + one.get("code").getAsString()).sorted()
                        .toList(),
                read.stream().filter(one -> !one.getRule().isEmpty() && Rules.byCode(one.getRule()).isPresent())
                        .map(one -> one.getStartLine() + ":" + one.getRule()).sorted().toList());
    }

    @Test
    void junitIsReadByMaven() throws IOException, ParserConfigurationException, SAXException {
        String report = tree.check("junit").out();
        TestSuiteXmlParser parser = new TestSuiteXmlParser(new NullConsoleLogger());
        List<ReportTestSuite> suites = parser.parse(new InputStreamReader(
                new ByteArrayInputStream(report.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8));
        List<ReportTestCase> cases = suites.stream().flatMap(suite -> suite.getTestCases().stream()).toList();
        List<JsonObject> findings = tree.jsonl();
        long failures = findings.stream()
                .filter(one -> Set.of("error", "warning").contains(one.get("severity").getAsString())).count();
        assertTrue(failures > 0 && failures < findings.size(), "some of both");
        assertEquals(failures, cases.stream().filter(ReportTestCase::hasFailure).count());
        assertEquals(1, cases.stream().filter(ReportTestCase::hasError).count(), "the missing file");
        assertEquals(cases.size(), suites.stream().mapToInt(ReportTestSuite::getNumberOfTests).sum());
        assertTrue(cases.stream().anyMatch(one -> one.getFullClassName().endsWith("clean.xml") && one.isSuccessful()));
        Set<String> names = new HashSet<>();
        cases.forEach(
                one -> assertTrue(names.add(one.getFullClassName() + "#" + one.getName()), "twice: " + one.getName()));
        List<Violation> others = violations(Parser.JUNIT, "junit.xml", report);
        assertFalse(others.isEmpty());
    }

    @Test
    void aJunitCaseFailsWhenTheRunFails() {
        assertFalse(
                Run.of("check", "--format", "junit", "--fail-on", "error",
                        tree.folder().resolve("clean.xml").toString()).out()
                        .contains("<failure"));
        String all = tree.check("junit", "--fail-on", "hint").out();
        assertEquals(tree.jsonl().size(), all.split("<failure ", -1).length - 1);
    }

    @Test
    void gitlabIsReadByOthersAndHasWhatItsPageAsksFor() throws IOException {
        String report = tree.check("gitlab").out();
        List<JsonObject> issues = JsonParser.parseString(report).getAsJsonArray().asList().stream()
                .map(JsonElement::getAsJsonObject)
                .toList();
        List<JsonObject> findings = tree.jsonl();
        assertEquals(findings.size(), issues.size());
        assertEquals(issues.size(), new HashSet<>(issues.stream().map(one -> one.get("fingerprint")).toList()).size(),
                "all different");
        for (JsonObject issue : issues) {
            assertFalse(issue.get("description").getAsString().isEmpty());
            assertTrue(Rules.byCode(issue.get("check_name").getAsString()).isPresent());
            assertTrue(Set.of("info", "minor", "major", "critical", "blocker")
                    .contains(issue.get("severity").getAsString()));
            String path = issue.getAsJsonObject("location").get("path").getAsString();
            assertTrue(Files.exists(tree.folder().resolve(path)) && !path.startsWith("/") && !path.startsWith("./"),
                    path);
            assertTrue(issue.getAsJsonObject("location").getAsJsonObject("lines").get("begin").getAsInt() >= 1);
        }
        List<Violation> read = violations(Parser.CODECLIMATE, "gitlab.json", report);
        assertEquals(
                new TreeSet<>(
                        findings.stream().map(one -> one.get("line") + " " + one.get("message").getAsString()).toList())
                        .size(),
                new TreeSet<>(read.stream().map(one -> one.getStartLine() + " " + one.getMessage()).toList()).size());
    }

    /**
     * Reads workflow commands as the documentation describes them: properties, then the message, each with its escapes.
     */
    private record Command(String kind, Map<String, String> properties, String message) {

        static Command read(String line) {
            assertTrue(line.startsWith("::"), line);
            int end = line.indexOf("::", 2);
            int space = line.indexOf(' ');
            Map<String, String> properties = new LinkedHashMap<>();
            for (String property : line.substring(space + 1, end).split(",")) {
                int equals = property.indexOf('=');
                String before = properties.put(property.substring(0, equals), property.substring(equals + 1)
                        .replace("%3A", ":").replace("%2C", ",").replace("%0D", "\r").replace("%0A", "\n")
                        .replace("%25", "%"));
                assertEquals(null, before, "twice in " + line);
            }
            return new Command(line.substring(2, space), properties,
                    line.substring(end + 2).replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%"));
        }
    }

    @Test
    void githubReadsOneCommandForEachFinding() {
        List<Command> commands = tree.check("github").out().lines().map(Command::read).toList();
        List<JsonObject> findings = tree.jsonl();
        assertEquals(findings.size() + 2, commands.size(), "two notices besides");
        for (int i = 0; i < findings.size(); i++) {
            JsonObject finding = findings.get(i);
            Command command = commands.get(i);
            assertEquals(switch (finding.get("severity").getAsString()) {
                case "error" -> "error";
                case "warning" -> "warning";
                default -> "notice";
            }, command.kind);
            assertTrue(shown(finding).endsWith("/" + Printable.of(command.properties.get("file"))),
                    command.toString());
            assertEquals(finding.get("line").getAsString(), command.properties.get("line"));
            boolean oneLine = finding.get("line").equals(finding.get("endLine"));
            assertEquals(oneLine ? finding.get("column").getAsString() : null, command.properties.get("col"));
            assertEquals("urn-ls " + finding.get("code").getAsString(), command.properties.get("title"));
            assertEquals(Printable.of(finding.get("message").getAsString()), command.message);
        }
        assertEquals("not UTF-8; read as ISO 8859-1", commands.get(commands.size() - 2).message);
        assertEquals("missing.xml", commands.getLast().properties.get("file"));
    }

    private static int number(JsonObject position, String name) {
        int number = position.get(name).getAsInt();
        assertTrue(number >= 1, position::toString);
        return number;
    }

    @Test
    void pathsAreCountedFromTheTopOfTheWorkingTree() throws IOException {
        Path below = Files.createDirectories(folder.resolve("work/a/b"));
        Files.createDirectory(folder.resolve("work/.git"));
        SourceRoot root = SourceRoot.above(below);
        assertEquals(folder.resolve("work"), root.folder());
        assertEquals("a/b/c.xml", root.relative(below.resolve("c.xml")));
        assertEquals("../d%20e", root.relative(folder.resolve("d%20e")));
        assertEquals("a/b/d%2520%20e", root.uri(below.resolve("d%20 e")));
        assertEquals("c%20d.xml", root.uri(folder.resolve("secret/c d.xml")), "nothing of the way there");
    }
}
