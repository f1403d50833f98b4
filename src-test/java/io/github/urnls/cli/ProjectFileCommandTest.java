package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.run.Rules;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
                        { "severity": { "malformed-percent-encoding": "warning" }, "accept": ["urn:acme_x:*"], \
                        "exclude": ["out/"],
                          "overrides": [{ "files": ["*.md"], "severity": { "malformed-percent-encoding": "off" } },
                                        { "files": ["old/"], "specification": "draft2012" }] }""");
        write("a.txt", "urn:example:100%z urn:acme_x:y");
        write("b.md", "urn:example:100%z");
        write("out/c.txt", "urn:example:100%z");
        write("old/d.txt", "<urn:example:a?s=I2L>");
        write("own/urn-ls.json", "{}");
        write("own/e.txt", "urn:example:100%z");
        assertEquals(List.of("a.txt malformed-percent-encoding warning", "e.txt malformed-percent-encoding warning"),
                codes(check(folder.toString())), "an empty one changes nothing");
        write("own/urn-ls.json", "{ \"root\": true }");
        assertEquals(List.of("a.txt malformed-percent-encoding warning", "e.txt malformed-percent-encoding error"),
                codes(check(folder.toString())), "not added to the one above");
        assertEquals(
                List.of("a.txt malformed-percent-encoding information", "b.md malformed-percent-encoding information",
                        "e.txt malformed-percent-encoding information"),
                codes(check("--severity", "malformed-percent-encoding=information", folder.toString())),
                "the command line says more");
        assertEquals(6, check("--no-project", folder.toString()).out().lines().count());

        Run named = check(folder.resolve("out/c.txt").toString());
        assertEquals(List.of("c.txt malformed-percent-encoding warning"), codes(named),
                "what is named is not left out");
        Run forced = check("--force-exclude", folder.resolve("out/c.txt").toString());
        assertEquals(List.of(), codes(forced));
        assertTrue(forced.err().contains("left out by urn-ls.json"), forced::err);
    }

    @Test
    void problemsAreReportedInTheFileAndTheRestApplies() throws IOException {
        write("urn-ls.json",
                "{ \"severity\": { \"malformed-percent-encoding\": \"information\", \"no-such\": \"off\" }, "
                        + "\"registries\": [\"gone.json\"] }");
        write("sub/a.txt", "urn:example:100%z");
        assertEquals(List.of("a.txt malformed-percent-encoding information", "urn-ls.json project-file warning"),
                codes(check(folder.toString())));
        Run below = check(folder.resolve("sub").toString());
        assertEquals(List.of("a.txt malformed-percent-encoding information"), codes(below));
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
    void settingsAreShownWithTheirSources() throws IOException {
        write("shared.json", "{ \"severity\": { \"nid-length\": \"error\" }, \"accept\": [\"urn:s:*\"] }");
        write("urn-ls.json", "{ \"extends\": \"shared.json\", \"exclude\": [\"x/\"], \"maxSize\": 7,"
                + " \"severity\": { \"r-component\": \"off\", \"nul-octet\": \"hint\" } }");
        Path own = write("sub/urn-ls.json", "{ \"exclude\": [\"y/\"], \"accept\": [\"urn:a:*\"],"
                + " \"overrides\": [{ \"files\": [\"*.md\"], \"severity\": { \"nul-octet\": \"error\" } }] }");
        String shown = shown("--show-settings", folder.resolve("sub/x/a.md").toString(), "--specification", "rfc2141",
                "--severity", "check-digit=error", "--ignore", "confusable", "--exclude", "*.tmp", "--accept",
                "urn:b:*");
        String[] halves = shown.split("(?<=\"severity\": \\{\n)|(?<=\n  })(?=,\n  \"specification\")");
        assertEquals("""
                {
                  "path": "DIR/sub/x/a.md",
                  "projectFile": "DIR/sub/urn-ls.json",
                  "buildsOn": ["DIR/urn-ls.json", "DIR/shared.json"],
                  "included": false,
                  "selected": {"value": "all", "from": "built in"},
                  "minSeverity": {"value": "information", "from": "built in"},
                  "severity": {
                """, halves[0]);
        for (String line : List.of(
                "\"check-digit\": {\"value\": \"error\", \"builtIn\": \"warning\", \"from\": \"--severity\"},",
                "\"confusable\": {\"value\": \"off\", \"builtIn\": \"warning\", \"from\": \"--ignore\"},",
                "\"nul-octet\": {\"value\": \"error\", \"builtIn\": \"warning\", \"from\": \"DIR/sub/urn-ls.json\"},",
                "\"r-component\": {\"value\": \"off\", \"builtIn\": \"information\", \"from\": \"DIR/urn-ls.json\"},",
                "\"nid-length\": {\"value\": \"error\", \"builtIn\": \"warning\", \"from\": \"DIR/shared.json\"},",
                "\"unknown-name\": {\"value\": \"hint\", \"builtIn\": \"hint\", \"from\": \"built in\"},")) {
            assertTrue(halves[1].contains("    " + line + "\n"), line + "\n" + halves[1]);
        }
        assertEquals(Rules.all().size() + 1, halves[1].lines().count(), "every rule has its line");
        assertEquals("""
                ,
                  "specification": {"value": "rfc2141", "from": "--specification"},
                  "accept": [
                    {"value": "urn:b:*", "from": "--accept"},
                    {"value": "urn:a:*", "from": "DIR/sub/urn-ls.json"},
                    {"value": "urn:s:*", "from": "DIR/shared.json"}
                  ],
                  "testSeverity": {"value": "same", "from": "built in"},
                  "include": [],
                  "exclude": [
                    {"value": "*.tmp", "from": "--exclude"},
                    {"value": "y/", "from": "DIR/sub/urn-ls.json"},
                    {"value": "x/", "from": "DIR/urn-ls.json"}
                  ],
                  "registries": [],
                  "baseline": [],
                  "maxSize": {"value": "7", "from": "DIR/urn-ls.json"}
                }
                """, halves[2]);
        JsonObject selected = JsonParser.parseString(shown("--show-settings", folder.resolve("a.txt").toString(),
                "--select", "r-component,check-digit", "--min-severity", "warning")).getAsJsonObject();
        assertEquals("{\"value\":\"check-digit, r-component\",\"from\":\"--select\"}",
                selected.get("selected").toString());
        assertEquals("--min-severity", selected.getAsJsonObject("minSeverity").get("from").getAsString());
        assertEquals("information --select, warning built in, off --select",
                Stream.of("r-component", "check-digit", "confusable")
                        .map(code -> selected.getAsJsonObject("severity").getAsJsonObject(code))
                        .map(rule -> rule.get("value").getAsString() + " " + rule.get("from").getAsString())
                        .collect(Collectors.joining(", ")));
        Files.writeString(own, "{ \"acept\": [] }");
        Run wrong = Run.of("check", "--show-settings", folder.resolve("sub").toString());
        assertEquals(2, wrong.exitCode());
        assertTrue(wrong.err().contains("there is no setting “acept” here"), wrong::err);
    }

    private String shown(String... arguments) {
        Run run = check(arguments);
        assertEquals(0, run.exitCode(), run::err);
        return run.out().replace(folder.toString(), "DIR");
    }

    /** Comments silence findings, repairs leave them alone, and SARIF tells that they were there. */
    @Test
    void commentsSilenceFindings() throws IOException {
        Path file = write("a.yaml",
                "a: urn:example:x^y # urn-ls:ignore[illegal-character] as they write it\nb: urn:example:x^y\n");
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
        assertEquals("a: urn:example:x^y # urn-ls:ignore[illegal-character] as they write it\nb: urn:example:x%5Ey\n",
                Files.readString(file));
    }
}
