package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.support.Table;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Names that are right and wrong by the specification of their namespace, each with the place that says so:
 * {@code names.tsv}. A name marked {@code doubt} or {@code branch} may have no problem, but never a certain one.
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
        return Table.rows("namespaces/names.tsv").stream()
                .map(row -> new Name(row.get(0), row.get(1), row.get(2), row.get(3)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void followsItsSpecification(Name name) {
        ParsedUrn urn = UrnParser.parse(name.urn());
        assertTrue(urn.isValid(), "valid by the general grammar");
        List<Problem> problems = Namespaces.check(urn);
        List<Problem.Kind> kinds = problems.stream().map(Problem::kind).distinct().toList();
        switch (name.expect()) {
            case "right" -> assertEquals(List.of(), problems);
            case "syntax" -> assertEquals(List.of(Problem.Kind.SYNTAX), kinds);
            case "check-digit" -> assertEquals(List.of(Problem.Kind.CHECK_DIGIT), kinds);
            case "doubt", "branch" ->
                    assertTrue(kinds.stream().allMatch(Problem.Kind.DOUBT::equals), problems::toString);
            default -> throw new AssertionError(name.expect());
        }
        for (Problem problem : problems) {
            assertTrue(problem.span().start() >= urn.nss().orElseThrow().start()
                    && problem.span().end() <= urn.nss().orElseThrow().end()
                    && !problem.span().isEmpty(), problem::toString);
            assertTrue(problem.message().matches("(?s).*\\(.+\\)"), "names its source: " + problem.message());
        }
    }

    /**
     * For any text behind the NID, a rule answers with places inside the name, and within the time of a keystroke.
     */
    @Test
    void anyNameIsChecked() {
        String[] parts = {"", "-", ":", "a", "0", ".", "1.2", "A-", "std:iso:1:amd:1", "imei:1", "%C3%A9", "id:sgtin:",
                "1.".repeat(499) + "1", "x".repeat(5000), "a:".repeat(3000),
                "1.".repeat(3000), "a.".repeat(450), "9".repeat(999), "a-".repeat(400),
                "std:iso:1" + ":amd:1:v1".repeat(100)};
        for (String nid : Families.builtIn().nids()) {
            for (String first : parts) {
                for (String second : parts) {
                    ParsedUrn urn = UrnParser.parse("urn:" + nid + ":" + first + second);
                    if (urn.isValid()) {
                        List<Problem> problems = Namespaces.check(urn);
                        problems.forEach(problem -> assertTrue(problem.span().end() <= urn.text().length()));
                        assertTrue(problems.isEmpty() || urn.nssText().length() <= NssPattern.LONGEST,
                                "too long to be judged");
                        Namespaces.explain(urn);
                        Families.builtIn().form(nid).orElseThrow().recognizes(urn.nssText());
                        NamespaceEquivalence.key(urn);
                        Resolvers.find(urn, Registry.BUILT_IN);
                    }
                }
            }
        }
    }

    /** Applies a repair and checks again: its problem is gone. */
    @ParameterizedTest
    @MethodSource("names")
    void everyRepairRemovesItsProblem(Name name) {
        ParsedUrn urn = UrnParser.parse(name.urn());
        for (Problem problem : Namespaces.check(urn)) {
            problem.repair().ifPresent(repair -> {
                String repaired = name.urn().substring(0, repair.span().start()) + repair.replacement()
                        + name.urn().substring(repair.span().end());
                assertTrue(UrnParser.parse(repaired).isValid(), repaired);
                assertTrue(Namespaces.check(UrnParser.parse(repaired)).size() < Namespaces.check(urn).size(), repaired);
            });
        }
    }

    /** Expressions of a user that the JDK would not finish in any useful time. */
    @Test
    void explosiveExpressionsAreBounded() {
        for (String expression : List.of("(.*a){12}", "(.+):(.+):(.+):(.+):(.+):[0-9]+", "(((a|b)|(c))*:?)*")) {
            NssPattern pattern = NssPattern.of(expression);
            for (String nss : List.of("a".repeat(200) + "X", "a:".repeat(100) + "X")) {
                assertTrue(pattern.rejects(nss), expression);
                assertFalse(pattern.matches(nss), expression);
            }
        }
        assertTrue(NssPattern.of("(((a|b)|(c))*:?)*").matches("ab".repeat(495)));
    }
}
