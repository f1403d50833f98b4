package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.feature.DocumentSymbols.Symbol;
import io.github.urnls.scan.Name;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DocumentSymbolsTest {

    private static List<Symbol> symbols(Document document) {
        return DocumentSymbols.in(Drawn.names(document));
    }

    /** One line for each symbol: its name, and its detail behind a dash. */
    private static String outline(String extension, String text) {
        StringBuilder outline = new StringBuilder();
        for (Symbol symbol : symbols(Drawn.document(extension, text))) {
            outline.append(symbol.name()).append(symbol.detail().isEmpty() ? "" : " - " + symbol.detail())
                    .append('\n');
        }
        return outline.toString();
    }

    /** An answer with all would be tens of megabytes. */
    @Test
    void onlyTheFirstOfManyNamesAreShown() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2 * DocumentSymbols.MOST_NAMES; i++) {
            text.append("urn:isbn:9780306406157 urn:x").append(i % 7).append(":n").append(i).append('\n');
        }
        List<Symbol> symbols = symbols(Drawn.document("txt", text.toString()));
        assertEquals(DocumentSymbols.MOST_NAMES, symbols.size());
        assertEquals(2 * DocumentSymbols.MOST_NAMES + " times", symbols.getFirst().detail());
        assertEquals("urn:x1:n498", symbols.getLast().name());
    }

    @Test
    void everyNameStandsOnceWhereItComesFirst() {
        assertEquals("""
                urn:oasis:names:tc:SAML:2.0:assertion - 2 times
                urn:example:b - 3 times, 2 spellings
                urn:oasis:names:tc:SAML:2.0:protocol
                urn:EXAMPLE:a
                urn:zzz-own:1
                """, outline("xml",
                """
                        <a xmlns="urn:oasis:names:tc:SAML:2.0:assertion" p="urn:example:b">
                          <b xmlns="urn:oasis:names:tc:SAML:2.0:protocol">URN:example:b?=q</b> and urn:example:b#f, \
                        urn:EXAMPLE:a
                          <c d="urn:zzz-own:1" e="urn:oasis:names:tc:SAML:2.0:assertion"/>
                        </a>
                        """));
    }

    @Test
    void symbolsHaveAnAssignedNameAndNoInvisibleCharacters() {
        assertEquals("", outline("json",
                "[\"urn:isbn\", \"urn::a\", \"urn:example:\", \"urn:example:${x}\", \"^urn:a:[0-9]+\"]"));
        assertEquals("urn:example:x%0A y\nurn:example:%E2%80%AE\n",
                outline("xml", "<a b=\"urn:example:x\n y\" c=\"urn:example:\u202e\"/>"));
    }

    @Test
    void aSymbolIsAsLongAsItsFirstOccurrence() {
        String text = "urn:isbn:1?=q urn:issn:2 urn:isbn:1#f";
        assertEquals(List.of("urn:isbn:1?=q", "urn:issn:2"),
                symbols(Drawn.document("txt", text)).stream().map(symbol -> symbol.range().in(text)).toList());
    }

    @Test
    void symbolsAreOccurrencesInTheOrderOfTheDocument() {
        Cases.forEach(1000, random -> {
            Document document = Drawn.document(random);
            List<Name> names = Drawn.names(document);
            Set<String> keys = new HashSet<>();
            List<Name> firsts = names.stream().filter(name -> name.isComparable() && keys.add(name.key())).toList();
            List<Symbol> symbols = symbols(document);
            assertEquals(firsts.stream().map(Name::range).toList(), symbols.stream().map(Symbol::range).toList(),
                    document::text);
            assertTrue(symbols.stream().noneMatch(symbol -> symbol.name().isBlank()), document::text);
        });
    }
}
