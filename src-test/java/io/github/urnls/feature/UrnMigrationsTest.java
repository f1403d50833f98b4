package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.Rules;
import io.github.urnls.feature.UrnMigrations.Whole;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.support.Fixture.Expected;
import io.github.urnls.support.Fixture;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * Documents with what becomes of each name drawn under it: {@code migrated}, or why it stays. A fix in {@code ~} is the
 * one that is offered for that name alone.
 */
class UrnMigrationsTest {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    static Stream<Fixture> fixtures() {
        return Fixture.in(Path.of("src-test", "fixtures", "migration"));
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void everyNameIsMigratedOrLeftOutForAReason(Fixture fixture) {
        Document document = document(fixture);
        Whole whole = whole(document, options(fixture));
        LineIndex lines = document.lines();
        List<String> wanted = fixture.expected().stream()
                .map(expected -> range(lines, expected) + " " + expected.code()).sorted().toList();
        Map<Integer, UrnOccurrence> occurrences = OccurrenceScanner.scan(document).stream()
                .collect(Collectors.toMap(occurrence -> occurrence.range().start(), occurrence -> occurrence));
        List<String> found = new ArrayList<>(whole.leftOut().stream()
                .map(left -> left.range() + " " + left.reason().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList());
        for (TextEdit edit : whole.edits()) {
            UrnOccurrence name = occurrences.values().stream()
                    .filter(occurrence -> occurrence.range().touches(edit.range().start())).findFirst().orElseThrow();
            found.add(name.range() + " migrated");
        }
        assertEquals(wanted, found.stream().sorted().toList());
        for (Expected expected : fixture.expected()) {
            TextRange range = range(lines, expected);
            assertFix(document, expected, UrnMigrations.at(document,
                    Name.of(occurrences.get(range.start()), options(fixture).specification())));
        }
    }

    private static void assertFix(Document document, Expected expected, List<Fix> fixes) {
        if (expected.fixes().isEmpty()) {
            return;
        }
        assertEquals(expected.fixes().stream().map(Fixture.ExpectedFix::title).toList(),
                fixes.stream().map(Fix::title).toList());
        List<String> lines = expected.fixes().get(0).lines();
        if (!lines.isEmpty()) {
            assertEquals(Fix.Safety.REVIEW, fixes.get(0).safety());
            String line = TextEdit.apply(document.text(), fixes.get(0).edits()).split("\n", -1)[expected.line()];
            assertEquals(lines, List.of(line));
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void migratedNamesAreValidAndStay(Fixture fixture) {
        assertMigrated(document(fixture), options(fixture));
    }

    /** Names in the values, strings and texts of several formats. */
    @Test
    void migratedNamesAreValidAndStayAnywhere() {
        Cases.forEach(400, random -> {
            List<String> names = names(random);
            String format = random.one("xml", "json", "java", "properties", "ini", "md", "txt");
            Specification specification = random.one(Specification.all().subList(1, Specification.all().size()));
            String text = names.stream().map(name -> switch (format) {
                case "xml" -> "<a b=\"" + name.replace("&", "&amp;") + "\"/>";
                case "json" -> "\"" + name.replace("/", "\\/") + "\",";
                case "java" -> "String s = \"" + name + "\";";
                case "properties" -> name.replace(":", "\\:").replace("=", "\\=") + "=" + name;
                case "ini" -> name + " = " + name;
                default -> "see <" + name + "> and " + name + ".";
            }).collect(Collectors.joining("\n"));
            assertMigrated(new Document("file:///a." + format, "", 1, text),
                    new CheckOptions(specification, Map.of(), Set.of()));
        });
    }

    private static final List<String> PIECES = List.of("?", "??", "?s=I2L", "&", "c=ToC", "&amp", "x", "/", "=", "+",
            "#f", "(", ")", ",", "%2F", "'");

    private static List<String> names(Case random) {
        return random.list(1, 4, () -> "urn:example:a" + random.joined(0, 6, PIECES));
    }

    /** By RFC 8141 no name has a syntax error that has been migrated, and a second run changes nothing. */
    private static void assertMigrated(Document document, CheckOptions options) {
        Whole whole = whole(document, options);
        Document after = document.withText(2, TextEdit.apply(document.text(), whole.edits()));
        int moved = 0;
        List<Finding> findings = CHECKER.check(after, CheckOptions.DEFAULT);
        for (TextEdit edit : whole.edits()) {
            int place = edit.range().start() + moved;
            moved += edit.newText().length() - edit.range().length();
            UrnOccurrence name = OccurrenceScanner.scan(after).stream()
                    .filter(occurrence -> occurrence.range().touches(place))
                    .findFirst().orElseThrow();
            assertEquals(List.of(), findings.stream().filter(finding -> name.range().overlaps(finding.range()))
                    .filter(finding -> Rules.byCode(finding.code()).orElseThrow() instanceof Rule.OfSyntax).toList(),
                    after::text);
        }
        assertEquals(List.of(), whole(after, options).edits(), after::text);
    }

    @Test
    void acceptedNamesStay() {
        Document document = new Document("file:///a.json", "", 1, "[\"urn:acme:x?s=I2L\", \"urn:example:x?s=I2L\"]");
        Whole whole = whole(document, new CheckOptions(Specification.DRAFT_2012, Map.of(), Set.of(),
                List.of(new Glob("urn:acme:*")), Registry.BUILT_IN));
        assertEquals("1 name is written as RFC 8141 does. Left as they are: 1 accepted by the settings.",
                whole.sentence());
    }

    @Test
    void saysWhatIsDoneAndWhatIsNot() {
        Document document = new Document("file:///a.xml", "", 1,
                "<a xmlns=\"urn:example:x?s=I2L\" b=\"urn:example:x?s=I2L\""
                        + " c=\"urn:example:y?s=I2L\" d=\"urn:example:x?s=I2L&amp;c=a?=b\"/>");
        assertEquals(
                "2 names are written as RFC 8141 does. Left as they are: 1 the name of an XML namespace, compared"
                        + " letter by letter; 1 without a form in RFC 8141 that says the same.",
                whole(document, new CheckOptions(Specification.DRAFT_2012, Map.of(), Set.of())).sentence());
        assertEquals("No name is changed.", whole(document, CheckOptions.DEFAULT).sentence());
    }

    private static Whole whole(Document document, CheckOptions options) {
        return UrnMigrations.all(document, Name.in(document, options.specification()), options);
    }

    private static Document document(Fixture fixture) {
        return new Document("file:///fixture." + fixture.language(), "", 1, fixture.text());
    }

    private static CheckOptions options(Fixture fixture) {
        return new CheckOptions(Specification.byId(fixture.options().get("specification")).orElseThrow(), Map.of(),
                Set.of());
    }

    private static TextRange range(LineIndex lines, Expected expected) {
        int line = lines.lineStart(expected.line());
        return new TextRange(line + expected.start(), line + expected.end());
    }
}
