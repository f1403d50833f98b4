package io.github.urnls.feature.declarations;

import io.github.urnls.feature.declarations.Declaration.Kind;
import io.github.urnls.feature.declarations.Declaration.Within;
import io.github.urnls.scan.Name;
import io.github.urnls.support.Fixture.Expected;
import io.github.urnls.support.Fixture;
import io.github.urnls.support.Shared;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Documents with their declarations drawn under them, read in both directions; see {@link Fixture} for the notation.
 */
class DeclarationsTest {

    static Stream<Fixture> fixtures() {
        return Fixture.in(Path.of("src-test", "fixtures", "declarations"));
    }

    private static Document document(Fixture fixture, String text) {
        return new Document("file:///fixture." + fixture.language(), "", 1, text);
    }

    private static List<Declaration> in(Document document) {
        return Declarations.in(document, Name.in(document, Specification.RFC8141));
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void exactlyTheDrawnPlacesAreDeclarations(Fixture fixture) {
        Document document = document(fixture, fixture.text());
        List<Declaration> found = in(document);
        List<String> wanted = fixture.expected().stream().map(expected -> drawn(document, expected)).toList();
        assertEquals(String.join("\n", wanted),
                String.join("\n", found.stream().map(one -> drawn(document, one)).toList()), fixture::text);
        for (int i = 0; i < found.size(); i++) {
            for (Fixture.ExpectedFix whole : fixture.expected().get(i).fixes()) {
                assertEquals(whole.title(), found.get(i).whole().in(fixture.text()).replaceAll("\\s+", " "));
            }
        }
    }

    private static String drawn(Document document, Expected expected) {
        int start = document.lines().lineStart(expected.line());
        TextRange range = new TextRange(start + expected.start(), start + expected.end());
        String name = expected.message().isBlank() ? range.in(document.text()) : expected.message();
        return range + " " + expected.code() + " " + name;
    }

    private static String drawn(Document document, Declaration found) {
        String within = found.within() == Within.DOCUMENT ? "" : "/" + found.within();
        return found.range() + " " + found.kind() + within + " " + found.name();
    }

    /** The document cut off at every place in it: no exception, and what is declared lies within what is shown. */
    @ParameterizedTest
    @MethodSource("fixtures")
    void halfTypedDocumentsAreNoTrouble(Fixture fixture) {
        for (int end = 0; end <= fixture.text().length(); end++) {
            Document document = document(fixture, fixture.text().substring(0, end));
            List<Name> occurrences = Name.in(document, Specification.RFC8141);
            List<Integer> starts = occurrences.stream().map(occurrence -> occurrence.range().start()).toList();
            int last = -1;
            for (Declaration found : Declarations.in(document, occurrences)) {
                assertTrue(found.whole().start() <= found.range().start() && found.range().end() <= found.whole().end()
                        && found.whole().end() <= end && found.range().start() > last,
                        () -> found + " in " + document.text());
                boolean ofCatalog = found.kind() == Kind.CATALOG_ENTRY || found.kind() == Kind.CATALOG_PREFIX;
                assertTrue(ofCatalog || starts.contains(found.range().start()), found::toString);
                last = found.range().start();
            }
        }
    }

    @Test
    void everyKindHasItsFixture() {
        EnumSet<Kind> drawn = EnumSet.noneOf(Kind.class);
        fixtures().forEach(fixture -> fixture.expected()
                .forEach(expected -> drawn.add(Kind.valueOf(expected.code().replaceFirst("/.*", "")))));
        assertEquals(EnumSet.allOf(Kind.class), drawn);
    }

    @Test
    void definitionsComeFirstAndThenTheLongestBeginning() {
        Declaration example = within(Within.EXAMPLE);
        Declaration string = within(Within.STRING);
        List<Declaration> ordered = Stream
                .of(declaration(Kind.CONSTANT, "urn:a:b:c"), string, example,
                        declaration(Kind.CATALOG_PREFIX, "urn:a:"), declaration(Kind.CATALOG_PREFIX, "urn:a:b:"),
                        declaration(Kind.CATALOG_ENTRY, "urn:a:b:c"), declaration(Kind.XML_ID, "urn:a:b:c"),
                        declaration(Kind.SCHEMA, "urn:a:b:cd"), declaration(Kind.SCHEMA, "urn:a:b:c"))
                .sorted(Declarations.ORDER).toList();
        assertEquals(List.of("SCHEMA urn:a:b:cd", "SCHEMA urn:a:b:c", "XML_ID urn:a:b:c",
                "SCHEMA urn:a:b:example", "SCHEMA urn:a:b:string", "CONSTANT urn:a:b:c", "CATALOG_ENTRY urn:a:b:c",
                "CATALOG_PREFIX urn:a:b:", "CATALOG_PREFIX urn:a:"),
                ordered.stream().map(one -> one.kind() + " " + one.name()).toList());
    }

    private static Declaration within(Within within) {
        return new Declaration(Kind.SCHEMA, "urn:a:b:" + within.name().toLowerCase(Locale.ROOT), new TextRange(0, 0),
                new TextRange(0, 0), within);
    }

    private static Declaration declaration(Kind kind, String name) {
        return new Declaration(kind, name, new TextRange(0, 0), new TextRange(0, 0));
    }

    /** OASIS XML Catalogs 1.1 §6.3 and §6.4, RFC 8141 §3.1. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:example: | urn:example:a | true",
            "urn:example:a | urn:example:ab | true",
            "urn:example:a | urn:example:a | true",
            "URN:Example:a | urn:example:ab | true",
            "urn:EXA | URN:example:a | true",
            "urn:example:%c3 | urn:example:%C3%A9 | true",
            "urn:example:é | urn:example:%C3%A9:b | true",
            "urn: | urn:example:a | true",
            "urn:example:A | urn:example:ab | false",
            "urn:example:ab | urn:example:a | false",
            "http://example.org/ | urn:example:a | false",
            "urn:publicid:-:OASIS: | urn:publicid:-:OASIS:DTD+DocBook:EN | true",
            "urn:publicid:-:OASIS: | urn:publicid:-//OASIS//DTD DocBook//EN | true",
            "urn:publicid:-:OASIS:DTD+X | urn:publicid:-:OASIS:DTD%2BX | false"})
    void coversWhatBeginsSo(String prefix, String name, boolean covers) {
        assertEquals(covers, Declarations.covers(prefix, name));
    }

    @Test
    void nothingIsReadOfDocumentsThatCannotDeclare() {
        for (String extension : List.of("html", "txt", "java", "yaml", "ttl", "md")) {
            assertEquals(List.of(), in(new Document("file:///a." + extension, "", 1,
                    "<a id=\"urn:example:a\"> {\"@id\": \"urn:example:b\", \"c\": 1}")));
        }
    }

    @Test
    void deepAndLargeDocumentsAreNoTrouble() {
        String deepXml = "<a xmlns:b=\"urn:example:a\" id=\"urn:example:b\">".repeat(20_000);
        assertEquals(20_000, in(new Document("file:///a.xml", "", 1, deepXml)).size());
        String deepJson = "{\"@id\": \"urn:example:a\", \"b\": ".repeat(20_000) + "1" + "}".repeat(20_000);
        assertEquals(20_000, in(new Document("file:///a.json", "", 1, deepJson)).size());
        assertEquals(List.of(),
                in(new Document("file:///a.json", "", 1, "[".repeat(1_000_000) + "{\"@id\": \"urn:example:a\"")));
    }

    /** Real documents: of each declaration the name stands where it is said to, and schemas and modules are found. */
    @Test
    void realDocuments() throws IOException {
        Path corpus = Shared.path("corpus");
        Map<Kind, List<String>> found = new EnumMap<>(Kind.class);
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                Document document = new Document(file.toUri().toString(), "", 1,
                        new String(Files.readAllBytes(file), "UTF-8"));
                for (Declaration one : in(document)) {
                    found.computeIfAbsent(one.kind(), kind -> new ArrayList<>()).add(one.name());
                    assertTrue(one.whole().in(document.text()).contains(one.range().in(document.text())));
                }
            }
        }
        assertTrue(found.get(Kind.SCHEMA).contains("urn:epcglobal:epcis-masterdata:xsd:1"), found::toString);
        assertTrue(found.get(Kind.YANG_MODULE).contains("urn:test:ext"), found::toString);
        assertTrue(found.get(Kind.CATALOG_ENTRY).contains("urn:oasis:names:tc:dita:xsd:task.xsd"), found::toString);
        assertFalse(found.get(Kind.SCHEMA).contains("urn:oasis:names:tc:SAML:2.0:assertion"), "only imported");
    }
}
