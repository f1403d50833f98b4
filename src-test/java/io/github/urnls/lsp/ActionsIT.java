package io.github.urnls.lsp;

import static io.github.urnls.support.lsp.Editor.codes;
import static io.github.urnls.support.lsp.Editor.each;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.support.DrawnText;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Edits;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Code actions: what is offered where, and what it makes of the document. */
class ActionsIT {

    /** An editor that has the edit of an action made when it is chosen. */
    private static final String RESOLVES = Editor.CAPABILITIES.replace("\"isPreferredSupport\":true,",
            "\"isPreferredSupport\":true,\"dataSupport\":true,\"resolveSupport\":{\"properties\":[\"edit\"]},");

    /** Where no name stands, for actions on a whole document. */
    private static final JsonObject BEGINNING = Json.range(0, 0, 0);

    private static Editor editor() {
        return Editor.at(Path.of("/work")).as("xml");
    }

    private static Editor started() {
        return editor().begin(Editor.CAPABILITIES);
    }

    @Test
    void fromABrokenCharacterToTheRepair() {
        try (Editor server = started()) {
            DrawnText text = DrawnText.of("""
                    |<a
                    |  b="urn:example:café"/>
                    >                    . cursor
                    >                    ^ non-ascii-character
                    +  b="urn:example:caf%C3%A9"/>
                    """);
            server.open("a.xml", text.text());
            JsonObject published = server.findings();
            assertEquals(server.uri("a.xml"), published.get("uri").getAsString());
            assertEquals(1, published.get("version").getAsInt());
            JsonObject diagnostic = published.getAsJsonArray("diagnostics").get(0).getAsJsonObject();
            assertEquals(text.mark("non-ascii-character").range(), diagnostic.get("range"));
            assertEquals(1, diagnostic.get("severity").getAsInt());
            assertEquals("urn", diagnostic.get("source").getAsString());
            assertEquals("non-ascii-character", diagnostic.get("code").getAsString());
            assertTrue(diagnostic.getAsJsonObject("codeDescription").get("href").getAsString()
                    .endsWith("/rules/non-ascii-character.md"));

            JsonObject action = server.check("a.xml", "Percent-encode “é” (U+00E9) as %C3%A9", text);
            assertEquals(action, server.actions("a.xml", text.mark("cursor").range(), "").get(0));
            assertTrue(action.get("isPreferred").getAsBoolean());
            assertEquals(1, Edits.last(action).getAsJsonObject("textDocument").get("version").getAsInt());
            server.accept("a.xml", 2, action);
            JsonObject clean = server.findings();
            assertEquals(2, clean.get("version").getAsInt());
            assertEquals(List.of(), codes(clean.get("diagnostics")));
            server.end();
        }
    }

    @Test
    void aQuestionMarkCanBeRepairedInThreeWays() {
        try (Editor server = started()) {
            DrawnText text = DrawnText.of("""
                    |<a b="urn:example:x?y"/>
                    >                   ^ cursor
                    +<a b="urn:example:x?=y"/>
                    """);
            server.open("a.xml", text.text());
            assertEquals(List.of("stray-question-mark"), server.published("a.xml"));
            assertEquals(List.of("Make it a q-component: “?=”", "Make it an r-component: “?+”",
                    "Percent-encode “?” as %3F", "Ignore “stray-question-mark” here",
                    "Ignore “stray-question-mark” in this file"),
                    each(server.actions("a.xml", text.mark("cursor").range(), "quickfix"), "title"));
            server.check("a.xml", "Make it a q-component: “?=”", text);
            assertEquals(0, server.actions("a.xml", Json.range(0, 0, 3), "").size(), "nothing to repair there");
            server.end();
        }
    }

    @Test
    void fixAllMakesTheSafeRepairsOnly() {
        try (Editor server = started()) {
            DrawnText text = DrawnText.of("""
                    |<a b="urn:example:x^y" e="urn:example:x|z" c="urn:example:%c3%a9" d="urn:example:x?y"/>
                    +<a b="urn:example:x%5Ey" e="urn:example:x|z" c="urn:example:%C3%A9" d="urn:example:x?y"/>
                    """);
            server.open("a.xml", text.text());
            server.findings();
            for (String only : List.of("source.fixAll.urn", "source.fixAll", "source")) {
                JsonArray actions = server.actions("a.xml", BEGINNING, only);
                assertEquals(1, actions.size(), only);
                JsonObject action = actions.get(0).getAsJsonObject();
                assertEquals("source.fixAll.urn", action.get("kind").getAsString());
                JsonArray edits = Edits.last(action).getAsJsonArray("edits");
                assertEquals(text.textAfter(), Edits.apply(text.text(), edits));
                assertEquals(List.of("%5E", "C3%A"), each(edits, "newText"), "no more than what differs");
            }
            assertEquals(0, server.actions("a.xml", BEGINNING, "refactor").size());
            server.end();
        }
    }

    /** Repairs that another repair makes possible run in the same command, so a second run on save changes nothing. */
    @Test
    void fixAllLeavesNothingForASecondRun() {
        try (Editor server = started()) {
            server.open("a.xml", "<a b=\"urn:example:%aa^b\"/>");
            server.findings();
            server.accept("a.xml", 2, server.actions("a.xml", BEGINNING, "source.fixAll").get(0).getAsJsonObject());
            server.findings();
            assertEquals(0, server.actions("a.xml", BEGINNING, "source.fixAll").size());
            server.end();
        }
    }

    @Test
    void aClientWithoutDocumentChangesGetsChangesByAddress() {
        try (Editor server = editor()
                .begin(Editor.CAPABILITIES.replace("\"documentChanges\":true", "\"documentChanges\":false"))) {
            DrawnText text = DrawnText.of("""
                    |<a b="urn:example:x y"/>
                    >                   ^ cursor
                    +<a b="urn:example:x%20y"/>
                    """);
            server.open("a.xml", text.text());
            server.findings();
            JsonObject action = server.actions("a.xml", text.mark("cursor").range(), "quickfix").get(1)
                    .getAsJsonObject();
            assertEquals(text.textAfter(), Edits.apply(text.text(), action.getAsJsonObject("edit")
                    .getAsJsonObject("changes").getAsJsonArray(server.uri("a.xml"))));
            server.end();
        }
    }

    @Test
    void onlyARightNameIsOfferedAsAnotherVersion() {
        try (Editor server = editor().begin(RESOLVES)) {
            server.open("a.txt", "urn:iso:std:iso:20022:tech:xsd:pain.001.001.11");
            server.findings();
            assertTrue(server.actions("a.txt", Json.range(0, 30, 30), "").toString()
                    .contains("Raise to urn:iso:std:iso:20022:tech:xsd:pain.001.001.12 everywhere"));
            server.open("b.txt", "urn:iso:std:iso:20022:tech:xsd:scthr:pain.001.001.11");
            server.findings();
            assertFalse(server.actions("b.txt", Json.range(0, 30, 30), "").toString().contains("Raise"));
            server.end();
        }
    }

    /** A rename writes one spelling at all places, so it is no repair of a spelling. */
    @Test
    void aSpellingIsNotRepairedEverywhere() {
        try (Editor server = editor().begin(RESOLVES)) {
            DrawnText spellings = DrawnText.of("""
                    |<a b="URN:ISBN:0-306-40615-8" c="urn:isbn:0306406158" d="urn:isbn:0-306-40615-8"/>
                    >        . cursor
                    """);
            server.open("a.xml", spellings.text());
            server.findings();
            assertFalse(server.actions("a.xml", spellings.mark("cursor").range(), "").toString()
                    .contains("whole project"));
            DrawnText wrong = DrawnText.of("""
                    |<a b="urn:isbn:0306406149" c="urn:isbn:0306406149"/>
                    >        . cursor
                    """);
            server.open("a.xml.xml", wrong.text());
            server.findings();
            assertTrue(server.actions("a.xml.xml", wrong.mark("cursor").range(), "").toString()
                    .contains("whole project"));
            server.end();
        }
    }

    /** Vim, Helix and Emacs stand somewhere on the name when their user asks. */
    @Test
    void everyPlaceOnANameHasTheActionsOfItsFindingsTheNearestFirstAndEachTitleOnce() {
        try (Editor server = started()) {
            DrawnText text = DrawnText.of("""
                    |<a b="urn:example:ab^c?d" c="other"/>
                    >      ^^^^^^^^^^^^^^^^^^ name
                    >                            . beside
                    """);
            server.open("a.xml", text.text());
            server.findings();
            Set<String> all = new HashSet<>();
            for (int at = text.mark("name").start(); at <= text.mark("name").end(); at++) {
                List<String> titles = each(server.actions("a.xml", Json.range(0, at, at), ""), "title");
                assertEquals(titles.size(), Set.copyOf(titles).size(), titles::toString);
                all.add(new TreeSet<>(titles).toString());
                assertEquals(at == 22 || at == 23 ? "Make it a q-component: “?=”" : "Percent-encode “^” as %5E",
                        titles.getFirst());
            }
            assertEquals(1, all.size(), all::toString);
            assertEquals(0, server.actions("a.xml", text.mark("beside").range(), "").size(), "beside the name");
            server.end();
        }
    }

    /**
     * Names of an older specification are migrated one by one, or in a whole file; that of an XML namespace only one by
     * one.
     */
    @Test
    void olderNamesAreMigrated() {
        try (Editor server = editor().begin(Editor.CAPABILITIES, "initializationOptions",
                Json.of("{\"specification\":\"draft2012\"}"))) {
            DrawnText text = DrawnText.of("""
                    |<a b="urn:example:x?s=I2L&amp;c=ToC" xmlns="urn:example:y?s=I2L"/>
                    >          . first
                    >                                                . second
                    +<a b="urn:example:x?+s=I2L&amp;c=ToC" xmlns="urn:example:y?s=I2L"/>
                    """);
            server.open("a.xml", text.text());
            assertEquals(List.of(), server.published("a.xml"));
            for (String place : List.of("first", "second")) {
                JsonObject action = server.actions("a.xml", text.mark(place).range(), "").get(0).getAsJsonObject();
                assertEquals("refactor.rewrite", action.get("kind").getAsString());
                assertTrue(action.get("title").getAsString().contains("?+s=I2L"), action::toString);
            }
            JsonObject whole = server.actions("a.xml", BEGINNING, "source.migrate").get(0).getAsJsonObject();
            assertTrue(
                    whole.get("title").getAsString()
                            .contains("1 name is written as RFC 8141 does. Left as they are: 1 the name of an XML"),
                    whole::toString);
            JsonArray edits = Edits.last(whole).getAsJsonArray("edits");
            assertEquals(text.textAfter(), Edits.apply(text.text(), edits));
            assertEquals(List.of("+"), each(edits, "newText"));
            server.end();
        }
    }
}
