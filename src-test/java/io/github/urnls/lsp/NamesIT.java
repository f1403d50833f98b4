package io.github.urnls.lsp;

import static io.github.urnls.support.lsp.Editor.each;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.urnls.support.DrawnText;
import io.github.urnls.support.DrawnText.Mark;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Questions about one name in a document. */
class NamesIT {

    private static Editor started(String capabilities) {
        return Editor.at(Path.of("/work")).as("xml").begin(capabilities);
    }

    /** An editor of today with the document {@code a.xml}. */
    private static Editor opened(DrawnText text) {
        Editor server = started(Editor.CAPABILITIES);
        server.open("a.xml", text.text());
        server.findings();
        return server;
    }

    private static JsonElement hover(Editor server, Mark mark) {
        return server.hover("a.xml", mark.line(), mark.start());
    }

    private static JsonArray completions(Editor server, Mark mark) {
        return server.completions("a.xml", mark.line(), mark.start());
    }

    @Test
    void hoverExplains() {
        DrawnText text = DrawnText.of("""
                |<a b="URN:example:a%2cb?+r?=q#f"/>
                >  ^ beside
                >      ^^^^^^ name
                >            ^^^^^^^^^^^^^^^^^^^ cursor
                """);
        try (Editor server = opened(text)) {
            JsonObject hover = hover(server, text.mark("cursor")).getAsJsonObject();
            assertEquals(Json.range(0, text.mark("name").start(), text.mark("cursor").end()), hover.get("range"));
            assertEquals("markdown", hover.getAsJsonObject("contents").get("kind").getAsString());
            String shown = hover.getAsJsonObject("contents").get("value").getAsString();
            for (String part : List.of("**an example**", "`URN` · `example` · `a%2cb` · r-component `r` · ",
                    "f-component `f`",
                    "Reads as `URN:example:a,b?+r?=q#f`", "Normalized `urn:example:a%2Cb?+r?=q#f`")) {
                assertTrue(shown.contains(part), () -> part + " in " + shown);
            }
            assertEquals(JsonNull.INSTANCE, hover(server, text.mark("beside")));
            server.end();
        }
    }

    /** A composed name is no name that others use; the uses of its part say whose they are. */
    @Test
    void hoverCountsThePartAtTheCursor() {
        DrawnText text = DrawnText.of("""
                |<a b="urn:cen.eu:en16931:2017#compliant#urn:example:b" c="urn:cen.eu:en16931:2017" d="urn:example:b"/>
                >            ^^^^ first
                >                                             ^^^^ last
                >                                                            ^^^^ alone
                """);
        try (Editor server = opened(text)) {
            String first = hover(server, text.mark("first")).toString();
            assertTrue(first.contains("\\nurn:cen.eu:en16931:2017: 2 uses in 1 file"), first);
            String last = hover(server, text.mark("last")).toString();
            assertTrue(last.contains("\\nurn:example:b: 2 uses in 1 file"), last);
            String alone = hover(server, text.mark("alone")).toString();
            assertTrue(alone.contains("\\n2 uses in 1 file"), alone);
            server.end();
        }
    }

    @Test
    void hoverSaysHowManyOtherSpellingsThereAre() {
        DrawnText text = DrawnText.of("""
                |<a b="urn:example:%2c%2d" c="URN:example:%2c%2d" d="urn:Example:%2c%2d" e="urn:example:%2C%2d"/>
                >           ^^ cursor
                |<a b="urn:example:%2c%2D" c="urn:example:%2C%2D"/>
                """);
        try (Editor server = opened(text)) {
            String shown = hover(server, text.mark("cursor")).toString();
            assertTrue(shown.contains("6 uses in 1 file, also spelled ") && shown.contains(" and 2 more"), shown);
            server.end();
        }
    }

    @Test
    void aClientWithoutMarkdownGetsPlainText() {
        try (Editor server = started("{}")) {
            server.open("a.xml", "<a b=\"urn:example:x\"/>");
            server.findings();
            JsonObject hover = server.hover("a.xml", 0, 12).getAsJsonObject();
            assertEquals("plaintext", hover.getAsJsonObject("contents").get("kind").getAsString());
            assertEquals(0, server.actions("a.xml", Json.range(0, 0, 20), "").size(),
                    "no code action literals, no actions");
            server.end();
        }
    }

    /** A comment silences a finding, and pointing at it shows the page of the rule. */
    @Test
    void findingsAreSilenced() {
        try (Editor server = started(Editor.CAPABILITIES)) {
            DrawnText text = DrawnText.of("""
                    |<!-- urn-ls:ignore[stray-question-mark] -->
                    >                   ^^^^^^^^^^^^^^^^^^^ code
                    |<a b="urn:example:x?y"/>
                    """);
            server.open("a.xml", text.text());
            assertEquals(List.of(), server.published("a.xml"));
            JsonObject hover = server.hover("a.xml", 0, text.mark("code").start() + 6).getAsJsonObject();
            assertEquals(text.mark("code").range(), hover.get("range"));
            assertTrue(
                    hover.getAsJsonObject("contents").get("value").getAsString().startsWith("# stray-question-mark"));
            server.end();
        }
    }

    @Test
    void namesAreCompletedWhereTheyStand() {
        DrawnText text = DrawnText.of("""
                |<a b="urn:uuid:x" c="urn:ietf:pa"/>
                >  ^ beside
                >                         . nid
                >                              ^^ typed
                >                                . cursor
                """);
        try (Editor server = opened(text)) {
            JsonObject params = completions(server, text.mark("cursor")).asList().stream()
                    .map(JsonElement::getAsJsonObject)
                    .filter(item -> item.get("label").getAsString().equals("params")).findFirst().orElseThrow();
            assertEquals(Json.object("range", text.mark("typed").range(), "newText", "params:"),
                    params.get("textEdit"));
            assertTrue(params.get("documentation").getAsString().contains("RFC 3553"), params::toString);
            assertEquals("uuid", each(completions(server, text.mark("nid")), "label").getFirst(),
                    "used in this document");
            assertEquals(0, completions(server, text.mark("beside")).size());
            server.end();
        }
    }

    @Test
    void whatIsWrongIsNotCompleted() {
        DrawnText text = DrawnText.of("""
                |<a b="urn:xmpp:jingel:1" c="urn:acme:jing:1"
                |  e="urn:oasis:names:tc:SAML:2.0:assertio" d="urn:xmpp:jing"/>
                >                                      . cut
                >                                                           . cursor
                """);
        try (Editor server = opened(text)) {
            List<String> labels = each(completions(server, text.mark("cursor")), "label");
            assertEquals("jingle", labels.get(0), labels::toString);
            assertFalse(labels.contains("jingel"), labels::toString);
            assertFalse(each(completions(server, text.mark("cut")), "label").contains("assertio"),
                    "a name that is cut");
            server.end();
        }
    }

    /** Old versions of Neovim name no folder unless they are told to. */
    @Test
    void aRenameWithoutAFolderSaysThatItReachesOpenFilesOnly() {
        DrawnText text = DrawnText.of("""
                |<a b="urn:example:old"/>
                >        . cursor
                """);
        try (Editor server = opened(text)) {
            server.ask(70, "textDocument/rename", server.about("a.xml", "position", text.mark("cursor").position(),
                    "newName", "urn:example:new"));
            assertEquals("URN: Files that are not open are left out.", server.shown());
            assertTrue(server.answer(70).toString().contains("\"newText\":\"new\""));
            server.end();
        }
    }

    @Test
    void namesThatCanBeLookedUpAreLinks() {
        DrawnText text = DrawnText.of("""
                |<a b="urn:ietf:rfc:8141" c="urn:example:a"/>
                >      ^^^^^^^^^^^^^^^^^ link
                """);
        try (Editor server = opened(text)) {
            assertEquals(Json.array(Json.object("range", text.mark("link").range(), "target",
                    "https://www.rfc-editor.org/info/rfc8141", "tooltip", "RFC 8141 at the RFC Editor")),
                    server.request("textDocument/documentLink", server.about("a.xml")));
            server.end();
        }
    }

    /** The copied text is the URN itself (RFC 8141 §4.4), without the document's escapes, and normalized. */
    @Test
    void theCanonicalSpellingIsAnswered() {
        DrawnText text = DrawnText.of("""
                |<a b="URN:Example:caf&#233;&amp;%c3%a9" c="urn:example:a?b"/>
                > . beside
                >            . cursor
                >                                               . doubtful
                """);
        try (Editor server = opened(text)) {
            assertEquals("\"urn:example:caf%C3%A9&%C3%A9\"", canonical(server, text.mark("cursor")).toString());
            assertEquals(JsonNull.INSTANCE, canonical(server, text.mark("doubtful")),
                    "“?” is not put right by encoding alone");
            assertEquals(JsonNull.INSTANCE, canonical(server, text.mark("beside")), "no URN there");
            JsonObject error = server.call("workspace/executeCommand", Json.object("command", "urn-ls.canonical"))
                    .getAsJsonObject("error");
            assertTrue(error.get("message").getAsString().contains("{uri, position}"), error::toString);
            error = server.call("workspace/executeCommand", Json.object("command", "no-such")).getAsJsonObject("error");
            assertTrue(error.get("message").getAsString().contains("no-such"), error::toString);
            server.replace("a.xml", 2, "<a b='urn:example:50%z'/>");
            server.findings();
            assertEquals(JsonNull.INSTANCE, canonical(server, text.mark("cursor")), "“%” could mean two things");
            server.end();
        }
    }

    private static JsonElement canonical(Editor server, Mark mark) {
        return server.execute("urn-ls.canonical",
                Json.object("uri", server.uri("a.xml"), "position", mark.position()));
    }
}
