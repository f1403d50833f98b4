package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Fixture;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code references}, {@code definition}, {@code rename} and {@code names} over a small tree. */
class NamesCommandsTest {

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @BeforeEach
    void tree() throws IOException {
        write("catalog.xml", "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'>\n"
                + "<uri name='urn:example:order' uri='order.dtd'/></catalog>\n");
        write("order.dtd", "<!ELEMENT order EMPTY>\n");
        write("order.xsd",
                "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='urn:example:order'/>\n");
        write("sub/a.json", "{\"a\": \"URN:example:order\", \"b\": \"urn:example:\\u006frder?=page=2\"}\n");
        write("sub/o.yang", "module o { namespace \"urn:example:o\"; }\n");
        write(".hidden.txt", "urn:example:order\n");
    }

    private Run run(String... args) {
        return Run.of(args);
    }

    /** Runs a command over the tree, with paths as they are seen from there. */
    private List<String> lines(String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.add(folder.toString());
        return run(all.toArray(String[]::new)).out().replace("\\\\", "/").replace('\\', '/')
                .replace(folder.toString().replace('\\', '/') + "/", "").lines().toList();
    }

    @Test
    void referencesAreAllPlacesOfAName() {
        assertEquals(List.of(
                "catalog.xml:2:12: urn:example:order [declaration]",
                "order.xsd:1:73: urn:example:order [declaration]",
                "sub/a.json:1:8: URN:example:order",
                "sub/a.json:1:34: urn:example:order?=page=2"), lines("references", "urn:EXAMPLE:order"));
        assertEquals(List.of("{\"path\":\"sub/a.json\",\"line\":1,\"column\":34,\"endLine\":1,\"endColumn\":64,"
                + "\"urn\":\"urn:example:order?=page=2\",\"declares\":false}"),
                lines("references", "--format", "jsonl", "urn:example:order?=page=2"));
        assertEquals(".hidden.txt:1:1: urn:example:order",
                lines("references", "--hidden", "urn:example:order").get(0));
    }

    @Test
    void definitionsComeTheBestFirst() {
        assertEquals(List.of("order.xsd:1:73: urn:example:order", "order.dtd:1:1",
                "catalog.xml:2:12: urn:example:order"), lines("definition", "urn:example:order"));
        assertEquals(List.of("{\"path\":\"sub/o.yang\",\"line\":1,\"column\":23,\"endLine\":1,\"endColumn\":36,"
                + "\"text\":\"urn:example:o\"}"), lines("definition", "--format", "jsonl", "urn:example:o"));
    }

    @Test
    void allNamesThatBeginSoAreFound() throws IOException {
        write("use.txt", "urn:example:order:line?=x and URN:EXAMPLE:order, urn:example:o and urn:other:order\n");
        List<String> found = lines("references", "--below", "urn:example:order");
        assertTrue(found.contains("use.txt:1:1: urn:example:order:line?=x"), found::toString);
        assertTrue(found.contains("use.txt:1:31: URN:EXAMPLE:order"), found::toString);
        assertEquals(lines("references", "urn:example:order").size() + 1, found.size(), found::toString);
        assertEquals(List.of(), lines("references", "--below", "urn:nothing:"));
    }

    @Test
    void namesAreListedThoseUsedMostFirst() throws IOException {
        assertEquals(List.of("      2  urn:example:order  (1 file, 2 declarations, first order.xsd)",
                "      1  urn:oasis:names:tc:entity:xmlns:xml:catalog  (1 file, not declared)",
                "      0  urn:example:o  (0 files, declared in sub/o.yang)"), lines("names"));
        write("use.txt", "urn:example:new\n");
        assertEquals(List.of("{\"urn\":\"urn:example:new\",\"spellings\":[\"urn:example:new\"],\"uses\":1,\"files\":1,"
                + "\"declared\":false,\"declarations\":0,\"declaring\":null,\"status\":null}"),
                lines("names", "--undeclared", "--prefix", "URN:Example:", "--format", "jsonl"));
    }

    /** What the list of the project says of a name, and one that comes with the program. */
    @Test
    void namesThatAgeAreMarked() throws IOException {
        write("urn-ls.json", "{\"registries\": [\"acme.json\"]}");
        write("acme.json", Fixture.text("packages", "acme.json"));
        write("use.txt", "urn:acme:state:open urn:acme:state:shipped URN:acme:state:void\n");
        assertEquals(List.of("      1  urn:acme:state:open  (1 file, not declared)",
                "      1  urn:acme:state:shipped  (1 file, not declared; deprecated since 2.0, accepted until 3.0, use"
                        + " urn:acme:state:sent)",
                "      1  URN:acme:state:void  (1 file, not declared; retired since 1.5)"),
                lines("names", "--prefix", "urn:acme:state:").stream().filter(line -> line.matches(
                        ".*(open|shipped|void)  .*")).sorted(String.CASE_INSENSITIVE_ORDER).toList());
        List<String> found = lines("names", "--format", "jsonl", "--prefix", "urn:acme:state:shipped");
        assertTrue(found.getFirst().endsWith("\"status\":\"deprecated\"}"), found::toString);
        Run definition = run("definition", "urn:acme:state:shipped", folder.toString());
        assertEquals(1, definition.exitCode(), definition::toString);
        assertTrue(definition.err().contains("; acme.json lists it: On its way\n"), definition::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "references urn:example:none | 1 | “urn:example:none” was not found in 5 files",
            "references order | 2 | “order” is not a URN",
            "definition urn:example:none | 1 | “urn:example:none” is not declared in 5 files",
            "definition example:order | 2 | “example:order” is not a URN",
            "definition urn:example | 1 | “urn:example” is not declared in 5 files",
            "names --prefix urn:x: | 1 | no such names were found in 5 files",
            "rename urn:example:none urn:example:o | 1 | “urn:example:none” was not found in 5 files",
            "rename urn:example:none urn:example:x | 1 | “urn:example:none” was not found in 5 files",
            "rename urn:example:order?=page=2 urn:example:x | 2 | rename “urn:example:order”; nothing was renamed",
            "rename urn:example:order urn:example:x?=y | 2 | has components: leave them out",
            "rename urn:example:order urn:example:x[ | 2 | is not a valid URN",
            "rename urn:example:order urn:isbn:1 | 2 | An ISBN has 10 or 13 digits",
            "rename urn:example:order urn:example:o | 2 | stands in 1 file already"})
    void failuresAreReported(String command, int exitCode, String message) {
        List<String> args = new ArrayList<>(List.of(command.split(" ")));
        args.add(folder.toString());
        Run run = run(args.toArray(String[]::new));
        assertEquals(exitCode, run.exitCode(), run.err());
        assertTrue(run.err().contains(message), run.err());
        assertEquals("", run.out());
    }

    /** What it does not change stays, so that the way back is one; what a program puts together is told. */
    @Test
    void renameKeepsTheSpellingOfTheNamespaceAndTellsOfBeginnings() throws IOException {
        String before = "{\"a\": \"urn%3Aexample%3Aorder%3A2\", \"b\": \"URN:Example:order:2\"}\n";
        write("sub/b.json", before);
        write("A.java", "class A { String a = \"urn:example:\" + \"order:2\", b = \"urn:example:other:\" + b; }\n");
        write("b.py", "x = f\"urn:example:order:{n}\"\n");
        Run there = run("rename", "urn:example:order:2", "urn:example:bill:2/3", folder.toString());
        assertEquals("{\"a\": \"urn%3Aexample%3Abill%3A2%2F3\", \"b\": \"URN:Example:bill:2/3\"}\n",
                Files.readString(folder.resolve("sub/b.json")), there.err());
        assertTrue(
                there.err().contains("A.java:1:23: “urn:example:” is left: “urn:example:order:2” may be made of it"),
                there.err());
        assertTrue(
                there.err()
                        .contains("b.py:1:7: “urn:example:order:…” is left: “urn:example:order:2” may be made of it"),
                there.err());
        run("rename", "urn:example:bill:2/3", "urn:example:order:2", folder.toString());
        assertEquals(before, Files.readString(folder.resolve("sub/b.json")));
        run("rename", "URN:Example:order:2", "urn:example:order:2", folder.toString());
        assertEquals(before.replace("URN:Example", "urn:example"), Files.readString(folder.resolve("sub/b.json")));
        run("rename", "urn:example:order:2", "URN:example:order:3", folder.toString());
        assertEquals("{\"a\": \"URN%3Aexample%3Aorder%3A3\", \"b\": \"URN:example:order:3\"}\n",
                Files.readString(folder.resolve("sub/b.json")), "the new name spells it otherwise");
    }

    @Test
    void renameWritesEveryPlaceInItsEscapes() throws IOException {
        String before = Files.readString(folder.resolve("sub/a.json"));
        Run shown = run("rename", "--diff", "urn:example:order", "urn:example:bill", folder.toString());
        assertEquals(0, shown.exitCode(), shown.err());
        assertTrue(shown.out().contains("+{\"a\": \"URN:example:bill\", \"b\": \"urn:example:bill?=page=2\"}"),
                shown.out());
        assertEquals(before, Files.readString(folder.resolve("sub/a.json")));
        assertEquals(
                List.of("catalog.xml: renamed in 1 place", "order.xsd: renamed in 1 place",
                        "sub/a.json: renamed in 2 places"),
                lines("rename", "urn:example:order", "urn:example:bill"));
        assertEquals("{\"a\": \"URN:example:bill\", \"b\": \"urn:example:bill?=page=2\"}\n",
                Files.readString(folder.resolve("sub/a.json")));
        assertEquals("urn:example:order\n", Files.readString(folder.resolve(".hidden.txt")));
        assertEquals(0, run("rename", "urn:example:bill", "urn:example:bill", folder.toString()).exitCode());
        assertEquals(1, run("rename", "urn:example:bill", "urn:example:bill", folder.toString()).exitCode());
    }

    @Test
    void aNameThatIsThereIsJoinedOnlyWhenAskedFor() throws IOException {
        Run merged = run("rename", "--merge", "urn:example:order", "urn:example:o", folder.toString());
        assertEquals(0, merged.exitCode(), merged.err());
        assertEquals(5, lines("references", "urn:example:o").size());
        assertEquals(0, run("rename", "urn:example:o", "URN:example:o", folder.toString()).exitCode(),
                "another spelling is the same name");
    }

    @Test
    void renameKeepsEncodingAndLineEnds() throws IOException {
        for (String charset : List.of("UTF-8", "UTF-16LE", "ISO-8859-1")) {
            String head = charset.startsWith("ISO") ? "<?xml version='1.0' encoding='" + charset + "'?>" : "\ufeff";
            String text = head + "<a b='caf\u00e9'\r\n c='urn:example:kept'/>\r\n";
            Path file = folder.resolve("kept.xml");
            Files.write(file, text.getBytes(Charset.forName(charset)));
            Run shown = run("rename", "--diff", "urn:example:kept", "urn:example:new", folder.toString());
            assertTrue(shown.err().contains("kept.xml: its diff is for reading only"), shown.err());
            Run run = run("rename", "urn:example:kept", "urn:example:new", folder.toString());
            assertEquals(0, run.exitCode(), run.err());
            assertArrayEquals(text.replace(":kept", ":new").getBytes(Charset.forName(charset)),
                    Files.readAllBytes(file), charset);
        }
    }

    /** All files are checked before the first is written. */
    @Test
    void whereOneFileCannotBeWrittenNoneIs() throws IOException {
        Path last = write("z.txt", "urn:example:order\n");
        Files.createLink(folder.resolve("z-too.bin"), last);
        Run run = run("rename", "urn:example:order", "urn:example:bill", "--exclude", "*.bin", folder.toString());
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("z.txt: it has 2 names (hard links)"), run.err());
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertTrue(!Files.readString(file, StandardCharsets.UTF_8).contains("bill"), file.toString());
            }
        }
    }

    @Test
    void aFileThatCouldNotBeReadMayHoldTheName() throws IOException {
        write("large.txt", "urn:example:order\n" + "x".repeat(1 << 20));
        Run run = run("rename", "--max-size", "1", "urn:example:order", "urn:example:bill", folder.toString());
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("1 file could not be read and may hold the name"), run.err());
        assertEquals(0, run("rename", "--max-size", "1", "--exclude", "large.txt", "urn:example:order",
                "urn:example:bill", folder.toString()).exitCode());
    }

    @Test
    void projectFilesLeaveFilesOut() throws IOException {
        write("urn-ls.json", "{\"exclude\": [\"sub\"]}");
        assertEquals(List.of("catalog.xml:2:12: urn:example:order [declaration]",
                "order.xsd:1:73: urn:example:order [declaration]"), lines("references", "urn:example:order"));
        write("urn-ls.json", "{\"exclude\": 1}");
        Run run = run("rename", "urn:example:order", "urn:example:bill", folder.toString());
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("urn-ls.json:1:13: ") && run.err().contains("nothing was renamed"), run.err());
        assertEquals(2, run("names", folder.toString()).exitCode());
    }
}
