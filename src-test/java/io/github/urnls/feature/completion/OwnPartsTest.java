package io.github.urnls.feature.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Sections;
import io.github.urnls.support.Packages;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is offered and told of names whose owner describes their parts, in {@code packages/acme.json}. */
class OwnPartsTest {

    private static final Registry ACME = Packages.registry("acme.json");

    private static List<Completion> at(String typed) {
        String text = "<a b=\"" + typed + "\"/>";
        Document document = new Document("file:///a.xml", "", 1, text);
        return Completions.at(Sections.of(document, Specification.RFC8141), text.length() - 3, ACME,
                CompletionsTest.workspace(List.of()));
    }

    /** What the document holds when the first answer is accepted. */
    private static String completed(String typed) {
        List<TextEdit> edits = List.of(at(typed).getFirst().edit());
        return TextEdit.apply("<a b=\"" + typed + "\"/>", edits).replaceAll("<a b=\"|\"/>", "");
    }

    @Test
    void valuesAreOfferedWithTheirMeaning() {
        List<Completion> kinds = at("urn:acme:");
        assertEquals(List.of("product", "order", "doc", "state"), kinds.stream().map(Completion::label).toList());
        assertEquals("kind: a product", kinds.getFirst().detail());
    }

    /** The name goes on to the next part, with its separator, and ends where it may end. */
    @ParameterizedTest
    @CsvSource({"urn:acme:pro, urn:acme:product:", "urn:acme:product:400638133393, urn:acme:product:4006381333931",
            "urn:acme:o, urn:acme:order:", "urn:acme:state:o, urn:acme:state:open"})
    void theFirstAnswerGoesOn(String typed, String completed) {
        assertEquals(completed, completed(typed));
        assertTrue(completed.startsWith(typed), "nothing that was typed changes");
    }

    @Test
    void daysAndUuidsAreMade() {
        String before = OwnParts.today();
        String day = completed("urn:acme:order:").substring("urn:acme:order:".length());
        assertTrue(List.of(before, OwnParts.today()).contains(day), "midnight may pass: " + day);
        String made = completed("urn:acme:doc:");
        assertEquals(List.of(), ACME.find("acme").orElseThrow().form().orElseThrow().check(UrnParser.parse(made)));
    }

    /** A check digit is offered where all other digits are there, and nowhere else. */
    @ParameterizedTest
    @CsvSource({"urn:acme:product:40063813339", "urn:acme:product:4006381333931", "urn:acme:product:40063x133393",
            "urn:acme:order:2026-11-24-1", "urn:acme:zebra:"})
    void nothingIsOfferedWhereNothingIsKnown(String typed) {
        assertEquals(List.of(), at(typed));
    }

    @Test
    void oldNamesComeLastAndRetiredOnesNever() {
        List<Completion> states = at("urn:acme:state:");
        assertEquals(List.of("open", "sent", "shipped"), states.stream().map(Completion::label).toList());
        assertEquals(List.of(false, false, true), states.stream().map(Completion::isPast).toList());
        assertEquals("deprecated since 2.0, accepted until 3.0, use urn:acme:state:sent: On its way",
                states.getLast().detail());
    }

    @Test
    void aHoverNamesTheParts() {
        String order = ExplanationText.verbose(Explanation.of(UrnParser.parse("urn:acme:order:2026-11-24-17"), ACME));
        assertTrue(order.contains("  kind “order” (an order), day “2026-11-24”, number “17” (acme.json)\n"), order);
        String old = ExplanationText.verbose(Explanation.of(UrnParser.parse("urn:acme:state:shipped"), ACME));
        assertTrue(old.contains("  On its way, deprecated since 2.0, accepted until 3.0, use urn:acme:state:sent"),
                old);
        assertTrue(old.contains("  The carrier says “sent”. (acme.json)\n"), old);
    }

    @Test
    void theFormIsToldWithSeparatorsCheckDigitsAndMeanings() {
        assertEquals("""
                part “kind” must be one of product, order, doc, state
                  behind “product” (a product):
                    part “article number” must match [0-9]{13}, with a check digit (gs1)
                  behind “order” (an order):
                    part “day” must be a date such as 2026-11-24
                    part “number”, behind “-”, must be a number
                  behind “doc”:
                    part “id” must be a UUID
                    part “revision” must be a number, and may be left out
                  behind “state”:
                    part “name” must be text
                """, form(ACME));
        assertEquals("""
                part “size” must be one of s, m (how large it is)
                  “s”: small
                part “card”, behind “.”, must be digits with a check digit (luhn)
                part “rest” must be text, and takes all that is left
                """, form(Packages.registry(RegistryFile.read("own.json", """
                {"namespaces": [{"nid": "acme", "parts": [
                  {"name": "size", "meaning": "how large it is", "values": {"s": "small", "m": ""}, "separator": "-"},
                  {"name": "card", "check": "luhn", "separator": "."},
                  {"name": "rest", "rest": true}]}]}""", new ArrayList<>()))));
    }

    private static String form(Registry registry) {
        List<String> lines = registry.find("acme").orElseThrow().form().orElseThrow().inWords();
        return String.join("\n", lines) + "\n";
    }

    /** A namespace that its owner gives no title is not said to be registered. */
    @Test
    void aPrivateNamespaceWithoutATitleIsCalledPrivate() {
        Registry untitled = Packages.registry(RegistryFile.read("own.json", "{\"namespaces\": [{\"nid\": \"acme\"}]}",
                new ArrayList<>()));
        String told = ExplanationText.verbose(Explanation.of(UrnParser.parse("urn:acme:a"), untitled));
        assertTrue(told.contains("  a name of the private namespace “acme”\n"), told);
    }

    /** Upper and lower case mean the same in scheme and namespace identifier (RFC 8141 §3.1). */
    @Test
    void aNameAgesInEverySpelling() {
        assertEquals("1.5", ACME.lifecycle("URN:Acme:state:void").since());
        assertEquals("", ACME.lifecycle("urn:acme:state:VOID").since());
    }

    @Test
    void theLinkWithTheLongestBeginningCounts() {
        assertEquals("https://shop.example/product:4006381333931",
                Explanation.of(UrnParser.parse("urn:acme:product:4006381333931"), ACME).resolution().orElseThrow()
                        .address());
        assertEquals("https://acme.example/state:open",
                Explanation.of(UrnParser.parse("URN:ACME:state:open"), ACME).resolution().orElseThrow().address());
    }
}
