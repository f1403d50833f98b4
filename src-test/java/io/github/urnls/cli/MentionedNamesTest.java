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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a registry file or a project file says of a name is no use of it, but a place at which it is found. */
class MentionedNamesTest {

    private static final String OLD = "urn:acme:old:1";

    private static final String NEW = "urn:acme:new:1";

    /** Files that mention the new name. */
    private static final String EXAMPLE = "acme.json:{'namespaces': [{'nid': 'acme', 'examples': ['%s']}]}";

    private static final String COUNTER_EXAMPLE = "acme.json:{'namespaces': [{'nid': 'acme',"
            + " 'counterExamples': ['%s']}]}";

    private static final String REPLACEMENT = "acme.json:{'vocabularies': [{'prefix': 'urn:acme:old:', 'title': 'old',"
            + " 'names': {'1': {'title': 'One', 'status': 'deprecated', 'replacedBy': '%s'}}}]}";

    private static final String NOTE = "acme.jsonc:// of a project\n{'vocabularies': [{'prefix': 'urn:acme:x:',"
            + " 'title': 'x', 'names': {'1': {'title': 'see %s', 'note': 'or %s'}}}]}";

    private static final String LINK = "acme.json:{'namespaces': [{'nid': 'acme',"
            + " 'link': {'%s': 'https://a.example/'}}]}";

    private static final String ACCEPTED = "urn-ls.json:{'accept': ['%s']}";

    private static final String OF_PROJECT = "urn-ls.json:{'vocabularies': [{'prefix': 'urn:acme:old:', 'title': 'old',"
            + " 'names': {'1': {'title': 'One', 'status': 'retired', 'replacedBy': '%s'}}}]}";

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");

    @BeforeEach
    void use() throws IOException {
        folder = Files.createDirectory(temporary.resolve("files"));
        write("a.xml", "<a b=\"" + OLD + "\"/>\n");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private void mention(String file) throws IOException {
        int colon = file.indexOf(':');
        write(file.substring(0, colon), file.substring(colon + 1).replace("%s", NEW).replace('\'', '"') + "\n");
    }

    private Run run(String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.add(folder.toString());
        return Run.of(all.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {EXAMPLE, COUNTER_EXAMPLE, REPLACEMENT, NOTE, LINK, ACCEPTED, OF_PROJECT})
    void aNewNameThatIsOnlyMentionedIsFree(String file) throws IOException {
        mention(file);
        Path map = Files.writeString(temporary.resolve("urns.map"), OLD + " -> " + NEW + "\n");
        for (Run run : List.of(run("rename", "--diff", OLD, NEW), run("rename", "--map", map.toString(), "--diff"),
                run("rename", "--diff", "--below", "urn:acme:old", "urn:acme:new"),
                run("rename", "--diff", "--below", "urn:acme:old:", "urn:acme:new:"))) {
            assertEquals(0, run.exitCode(), run::err);
            assertTrue(run.out().contains("+<a b=\"" + NEW + "\"/>"), run::out);
        }
    }

    /** Data with other members may have those of a registry file too. */
    @Test
    void aNameInDataIsUsed() throws IOException {
        mention("data.json:{'namespaces': [{'nid': 'acme', 'uri': '%s'}], 'ids': ['%s']}");
        assertEquals(2, run("rename", "--diff", OLD, NEW).exitCode(), "it would be merged with another");
        assertEquals(1, run("names", "--prefix", NEW).out().lines().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {EXAMPLE, COUNTER_EXAMPLE, REPLACEMENT, NOTE, LINK, ACCEPTED, OF_PROJECT})
    void itIsNotCounted(String file) throws IOException {
        mention(file);
        assertEquals(List.of(), run("names", "--prefix", NEW).out().lines().toList());
        write("b.xml", "<a b=\"" + NEW + "\"/>\n");
        assertEquals(List.of("      1  " + NEW + "  (1 file, not declared)"),
                run("names", "--prefix", NEW).out().lines().map(line -> line.replaceAll(";.*", ")")).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {EXAMPLE, REPLACEMENT, LINK, ACCEPTED, OF_PROJECT})
    void itsPlacesAreFoundAndRenamed(String file) throws IOException {
        mention(file);
        assertEquals(1, run("references", NEW).out().lines().count());
        write("b.xml", "<a b=\"" + NEW + ":part\"/>\n");
        Path map = Files.writeString(temporary.resolve("urns.map"), NEW + " -> urn:acme:newer:2\n");
        Path below = Files.writeString(temporary.resolve("below.map"), "urn:acme:new:* -> urn:acme:newer:*\n");
        String name = file.substring(0, file.indexOf(':'));
        for (Run run : List.of(run("rename", "--diff", NEW, "urn:acme:newer:2"),
                run("rename", "--diff", "--below", NEW, "urn:acme:newer:2"),
                run("rename", "--diff", "--map", map.toString()),
                run("rename", "--diff", "--map", below.toString()))) {
            assertEquals(0, run.exitCode(), run::err);
            assertTrue(run.out().contains("/" + name + "\n@@"), run::out);
        }
    }

    /** Other JSON may have such members, and uses its names. */
    @ParameterizedTest
    @ValueSource(strings = {"a.json:{'vocabularies': ['%s']}", "a.json:{'namespaces': {'nid': '%s'}}",
            "a.json:{'namespaces': [{'nid': '', 'examples': ['%s']}]}", "a.json:{'examples': ['%s']}",
            "a.yaml:\"vocabularies\": [{prefix: '%s', names: {a: A}}]", "settings.json:{'accept': ['%s']}"})
    void whatIsNoRegistryFileUsesItsNames(String file) throws IOException {
        mention(file);
        assertEquals(1, run("names", "--prefix", NEW).out().lines().count());
        Run run = run("rename", OLD, NEW);
        assertEquals(2, run.exitCode(), run::out);
        assertTrue(run.err().contains("stands in 1 file already"), run::err);
    }

    /** A file declares names as before, also one that says something of others. */
    @Test
    void whatIsDeclaredStaysSo() throws IOException {
        write("acme.json", "{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\", \"$id\": \"" + NEW
                + "\", \"namespaces\": [{\"nid\": \"acme\", \"examples\": [\"urn:acme:x\"]}]}\n");
        assertEquals(1, run("definition", NEW).out().lines().count());
        assertEquals(2, run("rename", OLD, NEW).exitCode());
    }
}
