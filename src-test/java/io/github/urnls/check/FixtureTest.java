package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.FixAll;
import io.github.urnls.check.run.Rules;
import io.github.urnls.support.Fixture.Expected;
import io.github.urnls.support.Fixture.ExpectedFix;
import io.github.urnls.support.Fixture;
import io.github.urnls.support.Packages;
import io.github.urnls.check.project.Layers;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Documents with their findings drawn under them, read in both directions; see {@link Fixture} for the notation. */
class FixtureTest {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    static Stream<Fixture> fixtures() {
        return Stream.of("rules", "formats", "levels", "judgement", "packages")
                .flatMap(folder -> Fixture.in(Path.of("src-test", "fixtures", folder)));
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void exactlyTheMarkedFindingsAreFound(Fixture fixture) {
        Document document = document(fixture, fixture.text());
        List<Finding> findings = CHECKER.check(document, options(fixture));
        List<String> found = findings.stream().map(finding -> drawn(document, finding)).toList();
        List<String> wanted = fixture.expected().stream().map(expected -> drawn(document.lines(), expected)).toList();
        assertEquals(String.join("\n", wanted), String.join("\n", found), fixture::text);
        for (int i = 0; i < findings.size(); i++) {
            Expected expected = fixture.expected().get(i);
            Finding finding = findings.get(i);
            assertTrue(finding.message().contains(expected.message()), finding::message);
            if (!expected.severity().isEmpty()) {
                assertEquals(expected.severity(), finding.severity().id(), finding::message);
            }
            if (!expected.fixes().isEmpty()) {
                assertFixes(document, expected, finding);
            }
        }
    }

    private static void assertFixes(Document document, Expected expected, Finding finding) {
        if (expected.fixes().getFirst().title().isEmpty()) {
            assertEquals(List.of(), finding.fixes());
            return;
        }
        assertEquals(expected.fixes().stream().map(fix -> (fix.safe() ? "! " : "") + fix.title()).toList(),
                finding.fixes().stream().map(fix -> (fix.safety() == Fix.Safety.SAFE ? "! " : "") + fix.title())
                        .toList());
        for (int i = 0; i < expected.fixes().size(); i++) {
            ExpectedFix wanted = expected.fixes().get(i);
            if (!wanted.lines().isEmpty()) {
                assertEquals(wanted.lines(), changedLines(document.text(),
                        TextEdit.apply(document.text(), finding.fixes().get(i).edits())));
            }
        }
    }

    /** Each fix of each finding, applied alone: the finding is gone and there is none that was not there before. */
    @ParameterizedTest
    @MethodSource("fixtures")
    void everyFixRemovesItsFindingAndBringsNoOther(Fixture fixture) {
        Document document = document(fixture, fixture.text());
        List<Finding> before = CHECKER.check(document, options(fixture));
        for (Finding finding : before) {
            for (Fix fix : finding.fixes()) {
                FixPromise.check(document, options(fixture), CHECKER, before, finding, fix);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void allSafeFixesAtOnceLeaveNoSafeFixAndChangeNothingTwice(Fixture fixture) {
        Document document = document(fixture, fixture.text());
        String repaired = FixAll.apply(document, CHECKER, options(fixture));
        List<Finding> left = CHECKER.check(document(fixture, repaired), options(fixture));
        assertEquals(List.of(), SafeFixes.edits(left));
        assertEquals(repaired, FixAll.apply(document(fixture, repaired), CHECKER, options(fixture)));
        boolean anySafe = !SafeFixes.edits(CHECKER.check(document, options(fixture))).isEmpty();
        if (anySafe) {
            assertNotEquals(fixture.text(), repaired);
        }
    }

    /** The document cut off at every place in it: no exception, and nothing reported outside the text. */
    @ParameterizedTest
    @MethodSource("fixtures")
    void halfTypedDocumentsAreNoTrouble(Fixture fixture) {
        for (int end = 0; end < fixture.text().length(); end++) {
            String cut = fixture.text().substring(0, end);
            for (Finding finding : CHECKER.check(document(fixture, cut), options(fixture))) {
                assertTrue(finding.range().end() <= end, () -> finding + " in " + cut);
            }
        }
    }

    @Test
    void everyRuleHasItsFixture() {
        Set<String> drawn = new HashSet<>();
        Fixture.in(Path.of("src-test", "fixtures", "rules")).forEach(fixture -> fixture.expected().stream()
                .filter(expected -> fixture.source().equals(expected.code() + ".txt"))
                .forEach(expected -> drawn.add(expected.code())));
        Set<String> rules = new HashSet<>(Rules.all().stream().map(Rule::code).toList());
        rules.remove("missing-scheme"); // what does not begin with "urn:" is not found in a document; CasesTest has it
        rules.remove("undeclared-name"); // which takes several documents; PrefixedNameRulesTest has it
        rules.removeAll(drawn);
        assertEquals(Set.of(), rules, "each rule needs src-test/fixtures/rules/CODE.txt, which draws a finding of it");
    }

    private static Document document(Fixture fixture, String text) {
        return new Document("file:///" + fixture.options().getOrDefault("name", "fixture." + fixture.language()), "", 1,
                text);
    }

    private static CheckOptions options(Fixture fixture) {
        Specification specification = Specification.byId(fixture.options().getOrDefault("specification", "rfc8141"))
                .orElseThrow();
        Set<String> off = fixture.options().containsKey("off") ? Set.of(fixture.options().get("off").split(","))
                : Set.of();
        return new CheckOptions(specification, Map.of(), off).with(registry(fixture))
                .with(TestFiles.USUAL.of(Optional.ofNullable(fixture.options().get("name")), new Layers(List.of())));
    }

    /** That of the file {@code registry=FILE} in {@code fixtures/packages}. */
    private static Registry registry(Fixture fixture) {
        String name = fixture.options().get("registry");
        return name == null ? Registry.BUILT_IN : Packages.registry(name);
    }

    private static String drawn(Document document, Finding finding) {
        LineIndex lines = document.lines();
        int line = lines.lineOf(finding.range().start());
        return (line + 1) + ":" + (finding.range().start() - lines.lineStart(line)) + "-"
                + (finding.range().end() - lines.lineStart(line)) + " " + finding.code();
    }

    private static String drawn(LineIndex lines, Expected expected) {
        return (expected.line() + 1) + ":" + expected.start() + "-" + expected.end() + " " + expected.code();
    }

    private static List<String> changedLines(String before, String after) {
        List<String> old = List.of(before.split("\\R", -1));
        List<String> changed = new ArrayList<>();
        List<String> lines = List.of(after.split("\\R", -1));
        for (int i = 0; i < lines.size(); i++) {
            if (i >= old.size() || !old.get(i).equals(lines.get(i))) {
                changed.add(lines.get(i));
            }
        }
        return changed;
    }
}
