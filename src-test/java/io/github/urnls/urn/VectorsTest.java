package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The conformance vectors: validity under two RFCs, components, equivalence. */
class VectorsTest {

    @Test
    void syntax() {
        List<String> wrong = new ArrayList<>();
        List<List<String>> rows = Table.rows("urn/syntax.tsv");
        for (List<String> row : rows) {
            String input = Table.unescape(row.get(0));
            for (int column = 1; column <= 2; column++) {
                Specification specification = column == 1 ? Specification.RFC8141 : Specification.RFC2141;
                ParsedUrn urn = UrnParser.parse(input, specification);
                if (urn.isValid() != row.get(column).equals("yes")) {
                    wrong.add(specification + ": " + row + " -> " + urn.problems());
                }
            }
        }
        assertTrue(rows.size() > 150, "the table was read");
        assertEquals(List.of(), wrong);
    }

    @Test
    void components() {
        List<String> wrong = new ArrayList<>();
        List<List<String>> rows = Table.rows("urn/components.tsv");
        for (List<String> row : rows) {
            ParsedUrn urn = UrnParser.parse(Table.unescape(row.get(0)));
            List<String> parts = List.of(text(urn, urn.nid()), text(urn, urn.nss()), text(urn, urn.rComponent()),
                    text(urn, urn.qComponent()), text(urn, urn.fComponent()));
            List<String> expected = row.subList(1, 6).stream().map(Table::unescape).toList();
            if (!urn.isValid() || !parts.equals(expected)) {
                wrong.add(row + " -> " + parts);
            }
        }
        assertTrue(rows.size() > 100, "the table was read");
        assertEquals(List.of(), wrong);
    }

    private static String text(ParsedUrn urn, Optional<Span> span) {
        return span.map(there -> there.in(urn.text())).orElse("\\N");
    }

    @Test
    void equivalence() {
        List<String> wrong = new ArrayList<>();
        List<List<String>> rows = Table.rows("urn/equivalence.tsv");
        for (List<String> row : rows) {
            String a = Table.unescape(row.get(0));
            String b = Table.unescape(row.get(1));
            boolean expected = row.get(2).equals("yes");
            if (Equivalence.URN.equivalent(a, b) != expected || Equivalence.URN.equivalent(b, a) != expected) {
                wrong.add(row.toString());
            }
        }
        assertTrue(rows.size() > 40, "the table was read");
        assertEquals(List.of(), wrong);
    }
}
