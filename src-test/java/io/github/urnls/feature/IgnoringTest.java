package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IgnoringTest {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    /** The text once the first finding is ignored; empty when there is no way to. */
    private static Optional<String> ignored(String name, String text) {
        Document document = new Document("file:///" + name, "", 1, text);
        List<Finding> findings = CHECKER.check(document, CheckOptions.DEFAULT);
        Optional<Fix> fix = new Ignoring(document, CHECKER, CheckOptions.DEFAULT).here(findings.get(0));
        fix.ifPresent(found -> assertEquals("Ignore “" + findings.get(0).code() + "” here", found.title()));
        return fix.map(found -> TextEdit.apply(text, found.edits()));
    }

    @Test
    void aCommentIsWrittenAsTheLanguageWritesIt() {
        assertEquals(Optional.of("a: 1\n# urn-ls:ignore[stray-question-mark]\nb: urn:example:x?y\n"),
                ignored("a.yaml", "a: 1\nb: urn:example:x?y\n"));
        assertEquals(
                Optional.of(
                        "<a>\r\n  <!-- urn-ls:ignore[stray-question-mark] -->\r\n  <b c='urn:example:x?y'/>\r\n</a>"),
                ignored("a.xml", "<a>\r\n  <b c='urn:example:x?y'/>\r\n</a>"));
        assertEquals(
                Optional.of("class A {\n\t// urn-ls:ignore[stray-question-mark]\n\tString a = \"urn:example:x?y\";\n}"),
                ignored("A.java", "class A {\n\tString a = \"urn:example:x?y\";\n}"));
        assertEquals(Optional.of("// urn-ls:ignore[stray-question-mark]\n{\"a\": \"urn:example:x?y\"}"),
                ignored("a.jsonc", "{\"a\": \"urn:example:x?y\"}"));
    }

    /** Between the attributes of an element no comment can stand. */
    @Test
    void whereNoLineIsFreeTheElementIsEnclosed() {
        assertEquals(Optional.of(
                "<!-- urn-ls:off[stray-question-mark] -->\n<a\n  b='urn:example:x?y'\n  c='1'/><!-- "
                        + "urn-ls:on[stray-question-mark] -->"),
                ignored("a.xml", "<a\n  b='urn:example:x?y'\n  c='1'/>"));
    }

    @Test
    void whereThereAreNoCommentsNoneIsOffered() {
        assertEquals(Optional.empty(), ignored("a.json", "{\"a\": \"urn:example:x?y\"}"));
        assertEquals(Optional.empty(), ignored("a.txt", "See urn:example:x?y here."));
        assertEquals(Optional.empty(), ignored("a.py", "a = \"\"\"\nurn:example:x?y\n\"\"\"\n"),
                "within a string over lines");
    }

    /** A comment there would stand before what must come first, end a table, be data, or cut a line that goes on. */
    @Test
    void whereACommentWouldDoHarmNoneIsOffered() {
        assertEquals(Optional.empty(), ignored("a.xml", "<?xml version='1.0'?><a b='urn:example:x?y'/>"));
        assertEquals(Optional.empty(), ignored("a.php", "<?php $x = 'urn:example:x?y'; ?>"));
        assertEquals(Optional.empty(), ignored("a.sh", "cat <<X\nurn:example:x?y\nX\na='urn:example:x?y'\n"));
        assertTrue(ignored("a.md", "| a |\n|---|\n| `urn:example:x?y` |\n").filter(text -> text.contains("|---|\n<!--"))
                .isEmpty());
        assertEquals(Optional.empty(), ignored("a.c", "#define A \\\n  \"urn:example:x?y\" \\\n  1\n"));
    }

    @Test
    void nothingElseIsSilenced() {
        String text = ignored("a.yaml", "a: urn:example:x?y\nb: urn:example:x?y\n").orElseThrow();
        assertEquals(1, CHECKER.check(new Document("file:///a.yaml", "", 1, text), CheckOptions.DEFAULT).size());
        assertTrue(text.startsWith("# urn-ls:ignore"));
    }

    /** The text once all that the rule of the first finding finds is ignored. */
    private static Optional<String> ignoredInFile(String name, String text) {
        Document document = new Document("file:///" + name, "", 1, text);
        Finding first = CHECKER.check(document, CheckOptions.DEFAULT).get(0);
        return new Ignoring(document, CHECKER, CheckOptions.DEFAULT).inFile(first)
                .map(fix -> TextEdit.apply(text, fix.edits()));
    }

    @Test
    void aRuleIsIgnoredInTheWholeFile() {
        assertEquals(Optional
                .of("# urn-ls:off[stray-question-mark]\na: urn:example:x?y\nb: [urn:example:x?z, 'urn:example:a b']\n"),
                ignoredInFile("a.yaml", "a: urn:example:x?y\nb: [urn:example:x?z, 'urn:example:a b']\n"));
        assertEquals(
                Optional.of(
                        "<?xml version='1.0'?>\n<!-- urn-ls:off[stray-question-mark] -->\n<a b='urn:example:x?y'/>"),
                ignoredInFile("a.xml", "<?xml version='1.0'?>\n<a b='urn:example:x?y'/>"));
        assertEquals(Optional.of("---\ntitle: x\n---\n<!-- urn-ls:off[stray-question-mark] -->\n\n`urn:example:x?y`\n"),
                ignoredInFile("a.md", "---\ntitle: x\n---\n\n`urn:example:x?y`\n"));
        assertEquals(Optional.of("// urn-ls:off[stray-question-mark]\n{\"a\": \"urn:example:x?y\"}"),
                ignoredInFile("a.jsonc", "{\"a\": \"urn:example:x?y\"}"));
        assertEquals(Optional.empty(), ignoredInFile("a.json", "{\"a\": \"urn:example:x?y\"}"));
    }

    /** The text once all that is found is ignored as far as it can be. */
    private static String allIgnored(String name, String text) {
        Document document = new Document("file:///" + name, "", 1, text);
        return TextEdit.apply(text, new Ignoring(document, CHECKER, CheckOptions.DEFAULT).all().edits());
    }

    /** In a value over lines, an element of text alone, a block of code or a definition a comment would be data. */
    @Test
    void noCommentIsWrittenIntoData() {
        for (String[] same : new String[][] {{"a.env", "A=\"x\nurn:example:x?y\nz\"\n"},
                {".env", "A='x\nurn:example:x?y\nz'\n"},
                {"a.md", "```\nurn:example:x?y\n```\n"},
                {"a.md", "---\na: urn:example:x?y\n---\n"},
                {"a.xml", "<r xml:space='preserve'>\n<a>urn:example:x?y</a>\n</r>"},
                {"Makefile", "define A\nurn:example:x?y\nendef\n"}}) {
            assertEquals(same[1], allIgnored(same[0], same[1]), same[0]);
        }
        for (String element : List.of("title", "textarea", "pre")) {
            String text = "<" + element + ">\nurn:example:x?y\n</" + element + ">";
            assertEquals(
                    "<html>\n<!-- urn-ls:off[stray-question-mark] -->\n" + text
                            + "<!-- urn-ls:on[stray-question-mark] -->\n",
                    allIgnored("a.html", "<html>\n" + text + "\n"));
        }
        assertEquals(
                "<r>\n<a xml:space='preserve'>\nurn:example:x?y</a> <!-- urn-ls:ignore[stray-question-mark] -->\n</r>",
                allIgnored("a.xml", "<r>\n<a xml:space='preserve'>\nurn:example:x?y</a>\n</r>"));
    }

    /** A line of its own would end the paragraph, the item, the quote or the table, and go to the shell in a recipe. */
    @Test
    void theTextAroundACommentKeepsItsMeaning() {
        String comment = "<!-- urn-ls:ignore[stray-question-mark] -->";
        assertEquals("One\n`urn:example:x?y` " + comment + "  \ntwo\n",
                allIgnored("a.md", "One\n`urn:example:x?y`  \ntwo\n"));
        assertEquals("- a\n  `urn:example:x?y` " + comment + "\n- `urn:example:x?y` " + comment + "\n",
                allIgnored("a.md", "- a\n  `urn:example:x?y`\n- `urn:example:x?y`\n"));
        assertEquals("> a\n> `urn:example:x?y` " + comment + "\n", allIgnored("a.md", "> a\n> `urn:example:x?y`\n"));
        assertEquals("| a |\n|---|\n| `urn:example:x?y` " + comment + " |\n",
                allIgnored("a.md", "| a |\n|---|\n| `urn:example:x?y` |\n"));
        assertEquals("a\n\n" + comment + "\n`urn:example:x?y`\nb\n",
                allIgnored("a.md", "a\n\n`urn:example:x?y`\nb\n"));
        assertEquals("all:\n# urn-ls:ignore[stray-question-mark]\n\techo 'urn:example:x?y'\n",
                allIgnored("Makefile", "all:\n\techo 'urn:example:x?y'\n"));
    }

    /** Where many cannot be silenced in one way, all of these are tried in the next one. */
    @Test
    void eachFindingGetsTheCommentThatServes() {
        String inTag = "<a\n  b='urn:example:x?y'/>";
        String comment = "<!-- urn-ls:ignore[stray-question-mark] -->";
        assertEquals("<r>\n" + comment + "\n<a b='urn:example:x?y'/>\n" + (inTag + " " + comment + "\n").repeat(9)
                + "</r>", allIgnored("a.xml", "<r>\n<a b='urn:example:x?y'/>\n" + (inTag + "\n").repeat(9) + "</r>"));
        String quoted = "a = \"\"\"\n" + "urn:example:x?y\n".repeat(9) + "\"\"\"\n";
        assertEquals(quoted + "# urn-ls:ignore[stray-question-mark]\nb = 'urn:example:x?y'\n",
                allIgnored("a.py", quoted + "b = 'urn:example:x?y'\n"));
    }
}
