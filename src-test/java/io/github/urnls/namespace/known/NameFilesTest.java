package io.github.urnls.namespace.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the build makes of the lists beside the files of families, and that it stops at a mistake. */
class NameFilesTest {

    private static final String COLUMNS = "name\ttitle\tstatus\tsource\toffered\tsince\tuntil\treplacedBy\tnote\tby\n";

    /** The families of a build: one with a list, and one without. */
    private static Path families(Path folder) throws IOException {
        Path families = Files.createDirectory(folder.resolve("families"));
        Files.writeString(families.resolve("acme.json"), """
                {
                  "nid": "acme", "title": "Names of ACME", "reference": "ACME 1",
                  "registered": { "kind": "formal", "date": "2026", "source": "IANA names of 2026-05-28" },
                  "vocabularies": [
                    { "prefix": "urn:acme:state:", "title": "states", "adds": "owner", "asOf": "2026-11" }
                  ]
                }
                """);
        return families;
    }

    /** Runs the step of the build; returns what it says, which is empty if all went well. */
    private static String build(Path folder) throws Exception {
        Process build = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-classpath", System.getProperty("java.class.path"),
                "server/build/FamiliesTable.java", folder.resolve("families").toString(),
                folder.resolve("made").toString(), folder.resolve("names.tsv").toString()).redirectErrorStream(true)
                .start();
        String said = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(said.isEmpty() ? 0 : 1, build.waitFor(), said);
        return said;
    }

    @Test
    void aListBecomesTheTablesOfTheProgram(@TempDir Path folder) throws Exception {
        Files.writeString(families(folder).resolve("acme.tsv"), COLUMNS
                + "urn:acme:state:{a,b}\tstate {}\tdeprecated\tACME 1\t\t2.0\t\turn:acme:state:c\t\tACME 2\n"
                + "urn:acme:state:c\tstate c\tpublished\tACME 2\n"
                + "urn:acme:x#y\tx and y\tpublished\tACME 1\tno\n");
        assertEquals("", build(folder));
        assertEquals("""
                name\tsince\tuntil\treplacedBy\tnote\tsource
                urn:acme:state:a\t2.0\t\turn:acme:state:c\t\tACME 2
                urn:acme:state:b\t2.0\t\turn:acme:state:c\t\tACME 2
                """, Files.readString(folder.resolve("made/lifecycles.tsv")));
        SegmentTree tree = new SegmentTree(Files.readAllBytes(folder.resolve("made/known/names.bin")));
        assertEquals("state b", tree.find("urn:acme:state:b").orElseThrow().title());
        assertTrue(tree.isOffered(tree.node("urn:acme:state:c")) && tree.isDeployed(tree.node("urn:acme:x#y")));
        assertEquals(Vocabulary.Adds.OWNER, tree.adds(tree.node("urn:acme:state")));
    }

    @Test
    void aMistakeStopsTheBuildWithItsLine(@TempDir Path folder) throws Exception {
        Path families = families(folder);
        Files.writeString(families.resolve("other.tsv"), "name\ttitle\nurn:other:a\ta\tpublished\tOther\n");
        Files.writeString(families.resolve("bad.json"), """
                { "prefix": "urn:bad:",
                  "vocabularies": [
                    { "prefix": "urn:acme:", "title": "names of another", "adds": "anyone" },
                    { "prefix": "urn:bad:a:", "title": "names", "adds": "everybody" } ] }
                """);
        String row = "\ttitle\tpublished\tACME 1";
        Files.writeString(families.resolve("acme.tsv"), COLUMNS + String.join("\n", "urn:acme:a\ttitle\tpublished",
                "urn:acme:b" + row + "\t", "urn:acme:c" + row + "\tno\t1\t2\t3\t4\t5\t6",
                "urn:acme:d" + row.replace("published", "old"), "urn:other:e" + row, "urn:acme:f.{1,2}" + row,
                "urn:acme:f.2" + row, "urn:acme:g" + row + "\tyes", "urn:acme:h" + row + "\t\t2.0\n"));
        String said = build(folder);
        for (String mistake : List.of("other.tsv: there is no other.json, which says whose names these are",
                "other.tsv: line 1: the columns must be name title status",
                "bad.json: line 3: “prefix” must begin with urn:bad: and end with a colon",
                "bad.json: line 4: “adds” must be nobody, owner, anyone, values or versions",
                "acme.tsv: line 2: a row has 4 to 10 cells", "acme.tsv: line 3: a row has 4 to 10 cells",
                "acme.tsv: line 4: a row has 4 to 10 cells", "acme.tsv: line 5: “old” is not a status",
                "acme.tsv: line 6: “urn:other:e” is a name of another namespace",
                "acme.tsv: line 8: “urn:acme:f.2” is listed twice", "acme.tsv: line 9: “offered” is “no” or empty",
                "acme.tsv: line 10: “by” must name the text")) {
            assertTrue(said.contains(mistake), mistake + " in\n" + said);
        }
    }
}
