package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.support.Shared;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Names that are right and wrong by the specification of their namespace, each with the place that says so: {@code names.tsv}. What is
 * {@code doubt} or {@code branch} there may be passed over, but is never more than doubted.
 */
class NamespaceRulesTest {

    /** One row of the table. */
    record Name(String urn, String expect, String where, String note) {
        @Override
        public String toString() {
            return urn + " is " + expect + " (" + where + ": " + note + ")";
        }
    }

    static Stream<Name> names() {
        return Shared.table(Path.of("src-test", "fixtures", "namespaces", "names.tsv")).stream()
                .map(row -> new Name(row.get(0), row.get(1), row.get(2), row.get(3)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void isJudgedAsItsSpecificationSays(Name name) {
        ParsedUrn urn = UrnParser.parse(name.urn());
        assertTrue(urn.isValid(), "valid by the general grammar");
        List<Problem> problems = Namespaces.rule(urn).map(rule -> rule.check(urn)).orElse(List.of());
        List<Problem.Kind> kinds = problems.stream().map(Problem::kind).distinct().toList();
        switch (name.expect()) {
            case "right" -> assertEquals(List.of(), problems);
            case "syntax" -> assertEquals(List.of(Problem.Kind.SYNTAX), kinds);
            case "check-digit" -> assertEquals(List.of(Problem.Kind.CHECK_DIGIT), kinds);
            case "doubt", "branch" -> assertTrue(kinds.stream().allMatch(Problem.Kind.DOUBT::equals), problems::toString);
            default -> throw new AssertionError(name.expect());
        }
        for (Problem problem : problems) {
            assertTrue(problem.span().start() >= urn.nss().orElseThrow().start() && problem.span().end() <= urn.nss().orElseThrow().end()
                    && !problem.span().isEmpty(), problem::toString);
            assertTrue(problem.message().matches("(?s).*\\(.+\\)"), "names its source: " + problem.message());
        }
    }

    /** Three right ones for each namespace that has a rule, and three that are not, unless everything is right there. */
    @Test
    void everyRuleHasItsNames() {
        Map<String, Integer> right = new TreeMap<>();
        Map<String, Integer> wrong = new TreeMap<>();
        names().forEach(name -> (name.expect().equals("right") ? right : wrong)
                .merge(UrnParser.parse(name.urn()).nidText().toLowerCase(Locale.ROOT), 1, Integer::sum));
        for (NamespaceRule rule : Namespaces.all()) {
            assertTrue(right.getOrDefault(rule.nid(), 0) >= 3, "right: " + rule.nid());
            boolean anythingGoes = rule instanceof ShapeRule shape && shape.must().isEmpty() && shape.should().isEmpty()
                    || rule.nid().equals("example");
            // "xmpp" lets nearly everything pass: only an empty part is wrong.
            assertTrue(anythingGoes || wrong.getOrDefault(rule.nid(), 0) >= (rule.nid().equals("xmpp") ? 1 : 3), "wrong: " + rule.nid());
        }
    }

    /** Whatever stands behind the NID, a rule answers: with places inside the name, and within the time of a keystroke. */
    @Test
    void noNameIsTooMuch() {
        String[] parts = {"", "-", ":", "a", "0", ".", "1.2", "A-", "std:iso:1:amd:1", "imei:1", "%C3%A9", "x".repeat(5000), "a:".repeat(3000),
            "1.".repeat(3000), "a.".repeat(450), "9".repeat(999), "a-".repeat(400), "std:iso:1" + ":amd:1:v1".repeat(100)};
        for (NamespaceRule rule : Namespaces.all()) {
            for (String first : parts) {
                for (String second : parts) {
                    ParsedUrn urn = UrnParser.parse("urn:" + rule.nid() + ":" + first + second);
                    if (urn.isValid()) {
                        rule.check(urn).forEach(problem -> assertTrue(problem.span().end() <= urn.text().length()));
                        rule.explain(urn);
                        rule.recognizes(urn.nssText());
                        NamespaceEquivalence.key(urn);
                    }
                }
            }
        }
    }
}
