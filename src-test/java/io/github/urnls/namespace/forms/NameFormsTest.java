package io.github.urnls.namespace.forms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Tables;
import io.github.urnls.support.Table;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code forms.tsv} keeps its shape, and its forms fit the names that they are made for. */
class NameFormsTest {

    private static final Pattern GROUP = Pattern.compile("\\{([0-9])(:country)?}");

    /** OVHcloud uses it, though no identifier of two characters can be registered. */
    private static final String TWO_CHARACTERS = "v1";

    /** The title of a name and its parts, as a row of the fixture. */
    private static List<String> read(String name) {
        ParsedUrn urn = UrnParser.parse(name);
        assertTrue(urn.isValid(), name);
        return List.of(name, NameForms.builtIn(urn.nidText()).title(urn).map(Statement::text).orElse("-"),
                NameForms.builtIn(urn.nidText()).parts(urn).map(Statement::text).orElse(""));
    }

    @Test
    void aFormGivesATitleAndNamesTheParts() {
        Table.rows("namespaces/forms.tsv").forEach(row -> assertEquals(row, read(row.getFirst())));
    }

    /** A form without an example may be hidden behind another, or be wrong. The UUIDs are examples themselves. */
    @Test
    void everyFormHasAnExample() {
        Set<String> used = new HashSet<>();
        List<String> names = new ArrayList<>(Table.rows("namespaces/forms.tsv").stream().map(List::getFirst).toList());
        Tables.rows("forms.tsv").forEach(row -> names.add("urn:" + row[0] + ":" + row[1]));
        for (String name : names) {
            ParsedUrn urn = UrnParser.parse(name);
            if (urn.isValid()) {
                NameForms.builtIn(urn.nidText()).title(urn)
                        .ifPresent(title -> used.add(urn.nidText() + " " + title.text()));
            }
        }
        for (String[] row : Tables.rows("forms.tsv")) {
            String title = row[3].replaceAll("\\[[^]]*]", "\\\\E.*\\\\Q").replaceAll(GROUP.pattern(), "\\\\E.+\\\\Q");
            String fits = "\\Q" + row[0] + " " + title + "\\E";
            assertTrue(used.stream().anyMatch(found -> found.matches(fits)), row[0] + ": " + row[1]);
        }
    }

    @Test
    void rowsAreWholeAndNameTheirSource() {
        Set<String> seen = new HashSet<>();
        for (String[] row : Tables.rows("forms.tsv")) {
            String name = row[0] + ": " + row[1];
            assertTrue(seen.add(name), "twice: " + name);
            assertTrue(Registry.BUILT_IN.find(row[0]).isPresent() || NidsInUse.find(row[0]).isPresent()
                    || row[0].equals(TWO_CHARACTERS), name);
            assertFalse(row[3].isBlank() || row[4].isBlank(), name);
            int groups = Pattern.compile(row[1]).matcher("").groupCount();
            assertTrue(row[2].isEmpty() || row[2].split("; ").length == groups, "a name for each group: " + name);
            for (Matcher group = GROUP.matcher(row[3]); group.find();) {
                assertTrue(Integer.parseInt(group.group(1)) <= groups, name);
            }
        }
    }

    /** What a name holds is text, also where it looks like a part of a title. */
    @Test
    void textOfTheNameStaysText() {
        assertEquals(List.of("urn:pulumi:a::b::c:d:E::%7B1%7D%5Bx%5D", "Pulumi resource {1}[x]",
                "stack “a”, project “b”, type “c:d:E”, name “{1}[x]”"),
                read("urn:pulumi:a::b::c:d:E::%7B1%7D%5Bx%5D"));
    }

    @Test
    void aLongNameIsLeftAlone() {
        assertEquals("-", read("urn:lsid:a:b:" + "c".repeat(2_000)).get(1));
    }
}
