package io.github.urnls.namespace.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.known.KnownName.Status;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of how known names age: it speaks of listed names only, and sends no one to a name that is old itself. */
class LifecyclesTest {

    private static final List<String[]> ROWS = Tables.rows("lifecycles.tsv");
    private static final Pattern NAME = Pattern.compile("urn:[^\\s,;]+");
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}(-\\d{2})?");

    private static KnownName known(String name) {
        return KnownNames.BUILT_IN.find(name).orElseThrow(() -> new AssertionError("not listed: " + name));
    }

    private static Lifecycle life(String[] row) {
        return Registry.BUILT_IN.lifecycle(row[0]);
    }

    private static void assertInForce(String name, String instead) {
        assertNotEquals(name, instead);
        Status status = known(instead).status();
        assertTrue(status == Status.REGISTERED || status == Status.PUBLISHED, name + ": " + instead + " is " + status);
    }

    @Test
    void eachRowIsOfADeprecatedName() {
        Set<String> names = new HashSet<>();
        for (String[] row : ROWS) {
            assertEquals(Status.DEPRECATED, known(row[0]).status(), row[0]);
            assertTrue(names.add(row[0]), "twice: " + row[0]);
            assertNotEquals(Lifecycle.NONE, life(row), row[0]);
        }
        assertTrue(ROWS.size() > 100, "rows: " + ROWS.size());
    }

    @Test
    void eachRowHasASource() {
        for (String[] row : ROWS) {
            assertFalse(life(row).source().isBlank(), row[0]);
        }
    }

    @Test
    void whatReplacesANameIsInForce() {
        int replaced = 0;
        for (String[] row : ROWS) {
            if (!life(row).replacedBy().isEmpty()) {
                assertInForce(row[0], life(row).replacedBy());
                replaced++;
            }
        }
        assertTrue(replaced >= 10, "replaced: " + replaced);
    }

    @Test
    void aNoteSendsToNamesInForceOnly() {
        for (String[] row : ROWS) {
            NAME.matcher(life(row).note()).results().forEach(match -> assertInForce(row[0], match.group()));
        }
    }

    @Test
    void aNameIsAcceptedUntilADay() {
        for (String[] row : ROWS) {
            String until = life(row).until();
            assertTrue(until.isEmpty() || DATE.matcher(until).matches(), row[0] + ": " + until);
        }
    }

    /** A name that one version of a standard replaced is prescribed by another, or by another standard. */
    @Test
    void aNameThatAStandardInForcePrescribesDoesNotAge() {
        for (String name : List.of("urn:xmpp:features:rosterver", "urn:ietf:params:xml:ns:iodef-1.0",
                "urn:ietf:params:xml:ns:xmpp-session", "urn:ietf:params:netconf:base:1.0",
                "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
                "urn:oasis:names:tc:xacml:1.0:function:all-of")) {
            known(name);
            assertEquals(Lifecycle.NONE, Registry.BUILT_IN.lifecycle(name), name);
        }
    }
}
