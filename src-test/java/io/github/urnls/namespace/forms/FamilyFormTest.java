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
import java.util.stream.Collectors;
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
            "urn:low:a1 | DOUBT a1: “a1” does not fit here: a name in this namespace is letters",
            "urn:low:Abc | SYNTAX Abc: write names in this namespace in lower case → abc"})
    void aNameIsReadByItsFamily(String name, String problems) {
        assertEquals(problems, problems(name));
    }

    private static final String PARTS = """
            { "nid": "acme", "source": "ACME handbook", "parts": [
                { "name": "kind", "case": "any", "values": {
                  "about": { "parts": [ { "name": "subject", "form": "urn" },
                    { "name": "language", "separator": ";", "optional": true, "pattern": "[a-z]{2}" } ] },
                  "order": { "parts": [ { "name": "number", "form": "number" },
                    { "name": "parameters", "separator": ";", "optional": true, "parameters": [
                      { "name": "lang", "pattern": "[a-z]{2}" }, { "name": "until", "form": "date", "optional": true }
                    ] } ] },
                  "state": { "parts": [ { "name": "state", "values": "urn:acme:state:" } ] },
                  "text": { "parts": [ { "name": "edition", "values": {
                    "v{1.2,2.0}.a": { "meaning": "an edition", "status": "retired", "until": "2024",
                      "replacedBy": "v3.0.a" },
                    "v3.0.a": "in force" } } ] } } } ],
              "vocabularies": [ { "prefix": "urn:acme:state:", "names": { "sent": "On its way",
                "shipped": { "title": "On its way", "status": "deprecated", "since": "2.0",
                  "replacedBy": "urn:acme:state:sent" } } } ] }
            """;

    private static Registry parts() {
        List<String> complaints = new ArrayList<>();
        RegistryFile.Content content = RegistryFile.read("acme.json", PARTS, complaints);
        assertEquals(List.of(), complaints);
        return Packages.registry(content);
    }

    /** What is wrong, by code, marked text, message and the text that repairs the name. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"urn:acme:about:urn:isbn:9780306406157 | ''",
            "urn:acme:About:urn:isbn:9780306406157;fr | ''", "urn:acme:order:17 | ''",
            "urn:acme:order:17;lang=fr;until=2026-12-24 | ''", "urn:acme:order:17;until=2026-12-24;lang=fr | ''",
            "urn:acme:state:sent | ''", "urn:acme:text:v3.0.a | ''",
            "urn:acme:about:isbn:9780306406157 | namespace-syntax isbn:9780306406157: the part “subject” of the"
                    + " namespace “acme” must be a URN (ACME handbook)",
            "urn:acme:about:urn:isbn:9780306406158;fr | check-digit 8: wrong check digit: 8 should be 7,"
                    + " or another digit is wrong (ISO 2108) → 7",
            "urn:acme:about:urn:acme:order:x;fr | namespace-syntax x: the part “number” of the namespace “acme” must be"
                    + " a number (ACME handbook)",
            "urn:acme:about:urn:acme:text:v2.0.a | deprecated-name v2.0.a: “v2.0.a” is retired: use v3.0.a (ACME"
                    + " handbook) → urn:acme:text:v3.0.a",
            "urn:acme:about:urn:cen.eu:en16931:2017 | ''", "urn:acme:STATE:sent | ''",
            "urn:acme:order:17;lang | namespace-syntax lang: the part “parameters” of the namespace “acme” must be"
                    + " parameters lang=…, until=…, each once at most (ACME handbook)",
            "urn:acme:order:17;lang=f;until=2026-12-32 | namespace-syntax f: the part “lang” of the namespace “acme”"
                    + " must match [a-z]{2} (ACME handbook); namespace-syntax 2026-12-32: the part “until” of the"
                    + " namespace “acme” must be a date such as 2026-11-24 (ACME handbook)",
            "urn:acme:order:17;lang=fr;colour=red | namespace-syntax colour=red: the part “parameters” of the namespace"
                    + " “acme” must be parameters lang=…, until=…, each once at most (ACME handbook)",
            "urn:acme:order:17;lang=fr;lang=de | namespace-syntax lang=de: the part “parameters” of the namespace"
                    + " “acme” must be parameters lang=…, until=…, each once at most (ACME handbook)",
            "urn:acme:order:17;until=2026-12-24 | namespace-syntax 2026-12-24: the part “lang” of the namespace"
                    + " “acme” is missing (ACME handbook)",
            "urn:acme:state:lost | namespace-syntax lost: the part “state” of the namespace “acme” must be one of sent"
                    + " (ACME handbook)",
            "urn:acme:text:v1.2.a | deprecated-name v1.2.a: “v1.2.a” is retired: use v3.0.a (ACME handbook)"
                    + " → urn:acme:text:v3.0.a",
            "urn:acme:text:v2.0.a | deprecated-name v2.0.a: “v2.0.a” is retired: use v3.0.a (ACME handbook)"
                    + " → urn:acme:text:v3.0.a"})
    void aPartSaysWhatItIs(String name, String findings) {
        Document document = new Document("a.json", "", 0, "[\"" + name + "\"]");
        String all = new Checker((rule, fault) -> {
            throw new AssertionError(rule.code(), fault);
        }).check(document, CheckOptions.DEFAULT.with(parts())).stream()
                .map(finding -> finding.code() + " " + finding.range().in(document.text()) + ": " + finding.message()
                        + finding.fixes().stream().findFirst()
                                .map(fix -> " → " + fix.edits().getFirst().newText()).orElse(""))
                .collect(Collectors.joining("; "));
        assertEquals(findings, all);
    }

    /** A value that is listed elsewhere says there how it ages. */
    @Test
    void aValueByReferenceAgesAsItsListSays() {
        List<String> complaints = new ArrayList<>();
        String elsewhere = PARTS.replace("\"urn:acme:state:\"", "\"urn:acme:old:\"").replace("urn:acme:state:sent",
                "urn:acme:old:sent");
        Registry registry = Packages.registry(RegistryFile.read("a.json", elsewhere, complaints));
        assertEquals(List.of(), complaints);
        ParsedUrn shipped = UrnParser.parse("urn:acme:state:shipped");
        assertEquals("“shipped” deprecated 2.0 urn:acme:state:sent", FamilyForm.find(shipped, registry)
                .flatMap(form -> form.aged(shipped)).map(old -> old.what() + " " + old.status().word() + " "
                        + old.life().since() + " " + old.next())
                .orElse(""));
    }

    /** What a person can read of them: in a hover, and in what a command says of the namespace. */
    @Test
    void partsAreExplained() {
        String about = ExplanationText.markdown(Explanation.of(UrnParser.parse("urn:acme:text:v1.2.a"), parts()));
        assertTrue(about.contains("edition “v1.2.a” (an edition; retired, use v3.0.a)"), about);
        List<String> words = parts().find("acme").orElseThrow().form().orElseThrow().inWords();
        assertTrue(words.contains("      part “lang” must match [a-z]{2}"), words::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "\"values\": \"urn:acme:state:\" | \"values\": \"urn:acme:other:\" | “values” must be a list of texts, an"
                    + " object from texts to their meanings, or the “prefix” of one of “vocabularies”",
            "\"case\": \"any\" | \"case\": \"none\" | “case” must be any",
            "\"form\": \"urn\" | \"form\": \"uri\" | “form” must be text, uuid, date, number or urn",
            "\"name\": \"until\" | \"name\": \"lang\" | “lang” can be no parameter: the names are different, of"
                    + " letters, digits, hyphens, dots and underscores",
            "\"separator\": \";\", \"optional\": true, \"pattern\" | \"optional\": true, \"pattern\" | the part"
                    + " “subject” is a URN, which has colons: the next part needs another separator",
            "v{1.2,2.0}.a | v{1.2,3.0}.a | the value “v3.0.a” is listed twice",
            "\"replacedBy\": \"v3.0.a\" | \"replacedBy\": \"v2.0.a\" | “v2.0.a” is replaced by “v2.0.a”: it must be"
                    + " deprecated or retired, and the other one a value that is neither",
            "\"name\": \"kind\" | \"name\": \"kind\", \"name\": \"kinds\" | “name” stands twice; the last one counts",
            "\"status\": \"retired\" | \"status\": \"gone\" | “status” must be current, deprecated or retired"})
    void aMistakeInAPartIsTold(String part, String instead, String complaint) {
        assertTrue(PARTS.contains(part), part);
        List<String> complaints = new ArrayList<>();
        RegistryFile.read("acme.json", PARTS.replace(part, instead), complaints);
        assertTrue(complaints.stream().anyMatch(one -> one.endsWith(complaint)), complaints::toString);
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
