package io.github.urnls.namespace.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.sun.management.ThreadMXBean;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Severity;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.support.Cases;
import io.github.urnls.support.NameTables;
import io.github.urnls.support.NameTables.Row;
import io.github.urnls.support.Shared;
import io.github.urnls.text.Document;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of known names holds the names of its sources, and no name in it is called wrong. */
class KnownNamesTest {

    @Test
    void everyNameOfTheTablesIsKnown() {
        for (Row row : NameTables.rows()) {
            if (!row.isPattern()) {
                KnownName known = KnownNames.BUILT_IN.find(row.name()).orElseThrow(() -> new AssertionError(row));
                assertEquals(new KnownName(row.name(), row.title(), KnownName.Status.of(row.status()), row.source()),
                        known);
            }
        }
        assertTrue(NameTables.rows().size() > 6_700);
    }

    @Test
    void noNameIsListedTwiceAndEachHasATitle() {
        Set<String> names = new HashSet<>();
        for (Row row : NameTables.rows()) {
            assertTrue(names.add(row.name()), "twice: " + row.name());
            assertFalse(row.title().isBlank() || row.title().contains("…"), row.name());
            assertFalse(row.source().isBlank(), row.name());
            assertTrue(row.isDeployed() || UrnParser.parse(row.name()).isValid(), row.name());
        }
    }

    @Test
    void everyPrefixIsOne() {
        for (JsonObject list : NameTables.vocabularies()) {
            String prefix = NameTables.text(list, "prefix");
            Vocabulary.Adds adds = Vocabulary.Adds.valueOf(NameTables.text(list, "adds").toUpperCase(Locale.ROOT));
            assertEquals(
                    Optional.of(new Vocabulary(prefix, adds, NameTables.text(list, "asOf"),
                            NameTables.text(list, "title"))),
                    KnownNames.BUILT_IN.vocabulary(prefix + "no-such-name"));
        }
        assertTrue(NameTables.vocabularies().size() > 90);
    }

    @Test
    void theRowsOfAListAreInOrder() {
        Comparator<String> byBytes = (one, other) -> Arrays.compareUnsigned(one.getBytes(StandardCharsets.UTF_8),
                other.getBytes(StandardCharsets.UTF_8));
        for (Path file : NameTables.files()) {
            List<String> rows = NameTables.lines(file).stream().skip(1).toList();
            assertEquals(rows.stream().sorted(byBytes).toList(), rows, () -> file + " must be sorted by bytes");
        }
    }

    /** A slip makes a known name wrong. */
    @Test
    void knownNamesAreNotCalledWrong() {
        for (Row row : NameTables.rows()) {
            for (String name : List.of(row.name(), row.name().replaceFirst("#.*", "").replaceFirst("\\?.*", ""))) {
                assertEquals(List.of(), KnownNames.BUILT_IN.nearMisses(name, true), name);
                assertEquals(Optional.empty(), KnownNames.BUILT_IN.missingFrom(name), name);
            }
        }
    }

    /** What the authority of a namespace has published, no rule of ours calls wrong. */
    @Test
    void noRuleContradictsAKnownName() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        List<String> contradicted = new ArrayList<>();
        for (Row row : NameTables.rows()) {
            String name = row.name().replace("*", "a");
            Document document = new Document("file:///a.json", "json", 1, "{\"a\": \"" + name + "\"}");
            checker.check(document, CheckOptions.DEFAULT).stream()
                    .filter(finding -> finding.severity().isAtLeast(Severity.INFORMATION)
                            && !(row.isDeployed() && finding.code().equals("deployed-name"))
                            && !(row.status().equals("deprecated") && finding.code().equals("deprecated-name")))
                    .forEach(finding -> contradicted.add(name + ": " + finding.code() + ": " + finding.message()));
        }
        assertEquals("", String.join("\n", contradicted));
    }

    @Test
    void offeredNamesAreKnown() {
        List<String> names = List.copyOf(names());
        Cases.forEach(Cases.tries(3_000, 100_000), random -> {
            String name = random.one(names);
            int at = random.between(4, name.length() - 1);
            String changed = switch (random.between(0, 2)) {
                case 0 -> name.substring(0, at) + name.substring(at + 1);
                case 1 -> name.substring(0, at) + random.one(List.of("a", "E", "-", ":", "0")) + name.substring(at);
                default -> name.substring(0, at) + "x" + name.substring(at + 1);
            };
            for (NearMiss miss : KnownNames.BUILT_IN.nearMisses(changed, true)) {
                assertFalse(miss.meant().equals(changed));
                assertEquals(miss.meant(), changed.substring(0, miss.span().start()) + miss.replacement()
                        + changed.substring(miss.span().end()));
                assertEquals(List.of(), KnownNames.BUILT_IN.nearMisses(miss.meant(), true), changed);
            }
        });
    }

    private static Set<String> names() {
        return NameTables.rows().stream().filter(row -> !row.isDeployed() && !row.isPattern()).map(Row::name)
                .collect(Collectors.toCollection(HashSet::new));
    }

    @Test
    void aLookupAllocatesNoMemory() {
        List<String> names = new ArrayList<>(names());
        names.replaceAll(name -> name + (name.hashCode() % 2 == 0 ? "" : "x"));
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long[] allocated = new long[3];
        int known = 0;
        for (int i = 0; i < allocated.length; i++) {
            long before = thread.getCurrentThreadAllocatedBytes();
            for (int j = 0; j < names.size(); j++) {
                known += KnownNames.BUILT_IN.isKnown(names.get(j)) ? 1 : 0;
            }
            allocated[i] = thread.getCurrentThreadAllocatedBytes() - before;
        }
        assertTrue(known > 0);
        assertTrue(allocated[2] < names.size(), "bytes for " + names.size() + " names: " + allocated[2]);
    }

    @Test
    void textThatIsNoUrnIsNotKnown() {
        assertTrue(KnownNames.BUILT_IN.find("URN:XMPP:carbons:2").isPresent());
        assertEquals(Optional.empty(), KnownNames.BUILT_IN.find("abc:xmpp:carbons:2"));
        assertEquals(Optional.empty(), KnownNames.BUILT_IN.find("urn"));
    }

    @Test
    void theTableIsSmall() throws IOException {
        byte[] table = KnownNames.class.getResourceAsStream("names.bin").readAllBytes();
        java.util.zip.Deflater deflater = new java.util.zip.Deflater();
        deflater.setInput(table);
        deflater.finish();
        int packed = deflater.deflate(new byte[table.length]);
        assertTrue(packed < 400 << 10, "bytes in the jar: " + packed);
    }

    /** A collection of misspellings, most of them from real files. */
    @Test
    void misspellingsAreFoundAndTheRightNameComesFirst() throws IOException {
        List<String> missed = new ArrayList<>();
        int rows = 0;
        for (String line : Files.readAllLines(Shared.path("registry/typos-dev.tsv")).stream().skip(1).toList()) {
            String[] cells = line.split("\t");
            rows++;
            List<NearMiss> near = near(cells[0]);
            if (near.isEmpty() || !near.getFirst().meant().equals(cells[1])) {
                missed.add(cells[0] + " → " + near.stream().map(NearMiss::meant).toList());
            }
        }
        assertTrue(missed.size() <= rows / 20, "missed: " + String.join("\n", missed));
    }

    /** A title says what a name is: it does not repeat its end. */
    @Test
    void noTitleRepeatsItsName() throws IOException {
        List<String> repeating = new ArrayList<>();
        try (Stream<Path> lists = Files.list(Path.of("server/families"))) {
            for (Path list : lists.filter(file -> file.toString().endsWith(".tsv")).toList()) {
                for (String row : Files.readAllLines(list)) {
                    String[] cells = row.split("\t");
                    String end = cells[0].replaceFirst(".*:(?=[^:]+:[^:]+$)", "").toLowerCase(Locale.ROOT);
                    if (end.indexOf(':') > 0 && cells[1].toLowerCase(Locale.ROOT).contains(end)) {
                        repeating.add(cells[0] + ": " + cells[1]);
                    }
                }
            }
        }
        assertEquals(List.of(), repeating);
    }

    /** A collection of right names that resemble others. */
    @Test
    void similarNamesAreRight() throws IOException {
        for (String line : Files.readAllLines(Shared.path("registry/legit-dev.tsv")).stream().skip(1).toList()) {
            String name = line.split("\t")[0];
            assertEquals(List.of(), near(name), name);
        }
    }

    private static List<NearMiss> near(String text) {
        ParsedUrn urn = UrnParser.parse(text);
        boolean free = Registry.BUILT_IN.find(urn.nidText()).isEmpty() && NidsInUse.find(urn.nidText()).isEmpty();
        return KnownNames.BUILT_IN.nearMisses(urn.assignedNameText(), free);
    }
}
