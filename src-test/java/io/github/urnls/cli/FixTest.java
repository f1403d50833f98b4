package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.Shared;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.params.ParameterizedTest;

/** {@code --fix}, {@code --fix --review=RULE}: what is written, and that nothing else is. */
class FixTest {

    @TempDir
    private Path folder;

    private static Map<String, byte[]> contents(Path folder) throws IOException {
        Map<String, byte[]> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(folder.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return contents;
    }

    private static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> found) {
        assertEquals(expected.keySet(), found.keySet());
        expected.forEach((name, octets) -> assertArrayEquals(octets, found.get(name), name));
    }

    private static List<JsonObject> findings(Path path) {
        return Run.of("check", "--format", "jsonl", path.toString()).out().lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
    }

    private static boolean isSafe(JsonElement fix) {
        return fix.getAsJsonObject().get("safety").getAsString().equals("safe");
    }

    /**
     * Checks, repairs, checks again: nothing that could be repaired is left, and each file is what its report said it
     * would become, so nothing but the reported places has changed.
     */
    private static void assertCleans(Path tree) throws IOException {
        Map<String, byte[]> before = contents(tree);
        Map<String, List<JsonObject>> reported = new TreeMap<>();
        for (JsonObject finding : findings(tree)) {
            String name = tree.relativize(Path.of(finding.get("path").getAsString())).toString();
            reported.computeIfAbsent(name, file -> new ArrayList<>()).add(finding);
        }
        Run.of("check", "--fix", tree.toString());
        Map<String, byte[]> once = contents(tree);
        assertTrue(
                findings(tree).stream().allMatch(
                        finding -> finding.getAsJsonArray("fixes").asList().stream().noneMatch(FixTest::isSafe)),
                "something safe is left");
        Map<String, byte[]> expected = new TreeMap<>(before);
        for (String name : reported.keySet()) {
            String text = new String(before.get(name), StandardCharsets.UTF_8);
            String repaired = repaired(text, reported.get(name));
            if (!repaired.equals(text)) {
                expected.put(name, repaired.getBytes(StandardCharsets.UTF_8));
            }
        }
        assertSame(expected, once);
        assertTrue(before.keySet().stream().anyMatch(name -> !Arrays.equals(before.get(name), once.get(name))),
                "something was repaired");
        Run again = Run.of("check", "--fix", tree.toString());
        assertFalse(again.err().contains("repaired"), again.err());
        assertSame(once, contents(tree));
    }

    /** The text with the first safe fix of each finding made, by lines and columns alone. */
    private static String repaired(String text, List<JsonObject> findings) {
        TreeMap<Integer, JsonObject> edits = new TreeMap<>();
        int done = 0;
        for (JsonObject finding : findings) {
            JsonObject fix = finding.getAsJsonArray("fixes").asList().stream().filter(FixTest::isSafe)
                    .map(JsonElement::getAsJsonObject)
                    .findFirst().orElse(null);
            if (fix != null) {
                for (JsonElement edit : fix.getAsJsonArray("edits")) {
                    edits.putIfAbsent(offset(text, edit.getAsJsonObject(), "line", "column"), edit.getAsJsonObject());
                }
            }
        }
        StringBuilder repaired = new StringBuilder();
        for (Map.Entry<Integer, JsonObject> edit : edits.entrySet()) {
            int start = edit.getKey();
            if (start >= done) {
                repaired.append(text, done, start).append(edit.getValue().get("newText").getAsString());
                done = offset(text, edit.getValue(), "endLine", "endColumn");
            }
        }
        return repaired.append(text.substring(done)).toString();
    }

    private static int offset(String text, JsonObject place, String line, String column) {
        int at = 0;
        for (int i = 1; i < place.get(line).getAsInt(); i++) {
            at = text.indexOf('\n', at) + 1;
        }
        return at + place.get(column).getAsInt() - 1
                + (place.get(line).getAsInt() == 1 && text.startsWith("\ufeff") ? 1 : 0);
    }

    @Test
    void aCopyOfTheCorpusIsCleaned() throws IOException {
        Path corpus = Shared.path("corpus");
        Path copy = folder.resolve("corpus");
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = copy.resolve(corpus.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.write(target, Files.readAllBytes(file)); // not a copy, which would be as read-only
            }
        }
        assertCleans(copy);
    }

    @Test
    void everyEncodingAndLineEndStaysAsItWas() throws IOException {
        for (String end : List.of("\n", "\r\n", "\r")) {
            for (String charset : List.of("UTF-8", "UTF-16LE", "UTF-16BE", "ISO-8859-1", "windows-1252")) {
                boolean declared = charset.startsWith("ISO") || charset.startsWith("win");
                String head = declared ? "<?xml version='1.0' encoding='" + charset + "'?>" + end : "\ufeff";
                String text = head + "<a b='caf\u00e9'" + end + " c='urn:example:x^y'" + end + "/>";
                Path file = folder.resolve("a.xml");
                Files.write(file, text.getBytes(Charset.forName(charset)));
                Run.of("check", "--fix", file.toString());
                assertArrayEquals(text.replace("x^y", "x%5Ey").getBytes(Charset.forName(charset)),
                        Files.readAllBytes(file), charset);
            }
        }
    }

    @Test
    void aTreeOfManyFormatsIsCleaned() throws IOException {
        Files.writeString(folder.resolve("a.xml"),
                "<a b='urn:example:x&#x5E;y^z'>\r\n<!-- \"urn:example:caf\u00e9\" --></a>\r\n");
        Files.writeString(folder.resolve("b.json"), "{\"a\": \"urn:example:\\u00e9 [x]\", \"b\": \"urn:my_x:y z\"}");
        Files.writeString(folder.resolve("c.yaml"), "a: 'urn:example:it''s {x}'\nb: \"urn:example:\\x5Ex\"\n");
        Files.writeString(folder.resolve("d.properties"), "a=urn\\:example\\:x\\u005Ey\n");
        Files.writeString(folder.resolve("E.java"), "class E { String e = \"urn:example:x\\ty^z\"; }\n");
        Files.writeString(folder.resolve("none.txt"), "nothing here\n");
        assertCleans(folder);
    }

    /** What may be a slip is not made part of the name without asking. */
    @Test
    void blanksQuotesAndDelimitersAreLeftToThePersonWhoWroteThem() throws IOException {
        String text = "[\"urn:example:a b\", \"urn:example:c\\\"d\", \"urn:example:e\\u00A0f\", \"urn:example:g“h”\","
                + " \"urn:example:i|j\", \"urn:example:5%z\", \"urn:example:k–l\", \"urn:example:m[1]\"]";
        Path file = Files.writeString(folder.resolve("a.json"), text);
        Run run = Run.of("check", "--fix", "--format", "jsonl", file.toString());
        assertEquals(text, Files.readString(file), run::toString);
        List<String> titles = run.out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject())
                .filter(finding -> !finding.get("code").getAsString().equals("confusable"))
                .map(finding -> finding.getAsJsonArray("fixes").asList().stream()
                        .map(fix -> fix.getAsJsonObject().get("title").getAsString()).collect(Collectors.joining("; ")))
                .toList();
        assertTrue(titles.size() > 8, titles::toString);
        assertTrue(titles.stream().allMatch(title -> title.contains("Percent-encode")), titles::toString);
        assertTrue(titles.getFirst().startsWith("Remove the space; Percent-encode"), titles::toString);
    }

    @Test
    void standardInputKeepsItsByteOrderMarkOrIsRefused() {
        InputStream original = System.in;
        try {
            System.setIn(new ByteArrayInputStream("\ufeff[\"urn:example:x^y\"]".getBytes(StandardCharsets.UTF_8)));
            Run run = Run.of("check", "--stdin", "--as", "a.json", "--fix");
            assertEquals("\ufeff[\"urn:example:x%5Ey\"]", run.out());
            assertEquals(0, run.exitCode());
            System.setIn(new ByteArrayInputStream("\ufeff[\"urn:example:x^y\"]".getBytes(StandardCharsets.UTF_16LE)));
            Run wide = Run.of("check", "--stdin", "--as", "a.json", "--fix");
            assertEquals(2, wide.exitCode());
            assertEquals("", wide.out(), "nothing is better than other octets");
        } finally {
            System.setIn(original);
        }
    }

    /** The repairs of the rules that are named, without asking; none where two names are equally near. */
    @Test
    void namedRulesAreRepairedWithoutAsking() throws IOException {
        Path file = folder.resolve("names.json");
        Files.writeString(file, "[\"urn:ietf:params:xml:ns:kpml-resposne\", \"urn:x-foo:bar\","
                + " \"urn:oasis:names:tc:xacml:1.0:rule-combining-algorithm:ordered-deny-overrides\", "
                + "\"urn:example:a^b\"]");
        Run run = Run.of("check", "--fix", "--review=misspelled-name", file.toString());
        assertEquals("[\"urn:ietf:params:xml:ns:kpml-response\", \"urn:x-foo:bar\","
                + " \"urn:oasis:names:tc:xacml:1.0:rule-combining-algorithm:ordered-deny-overrides\","
                + " \"urn:example:a%5Eb\"]", Files.readString(file));
        assertTrue(run.err().contains("repaired illegal-character, misspelled-name"), run.err());
        Run unknown = Run.of("check", "--fix", "--review=misspelled", file.toString());
        assertEquals(2, unknown.exitCode());
        assertTrue(unknown.err().contains("there is no rule “misspelled”"), unknown.err());
    }

    /** A repair that would make the name wrong by its family is left to a person. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:isbn:9780306406157?", "urn:isbn:9780306406157#a#b", "urn:isbn:ISBN 9780306406157",
            "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6^", "urn:ietf:rfc:8141[x]", "urn:clei:x y"})
    void noRepairMakesAnotherMistakeWithoutAsking(String name) throws IOException {
        Path file = Files.writeString(folder.resolve("names.json"), "[\"" + name + "\", \"urn:acme:b#c#d\"]");
        Run.of("check", "--fix", "--review=stray-question-mark,second-fragment,illegal-character", file.toString());
        assertEquals("[\"" + name + "\", \"urn:acme:b%23c%23d\"]", Files.readString(file));
    }

    /** A mistake that another one hid is no reason to leave both, where it is repaired next. */
    @Test
    void repairsThatFollowEachOtherAreAllMade() throws IOException {
        Path file = Files.writeString(folder.resolve("names.json"), "[\"urn:ogc:def:CRS:EPSG:4326\"]");
        Run.of("check", "--fix", "--review=all", file.toString());
        assertEquals("[\"urn:ogc:def:crs:EPSG::4326\"]", Files.readString(file));
    }

    @Test
    void filesThatCannotBeRepairedAreNamedAndTheOthersAreRepaired() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("unix"), "SKIPPED: not Unix");
        String wrong = "<a b=\"urn:example:x^y\"/>";
        Path good = Files.writeString(folder.resolve("good.xml"), wrong);
        Path closed = Files.writeString(folder.resolve("closed.xml"), wrong);
        Files.setAttribute(closed, "unix:mode", 0444);
        Path linked = Files.writeString(folder.resolve("linked.xml"), wrong);
        Files.createLink(folder.resolve("other.xml"), linked);
        Path outside = Files.writeString(Files.createDirectory(folder.resolve("outside")).resolve("o.xml"), wrong);
        Path link = Files.createSymbolicLink(Files.createDirectory(folder.resolve("inner")).resolve("link.xml"),
                outside);
        Path leftover = Files.writeString(folder.resolve(".urn-ls-999999999999-18f-2a.tmp"), wrong);
        Run run = Run.of("check", "--fix", closed.toString(), linked.toString(), link.toString(), good.toString());
        assertEquals(2, run.exitCode(), run::toString);
        assertTrue(run.err().contains("closed.xml: not repaired: it is read-only"), run::toString);
        assertTrue(run.err().contains("linked.xml: not repaired: it has 2 names (hard links)"), run::toString);
        assertTrue(run.err().contains("link.xml: not repaired: it is a link that leads out of "), run::toString);
        assertTrue(run.err().contains("3 could not be repaired"), run::toString);
        assertTrue(run.out().contains("closed.xml:1:"), "its findings are told all the same");
        assertEquals(wrong, Files.readString(closed));
        assertEquals(wrong, Files.readString(linked));
        assertEquals(wrong, Files.readString(outside));
        assertEquals(wrong.replace("x^y", "x%5Ey"), Files.readString(good));
        assertFalse(Files.exists(leftover), "left by a killed run");
    }

    @Test
    void commentsAreWrittenBesideWhatIsFound() throws IOException {
        Path java = Files.writeString(folder.resolve("A.java"), """
                class A {
                    String[] a = {"urn:example:a?b", "urn:my_x:y"};
                    String b = "urn:example:a?b"; // why
                }
                """);
        Path xml = Files.writeString(folder.resolve("a.xml"), "<a>\n  <b>urn:example:1%z</b>\n</a>\n");
        Path json = Files.writeString(folder.resolve("a.json"), "[\"urn:example:1%z\"]");
        Run run = Run.of("check", "--add-ignore", folder.toString());
        assertEquals("""
                class A {
                    // urn-ls:ignore[stray-question-mark]
                    // urn-ls:ignore[nid-character]
                    String[] a = {"urn:example:a?b", "urn:my_x:y"};
                    // urn-ls:ignore[stray-question-mark]
                    String b = "urn:example:a?b"; // why
                }
                """, Files.readString(java));
        assertEquals("<a>\n  <!-- urn-ls:ignore[malformed-percent-encoding] -->\n  <b>urn:example:1%z</b>\n</a>\n",
                Files.readString(xml));
        assertEquals("[\"urn:example:1%z\"]", Files.readString(json));
        assertEquals(1, run.exitCode(), "one is left");
        for (String message : List.of("A.java: ignored nid-character, stray-question-mark × 2\n",
                "a.json: 1 finding left, as there are no comments in json; put the names under “accept” or the file"
                        + " under “overrides” in urn-ls.json\n",
                "urn-ls: 4 comments written in 2 files\n", "1 finding (1 error) in 3 files\n")) {
            assertTrue(run.err().contains(message), run::toString);
        }
        assertEquals(1, run.out().lines().filter(line -> line.contains("malformed-percent-encoding]")).count());
        Files.delete(json);
        Run again = Run.of("check", "--add-ignore", folder.toString());
        assertEquals(new Run(0, "", "urn-ls: 0 comments written in 0 files\nurn-ls: no findings in 2 files\n"), again);
        for (String other : List.of("--fix", "--diff", "--baseline=x", "--stdin")) {
            Run refused = Run.of("check", "--add-ignore", other, folder.toString());
            assertEquals(2, refused.exitCode(), refused::toString);
            assertEquals(1, refused.err().lines().count(), refused::toString);
        }
    }

    @Test
    void findingsThatCannotBeIgnoredStay() throws IOException {
        Path shell = Files.writeString(folder.resolve("a.sh"), "cat <<END\nurn:example:1%z\nEND\n");
        Run run = Run.of("check", "--add-ignore", shell.toString());
        assertEquals("cat <<END\nurn:example:1%z\nEND\n", Files.readString(shell));
        assertTrue(run.err().contains("a.sh: 1 finding left, as no comment can be written there"), run::toString);
        assertEquals(1, run.exitCode());
    }

    /** One line in which no comment can stand does not keep the others from theirs. */
    @Test
    void eachFindingThatCanBeIgnoredIs() throws IOException {
        StringBuilder markdown = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            markdown.append(
                    i == 7 ? "| a | b |\n|---|---|\n| urn:example:1%z | x |\n\n" : "urn:example:" + i + "%z\n\n");
        }
        Path file = Files.writeString(folder.resolve("a.md"), markdown);
        Run run = Run.of("check", "--add-ignore", file.toString());
        String text = Files.readString(file);
        int comments = text.split("urn-ls:ignore", -1).length - 1;
        assertTrue(run.err().contains("urn-ls: " + comments + " comments written in 1 file\n"), run::toString);
        assertTrue(comments >= 19, text);
        assertEquals(20 - comments, findings(file).size(), text);
        assertTrue(text.contains("|---|---|\n| urn:example:1%z"), text);
    }
}
