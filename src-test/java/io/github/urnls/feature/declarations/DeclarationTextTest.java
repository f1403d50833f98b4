package io.github.urnls.feature.declarations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A definition in one line: what it is, and the first sentence of its own documentation, not that of a part. */
class DeclarationTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`',
            value = {
                    "a.yang | module acme { namespace \"urn:acme:y\"; prefix a; organization \"x\"; description "
                            + "\"The router.  It\\n has ports. Many.\"; } | YANG module acme: The router.",
                    "a.yang | module acme { namespace \"urn:acme:y\"; prefix a; revision 2024-01-01 { "
                            + "description \"First.\"; } }                        | YANG module acme",
                    "a.yang | module acme { namespace \"urn:acme:y\"; import b { prefix b; description \"Not "
                            + "it.\"; } organization \"A feature team\"; description \"It.\"; } | YANG module "
                            + "acme: It.",
                    "a.xsd  | <schema xmlns=\"http://www.w3.org/2001/XMLSchema\" "
                            + "targetNamespace=\"urn:acme:o\"><annotation><documentation>Bills &amp; "
                            + "more</documentation></annotation></schema> | XML schema: Bills & more",
                    "a.yang | module acme { namespace 'urn:acme:y'; prefix a; description 'One'; }              "
                            + "                                    | YANG module acme: One",
                    "a.xsd  | <schema xmlns=\"http://www.w3.org/2001/XMLSchema\" "
                            + "targetNamespace=\"urn:acme:o\"> <!-- c --> <annotation><documentation>Orders. "
                            + "More.</documentation></annotation></schema> | XML schema: Orders.",
                    "a.xsd  | <schema xmlns=\"http://www.w3.org/2001/XMLSchema\" "
                            + "targetNamespace=\"urn:acme:o\"><element name=\"e\"><annotation><documentation>An "
                            + "element.</documentation></annotation></element></schema> | XML schema",
                    "a.json | {\"$id\": \"urn:acme:p\", \"type\": \"object\", \"title\": \"Person\", "
                            + "\"properties\": {\"a\": {\"description\": \"inner\"}}, \"description\": \"Who "
                            + "works here. And so on.\"} | JSON schema “Person”: Who works here.",
                    "a.json | {\"$id\": \"urn:acme:p\", \"type\": \"object\", \"properties\": {\"a\": "
                            + "{\"description\": \"inner\"}}}                                                   "
                            + "  | JSON schema"})
    void ofTheDefinition(String file, String text, String line) {
        Document document = new Document("file:///" + file, "", 0, text.replace("\\n", "\n"));
        Declaration declaration = Declarations.in(document, Name.in(document, Specification.RFC8141)).getFirst();
        assertEquals(line, DeclarationText.of(declaration, document));
    }

    /** Text of any length, with and without blanks, costs no stack and is cut at a word. */
    @ParameterizedTest
    @ValueSource(strings = {"w", "w ", "; ", "//\n", " "})
    void longTexts(String part) {
        String text = "module acme { namespace \"urn:acme:y\"; " + (part.startsWith("w") ? "" : part.repeat(4000))
                + "description \"" + part.repeat(4000) + "\"; }";
        Document document = new Document("file:///a.yang", "", 0, text);
        Declaration declaration = Declarations.in(document, Name.in(document, Specification.RFC8141)).getFirst();
        String line = DeclarationText.of(declaration, document);
        assertTrue(line.startsWith("YANG module acme") && line.length() < 200, line);
    }
}
