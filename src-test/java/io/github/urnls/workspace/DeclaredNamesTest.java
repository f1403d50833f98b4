package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.feature.NameTarget;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.index.NameIndex;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.ScannedFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From a name to the files that declare it, through the index. */
class DeclaredNamesTest {

    private static final Map<String, String> FILES = new TreeMap<>(Map.of(
            "file:///w/order.xsd",
            "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='urn:example:order'/>",
            "file:///w/order.xml", "<a xmlns='urn:example:order' b='urn:example:line'/>",
            "file:///w/foo.xsd", "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='urn:foo'/>",
            "file:///w/order.yang", "module order { namespace 'urn:EXAMPLE:order'; }",
            "file:///w/catalog.xml", "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'>"
                    + "<rewriteURI uriStartString='urn:' rewritePrefix='all/'/>"
                    + "<rewriteURI uriStartString='urn:example:' rewritePrefix='x/'/>"
                    + "<uri name='urn:example:order' uri='order.xsd'/>"
                    + "<public publicId='-//Example//DTD Order//EN' uri='order.dtd'/></catalog>"));

    private final NameIndex index = new NameIndex();
    private final Map<String, ScannedFile> scanned = new TreeMap<>();

    DeclaredNamesTest() {
        FILES.forEach((uri, text) -> {
            ScannedFile file = scan(uri, text);
            scanned.put(uri, file);
            index.put(file.forIndex());
        });
    }

    private static ScannedFile scan(String uri, String text) {
        Document document = new Document(uri, "", 0, text);
        return ScannedFile.of(document, Specification.RFC8141);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:example:order | order.xsd urn:example:order, order.yang urn:EXAMPLE:order, catalog.xml "
                    + "urn:example:order, "
                    + "catalog.xml urn:example:, catalog.xml urn:",
            "urn:example:line | catalog.xml urn:example:, catalog.xml urn:",
            "urn:publicid:-:Example:DTD+Order:EN | catalog.xml -//Example//DTD Order//EN, catalog.xml urn:",
            "urn:other:a | catalog.xml urn:"})
    void everyDeclarationIsFoundTheBestFirst(String name, String places) {
        NameTarget target = NameTarget.at(scan("file:///w/use.txt", name).names(), 0).orElseThrow();
        NameSearch search = new NameSearch(index, uri -> Optional.ofNullable(scanned.get(uri)),
                file -> scanned.containsKey(FileUris.of(file)), () -> false);
        List<String> found = search.definitions(target).stream()
                .map(place -> place.document().uri().replace("file:///w/", "") + " "
                        + place.range().in(place.document().text()))
                .toList();
        assertEquals(places, String.join(", ", found));
    }

    @Test
    void anAttributeOfScimIsDefinedWhereItsSchemaIs() {
        String schema = "urn:example:scim:schemas:extension:acme:2.0:User";
        ScannedFile file = scan("file:///w/acme.json",
                "{\"id\": \"" + schema + "\", \"name\": \"Acme\", \"attributes\": []}");
        NameIndex alone = new NameIndex();
        alone.put(file.forIndex());
        NameSearch search = new NameSearch(alone, uri -> Optional.of(file), path -> true, () -> false);
        String attribute = schema + ":badge";
        NameTarget target = NameTarget.at(scan("file:///w/use.txt", attribute).names(), attribute.length())
                .orElseThrow();
        assertEquals(attribute, target.spelling());
        assertEquals(List.of(schema), search.definitions(target).stream()
                .map(place -> place.range().in(place.document().text())).toList());
    }

    @Test
    void aNamespaceAloneIsNoName() {
        assertEquals(List.of(), scanned.get("file:///w/foo.xsd").forIndex().uses());
    }
}
