package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.urnls.check.Rules;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.report.SourceRoot;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import se.bjurr.violations.lib.model.SEVERITY;
import se.bjurr.violations.lib.model.Violation;
import se.bjurr.violations.lib.reports.Parser;

/**
 * Each format is read by its published schema or by a program of other makers, and says the same as {@code jsonl}. The
 * tree has names and contents that would break out of a format that does not escape them.
 */
public class ReportsTest {

    private static final List<String> NAMES = List.of("plain.xml", "a b/100%25,c=d.xml", "col:on::error ::x.xml",
            "line\n::error::x.xml",
            "esc\u001b[31m.xml", "quo\"te'<&>]]>.xml");

    private static final String TEXT = "<a b=\"urn:example:\ud83d\ude00 x\" c='urn:my_x:&#10;::error::y'>\n"
            + "  <d e=\"URN:example:x\" f=\"urn:example:a?b\"/>]]>\u001b[31m\r\n<g h=\"urn:example:x,y:\u009b "
            + "\n z\"/></a>\n";

    @TempDir
    private Path folder;

    private Path tree;

    @BeforeEach
    void writeTree() throws IOException {
        tree = Files.createDirectory(folder.resolve("tree"));
        for (String name : NAMES) {
            Path file = tree.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, TEXT);
        }
        if (Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode("\u00e9\u202e")) {
            Files.writeString(tree.resolve("caf\u00e9\u202e.xml"), TEXT);
        }
        Files.writeString(tree.resolve("clean.xml"), "<a b='urn:example:x'/>");
        Files.writeString(tree.resolve("none.xml"), "<a/>");
        Files.write(tree.resolve("latin1.txt"), "urn:my_x:y caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
    }

    private Run check(String format, String... more) {
        List<String> args = new ArrayList<>(List.of("check", "--min-severity", "hint", "--format", format));
        if (List.of("sarif", "rdjson", "github", "gitlab").contains(format)) {
            args.addAll(List.of("--root", tree.toString()));
        }
        args.addAll(List.of(more));
        args.add(tree.toString());
        args.add(tree.resolve("missing.xml").toString());
        return Run.of(args.toArray(String[]::new));
    }

    /** The path of a finding of {@link #jsonl} as formats have it that cannot write every character. */
    private static String shown(JsonObject finding) {
        return Printable.of(finding.get("path").getAsString());
    }

    private List<JsonObject> jsonl() {
        return check("jsonl").out().lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
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
    @ValueSource(strings = {"text", "concise", "grouped", "jsonl", "sarif", "rdjson", "github", "gitlab", "junit",
            "checkstyle"})
    void noCharacterOfAFileActsOnATerminal(String format) {
        Run run = check(format);
        assertEquals(2, run.exitCode(), "one file is missing");
        assertNoControls(run.out());
        assertNoControls(run.err());
        assertEquals(run.out(), check(format).out(), "two runs write the same");
    }

    @Test
    void sarifFollowsThePublishedSchema() throws IOException {
        String log = check("sarif").out();
        assertValid(log);
        Files.writeString(folder.resolve("b.json"), "{\"version\":1,\"findings\":["
                + "{\"file\":\"tree/plain.xml\",\"rule\":\"nid-character\",\"name\":\"urn:gone:x\",\"count\":2},"
                + "{\"file\":\"tree/plain.xml\",\"rule\":\"no-such-rule\",\"name\":\"urn:gone:x\",\"count\":2}]}");
        assertValid(check("sarif", "--baseline", folder.resolve("b.json").toString()).out());
    }

    private static final Schema SARIF = schema();

    private static Schema schema() {
        try (InputStream schema = ReportsTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(new String(schema.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void assertValid(String log) {
        assertEquals(List.of(), SARIF.validate(log, InputFormat.JSON,
                context -> context.executionConfig(config -> config.formatAssertionsEnabled(true))));
    }

    private JsonObject sarif(String... more) {
        return JsonParser.parseString(check("sarif", more).out()).getAsJsonObject().getAsJsonArray("runs").get(0)
                .getAsJsonObject();
    }

    @Test
    void sarifSaysWhatTheToolCanFind() {
        JsonObject run = sarif();
        var rules = run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules");
        assertEquals(Rules.all().size(), rules.size());
        for (JsonElement rule : rules) {
            JsonObject help = rule.getAsJsonObject().getAsJsonObject("help");
            assertTrue(help.get("markdown").getAsString().startsWith("# "), help::toString);
            assertFalse(help.get("markdown").getAsString().contains("](../"), "links must lead somewhere");
            assertFalse(help.get("text").getAsString().contains("```"), help::toString);
        }
        for (JsonElement result : run.getAsJsonArray("results")) {
            int index = result.getAsJsonObject().get("ruleIndex").getAsInt();
            assertEquals(result.getAsJsonObject().get("ruleId"), rules.get(index).getAsJsonObject().get("id"));
        }
        assertEquals("utf16CodeUnits", run.get("columnKind").getAsString());
    }

    @Test
    void sarifPlacesAreTheFilesAndTheirRegions() throws IOException {
        JsonObject run = sarif();
        URI base = tree.toUri();
        Set<Path> files = new HashSet<>();
        for (JsonElement element : run.getAsJsonArray("results")) {
            JsonObject place = element.getAsJsonObject().getAsJsonArray("locations").get(0).getAsJsonObject()
                    .getAsJsonObject("physicalLocation");
            JsonObject location = place.getAsJsonObject("artifactLocation");
            assertEquals("SRCROOT", location.get("uriBaseId").getAsString());
            Path file = Path.of(base.resolve(URI.create(location.get("uri").getAsString())));
            assertTrue(Files.exists(file), file.toString());
            files.add(file);
            JsonObject artifact = run.getAsJsonArray("artifacts").get(location.get("index").getAsInt())
                    .getAsJsonObject();
            assertEquals(location.get("uri"), artifact.getAsJsonObject("location").get("uri"));
        }
        assertEquals(0, files.stream().filter(file -> file.endsWith("clean.xml") || file.endsWith("none.xml")).count());
        assertTrue(files.size() > NAMES.size(), files::toString);
        JsonObject first = run.getAsJsonArray("results").asList().stream().map(JsonElement::getAsJsonObject)
                .filter(result -> result.toString().contains("\"plain.xml\"")).findFirst().orElseThrow();
        String region = first.getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonObject("physicalLocation")
                .getAsJsonObject("region").toString();
        assertEquals("{\"startLine\":1,\"startColumn\":19,\"endLine\":1,\"endColumn\":21}", region,
                "an emoji is two units wide");
    }

    /** A viewer that makes the first fix of a result with nothing but what stands in the log. */
    @Test
    void sarifFixesCanBeMadeByOthers() throws IOException {
        JsonObject run = sarif();
        int made = 0;
        for (JsonElement element : run.getAsJsonArray("results")) {
            JsonObject result = element.getAsJsonObject();
            if (!result.has("fixes") || !result.toString().contains("\"plain.xml\"")) {
                continue;
            }
            StringBuilder text = new StringBuilder(TEXT);
            var replacements = result.getAsJsonArray("fixes").get(0).getAsJsonObject().getAsJsonArray("artifactChanges")
                    .get(0)
                    .getAsJsonObject().getAsJsonArray("replacements").asList().stream()
                    .map(JsonElement::getAsJsonObject)
                    .sorted(Comparator.comparingInt(one -> -offset(one.getAsJsonObject("deletedRegion"), "start")))
                    .toList();
            for (JsonObject replacement : replacements) {
                JsonObject region = replacement.getAsJsonObject("deletedRegion");
                text.replace(offset(region, "start"), offset(region, "end"),
                        replacement.getAsJsonObject("insertedContent").get("text").getAsString());
            }
            Path repaired = Files.writeString(folder.resolve("repaired.xml"), text);
            long before = run.getAsJsonArray("results").asList().stream()
                    .filter(other -> other.toString().contains("\"plain.xml\"")).count();
            assertEquals(before - 1,
                    Run.of("check", "--format", "jsonl", "--min-severity", "hint", repaired.toString()).out().lines()
                            .count(),
                    text.toString());
            made++;
        }
        assertTrue(made >= 3, made + " fixes");
    }

    /** Lines as SARIF counts them: they end at CR LF, LF or CR. */
    private static int offset(JsonObject region, String side) {
        int line = region.get(side + "Line").getAsInt();
        int at = 0;
        for (int i = 1; i < line; i++) {
            at = TEXT.indexOf('\n', at) + 1;
        }
        return at + region.get(side + "Column").getAsInt() - 1;
    }

    @Test
    void sarifSaysWhatCouldNotBeRead() {
        JsonObject invocation = sarif().getAsJsonArray("invocations").get(0).getAsJsonObject();
        assertFalse(invocation.get("executionSuccessful").getAsBoolean());
        assertEquals(2, invocation.get("exitCode").getAsInt());
        List<String> said = invocation.getAsJsonArray("toolExecutionNotifications").asList().stream()
                .map(JsonElement::getAsJsonObject)
                .map(one -> one.getAsJsonObject("descriptor").get("id").getAsString() + ": "
                        + one.getAsJsonObject("message").get("text").getAsString())
                .toList();
        assertEquals(List.of("encoding: not UTF-8; read as ISO 8859-1", "not-done: no such file"), said);
    }

    @Test
    void sarifIsReadByOthers() throws IOException {
        List<Violation> read = violations(Parser.SARIF, "log.sarif", check("sarif").out());
        List<JsonObject> expected = jsonl();
        assertEquals(
                expected.stream().map(one -> one.get("line").getAsInt() + ":" + one.get("code").getAsString()).sorted()
                        .toList(),
                read.stream().filter(one -> !one.getRule().isEmpty() && Rules.byCode(one.getRule()).isPresent())
                        .map(one -> one.getStartLine() + ":" + one.getRule()).sorted().toList());
    }

    @Test
    void checkstyleIsReadByOthers() throws IOException {
        List<Violation> read = violations(Parser.CHECKSTYLE, "checkstyle.xml", check("checkstyle").out());
        List<String> expected = new ArrayList<>(
                jsonl().stream().map(one -> shown(one) + ":" + one.get("line") + ":"
                        + one.get("column") + " urn-ls." + one.get("code").getAsString()).toList());
        List<String> found = new ArrayList<>(read.stream().filter(one -> !one.getRule().equals("urn-ls.not-done"))
                .filter(one -> !one.getRule().equals("urn-ls.encoding"))
                .map(one -> one.getFile() + ":" + one.getStartLine() + ":" + one.getColumn() + " " + one.getRule())
                .toList());
        assertEquals(new TreeSet<>(expected), new TreeSet<>(found));
        assertTrue(read.stream()
                .anyMatch(one -> one.getFile().endsWith("missing.xml") && one.getSeverity() == SEVERITY.ERROR));
    }

    @Test
    void junitIsReadByMaven() throws IOException, ParserConfigurationException, SAXException {
        String report = check("junit").out();
        TestSuiteXmlParser parser = new TestSuiteXmlParser(new NullConsoleLogger());
        List<ReportTestSuite> suites = parser.parse(new InputStreamReader(
                new ByteArrayInputStream(report.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8));
        List<ReportTestCase> cases = suites.stream().flatMap(suite -> suite.getTestCases().stream()).toList();
        List<JsonObject> findings = jsonl();
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
                Run.of("check", "--format", "junit", "--fail-on", "error", tree.resolve("clean.xml").toString()).out()
                        .contains("<failure"));
        String all = check("junit", "--fail-on", "hint").out();
        assertEquals(jsonl().size(), all.split("<failure ", -1).length - 1);
    }

    @Test
    void gitlabIsReadByOthersAndHasWhatItsPageAsksFor() throws IOException {
        String report = check("gitlab").out();
        List<JsonObject> issues = JsonParser.parseString(report).getAsJsonArray().asList().stream()
                .map(JsonElement::getAsJsonObject)
                .toList();
        List<JsonObject> findings = jsonl();
        assertEquals(findings.size(), issues.size());
        assertEquals(issues.size(), new HashSet<>(issues.stream().map(one -> one.get("fingerprint")).toList()).size(),
                "all different");
        for (JsonObject issue : issues) {
            assertFalse(issue.get("description").getAsString().isEmpty());
            assertTrue(Rules.byCode(issue.get("check_name").getAsString()).isPresent());
            assertTrue(Set.of("info", "minor", "major", "critical", "blocker")
                    .contains(issue.get("severity").getAsString()));
            String path = issue.getAsJsonObject("location").get("path").getAsString();
            assertTrue(Files.exists(tree.resolve(path)) && !path.startsWith("/") && !path.startsWith("./"), path);
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
        List<Command> commands = check("github").out().lines().map(Command::read).toList();
        List<JsonObject> findings = jsonl();
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

    /** Cuts what {@code range} says out of the bytes of a file, as its readers do: columns are bytes of UTF-8. */
    private static String cut(Path file, JsonObject range) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int[] ends = new int[2];
        for (String side : List.of("start", "end")) {
            JsonObject position = range.getAsJsonObject(side);
            int at = 0;
            for (int line = 1; line < number(position, "line"); line++) {
                while (bytes[at++] != '\n') {
                    assertTrue(at < bytes.length, range::toString);
                }
            }
            ends[side.equals("start") ? 0 : 1] = at + number(position, "column") - 1;
        }
        return new String(bytes, ends[0], ends[1] - ends[0], StandardCharsets.UTF_8);
    }

    /** The fields as the Reviewdog Diagnostic Format describes them (reviewdog.proto, message DiagnosticResult). */
    @Test
    void rdjsonHasTheFieldsOfADiagnosticResult() throws IOException {
        JsonObject result = JsonParser.parseString(check("rdjson").out()).getAsJsonObject();
        assertEquals(Set.of("source", "diagnostics", "severity"), result.keySet());
        assertEquals("{\"name\":\"urn-ls\",\"url\":\"https://github.com/urn-ls/urn-ls\"}",
                result.get("source").toString());
        assertEquals("ERROR", result.get("severity").getAsString());
        List<JsonObject> findings = jsonl();
        List<JsonElement> diagnostics = result.getAsJsonArray("diagnostics").asList();
        assertEquals(findings.size() + 2, diagnostics.size(), "two notices besides");
        int repaired = 0;
        for (int i = 0; i < findings.size(); i++) {
            JsonObject finding = findings.get(i);
            JsonObject diagnostic = diagnostics.get(i).getAsJsonObject();
            assertEquals(Set.of("message", "location", "severity", "code", "suggestions"), diagnostic.keySet());
            assertEquals(Printable.of(finding.get("message").getAsString()), diagnostic.get("message").getAsString());
            assertTrue(Set.of("ERROR", "WARNING", "INFO").contains(diagnostic.get("severity").getAsString()));
            JsonObject code = diagnostic.getAsJsonObject("code");
            assertEquals(finding.get("code"), code.get("value"));
            assertTrue(code.get("url").getAsString().endsWith("/" + finding.get("code").getAsString() + ".md"));
            JsonObject location = diagnostic.getAsJsonObject("location");
            Path file = tree.resolve(location.get("path").getAsString());
            JsonObject range = location.getAsJsonObject("range");
            assertEquals(finding.get("line"), range.getAsJsonObject("start").get("line"));
            if (finding.get("code").getAsString().equals("non-ascii-character") && file.endsWith("plain.xml")) {
                assertTrue(Set.of("\ud83d\ude00", "\u009b").contains(cut(file, range)), cut(file, range));
            }
            for (JsonElement element : diagnostic.getAsJsonArray("suggestions")) {
                JsonObject suggestion = element.getAsJsonObject();
                if (suggestion.get("text").getAsString().equals("%F0%9F%98%80")) {
                    assertEquals("\ud83d\ude00", cut(file, suggestion.getAsJsonObject("range")));
                    repaired++;
                }
            }
        }
        assertTrue(repaired >= NAMES.size(), repaired + " suggestions");
        assertEquals("{\"message\":\"no such file\",\"location\":{\"path\":\"missing.xml\"},"
                + "\"severity\":\"ERROR\",\"code\":{\"value\":\"not-done\"}}", diagnostics.getLast().toString());
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

    @Test
    void sarifTellsNothingOfTheMachine() throws IOException {
        Path elsewhere = Files.createDirectories(folder.resolve("secret"));
        Files.writeString(elsewhere.resolve("outside.xml"), TEXT);
        Path link = Files.createSymbolicLink(tree.resolve("link.xml"), elsewhere.resolve("outside.xml"));
        Run run = check("sarif", "--fix", link.toString(), elsewhere.toString());
        assertValid(run.out());
        for (String path : List.of(folder.toString(), "secret", "file:/", System.getProperty("user.dir"))) {
            assertFalse(run.out().contains(path), path);
        }
        JsonObject log = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("runs").get(0)
                .getAsJsonObject();
        assertFalse(log.getAsJsonObject("originalUriBaseIds").toString().contains("\"uri\""));
        assertTrue(run.out().contains("\"A file could not be read or written.\""), "the link leads out");
        assertTrue(log.getAsJsonArray("artifacts").toString()
                .contains("{\"uri\":\"outside.xml\",\"uriBaseId\":\"ELSEWHERE\",\"index\":"), run::out);
        assertTrue(run.err().contains("1 file with findings lies outside of " + tree), run::err);
    }

    @Test
    void sarifOfFilesBelowTheRootSaysNothingOfIt() {
        assertFalse(check("sarif").err().contains("outside"));
    }
}
