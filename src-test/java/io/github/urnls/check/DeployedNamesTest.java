package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.names.DeployedNames;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DeployedNamesTest {

    @Test
    void theTableIsWhole() {
        Set<String> patterns = new HashSet<>();
        for (DeployedNames.Entry entry : DeployedNames.all()) {
            assertTrue(entry.pattern().pattern().startsWith("urn:"), entry::toString);
            assertTrue(patterns.add(entry.pattern().pattern()), "twice: " + entry);
            assertFalse(entry.fixedBy().isBlank() || entry.source().isBlank() || entry.why().isBlank(),
                    entry::toString);
        }
        assertTrue(patterns.size() > 40);
    }

    @Test
    void patternsMatchWholeNames() {
        assertTrue(new Glob("urn:a*:b").matches("URN:Abc:b"));
        assertFalse(new Glob("urn:a*:b").matches("urn:abc:B"), "case counts behind the NID");
        assertFalse(new Glob("urn:a").matches("urn:ab"));
        assertTrue(new Glob("urn:*##*").matches("urn:x:y##z"));
        assertTrue(new Glob("*").matches(""));
        assertFalse(new Glob("").matches("x"));
    }

    /** A pattern of a user cannot run away: the cost is the product of both lengths. */
    @Test
    void aHostilePatternStillEnds() {
        assertFalse(new Glob("urn:" + "*a".repeat(200) + "b").matches("urn:x:" + "a".repeat(20_000)));
    }

    @Test
    void theEarlierRowCounts() {
        assertEquals("CEN, for European electronic invoices",
                DeployedNames.find("urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0")
                        .orElseThrow().fixedBy());
        assertTrue(DeployedNames.find("urn:example:x").isEmpty());
    }
}
