package io.github.urnls.workspace.index;

import io.github.urnls.feature.Uses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.NameUse.Declared;
import io.github.urnls.check.NameUse;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.workspace.index.NameTree.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a view of names shows on its levels, and what a filter leaves of it. */
class NameTreeTest {

    private static final String A = "file:///w/a.xsd";
    private static final String B = "file:///w/b.xml";

    private final NameIndex index = new NameIndex();

    private static NameUse use(String name) {
        return new NameUse(name, name, 1, 0, 0, Declared.NO);
    }

    private static NameUse declared(String name) {
        return use(name).as(Declared.at(0));
    }

    private void put(String uri, NameUse... uses) {
        index.put(new NamesInFile(uri, Arrays.asList(uses), List.of(), List.of()));
    }

    private NameTree tree(String filter) {
        return new NameTree(index, List.of(KnownNames.BUILT_IN), NameFilter.of(filter));
    }

    private List<String> namespaces(String filter) {
        return tree(filter).namespaces(100).rows().stream()
                .map(one -> one.nid() + " " + one.names() + " " + one.undeclared()).toList();
    }

    private List<String> names(String nid, String filter) {
        return tree(filter).names(nid, 100, false).rows().stream().map(Row::spelling).toList();
    }

    private Row row(String name) {
        return tree("").names(name.split(":")[1], 100, false).rows().stream().filter(row -> row.spelling().equals(name))
                .findFirst().orElseThrow();
    }

    @Test
    void namespacesAreCountedWithTheirNames() {
        put(A, declared("urn:acme:order"), declared("urn:acme:line"), use("urn:isbn:0306"));
        put(B, use("urn:acme:order"), use("urn:acme:other"), use("urn:2-b:x"), use("urn:10-b:x"));
        assertEquals(List.of("2-b 1 1", "10-b 1 1", "acme 3 1", "isbn 1 1"), namespaces(""));
        assertEquals(new NameTree.Level<>(List.of(new NameTree.Namespace("2-b", 1, 1)), 4),
                tree("").namespaces(1));
    }

    @Test
    void aNameHasItsUsesAndWhatIsKnownOfIt() {
        put(A, declared("urn:acme:order"));
        put(B, use("urn:acme:order"), use("urn:xmpp:carbons:2"));
        assertEquals(new Uses(Optional.of(A), Optional.of(A), 1, 1, 1, 1), row("urn:acme:order").uses());
        assertEquals(Optional.empty(), row("urn:acme:order").listed());
        assertEquals("XEP-0280", row("urn:xmpp:carbons:2").listed().orElseThrow().source());
    }

    @Test
    void aNameInTwoSpellingsIsOneRowWithThePreferredOne() {
        put(A, declared("urn:acme:%C3%A9"));
        put(B, new NameUse("urn:acme:%c3%a9", "urn:acme:%C3%A9", 5, 0, 0, Declared.NO));
        Row row = row("urn:acme:%C3%A9");
        assertEquals(2, row.uses().spellings());
        assertEquals(5, row.uses().count());
        assertEquals(List.of("acme 1 0"), namespaces("%c3"));
    }

    @Test
    void numbersComeByTheirSize() {
        put(A, use("urn:acme:a:10"), use("urn:acme:a:9"), use("urn:acme:a:9b"), use("urn:acme:a"), use("urn:acme:a-b"),
                use("urn:acme:a:100:x"), use("urn:acme:a:10:x"));
        assertEquals(List.of("urn:acme:a", "urn:acme:a-b", "urn:acme:a:9", "urn:acme:a:9b", "urn:acme:a:10",
                "urn:acme:a:10:x", "urn:acme:a:100:x"), names("acme", ""));
        NameTree.Level<Row> two = tree("").names("acme", 2, false);
        assertEquals(7, two.total());
        assertEquals(List.of("urn:acme:a", "urn:acme:a-b"), two.rows().stream().map(Row::spelling).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", value = {
            "urn:acme:order:1    | urn:acme:order:3",
            "urn:acme:order:2    | urn:acme:order:3",
            "urn:acme:order:3    | none",
            "urn:acme:a:v1:2020  | urn:acme:a:v2:2020", // another year of the same one is none
            "urn:acme:a:v2:2020  | none",
            "urn:acme:customer:7 | none", // there are many: they count customers
            "urn:xmpp:mam:1      | urn:xmpp:mam:2",
            "urn:xmpp:mam:2      | none",
            "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress | none"}) // what is misspelled is no version
    void aLaterVersionIsKnownFromTheWorkspaceOrFromAList(String name, String newer) {
        List<NameUse> uses = new ArrayList<>(Stream.of("order:1", "order:2", "order:3", "a:v1:2020", "a:v2:2020")
                .map(rest -> use("urn:acme:" + rest)).toList());
        IntStream.range(0, 30).forEach(i -> uses.add(use("urn:acme:customer:" + i)));
        uses.add(use("urn:xmpp:mam:1"));
        uses.add(use("urn:xmpp:mam:2"));
        uses.add(use("urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress"));
        uses.add(use("urn:oasis:names:tc:SAML:2.0:nameid-format:emailAddress"));
        put(A, uses.toArray(NameUse[]::new));
        assertEquals(Optional.ofNullable(newer), row(name).newer());
    }

    @Test
    void aFilterLeavesTheNamesWithAllOfIt() {
        put(A, declared("urn:acme:order:1"), use("urn:acme:order:2"), use("urn:acme:line"), use("urn:isbn:0306"),
                use("urn:acme:caf%C3%A9"));
        assertEquals(List.of("urn:acme:order:1", "urn:acme:order:2"), names("acme", "ORDER"));
        assertEquals(List.of("urn:acme:order:2"), names("acme", " 2 ord"));
        assertEquals(List.of("urn:acme:caf%C3%A9"), names("acme", "café"));
        assertEquals(List.of(), names("acme", "ordr"), "letters that only come in this order");
        assertEquals(List.of("urn:acme:order:2"), names("acme", "@undeclared order"));
        assertEquals(List.of("urn:acme:order:1"), names("acme", "@outdated"));
        assertEquals(List.of("acme 2 1"), namespaces("order"));
        assertEquals(List.of(), namespaces("@deprecated"));
        assertEquals(List.of(), names("acme", "@nonsense"));
    }

    /** A declaration is no use. Equals come by their names. */
    @Test
    void theMostUsedComeFirst() {
        put(A, declared("urn:acme:a"), new NameUse("urn:acme:c", "urn:acme:c", 3, 0, 0, Declared.NO));
        put(B, use("urn:acme:c:10"), use("urn:acme:c:9"), use("urn:acme:a"), use("urn:acme:c"));
        NameTree.Level<Row> first = tree("").names("acme", 3, true);
        assertEquals(4, first.total());
        assertEquals(List.of("urn:acme:c", "urn:acme:a", "urn:acme:c:9"),
                first.rows().stream().map(Row::spelling).toList());
    }

    @Test
    void aFilterFindsWhatAListDeprecates() {
        String old = "urn:fdc:peppol.eu:2017:pracc:p001:01:1.0";
        put(A, use(old), use("urn:xmpp:carbons:2"), use("urn:acme:a"));
        assertEquals(List.of(old), names("fdc", "@deprecated"));
        assertEquals(List.of("fdc 1 1"), namespaces("@deprecated"));
        assertEquals("deprecated", row(old).listed().orElseThrow().status().word());
    }

    @Test
    void whatIsGoneIsNotShown() {
        put(A, use("urn:acme:a"));
        NamesInFile same = index.names(A);
        assertTrue(index.holds(same));
        assertTrue(!index.holds(new NamesInFile(A, List.of(use("urn:acme:b")), List.of(), List.of())));
        assertTrue(!index.holds(new NamesInFile(A, List.of(), List.of(), List.of())));
        put(A);
        assertEquals(List.of(), namespaces(""));
    }
}
