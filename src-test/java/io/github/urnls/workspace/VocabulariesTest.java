package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.namespace.known.NameList;
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
        return KnownNames.of(file.settings().value(Setting.VOCABULARIES));
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

    /** Who may add names decides what is said of one that is not in the list, and of one near a listed name. */
    @Test
    void aListSaysWhoAddsNames() {
        String list = "{ \"vocabularies\": [{ \"prefix\": \"urn:acme:state:\", \"title\": \"states\", %s "
                + "\"names\": [\"open\", \"shipped\"] }] }";
        for (String row : List.of("\"adds\": \"nobody\", NOBODY missing", "\"closed\": true, NOBODY missing",
                "\"adds\": \"owner\", OWNER -", "\"adds\": \"anyone\", ANYONE -", "\"closed\": false, ANYONE -",
                " ANYONE -")) {
            String[] cells = row.split(" (?=[A-Z-]|missing)");
            KnownNames names = ofProjectFile(list.formatted(cells[0]));
            String name = "urn:acme:state:lost";
            assertEquals(cells[1], names.vocabulary(name).orElseThrow().adds().name(), row);
            assertEquals(cells[2].equals("missing"), names.missingFrom(name).isPresent(), row);
        }
    }

    @Test
    void aListHasADate() {
        String list = "{ \"vocabularies\": [{ \"prefix\": \"urn:acme:\", \"title\": \"states\", "
                + "\"adds\": \"nobody\", \"asOf\": \"%s\", \"names\": [\"open\"] }] }";
        for (String date : List.of("2026", "2026-11", "2026-11-28")) {
            KnownNames names = ofProjectFile(list.formatted(date));
            assertEquals("states (complete as of " + date + ")",
                    names.missingFrom("urn:acme:lost").orElseThrow().inWords());
        }
    }

    @Test
    void aWrongWordOrDateIsReportedWithItsLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("acme.json");
        Files.writeString(file, """
                { "vocabularies": [
                  { "prefix": "urn:acme:a:", "names": ["x"], "adds": "values" },
                  { "prefix": "urn:acme:b:", "names": ["x"], "adds": "Owner" },
                  { "prefix": "urn:acme:c:", "names": ["x"], "adds": true },
                  { "prefix": "urn:acme:d:", "names": ["x"], "asOf": "November 2026" },
                  { "prefix": "urn:acme:e:", "names": ["x"], "asOf": 2026 },
                  { "prefix": "urn:acme:f:", "names": ["x"],
                    "adds": "owner", "closed": true },
                  { "prefix": "urn:acme:g:", "names": ["x"], "numbers": "version" } ] }
                """);
        Registries read = Registries.read(List.of(file), null);
        assertEquals(List.of("line 2: “adds” must be nobody, owner or anyone",
                "line 3: “adds” must be nobody, owner or anyone", "line 4: “adds” must be a string",
                "line 5: “asOf” must be a year, a month or a day, such as 2026-11", "line 6: “asOf” must be a string",
                "line 8: “closed” and “adds” say the same: leave out “closed”"),
                read.complaints().stream().map(text -> text.substring(text.indexOf("line"))).limit(6).toList());
        assertTrue(read.complaints().getLast().contains("line 9: unknown “numbers”"), read.complaints().getLast());
        for (String list : List.of("a", "b", "c", "d", "e", "f", "g")) {
            assertTrue(read.registry().names().isKnown("urn:acme:" + list + ":x"), list);
        }
    }

    private static Registry registry(String names) {
        return Registry.BUILT_IN.with(ofProjectFile("{ \"vocabularies\": [" + names + "] }"));
    }

    /** How a name ages is found however the name and the prefix are written (RFC 8141 §3.1), and for whole families. */
    @Test
    void aNameAgesInEverySpelling() {
        Registry registry = registry("""
                { "prefix": "URN:Acme:a%3a:", "names": { "old": { "status": "deprecated", "since": "2.0" },
                  "m:*": { "status": "retired", "since": "3.0" }, "m:1": "still used",
                  "q%3aA": { "status": "deprecated", "since": "4.0" } } }""");
        for (String row : List.of("urn:acme:a%3A:old DEPRECATED 2.0", "urn:ACME:a%3a:old DEPRECATED 2.0",
                "urn:acme:a%3A:m:7 RETIRED 3.0", "urn:acme:a%3A:m:* RETIRED 3.0", "urn:acme:a%3A:q%3AA DEPRECATED 4.0",
                "urn:acme:a%3A:q%3aA DEPRECATED 4.0")) {
            String[] cells = row.split(" ");
            assertEquals(cells[1], registry.names().find(cells[0]).orElseThrow().status().name(), row);
            assertEquals(cells[2], registry.lifecycle(cells[0]).since(), row);
        }
        assertEquals(Status.PUBLISHED, registry.names().find("urn:acme:a%3A:m:1").orElseThrow().status());
        assertEquals(Lifecycle.NONE, registry.lifecycle("urn:acme:a%3A:m:1"));
        assertEquals("2017-11-15", registry.lifecycle("urn:XMPP:archive").since());
    }

    /** One list gives all that is said of a name: the first one, the team's own before those of the program. */
    @Test
    void ofANameInTwoListsTheFirstCounts() {
        String current = "{ \"prefix\": \"urn:xmpp:\", \"names\": { \"archive\": \"ours\" } }";
        String old = current.replace("\"ours\"", "{ \"status\": \"retired\", \"since\": \"2.0\" }");
        Registry ours = registry(current);
        assertEquals(Lifecycle.NONE, ours.lifecycle("urn:xmpp:archive"));
        Registry both = ours.with(ours.names().and(lists(old)));
        assertEquals("ours", both.names().find("urn:xmpp:archive").orElseThrow().title());
        assertEquals(Status.PUBLISHED, both.names().find("urn:xmpp:archive").orElseThrow().status());
        assertEquals(Lifecycle.NONE, both.lifecycle("urn:xmpp:archive"));
        Registry turned = registry(old).with(registry(old).names().and(lists(current)));
        assertEquals(Status.RETIRED, turned.names().find("urn:xmpp:archive").orElseThrow().status());
        assertEquals("2.0", turned.lifecycle("urn:xmpp:archive").since());
    }

    /** Of two names that are equally near the one in force was meant; one that is past is better than none. */
    @Test
    void aNameInForceIsMeantRatherThanOneThatIsPast() {
        String past = "{ \"status\": \"deprecated\" }";
        String names = "{ \"prefix\": \"urn:acme:\", \"names\": { \"shipped\": %s, \"shipper\": %s } }";
        assertEquals(List.of("urn:acme:shipper"), near(names.formatted(past, "\"in force\"")));
        assertEquals(List.of("urn:acme:shipped"), near(names.formatted("\"in force\"", past)));
        assertEquals(List.of("urn:acme:shipped", "urn:acme:shipper"), near(names.formatted(past, past)));
    }

    private static List<String> near(String list) {
        return registry(list).names().nearMisses("urn:acme:shippe", true).stream().map(NearMiss::meant).toList();
    }

    private static List<NameList> lists(String list) {
        return ProjectFile.read(new Document("file:///urn-ls.json", "json", 1, "{ \"vocabularies\": [" + list + "] }"))
                .settings().value(Setting.VOCABULARIES);
    }
}
