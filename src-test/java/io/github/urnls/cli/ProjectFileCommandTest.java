package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a team has agreed on, and what comments of documents say, on the command line. */
class ProjectFileCommandTest {

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Run check(String... args) {
        List<String> all = new ArrayList<>(List.of("check", "--format", "jsonl"));
        all.addAll(List.of(args));
        return Run.of(all.toArray(String[]::new));
    }

    private static List<String> codes(Run run) {
        return run.out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject())
                .map(finding -> Path.of(finding.get("path").getAsString()).getFileName() + " "
                        + finding.get("code").getAsString() + " "
                        + finding.get("severity").getAsString())
                .toList();
    }

    @Test
    void theNearestProjectFileCounts() throws IOException {
        write("urn-ls.json",
                """
                        { "severity": { "malformed-percent-encoding": "warning" }, "accept": ["urn:acme_x:*"], "exclude": ["out/"],
                          "overrides": [{ "files": ["*.md"], "severity": { "malformed-percent-encoding": "off" } },
                                        { "files": ["old/"], "specification": "draft2012" }] }""");
        write("a.txt", "urn:example:100%z urn:acme_x:y");
        write("b.md", "urn:example:100%z");
        write("out/c.txt", "urn:example:100%z");
        write("old/d.txt", "<urn:example:a?s=I2L>");
        write("own/urn-ls.json", "{}");
        write("own/e.txt", "urn:example:100%z");
        assertEquals(List.of("a.txt malformed-percent-encoding warning", "e.txt malformed-percent-encoding error"),
                codes(check(folder.toString())), "not added to the one above");
        assertEquals(
                List.of("a.txt malformed-percent-encoding hint", "b.md malformed-percent-encoding hint",
                        "e.txt malformed-percent-encoding hint"),
                codes(check("--severity", "malformed-percent-encoding=hint", folder.toString())),
                "the command line says more");
        assertEquals(6, check("--no-project", folder.toString()).out().lines().count());

        Run named = check(folder.resolve("out/c.txt").toString());
        assertEquals(List.of(), codes(named));
        assertTrue(named.err().contains("left out by urn-ls.json"), named::err);
    }

    @Test
    void whatIsWrongInItIsSaidThereAndTheRestIsInForce() throws IOException {
        write("urn-ls.json",
                "{ \"severity\": { \"malformed-percent-encoding\": \"hint\", \"no-such\": \"off\" }, \"registries\": [\"gone.json\"] }");
        write("sub/a.txt", "urn:example:100%z");
        assertEquals(List.of("a.txt malformed-percent-encoding hint", "urn-ls.json project-file warning"),
                codes(check(folder.toString())));
        Run below = check(folder.resolve("sub").toString());
        assertEquals(List.of("a.txt malformed-percent-encoding hint"), codes(below));
        assertEquals(2, below.exitCode(), "a registry could not be read");
        assertTrue(below.err().contains("no rule “no-such”") && below.err().contains("gone.json"), below::err);
    }

    /** As in a .gitignore: the last pattern that says something of a file decides. */
    @Test
    void patternsMayBeTakenBack() throws IOException {
        write("urn-ls.json", "{ \"exclude\": [\"out/*\", \"!out/keep.txt\"], \"include\": [\"*.txt\", \"!b.txt\"] }");
        for (String name : List.of("a.txt", "b.txt", "c.md", "out/keep.txt", "out/other.txt")) {
            write(name, "urn:example:100%z");
        }
        assertEquals(List.of("a.txt malformed-percent-encoding error", "keep.txt malformed-percent-encoding error"),
                codes(check(folder.toString())));
    }

    @Test
    void standardInputIsLeftOutToo() throws IOException {
        write("urn-ls.json", "{ \"exclude\": [\"out/\"] }");
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream("urn:example:x y".getBytes(StandardCharsets.UTF_8)));
            Run run = check("--stdin", "--as", folder.resolve("out/a.xml").toString());
            assertEquals(0, run.exitCode());
            assertEquals("", run.out());
            assertTrue(run.err().contains("left out by urn-ls.json"), run::err);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void whatIsInForceIsShownWithItsSource() throws IOException {
        Path project = write("urn-ls.json",
                "{ \"severity\": { \"r-component\": \"off\" }, \"exclude\": [\"x/\"], \"maxSize\": 7 }");
        Run run = Run.of("check", "--show-config", folder.resolve("x/a.txt").toString(), "--specification", "rfc2141");
        assertEquals(0, run.exitCode(), run::err);
        JsonObject shown = JsonParser.parseString(run.out()).getAsJsonObject();
        assertEquals(project.toString(), shown.get("projectFile").getAsString());
        assertEquals("false", shown.get("included").toString());
        assertEquals("{\"value\":\"rfc2141\",\"from\":\"command line\"}", shown.get("specification").toString());
        assertEquals("{\"r-component\":{\"value\":\"off\",\"from\":\"" + project + "\"}}",
                shown.get("severity").toString());
        assertEquals("7", shown.getAsJsonObject("maxSize").get("value").getAsString());
    }

    /** Comments silence findings, repairs leave them alone, and SARIF tells that they were there. */
    @Test
    void commentsSilenceFindings() throws IOException {
        Path file = write("a.yaml",
                "a: urn:example:x y # urn-ls:ignore[illegal-character] as they write it\nb: urn:example:x y\n");
        assertEquals(List.of("a.yaml illegal-character error"), codes(check(file.toString())));
        Run sarif = Run.of("check", "--format", "sarif", file.toString());
        List<JsonObject> results = new ArrayList<>();
        JsonParser.parseString(sarif.out()).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject()
                .getAsJsonArray("results")
                .forEach(result -> results.add(result.getAsJsonObject()));
        assertEquals(2, results.size());
        assertEquals("[{\"kind\":\"inSource\",\"status\":\"accepted\",\"justification\":\"as they write it\"}]",
                results.get(0).get("suppressions").toString());
        assertEquals("[]", results.get(1).get("suppressions").toString());
        assertEquals(0, Run.of("check", "--fix", file.toString()).exitCode());
        assertEquals("a: urn:example:x y # urn-ls:ignore[illegal-character] as they write it\nb: urn:example:x%20y\n",
                Files.readString(file));
    }
}
