package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.Layers;
import io.github.urnls.check.project.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What project files take over from each other. */
class ProjectsTest {

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Project of(String name) {
        return new Projects().of(folder.resolve(name)).orElseThrow();
    }

    private CheckOptions options(String name) {
        return of(name).options(folder.resolve(name));
    }

    /** As long as the program runs: a new run does not know what the file said. */
    @Test
    void whatAFileBreaksIsAsItWasBefore() throws IOException {
        Path file = write("urn-ls.json", "{ \"maxSize\": 3, \"extends\": \"base.json\" }");
        write("base.json", "{ \"severity\": { \"confusable\": \"hint\" } }");
        Path path = folder.resolve("a.txt");
        Projects projects = new Projects();
        projects.of(path);
        write("urn-ls.json", "{ \"maxSize\": -3, \"extends\": [] , \"accept\": [\"urn:a:*\"] }");
        projects = projects.again();
        Layers settings = projects.of(path).orElseThrow().settings(path);
        assertEquals(3, settings.value(Setting.MAX_SIZE));
        assertEquals(List.of("urn:a:*"), settings.value(Setting.ACCEPT));
        assertEquals(Map.of(), settings.value(Setting.SEVERITY), "it names no base any more");
        assertTrue(projects.of(path).orElseThrow().mistakes().get(0).endsWith("before of maxSize still applies"));
        assertEquals(100, new Projects().of(path).orElseThrow().settings(path).value(Setting.MAX_SIZE));
        Files.writeString(file, " ".repeat(5 << 20));
        Project tooLarge = projects.again().of(path).orElseThrow();
        assertEquals(3, tooLarge.settings(path).value(Setting.MAX_SIZE));
        assertTrue(tooLarge.complaints().get(0).endsWith("what it said before still applies"));
        write("urn-ls.json", "{}");
        assertEquals(100, projects.again().again().of(path).orElseThrow().settings(path).value(Setting.MAX_SIZE));
    }

    @Test
    void theFolderAboveIsTakenOver() throws IOException {
        write("urn-ls.json", """
                { "severity": { "check-digit": "error", "confusable": "off" }, "accept": ["urn:a:*"], "maxSize": 3,
                  "exclude": ["gen/", "*.tmp"] }""");
        write("b/urn-ls.json", """
                { "severity": { "confusable": "hint" }, "accept": ["urn:b:*"], "exclude": ["!keep.tmp"] }""");
        write("b/c/urn-ls.json", "{}");
        CheckOptions options = options("b/c/x.txt");
        assertEquals(Severity.ERROR, options.severities().get("check-digit"));
        assertEquals(Severity.HINT, options.severities().get("confusable"));
        assertTrue(options.accepts("urn:a:x") && options.accepts("urn:b:x"));
        assertEquals(3, of("b/c/x.txt").settings(folder.resolve("b/c/x.txt")).value(Setting.MAX_SIZE));
        assertTrue(of("b/x").includes(folder.resolve("b/keep.tmp")), "the nearer one takes back");
        assertFalse(of("b/x").includes(folder.resolve("b/other.tmp")));
        assertFalse(of("b/x").includes(folder.resolve("b/gen/y")));
        write("b/c/urn-ls.json", "{ \"root\": true }");
        assertEquals(Set.of(), options("b/c/x.txt").off());
        assertTrue(options("b/c/x.txt").severities().isEmpty());
    }

    @Test
    void anExtendedFileCountsLess() throws IOException {
        write("config/base.json",
                """
                        { "severity": { "check-digit": "error", "confusable": "off" }, "registries": ["own.json"], \
                        "exclude": ["/gen/"],
                          "extends": ["deeper/base.json"] }""");
        write("config/own.json", "{ \"namespaces\": [{ \"nid\": \"acme\" }] }");
        write("config/deeper/base.json", "{ \"severity\": { \"check-digit\": \"off\", \"nid-length\": \"off\" } }");
        write("config/urn-ls.json", "{}");
        write(".git/config", "");
        write("part/urn-ls.json",
                "{ \"extends\": \"../config/base.json\", \"severity\": { \"confusable\": \"error\" } }");
        Project project = of("part/x.txt");
        CheckOptions options = options("part/x.txt");
        assertTrue(project.complaints().isEmpty(), project.complaints()::toString);
        assertEquals(Severity.ERROR, options.severities().get("check-digit"));
        assertEquals(Severity.ERROR, options.severities().get("confusable"));
        assertEquals(Set.of("nid-length"), options.off());
        assertTrue(options.registry().find("acme").isPresent(),
                "a registry is looked for beside the file that names it");
        assertFalse(project.includes(folder.resolve("part/gen/x.txt")), "patterns are those of the extending folder");
        assertTrue(project.names(folder.resolve("config/own.json")), "a change of it is heard");
        assertTrue(project.names(folder.resolve("config/deeper/base.json")));
    }

    @Test
    void filesThatCannotBeExtendedAreReported() throws IOException {
        write("urn-ls.json", "{ \"extends\": [\"a.json\", \"gone.json\", \"../outside.json\"] }");
        write("a.json",
                "{ \"extends\": \"urn-ls.json\", \"severity\": { \"no-such\": \"off\", \"confusable\": \"off\" } }");
        Project project = of("x.txt");
        String all = String.join("\n", project.complaints());
        assertEquals(4, project.complaints().size(), all);
        assertTrue(all.contains("which extends it") && all.contains("gone.json, which ")
                && all.contains("urn-ls.json extends, does not exist; it is not used")
                && all.contains("lies outside") && all.contains("there is no rule “no-such”"), all);
        assertEquals(Set.of("confusable"), options("x.txt").off(), "the rest is in force");
    }

    @Test
    void aChosenFileHoldsForAll() throws IOException {
        Path chosen = write("elsewhere/c.json",
                "{ \"exclude\": [\"/gen/\"], \"severity\": { \"confusable\": \"off\" } }");
        write("work/urn-ls.json", "{ \"severity\": { \"check-digit\": \"off\" } }");
        Path work = folder.resolve("work");
        Optional<Project> project = Projects.only(chosen, work).of(work.resolve("x.txt"));
        assertEquals(Set.of("confusable"), project.orElseThrow().options(work.resolve("x.txt")).off());
        assertFalse(project.orElseThrow().includes(work.resolve("gen/x")));
    }
}
