package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.NearMiss;
import io.github.urnls.text.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names of a team's own, in registry files and in the project file. */
class VocabulariesTest {

    private static final String CLOSED = """
            { "vocabularies": [ // what an order can be
              { "prefix": "urn:acme:state:", "title": "states of an order", "closed": true,
                "names": { "open": "An open order", "shipped": "An order on its way" } } ] }
            """;

    private static KnownNames ofProjectFile(String text) {
        ProjectFile file = ProjectFile.read(new Document("file:///urn-ls.json", "json", 1, text));
        assertEquals(List.of(), file.problems());
        return KnownNames.of(file.names());
    }

    @Test
    void aClosedListTellsWhatIsNotInIt() {
        KnownNames names = ofProjectFile(CLOSED);
        assertEquals("An open order", names.find("urn:acme:state:open").orElseThrow().title());
        assertEquals("urn-ls.json", names.find("urn:ACME:state:shipped").orElseThrow().source());
        assertEquals("urn:acme:state:shipped",
                names.nearMisses("urn:acme:state:shiped", true).stream().map(NearMiss::meant).findFirst()
                        .orElseThrow());
        assertEquals("states of an order", names.missingFrom("urn:acme:state:lost").orElseThrow().title());
        assertTrue(names.isKnown("urn:ietf:params:scim:schemas:core:2.0:User"), "the others are known all the same");
    }

    @Test
    void anOpenListTellsOnlyWhatIsNear() {
        KnownNames names = ofProjectFile(
                "{ \"vocabularies\": [{ \"prefix\": \"urn:acme:state:\", \"names\": [\"shipping:started\"] }] }");
        assertTrue(names.missingFrom("urn:acme:state:lost").isEmpty());
        assertEquals(1, names.nearMisses("urn:acme:state:shiping:started", true).size());
    }

    @Test
    void aRegistryFileHoldsThemToo(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("acme.json");
        Files.writeString(file, CLOSED);
        Registries read = Registries.read(List.of(file), null);
        assertEquals(List.of(), read.complaints());
        assertTrue(read.registry().names().isKnown("urn:acme:state:open"));
        assertEquals(read.registry(), Registries.read(List.of(file), null).registry());
    }

    @Test
    void problemsAreReportedAndAffectOneEntry(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("acme.json");
        Files.writeString(file, """
                { "vocabularies": [ 1, { "prefix": "acme" }, { "prefix": "urn:acme:a:" },
                  { "prefix": "urn:acme:b:", "names": ["x", "y z"], "open": true } ] }
                """);
        Registries read = Registries.read(List.of(file), null);
        assertTrue(read.registry().names().isKnown("urn:acme:b:x"));
        String all = String.join("\n", read.complaints());
        for (String complaint : List.of("line 1: each of “vocabularies” must be an object",
                "“prefix” must be the beginning of URNs",
                "“names” must be a list", "line 2: “urn:acme:b:y z” is not a URN", "unknown “open”")) {
            assertTrue(all.contains(complaint), complaint + " in\n" + all);
        }
    }
}
