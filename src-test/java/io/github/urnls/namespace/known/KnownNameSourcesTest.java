package io.github.urnls.namespace.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.NameTables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A row names the text that defines its name: rows that belong together name the same one. */
class KnownNameSourcesTest {

    private static final Pattern TEXT = Pattern.compile("\\b(?:RFC \\d+|XEP-\\d{4}|draft-[a-z0-9-]+)");
    private static final Pattern TITLE = Pattern.compile("(?:XML namespace|XML Schema) [^ ]+: (.*)");

    private record Row(String title, String source) {

        TreeSet<String> texts() {
            return TEXT.matcher(source).results().map(match -> match.group())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Map<String, Row> rows(Predicate<NameTables.Row> wanted) {
        Map<String, Row> rows = new TreeMap<>();
        NameTables.rows().stream().filter(wanted)
                .forEach(row -> rows.put(row.name(), new Row(row.title(), row.source())));
        return rows;
    }

    private static Map<String, Row> rows(String nid) {
        return rows(row -> row.nid().equals(nid));
    }

    /** RFC 3688: a text that registers a namespace registers its schema under the same name. */
    @Test
    void aNamespaceAndItsSchemaAreOfOneText() {
        Map<String, Row> rows = rows("ietf");
        List<String> wrong = new ArrayList<>();
        int pairs = 0;
        for (Map.Entry<String, Row> row : rows.entrySet()) {
            Row schema = rows.get(row.getKey().replace("urn:ietf:params:xml:ns:", "urn:ietf:params:xml:schema:"));
            if (row.getKey().startsWith("urn:ietf:params:xml:ns:") && schema != null) {
                pairs++;
                if (Collections.disjoint(row.getValue().texts(), schema.texts())) {
                    wrong.add(row.getKey() + ": " + row.getValue().source() + ", its schema: " + schema.source());
                }
            }
        }
        assertEquals("", String.join("\n", wrong));
        assertTrue(pairs > 100, "pairs: " + pairs);
    }

    /** The versions of a namespace are those of one XEP, whichever other ones use them. */
    @Test
    void theVersionsOfANamespaceAreOfOneXep() {
        Map<String, TreeSet<String>> common = new TreeMap<>();
        for (Map.Entry<String, Row> row : rows("xmpp").entrySet()) {
            if (row.getKey().matches(".*:\\d+")) {
                common.merge(row.getKey().replaceFirst("\\d+$", ""), row.getValue().texts(), (one, other) -> {
                    one.retainAll(other);
                    return one;
                });
            }
        }
        common.values().removeIf(texts -> !texts.isEmpty());
        assertEquals(List.of(), List.copyOf(common.keySet()));
    }

    /** A title is that of the text: two rows of one RFC have one title of it. */
    @Test
    void rowsOfOneRfcHaveOneTitleOfIt() {
        Map<String, TreeSet<String>> titles = new TreeMap<>();
        for (Row row : rows("ietf").values()) {
            var title = TITLE.matcher(row.title());
            if (title.matches() && row.source().matches("RFC \\d+")) {
                titles.computeIfAbsent(row.source(), none -> new TreeSet<>()).add(title.group(1));
            }
        }
        titles.values().removeIf(several -> several.size() == 1);
        assertEquals(Map.of(), titles);
    }

    /** Several document types may have one customization: its title says nothing that only some of theirs say. */
    @Test
    void aCustomizationIsTitledByWhatItsDocumentTypesHaveInCommon() {
        Map<String, Row> rows = rows(NameTables.Row::isDeployed);
        Map<String, Set<Set<String>>> types = new TreeMap<>();
        rows.forEach((name, row) -> {
            int start = name.indexOf("##");
            int end = name.lastIndexOf("::");
            if (start >= 0 && end > start) {
                types.computeIfAbsent(name.substring(start + 2, end), none -> new HashSet<>()).add(words(row));
            }
        });
        List<String> wrong = new ArrayList<>();
        types.forEach((customization, titles) -> {
            if (rows.containsKey(customization) && rows.get(customization).source().startsWith("OpenPeppol ")) {
                words(rows.get(customization)).stream()
                        .filter(word -> titles.stream().anyMatch(type -> type.contains(word)))
                        .filter(word -> !titles.stream().allMatch(type -> type.contains(word)))
                        .forEach(word -> wrong.add(customization + ": " + word + " of " + titles));
            }
        });
        assertEquals("", String.join("\n", wrong));
        assertTrue(types.size() > 50, "customizations: " + types.size());
    }

    private static Set<String> words(Row row) {
        return Set.copyOf(List.of(row.title().toLowerCase(Locale.ROOT).split("[ (),:]+")));
    }
}
