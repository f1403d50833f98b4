package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Editors that can strike something through are told of names that should no longer be used. */
class OldNamesSessionTest {

    private static final String STRIKING = """
            {"textDocument": {"diagnostic": {}, "publishDiagnostics": {"tagSupport": {"valueSet": [1, 2]}},
              "completion": {"completionItem": {"tagSupport": {"valueSet": [1]}}}}}""";

    private static JsonObject diagnostic(Editor editor) {
        return editor.pulled("a.xml", "").getAsJsonArray("items").get(0).getAsJsonObject();
    }

    private static JsonObject archive(Editor editor) {
        return StreamSupport.stream(editor.completions("a.xml", 1, 15).spliterator(), false)
                .map(JsonElement::getAsJsonObject).filter(item -> item.get("label").getAsString().equals("archive"))
                .findFirst().orElseThrow();
    }

    private static Editor opened(String capabilities) {
        return Editor.of(InMemoryServer.start(), Path.of("/")).as("xml").begin(capabilities);
    }

    private static final String TEXT = "<a xmlns=\"urn:xmpp:archive\">\n<b c=\"urn:xmpp:\"/></a>";

    @Test
    void oldNamesAreStruckThrough() {
        try (Editor editor = opened(STRIKING)) {
            editor.open("a.xml", TEXT);
            assertEquals("deprecated-name", diagnostic(editor).get("code").getAsString());
            assertEquals("[2]", diagnostic(editor).get("tags").toString());
            assertEquals("[1]", archive(editor).get("tags").toString());
            assertTrue(archive(editor).get("sortText").getAsString().compareTo("0000") > 0, "not the first");
            editor.end();
        }
    }

    @Test
    void otherEditorsGetNoTags() {
        try (Editor editor = opened(Editor.PULL_ONCE)) {
            editor.open("a.xml", TEXT);
            assertFalse(diagnostic(editor).has("tags"));
            assertFalse(archive(editor).has("tags"));
            editor.end();
        }
    }
}
