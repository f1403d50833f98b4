package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.support.Table;
import io.github.urnls.urn.Equivalence;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pairs of names that are one name or two by the rules of their namespace: {@code equivalence.tsv}. */
class NamespaceEquivalenceTest {

    static Stream<List<String>> pairs() {
        return Table.rows("namespaces/equivalence.tsv").stream();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void followsTheNamespace(List<String> pair) {
        assertEquals(pair.get(2).equals("yes"), NamespaceEquivalence.equivalent(pair.get(0), pair.get(1)),
                pair::toString);
        assertEquals(pair.get(2).equals("yes"), NamespaceEquivalence.equivalent(pair.get(1), pair.get(0)),
                pair::toString);
    }

    private static final List<String> NIDS = Families.builtIn().nids().stream().sorted().toList();

    private static String names(Case random) {
        String nss = random.characters(1, 16, "aAbBxX019-:._;=%/").replace("%", "%c3%a9");
        return "urn:" + random.one(NIDS) + ":" + nss + random.one("", "?+r", "?=q", "#f");
    }

    /** A namespace makes more names equal than RFC 8141 §3.1, never fewer. */
    @Test
    void urnEquivalentNamesAreEquivalentInEveryNamespace() {
        Cases.forEach(1000, random -> {
            String name = names(random);
            String other = respelled(name);
            assertTrue(Equivalence.URN.equivalent(name, other));
            assertTrue(NamespaceEquivalence.equivalent(name, other), () -> name + " and " + other);
        });
    }

    /** The key of a key is that key, so the relation is an equivalence of spellings, too. */
    @Test
    void theKeyOfAKeyIsTheKey() {
        Cases.forEach(1000, random -> {
            String name = names(random);
            if (UrnParser.parse(name).isValid()) {
                String key = NamespaceEquivalence.key(name);
                assertEquals(key, NamespaceEquivalence.key(key));
            }
        });
    }

    private static String respelled(String name) {
        int nss = name.indexOf(':', 4);
        return "URN:" + name.substring(4, nss).toUpperCase(java.util.Locale.ROOT)
                + name.substring(nss).replace("%c3%a9", "%C3%A9");
    }
}
