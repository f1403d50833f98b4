package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.feature.DocumentSymbols.Symbol;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DocumentSymbolsTest {

    private static List<Symbol> symbols(Document document) {
        return DocumentSymbols.in(Drawn.names(document), Registry.BUILT_IN);
    }

    /** One line for each symbol: its name, and its detail behind a dash. */
    private static String outline(List<Symbol> symbols, String indent) {
        StringBuilder outline = new StringBuilder();
        for (Symbol symbol : symbols) {
            outline.append(indent).append(symbol.name())
                    .append(symbol.detail().isEmpty() ? "" : " - " + symbol.detail()).append('\n')
                    .append(outline(symbol.children(), indent + "  "));
        }
        return outline.toString();
    }

    /** With {@code title} for what the registry calls a namespace. */
    private static String outline(String extension, String text) {
        return outline(symbols(Drawn.document(extension, text)), "").replaceAll("(?m)^(urn:oasis|urn:example) - .*",
                "$1 - title");
    }

    /** An answer with all would be tens of megabytes. */
    @Test
    void ofManyNamesTheFirstAreShown() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2 * DocumentSymbols.MOST_NAMES; i++) {
            text.append("urn:isbn:9780306406157 urn:x").append(i % 7).append(":n").append(i).append('\n');
        }
        List<Symbol> symbols = symbols(Drawn.document("txt", text.toString()));
        assertEquals(DocumentSymbols.MOST_NAMES,
                symbols.stream().mapToInt(namespace -> namespace.children().size()).sum());
        assertEquals(8, symbols.size());
    }

    @Test
    void namesStandUnderTheirNamespaces() {
        assertEquals("""
                urn:oasis - title
                  urn:oasis:names:tc:SAML:2.0:assertion - 2 times
                  urn:oasis:names:tc:SAML:2.0:protocol
                urn:example - title
                  urn:example:b - 3 times, 2 spellings
                  urn:EXAMPLE:a
                urn:zzz-own - not registered with IANA
                  urn:zzz-own:1
                """, outline("xml",
                """
                        <a xmlns="urn:oasis:names:tc:SAML:2.0:assertion" p="urn:example:b">
                          <b xmlns="urn:oasis:names:tc:SAML:2.0:protocol">URN:example:b?=q</b> and urn:example:b#f, urn:EXAMPLE:a
                          <c d="urn:zzz-own:1" e="urn:oasis:names:tc:SAML:2.0:assertion"/>
                        </a>
                        """));
    }

    @Test
    void namespacesHaveTheirTitles() {
        assertEquals(Registry.BUILT_IN.find("isbn").orElseThrow().title(),
                symbols(Drawn.document("txt", "URN:ISBN:1")).getFirst().detail());
        Namespace own = new Namespace("acme", Namespace.Kind.PRIVATE, true, "", "", List.of(), "", "acme.json",
                Optional.empty(), Optional.empty());
        List<Symbol> symbols = DocumentSymbols.in(Drawn.names(Drawn.document("txt", "urn:acme:1")),
                Registry.of(List.of(own), Optional.empty()));
        assertEquals("private namespace, not registered with IANA", symbols.getFirst().detail());
    }

    @Test
    void whatHasNoAssignedNameIsNoSymbolAndNothingInvisibleIsShown() {
        assertEquals("", outline("json",
                "[\"urn:isbn\", \"urn::a\", \"urn:example:\", \"urn:example:${x}\", \"^urn:a:[0-9]+\"]"));
        assertEquals("urn:example - title\n  urn:example:x%0A y\n  urn:example:%E2%80%AE\n",
                outline("xml", "<a b=\"urn:example:x\n y\" c=\"urn:example:\u202e\"/>"));
    }

    @Test
    void aNamespaceReachesFromItsFirstNameToItsLast() {
        String text = "urn:isbn:1?=q urn:issn:2 urn:isbn:3#f";
        List<Symbol> symbols = symbols(Drawn.document("txt", text));
        assertEquals(text, symbols.get(0).range().in(text));
        assertEquals("urn:isbn:1", symbols.get(0).selectionRange().in(text));
        assertEquals("urn:isbn:1?=q", symbols.get(0).children().get(0).range().in(text));
        assertEquals("urn:isbn:3", symbols.get(0).children().get(1).selectionRange().in(text));
        assertEquals("urn:issn:2", symbols.get(1).range().in(text));
    }

    private static boolean encloses(TextRange outer, TextRange inner) {
        return outer.start() <= inner.start() && inner.end() <= outer.end();
    }

    @Test
    void everyRangeEnclosesWhatTheProtocolSays() {
        Cases.forEach(1000, random -> {
            Document document = Drawn.document(random);
            int names = 0;
            for (Symbol group : symbols(document)) {
                assertTrue(encloses(group.range(), group.selectionRange()) && !group.name().isBlank(), document::text);
                for (Symbol name : group.children()) {
                    assertTrue(encloses(group.range(), name.range()) && encloses(name.range(), name.selectionRange()),
                            document::text);
                    assertTrue(!name.name().isBlank() && name.children().isEmpty(), document::text);
                    names++;
                }
            }
            assertTrue(names <= Drawn.names(document).stream().filter(Name::isUrn).count());
        });
    }
}
