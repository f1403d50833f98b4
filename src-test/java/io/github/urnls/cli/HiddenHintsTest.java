package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hints are for editors, and a hint about a namespace is said once. Suppressions and baselines know every place. */
class HiddenHintsTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void tree() throws IOException {
        write("urn:foo1:a urn:foo1:b urn:bar1:a urn:foo1:c");
    }

    private void write(String text) throws IOException {
        Files.writeString(folder.resolve("a.txt"), text);
    }

    private Run check(String... arguments) {
        List<String> all = new ArrayList<>(List.of("check", "--format", "concise"));
        all.addAll(List.of(arguments));
        all.add(folder.resolve("a.txt").toString());
        return Run.of(all.toArray(String[]::new));
    }

    private static long places(Run run) {
        return run.out().lines().filter(line -> line.contains("hint[unregistered-nid]")).count();
    }

    @Test
    void hintsAreCountedOnly() {
        Run run = check();
        assertEquals("", run.out());
        assertTrue(run.err().contains("no findings in 1 file; 4 not shown (--min-severity hint shows all)"), run.err());
        assertEquals(0, run.exitCode());
    }

    @Test
    void whoAsksForHintsSeesThem() {
        assertEquals(2, places(check("--min-severity", "hint")));
        assertEquals(2, places(check("--select", "unregistered-nid")));
        Run failing = check("--fail-on", "hint");
        assertEquals(2, places(failing));
        assertEquals(1, failing.exitCode());
        assertEquals(0, places(check("--select", "unregistered-nid", "--min-severity", "warning")));
    }

    @Test
    void aHintIsAtItsFirstPlaceWithTheNumberOfPlaces() {
        List<String> lines = check("--min-severity", "hint").out().lines().toList();
        assertTrue(lines.get(0).contains("a.txt:1:5:"), lines.get(0));
        assertTrue(lines.get(0).endsWith("; 3 places in this document"), lines.get(0));
        assertTrue(lines.get(1).contains("a.txt:1:27:") && !lines.get(1).contains("places"), lines.get(1));
    }

    @Test
    void anotherLevelKeepsEveryPlace() {
        Run run = check("--severity", "unregistered-nid=warning");
        assertEquals(4, run.out().lines().count());
    }

    @Test
    void aCommentSuppressesItsPlaceAndIsUsed() throws IOException {
        write("urn:foo1:a # urn-ls:ignore[unregistered-nid]\n\nurn:foo1:b\n\nurn:foo1:c\n");
        Files.move(folder.resolve("a.txt"), folder.resolve("a.yaml"));
        Run run = Run.of("check", "--format", "concise", "--min-severity", "hint", folder.toString());
        assertTrue(run.out().contains("a.yaml:3:5:") && run.out().contains("; 2 places in this document"), run.out());
        assertEquals(1, run.out().lines().count(), run.out()); // and no unused-suppression
    }

    @Test
    void aBaselineKnowsEveryPlace() {
        Path baseline = folder.resolve("baseline.json");
        check("--write-baseline", baseline.toString());
        Run same = check("--baseline", baseline.toString(), "--min-severity", "hint");
        assertEquals("", same.out());
        assertTrue(same.err().contains("4 known"), same.err());
        Run hidden = check("--baseline", baseline.toString());
        assertTrue(!hidden.err().contains("gone"), hidden.err());
        Run fewer = check("--baseline", baseline.toString(), "--min-severity", "error");
        assertTrue(!fewer.err().contains("gone"), fewer.err());
    }

    /** A repair that is safe is made, also when nobody wants to read the hint. */
    @Test
    void hiddenHintsAreRepaired() throws IOException {
        write("urn:example:%c3%a9");
        Path yaml = Files.move(folder.resolve("a.txt"), folder.resolve("a.yaml"));
        Run.of("check", "--fix", yaml.toString());
        assertEquals("urn:example:%C3%A9", Files.readString(yaml));
    }
}
