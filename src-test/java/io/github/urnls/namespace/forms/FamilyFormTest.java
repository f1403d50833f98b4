package io.github.urnls.namespace.forms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.check.run.Checker;
import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.feature.packages.Contradictions;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.Registry;
import io.github.urnls.support.Packages;
import io.github.urnls.text.Document;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a registry file of a user can say of a family of names. */
class FamilyFormTest {

    private static final String FILE = """
            { "namespaces": [
              { "nid": "acme", "title": "names of ACME", "owner": "ACME",
                "pattern": "(?:order|product|path):.+", "words": "“order:”, “product:” or “path:” and more",
                "source": "ACME handbook §2",
                "traps": [
                  { "pattern": "product-([0-9]+)", "message": "a colon stands behind “product” (ACME handbook §3)",
                    "write": "product:{1}" },
                  { "pattern": "order:old:.*", "message": "old orders are gone (ACME §4)", "doubted": true } ],
                "titles": [ { "pattern": "product:([0-9]+)(?::([a-z]+))?", "title": "product {1}[, in {2}]",
                  "parts": ["number", "color"], "source": "ACME catalog" } ],
                "deviates": [ { "names": "urn:acme:path:*?*", "errors": ["stray-question-mark"],
                  "why": "“?” before parameters" } ] },
              { "prefix": "urn:acme:order:", "source": "ACME handbook §5", "parts": [
                { "name": "class", "values": {
                  "a": { "parts": [ { "name": "number", "form": "number", "least": 1, "most": 99 } ] },
                  "b": { "parts": [ { "name": "code", "pattern": "[A-Z]{4}", "words": "have four capital letters",
                    "doubted": "form" } ] } } } ] },
              { "nid": "low", "usual": "[a-z]+", "words": "letters", "case": "lower" }
            ] }
            """;

    private static final Registry REGISTRY = registry();

    private static Registry registry() {
        List<String> complaints = new ArrayList<>();
        RegistryFile.Content content = RegistryFile.read("acme.json", FILE, complaints);
        assertEquals(List.of(), complaints);
        return Packages.registry(content);
    }

    /** Each problem with its kind, the marked text and the repair. */
    private static String problems(String name) {
        ParsedUrn urn = UrnParser.parse(name);
        List<String> all = new ArrayList<>();
        for (Problem problem : REGISTRY.find(urn.nidText()).orElseThrow().form().orElseThrow().check(urn)) {
            all.add(problem.kind() + " " + problem.span().in(name) + ": " + problem.message()
                    + problem.repair().map(repair -> " → " + repair.replacement()).orElse(""));
        }
        return String.join("; ", all);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"urn:acme:product:12 | ''", "urn:acme:order:a:7 | ''",
            "urn:acme:order:b:ABCD | ''", "urn:acme:path:x | ''", "urn:low:abc | ''",
            "urn:acme:house:1 | SYNTAX house: “house” does not fit here: a name in this namespace is “order:”,"
                    + " “product:” or “path:” and more (ACME handbook §2)",
            "urn:acme:product-12 | SYNTAX -: a colon stands behind “product” (ACME handbook §3)"
                    + " → product:12",
            "urn:acme:order:a:0 | SYNTAX 0: the part “number” of the namespace “acme” must be a number from 1 to 99"
                    + " (ACME handbook §5)",
            "urn:acme:order:a:07 | SYNTAX 07: the part “number” of the namespace “acme” must be a number from 1 to 99"
                    + " (ACME handbook §5)",
            "urn:acme:order:a:100 | SYNTAX 100: the part “number” of the namespace “acme” must be a number from 1 to"
                    + " 99 (ACME handbook §5)",
            "urn:acme:order:b:abcd | DOUBT abcd: the part “code” of the namespace “acme” must have four capital letters"
                    + " (ACME handbook §5)",
            "urn:acme:order: | ''",
            "urn:low:a1 | DOUBT 1: “1” does not fit here: a name in this namespace is letters",
            "urn:low:Abc | SYNTAX Abc: write names in this namespace in lower case → abc"})
    void aNameIsReadByItsFamily(String name, String problems) {
        assertEquals(problems, problems(name));
    }

    @Test
    void aNumberMayBeLarge() {
        List<String> complaints = new ArrayList<>();
        Registry large = Packages
                .registry(RegistryFile.read("a.json", "{\"nid\": \"large\", \"parts\": [{\"name\": \"n\","
                        + " \"form\": \"number\", \"least\": 1}]}", complaints));
        assertEquals(List.of(), complaints);
        assertEquals(List.of(), large.find("large").orElseThrow().form().orElseThrow()
                .check(UrnParser.parse("urn:large:12345678901234567890")));
    }

    /** A code that stands twice counts once. */
    @Test
    void aCodeMayStandTwice() {
        List<String> complaints = new ArrayList<>();
        RegistryFile.read("a.json", FILE.replace("[\"stray-question-mark\"]",
                "[\"stray-question-mark\", \"stray-question-mark\"]"), complaints);
        assertEquals(List.of(), complaints);
    }

    @Test
    void aTitleSaysWhatANameIs() {
        assertTrue(explained("urn:acme:product:12:red").startsWith("**product 12, in red**"));
        assertTrue(explained("urn:acme:product:12").startsWith("**product 12**"));
        assertTrue(explained("urn:acme:product:12:red").contains("number “12”, color “red”"));
    }

    private static String explained(String name) {
        return ExplanationText.markdown(Explanation.of(UrnParser.parse(name), REGISTRY));
    }

    /** Only the errors that the owner names are right, and only in names of its own. */
    @Test
    void aDeviationExcusesWhatItNames() {
        assertEquals(List.of("deployed-name"), codes("urn:acme:path:a?b=c"));
        assertEquals(List.of("stray-question-mark"), codes("urn:acme:product:1?b=c"));
        assertEquals(List.of("malformed-percent-encoding"), codes("urn:acme:path:a%zz?b=c").stream()
                .filter(code -> !code.equals("deployed-name")).toList());
    }

    /** A name that deviates can be an example, and one with another error a counter-example. */
    @Test
    void aDeviationCanBeTested() {
        List<String> complaints = new ArrayList<>();
        RegistryFile.Content content = RegistryFile.read("a.json", FILE.replace(
                "\"why\": \"“?” before parameters\" } ]",
                "\"why\": \"“?” before parameters\" } ], \"examples\": [\"urn:acme:path:a?b=c\","
                        + " \"urn:acme:path:a%zz?b\"],"
                        + " \"counterExamples\": [\"urn:acme:path:b%zz?b\", \"urn:acme:product:1?b=c\"]"),
                complaints);
        assertEquals(List.of(), complaints);
        assertEquals(List.of("urn:acme:path:a%zz?b"),
                Contradictions.in(content).stream().map(Contradictions.Contradiction::name).toList());
    }

    private static List<String> codes(String name) {
        Document document = new Document("a.json", "", 0, "[\"" + name + "\"]");
        return new Checker((rule, fault) -> {
            throw new AssertionError(rule.code(), fault);
        }).check(document, CheckOptions.DEFAULT.with(REGISTRY)).stream().map(Finding::code).toList();
    }

    /** What only the families of the program have is complained of, and has no effect. */
    @Test
    void aMemberThatUsersDoNotHaveHasNoEffect() {
        List<String> complaints = new ArrayList<>();
        RegistryFile.Content content = RegistryFile.read("a.json", """
                { "namespaces": [ { "nid": "low", "form": "isbn", "compared": "lower", "fixed": true,
                  "segments": [ { "names": { "a": "b" } } ] } ] }
                """, complaints);
        assertEquals(4, complaints.size(), complaints::toString);
        assertTrue(Packages.registry(content).find("low").orElseThrow().form().isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "\"prefix\": \"urn:acme:order:\" | \"prefix\": \"urn:other:x:\" | line 13: “prefix” must begin with a"
                    + " namespace that stands before it in the file, and end with a colon",
            "\"prefix\": \"urn:acme:order:\" | \"prefix\": \"urn:acme:order\" | line 13: “prefix” must begin with a"
                    + " namespace that stands before it in the file, and end with a colon",
            "\"prefix\": \"urn:acme:order:\" | \"nid\": \"ACME\" | line 13: the namespace “acme” is described twice;"
                    + " the first counts",
            "\"write\": \"product:{1}\" | \"write\": \"product:{2}\" | line 7: “{1}” and “parts” are for the groups of"
                    + " “pattern”, which has 1",
            "product {1}[ | product {[ | line 9: “{1}” and “parts” are for the groups of “pattern”, which has 2",
            "\"number\", \"color\" | \"number\", \"color\", \"size\" | line 9: “{1}” and “parts” are for the groups of"
                    + " “pattern”, which has 2",
            "[\"stray-question-mark\"] | [\"stray\", \"stray\"] | line 11: there is no error “stray”",
            "\"names\": \"urn:acme:path:*?*\" | \"names\": \"urn:ietf:*\" | line 11: a file says nothing of names"
                    + " outside urn:acme:",
            "\"least\": 1 | \"least\": 100 | line 15: “least” and “most” are for a “form” number, and “least” is not"
                    + " above “most”",
            "\"least\": 1 | \"least\": -1 | line 15: “least” must be a whole number, 0 or more",
            "\"case\": \"lower\" | \"case\": \"upper\" | line 18: “case” must be lower",
            "\"message\": \"a colon | \"massage\": \"a colon | line 6: unknown “massage”; did you mean “message”?",
            "\"doubted\": \"form\" | \"doubted\": \"yes\" | line 17: “doubted” must be form or all",
            "\"pattern\": \"product-([0-9]+)\" | \"pattern\": \"(a)\\\\1\" | line 6: “pattern” is not a regular"
                    + " expression",
            "\"usual\": \"[a-z]+\" | \"form\": \"isbn\" | line 18: unknown “form”"})
    void aMistakeIsToldWithItsLine(String part, String instead, String complaint) {
        assertTrue(FILE.contains(part), part);
        List<String> complaints = new ArrayList<>();
        RegistryFile.Content content = RegistryFile.read("acme.json", FILE.replace(part, instead), complaints);
        assertTrue(complaints.getFirst().startsWith("acme.json: " + complaint), complaints::toString);
        assertEquals(2, content.namespaces().size(), "the rest applies");
    }
}
