package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The project's own table: one or more cases for each rule of each specification, with every problem and its place. */
class CasesTest {

    private static final List<List<String>> ROWS = Table.rows("urn/cases.tsv");

    @Test
    void everyCase() {
        List<String> wrong = new ArrayList<>();
        for (List<String> row : ROWS) {
            Specification specification = Specification.byId(row.get(0)).orElseThrow();
            String input = row.get(1).equals("\\0") ? "" : Table.unescape(row.get(1));
            List<String> found = UrnParser.parse(input, specification).problems().stream()
                    .map(problem -> problem.code().id() + "@" + problem.span().start() + "-" + problem.span().end())
                    .sorted().toList();
            List<String> expected = row.get(2).equals("-") ? List.of()
                    : Arrays.stream(row.get(2).split(",")).sorted().toList();
            if (!found.equals(expected)) {
                wrong.add(row + " -> " + found);
            }
        }
        assertEquals("", String.join("\n", wrong));
    }

    @Test
    void theTableIsComplete() {
        assertTrue(ROWS.size() >= 150, "cases: " + ROWS.size());
        Map<String, Long> bySpecification = ROWS.stream().collect(Collectors.groupingBy(row -> row.get(0),
                Collectors.counting()));
        assertEquals(Specification.all().stream().map(Specification::id).collect(Collectors.toSet()),
                bySpecification.keySet());
        for (List<String> row : ROWS) {
            assertTrue(row.get(3).contains("§"), "cites its clause: " + row);
        }
        String codes = ROWS.stream().map(row -> row.get(2)).collect(Collectors.joining(","));
        for (SyntaxCode code : SyntaxCode.values()) {
            assertTrue(codes.contains(code.id() + "@"), "has a case: " + code.id());
        }
    }
}
