package io.github.urnls.misspellings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.support.Table;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The guards of the measurement are those that were decided. */
class GuardsTest {

    @Test
    void eachGuardTakesItsExample() {
        List<String> wrong = new ArrayList<>();
        Set<Guard> seen = EnumSet.noneOf(Guard.class);
        for (List<String> row : Table.rows("misspellings/guards.tsv")) {
            Mutation mutation = new Mutation(Kind.valueOf(row.get(0)), row.get(1), row.get(2));
            assertTrue(KnownNames.BUILT_IN.find(mutation.original()).isPresent(), mutation.original());
            Optional<Guard> guard = Guards.of(mutation);
            guard.ifPresent(seen::add);
            if (!guard.map(Guard::name).orElse("-").equals(row.get(3))) {
                wrong.add(row + ", but " + guard);
            }
        }
        assertEquals("", String.join("\n", wrong));
        assertEquals(EnumSet.allOf(Guard.class), seen, "each guard has an example");
    }
}
