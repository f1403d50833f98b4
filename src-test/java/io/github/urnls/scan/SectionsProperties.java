package io.github.urnls.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.fuzz.Documents;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** After any edits, the sections of a document hold the same names as those of a new reading. */
class SectionsProperties {

    private static final String[] SCRAPS = {"<<A_B\n", "A_B\n", "A_B;\n", "cat <<A_B ", "<a", "</a", ">", "/>", "<!--",
            "-->", "<![CDATA[", "]]>", "<?x", "?>",
            "<!DOCTYPE", "[", "]",
            "=", "\"", "'", "{", "}", ":", ",", "#", ";", "//", "/*", "*/", "- ", ": ", "|", ">", "|-\n", "&", "&amp;",
            "\\", "\\u00e9", "''",
            "\"\"\"", "'''", "\n", "\n", "\n", "\r\n", "\r", "  ", "\t", " xmlns:urn=", "urn:", "urn:example:a",
            " urn:example:b", "\"urn:isbn:1\"",
            "type=\"urn:Poll\"", "<b c='urn:uuid:x'/>\n", "\"id\": \"urn:a:b\",\n", "k = \"urn:c:d\"\n",
            "key: urn:e:f\n", "// urn:g:h\n", "a",
            "<script>", "</script>", "---", "\"@context\"", "\"urn\":", "😀", "<urn:x:\ny>", "\"pattern\": ",
            "pattern: ", "prefix urn;", "namespace ",
            "\" + \"", "<?xml", "{\"", "`", "${", "word ",
            "a longer stretch of text in which there is nothing to be found at all, and then some. "};

    private static String scraps(Random random, int most) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            text.append(SCRAPS[random.nextInt(SCRAPS.length)]);
        }
        return text.toString();
    }

    @Test
    void editedSectionsEqualANewReading() {
        Cases.forEach(Cases.tries(1000, 3000), random -> {
            String extension = random.one(Documents.EXTENSIONS);
            Document document = new Document("file:///x." + extension, "", 1, scraps(random, 200));
            Sections sections = Sections.of(document, Specification.RFC8141, 100);
            assertSame(document, sections);
            for (int i = 0; i < 8; i++) {
                Change change = new Change(0, 0, 0);
                for (int edits = 1 + random.nextInt(2); edits > 0; edits--) {
                    int start = random.nextInt(document.length() + 1);
                    int removed = random.nextInt(random.nextInt(3) == 0 ? 80 : 3);
                    int end = Math.min(document.length(), start + removed);
                    String inserted = scraps(random, random.nextInt(5) == 0 ? 20 : 2);
                    document = document.edited(i + 2, new TextRange(start, end), inserted);
                    Change one = Change.of(new TextRange(start, end), inserted.length());
                    change = change.equals(new Change(0, 0, 0)) ? one : change.then(one);
                }
                sections = sections.edited(document, change);
                assertSame(document, sections);
            }
        });
    }

    private static final String[] OPENING = {"<a>", "<![CDATA[", "<!--", "cat <<A_B\n", "x = <<~'A_B'\n", "[", "",
            "{\"a\": ["};

    private static final String[] FILLING = {"urn:example:a ", " some words", " and more\n", "\n", ", ", "1, ", "a:b ",
            "<<A_B\n", "\nA_B\n", "<urn:x:\ny>", "urn:example:b", " & ", "\u00e9 "};

    private static final String[] CLOSING = {"<", "</a>", "]]>", "-->", "\nA_B\n", "\"", "\"urn:example:c\"", "#", "'",
            " ",
            "\n", "x"};

    /** What is too long for one passage, or for one step of a lexer, is read in parts. */
    @Test
    void editsInLongTextGiveANewReading() {
        Cases.forEach(Cases.tries(40, 400), random -> {
            String extension = random.one(List.of("xml", "html", "txt", "sh", "rb", "php", "json", "ttl"));
            String[] filling = random.nextBoolean() ? new String[] {"urn:example:a some words "} : FILLING;
            StringBuilder text = new StringBuilder(OPENING[random.nextInt(OPENING.length)]);
            for (int length = 1 << 15 + random.nextInt(3); text.length() < length;) {
                text.append(filling[random.nextInt(filling.length)]);
            }
            text.append(random.nextBoolean() ? "" : scraps(random, 5));
            Document document = new Document("file:///x." + extension, "", 1, text.toString());
            Sections sections = Sections.of(document, Specification.RFC8141);
            for (int i = 0; i < 8; i++) {
                int near = random.nextInt(3) == 0 ? 1 << 16 : random.nextInt(document.length() + 1);
                int start = Math.min(document.length(), near + random.nextInt(9));
                int end = Math.min(document.length(), start + random.nextInt(4));
                String inserted = random.nextBoolean() ? "x" : CLOSING[random.nextInt(CLOSING.length)];
                TextRange range = new TextRange(start, end);
                document = document.edited(i + 2, range, inserted);
                sections = sections.edited(document, Change.of(range, inserted.length()));
                assertSame(document, sections);
            }
        });
    }

    /** The end of a here document is looked for so far, and its line is completed beyond that. */
    @Test
    void anEditWhereTheEndOfAHereDocumentIsNoLongerLookedFor() {
        String start = "cat <<A_B\nurn:example:a\n";
        for (int beyond = -8; beyond <= 8; beyond++) {
            int filling = (1 << 16) + "cat <<A_B\n".length() + beyond - start.length();
            String text = start + "\n".repeat(filling) + "A_";
            String behind = "\n" + "echo\n".repeat(20_000);
            Document document = new Document("file:///x.sh", "", 1, text + behind);
            Sections sections = Sections.of(document, Specification.RFC8141);
            TextRange range = new TextRange(text.length(), text.length());
            document = document.edited(2, range, "B");
            assertSame(document, sections.edited(document, Change.of(range, 1)));
        }
    }

    private static void assertSame(Document document, Sections sections) {
        Document afresh = new Document(document.uri(), "", 1, document.text());
        assertSame(described(OccurrenceScanner.scan(afresh)),
                described(sections.all().stream().map(Name::occurrence).toList()), document);
        List<UrnOccurrence> each = new ArrayList<>();
        sections.each().forEach(name -> each.add(name.occurrence()));
        assertEquals(described(sections.all().stream().map(Name::occurrence).toList()), described(each),
                document::text);
    }

    /** Shows only the first difference, since there may be thousands of names. */
    private static void assertSame(List<String> expected, List<String> actual, Document document) {
        for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
            assertEquals(i < expected.size() ? expected.get(i) : "none", i < actual.size() ? actual.get(i) : "none",
                    () -> document.uri() + "\n" + document.text());
        }
    }

    private static List<String> described(List<UrnOccurrence> occurrences) {
        return occurrences.stream()
                .map(occurrence -> occurrence.kind() + " " + occurrence.range() + " " + occurrence.text() + " "
                        + occurrence.passage())
                .toList();
    }

    /** An edit reads only what it changes: the sections before and behind it are the same objects. */
    @Test
    void anEditKeepsTheOtherSections() {
        Cases.forEach(200, random -> {
            StringBuilder xml = new StringBuilder("<list>\n");
            for (int i = 0; i < 3000; i++) {
                xml.append("  <item id=\"urn:example:").append(i).append("\">text</item>\n");
            }
            Document document = new Document("file:///x.xml", "", 1, xml.append("</list>\n").toString());
            Sections before = Sections.of(document, Specification.RFC8141);
            int at = document.text().indexOf("urn:example:" + random.nextInt(3000)) + 12;
            Document edited = document.edited(2, new TextRange(at, at), "x");
            Sections after = before.edited(edited, Change.of(new TextRange(at, at), 1));
            int shared = 0;
            for (int i = 0; i < after.size(); i++) {
                Object section = after.identity(i);
                for (int j = 0; j < before.size(); j++) {
                    shared += before.identity(j) == section ? 1 : 0;
                }
            }
            assertEquals(before.size(), after.size(), 1);
            assertEquals(after.size() - 1, shared, 1, "sections that both share");
        });
    }
}
