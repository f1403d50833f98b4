package io.github.urnls.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CheckerTest {

    private static final Document DOCUMENT = new Document("file:///a.xml", "xml", 1,
            "<a b=\"urn:example:a b\" c=\"URN:example:x?y\"/>");

    private static List<String> codes(Checker checker, CheckOptions options) {
        return checker.check(DOCUMENT, options).stream().map(f -> f.code() + " " + f.severity().id()).toList();
    }

    @Test
    void aRuleThatThrowsLosesOnlyItsOwnResult() {
        List<String> faults = new ArrayList<>();
        Checker checker = BrokenRule.checker((rule, fault) -> faults.add(rule.code() + ": " + fault.getMessage()));
        assertEquals(List.of("illegal-character error", "not-normalized hint", "stray-question-mark error"),
                codes(checker, CheckOptions.DEFAULT));
        assertEquals(List.of("broken: on purpose", "broken: on purpose"), faults);
    }

    /** What a pattern has is accepted as it is, what its star stands for only if it is valid. */
    @Test
    void anErrorOfSyntaxIsHiddenOnlyWhereThePatternHasIt() {
        assertEquals(List.of("illegal-character error", "not-normalized hint", "stray-question-mark error"),
                accepting("urn:other:*"));
        assertEquals(List.of("illegal-character error", "stray-question-mark error"), accepting("urn:example:*"));
        assertEquals(List.of("illegal-character error"), accepting("urn:example:*", "URN:example:x?y"));
        assertEquals(List.of("stray-question-mark error"), accepting("urn:example:a b*", "urn:example:x*"));
        assertEquals(List.of("illegal-character error", "stray-question-mark error"), accepting("*"));
        String name = "urn:example:a*b?c"; // a star may stand in a name
        assertEquals(name.length(), new CheckOptions(Specification.RFC8141, Map.of(), Set.of(), List.of(new Glob(name)),
                Registry.BUILT_IN).accepted(name));
    }

    private static List<String> accepting(String... patterns) {
        return codes(new Checker((rule, fault) -> {}), new CheckOptions(Specification.RFC8141, Map.of(), Set.of(),
                Stream.of(patterns).map(Glob::new).toList(), Registry.BUILT_IN));
    }

    /** Throws at one of the questions that a rule over documents is asked. */
    private static final class BrokenOfDocument extends NamedRule implements Rule.OfDocument {

        private final String at;

        private BrokenOfDocument(String at) {
            super("broken", Group.PROJECT, Severity.ERROR, "A rule of these tests.");
            this.at = at;
        }

        private void asked(String question) {
            if (question.equals(at)) {
                throw new IllegalStateException(at);
            }
        }

        @Override
        public boolean concerns(DocumentSection section) {
            asked("section");
            return true;
        }

        @Override
        public boolean concerns(Document document) {
            asked("document");
            return true;
        }

        @Override
        public DocumentSubject prepare(DocumentSubject subject) {
            asked("prepare");
            return subject;
        }

        @Override
        public List<Finding> check(DocumentSubject subject) {
            asked("check");
            return List.of();
        }
    }

    @Test
    void aRuleOverDocumentsThatThrowsLosesOnlyItsOwnResult() {
        for (String at : List.of("section", "document", "prepare", "check")) {
            Set<String> faults = new HashSet<>();
            List<Rule> rules = new ArrayList<>(Rules.all());
            rules.addFirst(new BrokenOfDocument(at));
            Checker checker = new Checker(rules, (rule, fault) -> faults.add(rule.code() + ": " + fault.getMessage()));
            List<String> expected = List.of("illegal-character error", "not-normalized hint",
                    "stray-question-mark error");
            assertEquals(expected, codes(checker, CheckOptions.DEFAULT), at);
            Sections sections = Sections.of(DOCUMENT, Specification.RFC8141);
            assertEquals(expected,
                    new SectionedCheck(checker, sections, CheckOptions.DEFAULT, Spellings.NONE).finished().all()
                            .stream().map(f -> f.code() + " " + f.severity().id()).toList(),
                    at);
            assertEquals(Set.of("broken: " + at), faults);
        }
    }

    @Test
    void severitiesCanBeSetAndRulesTurnedOff() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        assertEquals(List.of("illegal-character hint", "stray-question-mark error"), codes(checker, new CheckOptions(
                Specification.RFC8141, Map.of("illegal-character", Severity.HINT), Set.of("not-normalized"))));
    }

    /** Upper-case digits become a finding of their own only once the name is valid; one call makes both repairs. */
    @Test
    void fixAllGoesOnUntilNothingIsLeft() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        Document document = new Document("file:///a.json", "json", 1, "[\"urn:example:%aa^b%C3%A9\"]");
        String repaired = FixAll.apply(document, checker, CheckOptions.DEFAULT);
        assertEquals(List.of(), SafeFixes.edits(checker.check(document.withText(2, repaired), CheckOptions.DEFAULT)));
        assertTrue(repaired.contains("%AA%5Eb"), repaired);
    }

    /** Neither time nor findings grow with the square of what someone pastes into a value. */
    @Test
    void aNameWithManyProblemsIsNotRepairedCharacterByCharacter() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        String value = "urn:example:a" + "?".repeat(5_000) + "{a".repeat(5_000);
        List<Finding> findings = checker.check(new Document("file:///a.json", "json", 1, "[\"" + value + "\"]"),
                CheckOptions.DEFAULT);
        assertEquals(Checker.MOST_FINDINGS, findings.size());
        assertTrue(findings.getLast().message().endsWith("; and 9950 more problems in this URN"),
                findings.getLast().message());
        assertTrue(findings.stream().allMatch(finding -> finding.fixes().isEmpty()));
    }

    /** Nor does what one rule says of it; each of its fixes can be had all the same. */
    @Test
    void aNameWithManyTripletsHasFewFindings() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        for (String triplet : List.of("%41", "%2f", "%c3%28")) {
            List<Finding> findings = checker.check(
                    new Document("file:///a.txt", "", 1, "urn:example:" + triplet.repeat(60_000)),
                    CheckOptions.DEFAULT);
            assertTrue(findings.size() <= 2 * Checker.MOST_FINDINGS, () -> findings.size() + " for " + triplet);
            findings.forEach(finding -> assertTrue(finding.fixes().size() <= 1));
        }
        List<Finding> letters = checker.check(
                new Document("file:///a.txt", "", 1, "urn:example:" + "%41".repeat(60_000)), CheckOptions.DEFAULT);
        assertEquals(Checker.MOST_FINDINGS, letters.size());
        assertTrue(letters.getLast().message().endsWith("; and 59950 more findings of this rule in this URN"),
                letters.getLast().message());
        assertEquals("A", letters.getLast().fixes().getFirst().edits().getFirst().newText());
    }

    /** Memory and time follow the number of comments: with the square of them, this would take more than there is. */
    @Test
    void manyCommentsAreAppliedOneByOne() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5_000; i++) {
            text.append("# urn-ls:off[x").append(i).append("]\n");
        }
        for (int i = 0; i < 5_000; i++) {
            text.append("# urn-ls:on[c").append(i).append("]\n");
        }
        text.append("# urn-ls:ignore\n".repeat(10_000)).append("a = \"urn:example:a b\"\n");
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        List<Finding> findings = checker.check(new Document("file:///a.py", "", 1, text.toString()),
                CheckOptions.DEFAULT);
        assertEquals(10_000, findings.size());
        assertTrue(findings.stream().allMatch(finding -> finding.code().equals("unused-suppression")));
    }

    /** Nor do they with what hangs on a base, or with how deep bases stand in one another. */
    @Test
    void manyReferencesOnOneBaseAreOneFinding() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        StringBuilder text = new StringBuilder("<a xml:base='urn:example:a'>");
        for (int i = 0; i < 50_000; i++) {
            text.append("<b xml:base='b/' href='").append(i).append("' src='c'></x>");
        }
        List<Finding> findings = checker.check(new Document("file:///a.xml", "xml", 1, text.toString()),
                CheckOptions.DEFAULT);
        assertEquals(List.of("relative-base"), findings.stream().map(Finding::code).toList());
        assertTrue(findings.getFirst().message().length() < 500, findings.getFirst().message());
    }

    @Test
    void anotherSpecificationGivesOtherFindings() {
        Checker checker = new Checker((rule, fault) -> {
            throw fault;
        });
        assertEquals(List.of("illegal-character error", "not-normalized hint"),
                codes(checker, new CheckOptions(Specification.DRAFT_2015, Map.of(), Set.of())));
    }
}
