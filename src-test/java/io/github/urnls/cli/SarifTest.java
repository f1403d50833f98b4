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
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report in SARIF follows the published schema, and others find in it what they need. */
public class SarifTest {

    @TempDir
    private Path folder;

    private ReportTree tree;

    @BeforeEach
    void writeTree() throws IOException {
        tree = ReportTree.in(folder);
    }

    @Test
    void sarifFollowsThePublishedSchema() throws IOException {
        String log = tree.check("sarif").out();
        assertValid(log);
        Files.writeString(folder.resolve("b.json"), "{\"version\":1,\"findings\":["
                + "{\"file\":\"tree/plain.xml\",\"rule\":\"nid-character\",\"name\":\"urn:gone:x\",\"count\":2},"
                + "{\"file\":\"tree/plain.xml\",\"rule\":\"no-such-rule\",\"name\":\"urn:gone:x\",\"count\":2}]}");
        assertValid(tree.check("sarif", "--baseline", folder.resolve("b.json").toString()).out());
    }

    private static final Schema SARIF = schema();

    private static Schema schema() {
        try (InputStream schema = SarifTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
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
        return JsonParser.parseString(tree.check("sarif", more).out()).getAsJsonObject().getAsJsonArray("runs").get(0)
                .getAsJsonObject();
    }

    @Test
    void sarifSaysWhatTheRulesAreThatItNames() {
        JsonObject run = sarif();
        var rules = run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules");
        assertEquals(run.getAsJsonArray("results").asList().stream()
                .map(result -> result.getAsJsonObject().get("ruleId")).distinct().toList(),
                rules.asList().stream().map(rule -> rule.getAsJsonObject().get("id")).toList());
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
        URI base = tree.folder().toUri();
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
        assertTrue(files.size() > ReportTree.NAMES.size(), files::toString);
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
            StringBuilder text = new StringBuilder(ReportTree.TEXT);
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
            long after = Run.of("check", "--format", "jsonl", "--min-severity", "hint", repaired.toString()).out()
                    .lines().count();
            assertTrue(after < before, text.toString());
            assertTrue(after >= before - replacements.size(), text.toString());
            made++;
        }
        assertTrue(made >= 3, made + " fixes");
    }

    /** Lines as SARIF counts them: they end at CR LF, LF or CR. */
    private static int offset(JsonObject region, String side) {
        int line = region.get(side + "Line").getAsInt();
        int at = 0;
        for (int i = 1; i < line; i++) {
            at = ReportTree.TEXT.indexOf('\n', at) + 1;
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
    void sarifTellsNothingOfTheMachine() throws IOException {
        Path elsewhere = Files.createDirectories(folder.resolve("secret"));
        Files.writeString(elsewhere.resolve("outside.xml"), ReportTree.TEXT);
        Path other = Files.createDirectories(folder.resolve("secret-too")).resolve("linked.xml");
        Files.writeString(other, ReportTree.TEXT);
        Path link = Files.createSymbolicLink(tree.folder().resolve("link.xml"), other);
        Run run = tree.check("sarif", "--fix", link.toString(), elsewhere.toString());
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
        assertTrue(run.err().contains("1 file with findings is not below " + tree.folder()), run::err);
    }

    @Test
    void sarifOfFilesBelowTheRootSaysNothingOfIt() {
        assertFalse(tree.check("sarif").err().contains("not below"));
    }
}
