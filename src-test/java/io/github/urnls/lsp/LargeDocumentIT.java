package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Documents so large that their names go into the index only when the typing pauses. */
class LargeDocumentIT {

    private static final String LARGE = "large.xml";
    private static final String SMALL = "small.xml";

    /** Half a million characters. */
    private static final String FILLING = ("<item id='urn:example:filling'>"
            + "some text that makes the document large</item>\n").repeat(7_000);

    private static Editor started() {
        return Editor.at(Path.of("/work")).as("xml").begin("""
                {"textDocument":{"publishDiagnostics":{"versionSupport":true},
                 "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}""");
    }

    private static void insert(Editor server, String name, int version, String text) {
        server.change(name, version, Editor.typed(Json.range(0, 0, 0), text));
    }

    /** The next findings of the large document that are as they shall be; those of the small one come when they may. */
    private static JsonObject untilTold(Editor server, Predicate<JsonObject> expected) {
        server.mayCome("textDocument/publishDiagnostics");
        JsonObject told = server.findings();
        while (!told.get("uri").getAsString().equals(server.uri(LARGE)) || !expected.test(told)) {
            told = server.findings();
        }
        return told;
    }

    @Test
    void namesAreFoundInALargeDocumentAsSoonAsTheyAreThere() {
        try (Editor server = started()) {
            server.open(LARGE, "<list>\n" + FILLING + "</list>");
            server.open(SMALL, "<a b='urn:example:sought'/>");
            insert(server, LARGE, 2, "<!-- urn:example:sought and urn:example:sought -->");
            List<String> places = server.references(SMALL, 12);
            assertEquals(3, places.size(), places::toString);
            untilTold(server, told -> told.get("version").getAsInt() >= 2);
            server.end();
        }
    }

    @Test
    void anotherSpellingInALargeDocumentIsFoundInAnyOrder() {
        try (Editor server = started()) {
            server.open(LARGE, "<list>\n<a b='urn:example:a%2f'/>" + FILLING + "</list>");
            server.open(SMALL, "<a/>");
            insert(server, SMALL, 2, "<a b='urn:example:a%2F'/><a b='urn:example:a%2F'/>");
            untilTold(server, told -> told.toString().contains("equivalent-spelling"));
            server.end();
        }
    }

    @Test
    void manyEditsInManyPlacesAreFollowedOneByOne() {
        try (Editor server = started()) {
            server.open(LARGE, "<list>\n" + FILLING + "</list>");
            server.change(LARGE, 2, IntStream.range(0, 40)
                    .mapToObj(i -> Editor.typed(Json.range(1 + i * 150, 24, 24), "^")).toArray(JsonElement[]::new));
            JsonObject told = server.findings();
            while (told.get("version").getAsInt() < 2) {
                assertFalse(told.toString().contains("illegal-character"));
                told = server.findings();
            }
            assertEquals(40, Collections.frequency(Editor.codes(told.get("diagnostics")), "illegal-character"));
            server.end();
        }
    }

    /** Select all, and ask what can be done: a menu of a few actions, and one that repairs everything. */
    @Test
    void manyFindingsHaveFewActions() {
        int lines = 64_000;
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            names.append("<a b='urn:example:%c3%a9").append(i).append("'/>\n");
        }
        try (Editor server = started()) {
            server.open(LARGE, names.toString());
            server.findings();
            JsonArray actions = actions(server, lines, "");
            assertTrue(actions.size() >= 20 && actions.size() <= 40, actions::toString);
            JsonArray all = actions(server, lines, "source.fixAll");
            assertEquals(1, all.size());
            assertEquals(lines, all.toString().split("C3%A", -1).length - 1, "all are repaired");
            server.end();
        }
    }

    /** Ten megabytes, nearly a quarter of a million names. An edit reads little, and shows nothing. */
    @Test
    void readingALargeDocumentShowsProgress() {
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < 240_000; i++) {
            names.append("<a b='urn:example:name-").append(i).append("'> some text </a>\n");
        }
        try (Editor server = Editor.at(Path.of("/work")).as("xml").begin("{\"window\":{\"workDoneProgress\":true}}")) {
            server.open(SMALL, "<a/>");
            server.findings();
            server.open(LARGE, names.toString());
            server.expectBegin();
            assertEquals("end", server.expectProgress());
            server.findings();
            insert(server, LARGE, 2, "<x y='urn:example:b|c'/>");
            assertTrue(server.findings().toString().contains("illegal-character"));
            server.end();
        }
    }

    private static JsonArray actions(Editor server, int lines, String only) {
        return server.actions(LARGE, Json.range(Json.position(0, 0), Json.position(lines, 0)), only);
    }
}
