package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        Path path = folder.resolve("a.txt");
        write("base.json", "{ \"severity\": { \"confusable\": \"hint\" } }");
        write("urn-ls.json", "{ \"maxSize\": 3, \"extends\": \"base.json\", \"accept\": [\"urn:b:*\"] }");
        Projects projects = new Projects();
        Project first = projects.of(path).orElseThrow();
        for (String broken : List.of("{ \"maxSize\": -3, \"extends\": 7, \"accept\": [\"urn:a:*\", \"b\"] }",
                "{ \"maxSize\": 5000000000, \"extends\": \"base.json\", \"accept\": [\"urn:a:*\",", "[]",
                "\0\1\2", " ".repeat(5 << 20))) {
            write("urn-ls.json", broken);
            projects = projects.again();
            Project now = projects.of(path).orElseThrow();
            assertEquals(first.settings(path).value(Setting.MAX_SIZE), now.settings(path).value(Setting.MAX_SIZE));
            assertEquals(first.options(path), now.options(path), broken.strip());
            assertTrue(now.complaints().getLast().endsWith("urn-ls.json: where it is wrong, what it said before still"
                    + " applies"), now.complaints()::toString);
        }
        assertEquals(100, new Projects().of(path).orElseThrow().settings(path).value(Setting.MAX_SIZE));
        write("urn-ls.json", "{ \"maxSize\": 4, \"extends\": 7 }");
        projects = projects.again();
        assertEquals(4, projects.of(path).orElseThrow().settings(path).value(Setting.MAX_SIZE));
        assertEquals(Severity.HINT, projects.of(path).orElseThrow().options(path).severities().get("confusable"));
        assertEquals(List.of(), projects.of(path).orElseThrow().options(path).accept(), "it is right without it");
        Files.delete(folder.resolve("base.json"));
        projects = projects.again();
        assertTrue(projects.of(path).orElseThrow().options(path).severities().isEmpty(), "a file that is gone");
        Files.delete(folder.resolve("urn-ls.json"));
        projects = projects.again();
        write("urn-ls.json", "{ \"maxSize\": -1 }");
        assertEquals(100, projects.again().of(path).orElseThrow().settings(path).value(Setting.MAX_SIZE));
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
