package io.github.urnls.check;

import io.github.urnls.feature.Uses;
import java.util.Optional;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.FixAll;
import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.feature.CodeLenses;
import io.github.urnls.feature.completion.Completions;
import io.github.urnls.feature.completion.UsedNames;
import io.github.urnls.feature.DocumentSymbols;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.feature.InlayHints;
import io.github.urnls.feature.SelectionRanges;
import io.github.urnls.feature.SemanticTokens;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.SuppressionHover;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.feature.UrnMigrations;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.fuzz.Documents;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.Sections;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.support.Fixture;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Any document, looked at by every rule and every feature; every fix of every finding made. */
public final class CheckTarget implements FuzzTarget {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw new AssertionError("rule " + rule.code() + " failed", fault);
    });

    /** Each fix costs a check of the document. */
    private static final int MOST_FIXES = 12;

    @Override
    public String name() {
        return "check";
    }

    @Override
    public void check(Input input) {
        String extension = input.choice(Documents.EXTENSIONS);
        CheckOptions options = new CheckOptions(input.choice(Specification.all()), Map.of(), Set.of());
        int cursor = input.number(4096);
        Document document = new Document("file:///x." + extension, "", 1, input.text());
        List<UrnOccurrence> occurrences = OccurrenceScanner.scan(document);
        checkOccurrences(occurrences, document.text());
        List<Finding> findings = CHECKER.check(document, options);
        checkFindings(findings, document.text());
        List<Finding> first = findings.subList(0, Math.min(MOST_FIXES, findings.size()));
        first.forEach(finding -> finding.fixes().stream().limit(3)
                .forEach(fix -> FixPromise.checkAnywhere(document, options, CHECKER, findings, fix)));
        checkAllSafeFixes(document, options);
        findings.stream().findFirst().flatMap(new Ignoring(document, CHECKER, options)::here)
                .ifPresent(fix -> TextEdit.apply(document.text(), fix.edits()));
        features(document, options, Math.min(cursor, document.text().length()));
    }

    private static void checkOccurrences(List<UrnOccurrence> occurrences, String text) {
        int end = 0;
        for (UrnOccurrence occurrence : occurrences) {
            assertTrue(occurrence.range().start() >= end && occurrence.range().end() <= text.length(),
                    () -> occurrence + " in " + text);
            assertFalse(occurrence.text().isEmpty());
            end = occurrence.range().end();
        }
    }

    private static void checkFindings(List<Finding> findings, String text) {
        int start = 0;
        for (Finding finding : findings) {
            assertTrue(finding.range().start() >= start && finding.range().end() <= text.length(),
                    () -> finding + " in " + text);
            assertFalse(finding.message().isBlank());
            start = finding.range().start();
        }
    }

    private static void checkAllSafeFixes(Document document, CheckOptions options) {
        String repaired = FixAll.apply(document, CHECKER, options);
        if (!repaired.equals(document.text())) {
            Document again = document.withText(2, repaired);
            assertEquals(List.of(), SafeFixes.edits(CHECKER.check(again, options)),
                    () -> document.text() + " becomes " + repaired);
        }
    }

    /** The names of a workspace that has none. */
    private static final UsedNames UNUSED = new UsedNames() {
        @Override
        public boolean each(Consumer<String> sink) {
            return true;
        }

        @Override
        public List<String> matching(Predicate<String> wanted) {
            return List.of();
        }

        @Override
        public int uses(Name name) {
            return 0;
        }

        @Override
        public boolean isSound(String name) {
            return true;
        }
    };

    private static void hover(Document document, List<Name> names, int place, CheckOptions options) {
        NameTarget.at(names, place).map(NameTarget::name).ifPresentOrElse(
                name -> ExplanationText.markdown(Explanation.of(name, options, Spellings.in(names))),
                () -> SuppressionHover.at(document, place));
    }

    private static void features(Document document, CheckOptions options, int cursor) {
        TextRange all = new TextRange(0, document.text().length());
        Specification specification = options.specification();
        List<Name> names = Name.in(document, specification);
        SemanticTokens.in(document, names, all);
        InlayHints.in(names, all, kind -> true);
        DocumentSymbols.in(names);
        Declarations.in(document, names);
        CodeLenses.of(Declarations.in(document, names), specification,
                key -> new Uses(Optional.empty(), Optional.empty(), 1, 1, 1, 1));
        UrnLinks.in(names, options.registry());
        UrnMigrations.all(document, names, options);
        for (int place : new int[] {cursor, names.isEmpty() ? 0 : names.getLast().range().end()}) {
            Completions.unasked(Sections.of(document, specification), place, options.registry(), UNUSED);
            Completions.at(Sections.of(document, specification), place, options.registry(), UNUSED);
            hover(document, names, place, options);
            SelectionRanges.at(names, place);
        }
    }

    @Override
    public Stream<byte[]> seeds() {
        return Documents.drawn().map(CheckTarget::seed);
    }

    private static byte[] seed(Fixture fixture) {
        String specification = fixture.options().getOrDefault("specification", "rfc8141");
        return Input.of(fixture.text(), Documents.language(fixture),
                Specification.all().indexOf(Specification.byId(specification).orElseThrow()), 0, 7);
    }
}
