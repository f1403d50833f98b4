package io.github.urnls.check.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.check.Spellings;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** After any edits, the findings section by section are those of the whole document. */
class SectionedCheckProperties {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    /**
     * Many spellings of few names, right and wrong ones, and text by which one place of a document decides about
     * another.
     */
    private static final String[] LINES = {"<a id=\"urn:example:a\"/>\n", "<a id=\"URN:example:a\"/>\n",
            "<a id=\"urn:EXAMPLE:a\"/>\n",
            "<a id=\"urn:example:a%2f\"/>\n", "<a id=\"urn:example:a%2F\"/>\n", "<a xmlns=\"urn:example:a\"/>\n",
            "<a xmlns=\"urn:Example:a\"/>\n",
            "<a id=\"urn:isbn:0-395-36341-1\"/>\n", "<a id=\"urn:isbn:0395363411\"/>\n",
            "<a id=\"urn:isbn:0395363412\"/>\n", "<a id=\"urn:example:a b\"/>\n",
            "<a id=\"urn:x:y\"/>\n", "<a id=\"urn:example:${b}\"/>\n", "<a id=\"urn:other:b\"/>\n",
            "<a id=\"urn:OTHER:b\"/>\n", "<a href=\"urn:example:h\"/>\n",
            "text and more text, which holds no name, so that the sections are not all alike\n",
            "<b>urn:example:c?d</b>\n"};

    /** Text without any name. */
    private static final String[] NAMELESS = {"<a id=\"x\"/>\n", "<!-- a comment about urns -->\n",
            "<a b=\"c\">text: and more text</a>\n", "<a>ur</a>\n"};

    private static final String[] COMMENTS = {"<!-- urn-ls:off -->\n", "<!-- urn-ls:on -->\n",
            "<!-- urn-ls:ignore[check-digit] -->\n", "urn-ls:", "urn", "-ls:"};

    private static final String[] RARE = {"<!-- urn-ls:off -->\n", "<!-- urn-ls:on -->\n",
            "<!-- urn-ls:ignore[check-digit] -->\n",
            "<b xml:base=\"urn:example:base\"><c href=\"d\"/></b>\n", "<html>\n", "Namespace Identifier: foo\n", "<!--",
            "-->"};

    /** Spellings that are not the best in the document alone. Some of them change from state to state. */
    private static final Map<String, List<Spelling>> COUNTED = new TreeMap<>(Map.of(
            "urn:other:b",
            List.of(new Spelling("URN:other:b", 2, 0, true, false), new Spelling("urn:other:b", 1, 0, false, false)),
            "urn:example:h",
            List.of(new Spelling("urn:example:h", 1, 0, false, false), new Spelling("URN:example:h", 1, 1, true, true)),
            "urn:example:a",
            List.of(new Spelling("URN:example:a", 9, 3, true, false), new Spelling("urn:EXAMPLE:a", 2, 0, true, false),
                    new Spelling("urn:example:a", 8, 2, true, false),
                    new Spelling("urn:Example:a", 7, 1, true, false))));

    private static String nameless(Random random, int most) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            text.append(random.nextInt(12) == 0 ? COMMENTS[random.nextInt(COMMENTS.length)]
                    : NAMELESS[random.nextInt(NAMELESS.length)]);
        }
        return text.toString();
    }

    /** A document in which only comments can be wrong is not looked at again after each edit. */
    @Test
    void editsWithoutNamesGiveTheFindingsOfTheWhole() {
        Cases.forEach(Cases.tries(100, 400), random -> {
            String name = random.nextInt(6) == 0 ? "urn-ls.json" : random.nextBoolean() ? "x.xml" : "x.txt";
            Document document = new Document("file:///" + name, "", 1, nameless(random, 40));
            Sections sections = Sections.of(document, CheckOptions.DEFAULT.specification());
            SectionedCheck check = new SectionedCheck(CHECKER, sections, CheckOptions.DEFAULT, Spellings.NONE)
                    .finished();
            for (int i = 0; i < 20; i++) {
                int start = random.nextInt(document.length() + 1);
                int end = Math.min(document.length(), start + random.nextInt(random.nextInt(3) == 0 ? 50 : 3));
                String inserted = random.nextBoolean() ? "" : random.nextBoolean() ? "u" : nameless(random, 3);
                TextRange range = new TextRange(start, end);
                document = document.edited(i + 2, range, inserted);
                sections = sections.edited(document, Change.of(range, inserted.length()));
                if (random.nextInt(3) > 0) {
                    check = check.beginEdited(sections, List.of()).finished();
                    assertSame(document, check, CheckOptions.DEFAULT, Spellings.NONE);
                }
            }
        });
    }

    private static String lines(Random random, int most, boolean rare) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            text.append(rare && random.nextInt(12) == 0 ? RARE[random.nextInt(RARE.length)]
                    : LINES[random.nextInt(LINES.length)]);
        }
        return text.toString();
    }

    private static final List<CheckOptions> OPTIONS = List.of(CheckOptions.DEFAULT,
            new CheckOptions(CheckOptions.DEFAULT.specification(),
                    Map.of("check-digit", Severity.HINT), Set.of("equivalent-spelling", "locator-slot")));

    @Test
    void sectionsGiveTheFindingsOfTheWhole() {
        Cases.forEach(Cases.tries(25, 100), random -> {
            boolean rare = random.nextBoolean();
            boolean alone = random.nextBoolean();
            CheckOptions options = random.one(OPTIONS);
            Map<String, List<Spelling>> counted = new HashMap<>();
            Spellings spellings = alone ? Spellings.NONE : key -> counted.getOrDefault(key, List.of());
            Set<String> respelled = new HashSet<>();
            String name = "file:///x." + (rare ? List.of("xml", "html", "txt").get(random.nextInt(3)) : "xml");
            Document document = new Document(name, "", 1, lines(random, 600, rare));
            Sections sections = Sections.of(document, options.specification());
            SectionedCheck check = new SectionedCheck(CHECKER, sections, options, spellings).finished();
            List<SectionedCheck> states = new ArrayList<>(List.of(check));
            assertSame(document, check, options, spellings);
            for (int i = 0; i < 6; i++) {
                // In several places; each edit leaves the other places as they were.
                for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
                    int start = random.nextInt(document.length() + 1);
                    int end = Math.min(document.length(), start + random.nextInt(random.nextInt(3) == 0 ? 500 : 3));
                    String inserted = random.nextBoolean() ? "" : random.nextBoolean() ? "A" : lines(random, 5, rare);
                    TextRange range = new TextRange(start, end);
                    document = document.edited(i + 2, range, inserted);
                    sections = sections.edited(document, Change.of(range, inserted.length()));
                }
                // Now and then from a state that is not the last one that was checked.
                int state = random.nextInt(4) == 0 ? random.nextInt(states.size()) : states.size() - 1;
                for (String key : COUNTED.keySet()) {
                    if (random.nextInt(3) == 0 && !alone) {
                        counted.compute(key, (same, before) -> before == null ? COUNTED.get(key) : null);
                        respelled.add(key);
                    }
                }
                check = states.get(state).beginEdited(sections, respelled).finished();
                states.add(check);
                assertSame(document, check, options, spellings);
            }
        });
    }

    private static void assertSame(Document document, SectionedCheck check, CheckOptions options, Spellings elsewhere) {
        Document afresh = new Document(document.uri(), "", 1, document.text());
        List<Finding> expected = CHECKER
                .check(new DocumentSubject(afresh, Name.in(afresh, options.specification()), options, elsewhere));
        assertEquals(expected, check.all(), document::text);
        TextRange middle = new TextRange(afresh.length() / 3, afresh.length() / 3 * 2);
        List<Finding> touching = expected.stream().filter(
                finding -> finding.range().end() >= middle.start() && finding.range().start() <= middle.end())
                .toList();
        assertEquals(touching, check.touching(middle, Integer.MAX_VALUE));
        assertEquals(touching.stream().limit(3).toList(), check.touching(middle, 3));
        List<Finding> shown = RepeatedHints.once(expected);
        assertEquals(shown, check.shown().stream().map(SectionFinding::inDocument).toList());
        List<Finding> worst = shown.stream().sorted(Comparator.comparing(Finding::severity)).limit(7).toList();
        assertEquals(shown.stream().filter(worst::contains).toList(),
                SectionedCheck.worst(check.shown(), 7).stream().map(SectionFinding::inDocument).toList());
    }
}
