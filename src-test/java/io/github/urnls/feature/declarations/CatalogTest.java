package io.github.urnls.feature.declarations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OASIS XML Catalogs 1.1 §6.5 and §7. */
class CatalogTest {

    private static final String ROOT = "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'";

    private static Document document(String uri, String text) {
        return new Document(uri, "", 1, text);
    }

    private static Catalog catalog(String entries) {
        return Catalog.of(document("file:///w/cat/catalog.xml", ROOT + ">" + entries + "</catalog>")).orElseThrow();
    }

    private static final Catalog CATALOG = catalog("""
            <rewriteURI uriStartString="urn:example:" rewritePrefix="all/"/>
            <rewriteURI uriStartString="urn:example:order:" rewritePrefix="http://example.org/orders?n="/>
            <rewriteSystem systemIdStartString="urn:example:order:dtd:" rewritePrefix="dtd/"/>
            <uri name="urn:example:order:1" uri="order-1.xsd"/>
            <uri name="urn:example:order:1" uri="second.xsd"/>
            <system systemId="urn:example:order.dtd" uri="../order.dtd"/>
            <uriSuffix uriSuffix=":order" uri="by-end.xsd"/>
            <uriSuffix uriSuffix="an:order" uri="by-longer-end.xsd"/>
            <public publicId="-//Example//DTD  Order//EN " uri="public.dtd"/>
            <uri name="urn:Case:a%c3%a9" uri="case.xsd"/>
            <uri name="urn:components:a?=b" uri="components.xsd"/>
            <group xml:base="g/"><uri name="urn:group:a" uri="a.xsd"/>
              <group xml:base="/h/"><uri name="urn:group:b" uri="b.xsd"/></group></group>
            <uri name="urn:group:c" uri="c.xsd" xml:base="own/"/>
            <uri name="urn:group:d" uri="d.xsd"/>
            <uri name="urn:spaces:a" uri=" a b é.xsd "/>
            <uri name="urn:no-target:a"/>
            """);

    @ParameterizedTest
    @CsvSource(delimiter = '|', emptyValue = "", value = {
            "urn:example:order:1 | file:///w/cat/order-1.xsd | the first entry for the name itself",
            "urn:example:order:2 | http://example.org/orders?n=2 | the longest beginning",
            "urn:example:order:dtd:a | file:///w/cat/dtd/a | of entries of either kind",
            "urn:example:line | file:///w/cat/all/line | any beginning",
            "urn:example:order.dtd | file:///w/order.dtd | a system identifier",
            "urn:dutch:order | file:///w/cat/by-end.xsd | an end",
            "urn:german:order | file:///w/cat/by-longer-end.xsd | the longest end",
            "urn:publicid:-:Example:DTD+Order:EN | file:///w/cat/public.dtd | a public identifier in either form",
            "URN:case:a%C3%A9 | file:///w/cat/case.xsd | the same name by RFC 8141 §3.1",
            "urn:case:aé | file:///w/cat/case.xsd | what no URI can hold is encoded",
            "urn:components:a?=b | file:///w/cat/components.xsd | components are part of what is compared",
            "urn:components:a | '' | ",
            "urn:case:A%C3%A9 | '' | ",
            "urn:group:a | file:///w/cat/g/a.xsd | a base within a group",
            "urn:group:b | file:///h/b.xsd | a base within a base",
            "urn:group:c | file:///w/cat/own/c.xsd | a base of its own",
            "urn:group:d | file:///w/cat/d.xsd | which ends with its element",
            "urn:spaces:a | file:///w/cat/a%20b%20%C3%A9.xsd | in where it leads as well",
            "urn:no-target:a | '' | ",
            "urn:other:a | '' | "})
    void leadsFromNames(String name, String target, String why) {
        assertEquals(Optional.of(target).filter(uri -> !uri.isEmpty()), CATALOG.resolve(name), why);
    }

    @Test
    void theBaseOfTheCatalogIsForItsNextCatalogsToo() {
        Catalog catalog = Catalog.of(document("file:///w/catalog.xml", ROOT
                + " xml:base='sub/'><nextCatalog catalog='a.xml'/>"
                + "<nextCatalog catalog='/b.xml'/><nextCatalog/><delegateURI uriStartString='urn:a' "
                + "catalog='c.xml'/></catalog>"))
                .orElseThrow();
        assertEquals(List.of("file:///w/sub/a.xml", "file:///b.xml"), catalog.next());
        assertEquals(List.of("file:///w/sub/c.xml"), catalog.delegates("urn:a:b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<catalog><uri name='urn:a:b' uri='c'/></catalog>",
            "<a>urn:oasis:names:tc:entity:xmlns:xml:catalog</a>",
            "<a xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'><catalog/></a>",
            "<!-- urn:oasis:names:tc:entity:xmlns:xml:catalog -->",
            "<a><catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'/></a>"})
    void anotherRootIsNoCatalog(String text) {
        assertTrue(Catalog.of(document("file:///a.xml", text)).isEmpty());
    }

    @Test
    void halfTypedCatalogsAreNoTrouble() {
        String text = ROOT + " xml:base='a/'><group xml:base='b/'><uri name='urn:a:b' uri='c'/></group>"
                + "<rewriteURI uriStartString='urn:d' rewritePrefix='e'/>";
        for (int end = 0; end <= text.length(); end++) {
            Catalog.of(document("file:///a.xml", text.substring(0, end)))
                    .ifPresent(catalog -> catalog.resolve("urn:a:b"));
        }
        assertEquals(Optional.of("file:///a/b/c"),
                Catalog.of(document("file:///a.xml", text)).orElseThrow().resolve("urn:a:b"));
    }

    @Test
    void basesInBasesEndSomewhere() {
        Catalog deep = catalog("<group xml:base='abcdefgh/'>".repeat(50_000) + "<uri name='urn:a:b' uri='c'/>");
        assertTrue(deep.resolve("urn:a:b").orElseThrow().length() < 3000);
    }

    /** Catalogs that name others, and each other. */
    private static final Map<String, String> CHAIN = Map.of(
            "file:///a.xml", "<uri name='urn:x:a' uri='a'/><delegateURI uriStartString='urn:x:d' catalog='short.xml'/>"
                    + "<delegateURI uriStartString='urn:x:d:e' catalog='long.xml'/>"
                    + "<nextCatalog catalog='b.xml'/><nextCatalog catalog='c.xml'/>",
            "file:///b.xml",
            "<uri name='urn:x:b' uri='b'/><nextCatalog catalog='deep.xml'/><nextCatalog catalog='a.xml'/>"
                    + "<nextCatalog catalog='gone.xml'/>",
            "file:///deep.xml", "<uri name='urn:x:c' uri='deep'/>",
            "file:///c.xml", "<uri name='urn:x:c' uri='c'/><uri name='urn:x:d:z' uri='z'/>",
            "file:///short.xml", "<uri name='urn:x:d:e:f' uri='short'/><uri name='urn:x:d:g' uri='short'/>",
            "file:///long.xml", "<uri name='urn:x:d:e:f' uri='long'/>");

    @ParameterizedTest
    @CsvSource(delimiter = '|', emptyValue = "", value = {
            "urn:x:a | file:///a | a.xml",
            "urn:x:b | file:///b | a.xml b.xml",
            "urn:x:c | file:///deep | a.xml b.xml deep.xml",
            "urn:x:d:e:f | file:///long | a.xml long.xml",
            "urn:x:d:g | file:///short | a.xml short.xml",
            "urn:x:d:z | file:///z | a.xml short.xml b.xml deep.xml gone.xml c.xml",
            "urn:x:none | '' | a.xml b.xml deep.xml gone.xml c.xml"})
    void chainsAreFollowedEachCatalogOnce(String name, String target, String asked) {
        List<String> read = new ArrayList<>();
        Optional<String> found = Catalog.resolve(List.of("file:///a.xml"), name, uri -> {
            read.add(uri.replace("file:///", ""));
            return Optional.ofNullable(CHAIN.get(uri))
                    .flatMap(entries -> Catalog.of(document(uri, ROOT + ">" + entries + "</catalog>")));
        });
        assertEquals(Optional.of(target).filter(uri -> !uri.isEmpty()), found);
        assertEquals(asked, String.join(" ", read));
    }
}
