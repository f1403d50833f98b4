package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is shown while someone types. */
class TypingIT {

    private static final String URI = "file:///work/a.xml";

    /** A pause that no test lives to see the end of, in milliseconds. */
    private static final int NEVER = Integer.MAX_VALUE;

    /** A pause that ends by itself. */
    private static final int SHORT = 1;

    private static LspClient started(String textDocument, String workspace, int pause) throws IOException {
        LspClient server = LspClient.start();
        JsonObject document = JsonParser.parseString(textDocument).getAsJsonObject();
        document.add("publishDiagnostics", JsonParser.parseString("{\"versionSupport\":true}"));
        server.initialize("{\"capabilities\":{\"textDocument\":" + document + ",\"workspace\":" + workspace
                + "},\"initializationOptions\":{\"typingPause\":" + pause + "}}");
        server.notify("initialized", "{}");
        return server;
    }

    private static void open(LspClient server, String text) {
        server.notify("textDocument/didOpen",
                "{\"textDocument\":{\"uri\":\"" + URI + "\",\"languageId\":\"xml\",\"version\":1,\"text\":"
                        + new Gson().toJson(text) + "}}");
    }

    private static void type(LspClient server, int version, int line, int character, String text) {
        write(server, version, line, character, character, text);
    }

    private static void write(LspClient server, int version, int line, int start, int end, String text) {
        server.notify("textDocument/didChange", "{\"textDocument\":{\"uri\":\"" + URI + "\",\"version\":" + version
                + "},\"contentChanges\":[{\"range\":{\"start\":" + place(line, start) + ",\"end\":" + place(line, end)
                + "},\"text\":" + new Gson().toJson(text) + "}]}");
    }

    private static String place(int line, int character) {
        return "{\"line\":" + line + ",\"character\":" + character + "}";
    }

    private static void complete(LspClient server, int line, int character) {
        JsonElement list = server.request("textDocument/completion", "{\"textDocument\":{\"uri\":\"" + URI
                + "\"},\"position\":" + place(line, character) + "}");
        assertTrue(list.getAsJsonObject().get("items").toString().contains("\"isbn\""), list.toString());
    }

    private static List<String> codes(JsonElement diagnostics) {
        List<String> codes = new ArrayList<>();
        diagnostics.getAsJsonArray()
                .forEach(diagnostic -> codes.add(diagnostic.getAsJsonObject().get("code").getAsString()));
        return codes;
    }

    private static List<String> published(LspClient server, int version) {
        JsonObject told = server.expect("textDocument/publishDiagnostics");
        assertEquals(version, told.get("version").getAsInt());
        return codes(told.get("diagnostics"));
    }

    @Test
    void aHalfTypedNameIsCheckedWhenTypingPauses() throws IOException {
        try (LspClient server = started("{}", "{}", SHORT)) {
            open(server, "<a b='urn:isb'/>\n<a b='urn:example:x y'/>");
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
    void heldBackFindingsAreShownWithoutATypingPause() throws IOException {
        try (LspClient server = started("{}", "{}", NEVER)) {
            open(server, "<a b='urn:isb'/>");
            assertEquals(List.of("missing-nss"), published(server, 1));
            type(server, 2, 0, 13, "n");
            assertEquals(List.of(), published(server, 2));
            server.notify("workspace/didChangeConfiguration", "{\"settings\":{\"urn\":{\"typingPause\":0}}}");
            assertEquals(List.of("missing-nss"), published(server, 2));
            server.end();
        }
    }

    @Test
    void anEditWithinANameIsCheckedAtOnce() throws IOException {
        try (LspClient server = started("{}", "{}", NEVER)) {
            open(server, "<a b='urn:example:xy'/>");
            assertEquals(List.of(), published(server, 1));
            type(server, 2, 0, 19, "^");
            assertEquals(List.of("illegal-character"), published(server, 2));
            type(server, 3, 0, 21, " ");
            assertEquals(List.of(), published(server, 3), "more of the value may follow a space at its end");
            server.end();
        }
    }

    @Test
    void typedAndCompletedNamesAreCheckedOnSave() throws IOException {
        try (LspClient server = started("{}", "{}", NEVER)) {
            open(server, "<a b='urn:'/>");
            assertEquals(List.of(), published(server, 1));
            for (int i = 0; i < 2; i++) {
                type(server, 2 + i, 0, 10 + i, "is".substring(i, i + 1));
                assertEquals(List.of(), published(server, 2 + i));
                complete(server, 0, 11 + i);
            }
            write(server, 4, 0, 10, 12, "isbn");
            assertEquals(List.of(), published(server, 4), "a completion may have written it");
            server.notify("textDocument/didSave", "{\"textDocument\":{\"uri\":\"" + URI + "\"}}");
            assertEquals(List.of("missing-nss"), published(server, 4));
            write(server, 5, 0, 10, 14, "isb");
            assertEquals(List.of("missing-nss"), published(server, 5),
                    "several letters without a completion are pasted");
            server.end();
        }
    }

    @Test
    void pullingClientsAreAskedToPullAgain() throws IOException {
        try (LspClient server = started("{\"diagnostic\":{}}", "{\"diagnostics\":{\"refreshSupport\":true}}",
                NEVER)) {
            open(server, "<a b='urn:exampl'/>");
            String ask = "{\"textDocument\":{\"uri\":\"" + URI + "\"}}";
            assertEquals(List.of("missing-nss"),
                    codes(server.request("textDocument/diagnostic", ask).getAsJsonObject().get("items")));
            type(server, 2, 0, 16, "e");
            assertEquals(List.of(),
                    codes(server.request("textDocument/diagnostic", ask).getAsJsonObject().get("items")));
            server.notify("textDocument/didSave", "{\"textDocument\":{\"uri\":\"" + URI + "\"}}");
            server.expectRequest("workspace/diagnostic/refresh", "null");
            assertEquals(List.of("missing-nss"),
                    codes(server.request("textDocument/diagnostic", ask).getAsJsonObject().get("items")));
            server.end();
        }
    }

    @Test
    void aClientThatCannotBeAskedToPullAgainGetsFindingsAtOnce() throws IOException {
        try (LspClient server = started("{\"diagnostic\":{}}", "{}", NEVER)) {
            open(server, "<a b='urn:exampl'/>");
            type(server, 2, 0, 16, "e");
            JsonElement report = server.request("textDocument/diagnostic",
                    "{\"textDocument\":{\"uri\":\"" + URI + "\"}}");
            assertEquals(List.of("missing-nss"), codes(report.getAsJsonObject().get("items")));
            server.end();
        }
    }

    @Test
    void theWorstOfManyFindingsAreShownAndTheRestIsCounted() throws IOException {
        try (LspClient server = started("{}", "{}", 0)) {
            open(server, "<a b='URN:example:x'/>\n".repeat(1500) + "<a b='urn:example:x y'/>\n".repeat(500));
            JsonArray shown = server.expect("textDocument/publishDiagnostics").getAsJsonArray("diagnostics");
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
