package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Namespace.Kind;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.support.Table;
import io.github.urnls.urn.UrnParser;
import java.util.Comparator;
import java.util.HashSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The built-in tables keep their shape and order. */
class RegistryTest {

    private static final List<Namespace> ALL = Registry.BUILT_IN.all();

    @Test
    void theRegistryIsCompleteAndInOrder() {
        assertEquals("2026-05-28", Registry.BUILT_IN.updated());
        assertEquals(96, ALL.stream().filter(namespace -> namespace.kind() == Kind.FORMAL).count());
        assertEquals(8, ALL.stream().filter(namespace -> namespace.kind() == Kind.INFORMAL).count());
        assertEquals(104, ALL.size());
        assertEquals(ALL.stream().sorted(Comparator.comparing(Namespace::kind).thenComparing(Namespace::nid)).toList(),
                ALL);
        assertEquals(ALL.size(), new HashSet<>(ALL.stream().map(Namespace::nid).toList()).size());
    }

    @Test
    void everyRowHasATitleAndASource() {
        for (Namespace namespace : ALL) {
            assertTrue(UrnParser.parse("urn:" + namespace.nid() + ":x").isValid(), namespace.nid());
            assertEquals(namespace.nid().toLowerCase(java.util.Locale.ROOT), namespace.nid());
            assertFalse(namespace.source().isEmpty(), namespace.nid());
            assertFalse(namespace.references().isEmpty(), namespace.nid());
            namespace.references()
                    .forEach(reference -> assertTrue(Namespace.address(reference).isPresent(), reference));
            assertTrue(!namespace.verified() || namespace.kind() == Kind.INFORMAL || !namespace.title().isEmpty()
                    && !namespace.registrant().isEmpty(), "a verified row is whole: " + namespace);
        }
    }

    @Test
    void namespacesAreFoundInAnyCase() {
        assertEquals("uuid", Registry.BUILT_IN.find("UuId").orElseThrow().nid());
        assertTrue(Registry.BUILT_IN.find("no-such").isEmpty());
        assertTrue(Registry.BUILT_IN.find("").isEmpty());
    }

    @Test
    void everyRowOfTheCollectedTableIsThere() {
        for (List<String> row : Table.rows("namespaces/collected.tsv")) {
            if (row.get(1).equals("formal") || row.get(1).equals("informal")) {
                Optional<Namespace> namespace = Registry.BUILT_IN.find(row.get(0));
                assertEquals(row.get(1).equals("formal") ? Kind.FORMAL : Kind.INFORMAL, namespace.orElseThrow().kind(),
                        row.get(0));
                assertFalse(namespace.get().verified() && row.get(6).contains("not read from a primary source"),
                        row.get(0));
            }
        }
    }

    @Test
    void aRuleIsAboutANamespaceThatIsRegisteredOrInUse() {
        for (String nid : Families.builtIn().nids()) {
            assertTrue(Registry.BUILT_IN.find(nid).isPresent() || NidsInUse.find(nid).isPresent()
                    || DeployedNames.find("urn:" + nid + ":x").isPresent(),
                    () -> nid + " is neither registered nor in use");
            Families.builtIn().comparison(nid).ifPresent(comparison -> assertFalse(comparison.source().isEmpty()));
        }
    }

    @Test
    void nidsInUseAreNotRegisteredAndHaveAnOwner() {
        for (NidsInUse.Entry entry : NidsInUse.all()) {
            assertTrue(Registry.BUILT_IN.find(entry.nid()).isEmpty(), entry.nid() + " is registered by now");
            assertTrue(UrnParser.parse("urn:" + entry.nid() + ":x").isValid(), entry.nid());
            assertFalse(entry.who().isEmpty() || entry.source().isEmpty(), entry.nid());
        }
    }

    @Test
    void segmentsBelongToKnownNamespacesAndAreLegalInNames() {
        Pattern then = Pattern.compile("[:.;-]?");
        Set<String> seen = new HashSet<>();
        for (String[] row : Tables.rows("segments.tsv")) {
            String nid = row[0].substring(0, row[0].indexOf(':'));
            assertTrue(Registry.BUILT_IN.find(nid).isPresent() || NidsInUse.find(nid).isPresent(), row[0]);
            assertTrue(UrnParser.parse("urn:" + row[0] + row[1]).isValid(), row[0] + row[1]);
            assertTrue(then.matcher(row[2]).matches(), row[0] + row[1]);
            assertFalse(row[3].isEmpty() || row[4].isEmpty(), row[0] + row[1]);
            assertTrue(seen.add(row[0] + " " + row[1]), "twice: " + row[0] + row[1]);
        }
    }

    @Test
    void tablesOfNumbersHaveTheirForm() {
        Tables.rows("isbn-groups.tsv")
                .forEach(row -> assertTrue(row[0].matches("97[89]-[0-9]{1,5}") && !row[1].isEmpty(), row[0]));
        Tables.rows("oid-arcs.tsv")
                .forEach(row -> assertTrue(row[0].matches("[0-2](\\.(0|[1-9][0-9]*))*") && !row[3].isEmpty(), row[0]));
    }

    /** It is compiled with a list of what it carries: all but what the command line alone reads. */
    @Test
    void theModuleForBrowsersCarriesEveryTable() throws IOException {
        String resources = Files.readString(Path.of("server/browser/java/io/github/urnls/browser/Resources.java"));
        List<String> words = List.of(resources.split("[\\s\"]+"));
        try (Stream<Path> tables = Files.list(Path.of("target/classes/io/github/urnls/namespace"))) {
            assertEquals(List.of(), tables.map(table -> table.getFileName().toString())
                    .filter(table -> table.endsWith(".tsv") && !table.equals("rules.tsv"))
                    .filter(table -> !words.contains(table.replace(".tsv", ""))).toList());
        }
    }

    @Test
    void ownNamespacesComeFirstAndADownloadedCopyTakesThePlaceOfTheBuiltIn() {
        Namespace acme = new Namespace("acme", Kind.PRIVATE, true, "ACME", "", List.of(), "", "test");
        Namespace lone = new Namespace("lone", Kind.FORMAL, true, "Lone", "", List.of(), "", "test");
        Registry both = Registry.of(List.of(acme), Optional.of(new Registry.Snapshot("2099-01-01", List.of(lone))));
        assertEquals(List.of(acme, lone), both.all());
        assertTrue(both.find("uuid").isEmpty(), "the built-in copy is out of force");
        assertEquals("2099-01-01", both.updated());
        assertSame(Registry.BUILT_IN, Registry.of(List.of(), Optional.empty()));
        assertEquals(both, Registry.of(List.of(acme), Optional.of(new Registry.Snapshot("2099-01-01", List.of(lone)))));
    }
}
