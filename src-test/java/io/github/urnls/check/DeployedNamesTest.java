package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.names.DeployedNames;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DeployedNamesTest {

    private static final List<DeployedNames.Entry> ALL = DeployedNames.of(Tables.rows("deployed-names.tsv"));

    @Test
    void theTableIsWhole() {
        Set<String> patterns = new HashSet<>();
        for (DeployedNames.Entry entry : ALL) {
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

    /** The same as a regular expression, for patterns and names of few different characters. */
    @Test
    void patternsMatchAsExpressionsDo() {
        Random random = new Random(8141);
        int matched = 0;
        for (int i = 0; i < 50_000; i++) {
            String pattern = "urn:" + drawn(random, "*:aAb#");
            String name = "urn:" + drawn(random, ":aAb#");
            boolean expected = expression(pattern, name).matcher(name).matches();
            assertEquals(expected, new Glob(pattern).matches(name), pattern + " and " + name);
            matched += expected ? 1 : 0;
        }
        assertTrue(matched > 3_000, "matched " + matched);
    }

    private static String drawn(Random random, String characters) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(8); length > 0; length--) {
            text.append(characters.charAt(random.nextInt(characters.length())));
        }
        return text.toString();
    }

    /** Case is ignored in the NID of the name: a look-behind says whether a letter stands there. */
    private static Pattern expression(String pattern, String name) {
        int colon = name.indexOf(':', 4);
        int nidEnd = colon < 0 ? name.length() : colon;
        StringBuilder expression = new StringBuilder();
        for (char c : pattern.toCharArray()) {
            String quoted = Pattern.quote(String.valueOf(c));
            String any = "(?:" + quoted + "|(?<=^.{0," + Math.max(0, nidEnd - 1) + "})(?i:" + quoted + "))";
            expression.append(c == '*' ? ".*" : any);
        }
        return Pattern.compile(expression.toString());
    }

    /** Only the entries for its namespace, and those for any, are compared with a name. */
    @Test
    void theFirstOfAllEntriesIsFoundWithWhatOthersAllow() {
        Set<String> names = new HashSet<>(Set.of("", "urn", "urn:", "urn:::", "urn:vim25", "URN:VIM25:x"));
        for (DeployedNames.Entry entry : ALL) {
            for (String star : new String[] {"", "x", "a:b", "a::b##c::d", "x#urn:y", "z[a eq b]", "y?module=z"}) {
                String name = entry.pattern().pattern().replace("*", star);
                names.addAll(List.of(name, name.toUpperCase(Locale.ROOT), name + "x", name.replace(".", "")));
            }
        }
        for (String name : names) {
            List<DeployedNames.Entry> all = ALL.stream()
                    .filter(entry -> entry.pattern().matches(name)).toList();
            Optional<DeployedNames.Entry> found = DeployedNames.find(name);
            assertEquals(all.stream().map(DeployedNames.Entry::pattern).findFirst(),
                    found.map(DeployedNames.Entry::pattern), name);
            assertEquals(all.stream().flatMap(entry -> entry.errors().stream()).collect(Collectors.toSet()),
                    found.map(DeployedNames.Entry::errors).orElse(Set.of()), name);
        }
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
