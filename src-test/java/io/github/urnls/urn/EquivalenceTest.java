package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The specifications' own examples of equivalent and different names. */
class EquivalenceTest {

    /** RFC 8141 §3.2: each group holds names of one thing, and no name of another. */
    @Test
    void rfc8141Examples() {
        assertGroups(Equivalence.URN, List.of(
                List.of("urn:example:a123,z456", "URN:example:a123,z456", "urn:EXAMPLE:a123,z456",
                        "urn:example:a123,z456?+abc", "urn:example:a123,z456?=xyz", "urn:example:a123,z456#789"),
                List.of("urn:example:a123,z456/foo"), List.of("urn:example:a123,z456/bar"),
                List.of("urn:example:a123,z456/baz"),
                List.of("urn:example:a123%2Cz456", "URN:EXAMPLE:a123%2cz456"),
                List.of("urn:example:A123,z456"), List.of("urn:example:a123,Z456"),
                List.of("urn:example:%D0%B0123,z456")));
    }

    /** RFC 2141 §6. */
    @Test
    void rfc2141Examples() {
        assertGroups(Equivalence.URN, List.of(List.of("URN:foo:a123,456", "urn:foo:a123,456", "urn:FOO:a123,456"),
                List.of("urn:foo:A123,456"), List.of("urn:foo:a123%2C456", "URN:FOO:a123%2c456")));
    }

    /** 2012 draft §5.1: number 7, with a query, is equivalent to the first three only after step 5a. */
    @Test
    void draft2012Examples() {
        List<String> plain = List.of("URN:foo:a123,456", "urn:foo:a123,456", "urn:FOO:a123,456",
                "urn:foo:a123,456#xyz");
        String withQuery = "urn:foo:a123,456?x=y";
        assertGroups(Equivalence.DRAFT_2012_RESOURCE, List.of(
                List.of(plain.get(0), plain.get(1), plain.get(2), plain.get(3), withQuery),
                List.of("urn:foo:A123,456"), List.of("urn:foo:a123%2C456", "URN:FOO:a123%2c456")));
        assertGroups(Equivalence.DRAFT_2012_RESOLUTION, List.of(plain, List.of(withQuery),
                List.of("urn:foo:A123,456"), List.of("urn:foo:a123%2C456", "URN:FOO:a123%2c456")));
    }

    @Test
    void draft2012DirectivesStandInAnyOrder() {
        assertTrue(Equivalence.DRAFT_2012_RESOLUTION.equivalent("urn:isbn:1?s=I2L&c=ToC", "urn:isbn:1?c=ToC&s=I2L"));
        assertFalse(Equivalence.DRAFT_2012_RESOLUTION.equivalent("urn:isbn:1?s=I2L", "urn:isbn:1?s=I2R"));
    }

    /**
     * 1995 proposal §2 and §2.2.1: white space is ignored, and so is case in a host. An element is compared as it is.
     */
    @Test
    void proposal1995() {
        assertGroups(Equivalence.PROPOSAL_1995, List.of(
                List.of("urn:dns:library.bigstate.edu:aj17-mcc", "URN:DNS:Library.BigState.EDU:aj17-mcc",
                        "urn:dns:library.bigstate.edu: aj17-\r\n mcc"),
                List.of("urn:dns:library.bigstate.edu:AJ17-mcc")));
    }

    @Test
    void textThatIsNoNameIsEquivalentOnlyToItself() {
        assertFalse(Equivalence.URN.equivalent("urn:example", "URN:example"));
        assertTrue(Equivalence.URN.equivalent("", ""));
    }

    @Test
    void normalizedSpelling() {
        assertEquals("urn:example:a%2CB?+R%2F?=q#F%C3%A9",
                Normalization.normalize(UrnParser.parse("URN:EXAMPLE:a%2cB?+R%2f?=q#F%c3%a9")));
        assertEquals("urn:\u212aey:x", Normalization.normalize(UrnParser.parse("urn:\u212aey:x")));
    }

    /** White space within a triplet is ignored too; it is removed before the digits are read. */
    @Test
    void whiteSpaceWithinATriplet() {
        String normalized = Normalization
                .normalize(UrnParser.parse("urn:dns:host.example:%4 e", Specification.PROPOSAL_1995));
        assertEquals("urn:dns:host.example:%4E", normalized);
    }

    private static void assertGroups(Equivalence equivalence, List<List<String>> groups) {
        for (List<String> group : groups) {
            for (List<String> other : groups) {
                for (String a : group) {
                    for (String b : other) {
                        assertEquals(group == other, equivalence.equivalent(a, b), () -> a + " and " + b);
                    }
                }
            }
        }
    }
}
