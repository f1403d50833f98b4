package io.github.urnls.lsp;

import static io.github.urnls.support.lsp.Editor.codes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is shown while someone types. */
class TypingIT {

    private static final String FILE = "a.xml";

    /** A pause that no test lives to see the end of, in milliseconds. */
    private static final int NEVER = Integer.MAX_VALUE;

    /** A pause that ends by itself. */
    private static final int SHORT = 1;

    private static Editor started(String textDocument, String workspace, int pause) {
        JsonObject document = Json.of(textDocument);
        document.add("publishDiagnostics", Json.object("versionSupport", true));
        return Editor.at(Path.of("/work")).as("xml").begin(
                Json.object("textDocument", document, "workspace", Json.of(workspace)).toString(),
                "initializationOptions", Json.object("typingPause", pause));
    }

    private static void type(Editor server, int version, int line, int character, String text) {
        write(server, version, line, character, character, text);
    }

    private static void write(Editor server, int version, int line, int start, int end, String text) {
        server.change(FILE, version, Editor.typed(Json.range(line, start, end), text));
    }

    private static void complete(Editor server, int line, int character) {
        String items = server.completions(FILE, line, character).toString();
        assertTrue(items.contains("\"isbn\""), items);
    }

    private static List<String> published(Editor server, int version) {
        JsonObject told = server.findings();
        assertEquals(version, told.get("version").getAsInt());
        return codes(told.get("diagnostics"));
    }

    private static List<String> pulled(Editor server) {
        return codes(server.pulled(FILE, "").get("items"));
    }

    @Test
    void aHalfTypedNameIsCheckedWhenTypingPauses() {
        try (Editor server = started("{}", "{}", SHORT)) {
            server.open(FILE, "<a b='urn:isb'/>\n<a b='urn:example:x y'/>");
            assertEquals(List.of("missing-nss", "illegal-character"), published(server, 1));
            type(server, 2, 0, 13, "n");
            assertEquals(List.of("illegal-character"), published(server, 2),
                    "the name at whose end the cursor stands is left in peace");
            assertEquals(List.of("missing-nss", "illegal-character"), published(server, 2),
                    "and judged once the typing pauses");
            server.end();
        }
    }

    @Test
    void heldBackFindingsAreShownWithoutATypingPause() {
        try (Editor server = started("{}", "{}", NEVER)) {
            server.open(FILE, "<a b='urn:isb'/>");
            assertEquals(List.of("missing-nss"), published(server, 1));
            type(server, 2, 0, 13, "n");
            assertEquals(List.of(), published(server, 2));
            server.set("{\"typingPause\":0}");
            assertEquals(List.of("missing-nss"), published(server, 2));
            server.end();
        }
    }

    @Test
    void anEditWithinANameIsCheckedAtOnce() {
        try (Editor server = started("{}", "{}", NEVER)) {
            server.open(FILE, "<a b='urn:example:xy'/>");
            assertEquals(List.of(), published(server, 1));
            type(server, 2, 0, 19, "^");
            assertEquals(List.of("illegal-character"), published(server, 2));
            type(server, 3, 0, 21, " ");
            assertEquals(List.of(), published(server, 3), "more of the value may follow a space at its end");
            server.end();
        }
    }

    @Test
    void typedAndCompletedNamesAreCheckedOnSave() {
        try (Editor server = started("{}", "{}", NEVER)) {
            server.open(FILE, "<a b='urn:'/>");
            assertEquals(List.of(), published(server, 1));
            for (int i = 0; i < 2; i++) {
                type(server, 2 + i, 0, 10 + i, "is".substring(i, i + 1));
                assertEquals(List.of(), published(server, 2 + i));
                complete(server, 0, 11 + i);
            }
            write(server, 4, 0, 10, 12, "isbn");
            assertEquals(List.of(), published(server, 4), "a completion may have written it");
            server.save(FILE);
            assertEquals(List.of("missing-nss"), published(server, 4));
            write(server, 5, 0, 10, 14, "isb");
            assertEquals(List.of("missing-nss"), published(server, 5),
                    "several letters without a completion are pasted");
            server.end();
        }
    }

    @Test
    void pullingClientsAreAskedToPullAgain() {
        try (Editor server = started("{\"diagnostic\":{}}", "{\"diagnostics\":{\"refreshSupport\":true}}",
                NEVER)) {
            server.open(FILE, "<a b='urn:exampl'/>");
            assertEquals(List.of("missing-nss"), pulled(server));
            type(server, 2, 0, 16, "e");
            assertEquals(List.of(), pulled(server));
            server.save(FILE);
            server.expectRequest("workspace/diagnostic/refresh", "null");
            assertEquals(List.of("missing-nss"), pulled(server));
            server.end();
        }
    }

    @Test
    void aClientThatCannotBeAskedToPullAgainGetsFindingsAtOnce() {
        try (Editor server = started("{\"diagnostic\":{}}", "{}", NEVER)) {
            server.open(FILE, "<a b='urn:exampl'/>");
            type(server, 2, 0, 16, "e");
            assertEquals(List.of("missing-nss"), pulled(server));
            server.end();
        }
    }

    @Test
    void theWorstOfManyFindingsAreShownAndTheRestIsCounted() {
        try (Editor server = started("{}", "{}", 0)) {
            server.open(FILE, "<a b='URN:example:x'/>\n".repeat(1500) + "<a b='urn:example:x y'/>\n".repeat(500));
            JsonArray shown = server.findings().getAsJsonArray("diagnostics");
            assertEquals(1000, shown.size());
            int errors = 0;
            for (JsonElement diagnostic : shown) {
                errors += diagnostic.getAsJsonObject().get("severity").getAsInt() == 1 ? 1 : 0;
            }
            assertEquals(500, errors, "what is worst comes first, though it stands last");
            String remark = shown.get(999).getAsJsonObject().get("message").getAsString();
            assertTrue(remark.contains("more findings are hidden"), remark);
            server.end();
        }
    }
}
