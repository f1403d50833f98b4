package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
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
        Optional<Fix> fix = Ignoring.of(document, findings.get(0), CHECKER, CheckOptions.DEFAULT);
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
                "<!-- urn-ls:off[stray-question-mark] -->\n<a\n  b='urn:example:x?y'\n  c='1'/><!-- urn-ls:on[stray-question-mark] -->"),
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
}
