package io.github.urnls.namespace.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.NameTables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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

    /** Several document types may have one customization: its title says no more than what they have in common. */
    @Test
    void aCustomizationIsTitledByWhatItsDocumentTypesHaveInCommon() {
        Map<String, Row> rows = rows(NameTables.Row::isDeployed);
        Map<String, TreeSet<String>> types = new TreeMap<>();
        rows.forEach((name, row) -> {
            int start = name.indexOf("##");
            int end = name.lastIndexOf("::");
            if (start >= 0 && end > start) {
                types.computeIfAbsent(name.substring(start + 2, end), none -> new TreeSet<>()).add(row.title());
            }
        });
        List<String> wrong = new ArrayList<>();
        types.forEach((customization, titles) -> {
            String title = rows.containsKey(customization) ? rows.get(customization).title() : "";
            String ofTypes = title.replaceFirst("Peppol customization id: ", "").replace(" (BT-24)", "")
                    .replaceFirst(", part of Peppol customization ids", "");
            List<String> words = List.of(ofTypes.split(" "));
            if (rows.containsKey(customization) && rows.get(customization).source().startsWith("OpenPeppol ")
                    && !title.contains(" such as ")
                    && !titles.stream().allMatch(type -> List.of(type.split(" ")).containsAll(words))) {
                wrong.add(customization + ": " + title + " of " + titles);
            }
        });
        assertEquals("", String.join("\n", wrong));
        assertTrue(types.size() > 50, "customizations: " + types.size());
    }
}
