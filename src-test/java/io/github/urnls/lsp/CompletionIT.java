package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Completion of numbers, in a session with a workspace. */
class CompletionIT {

    private static final String CAPABILITIES = """
            {"textDocument":{"diagnostic":{},"completion":{"completionItem":{"labelDetailsSupport":true}}}}""";

    private static final String FILE = "a.xml";

    @TempDir
    private Path folder;

    private static List<String> shown(JsonArray items) {
        List<String> shown = new ArrayList<>();
        for (JsonElement item : items) {
            JsonObject one = item.getAsJsonObject();
            shown.add(one.get("label").getAsString() + ": " + one.get("detail").getAsString());
        }
        return shown;
    }

    /** The one with the most uses is no slip to compare the new one with. */
    @Test
    void theNextNumberIsFreeInAllFilesAndRightOnceItIsWritten() {
        Editor.write(folder.resolve("b.txt"), "urn:acme:order:0001 urn:acme:order:0002\n");
        Editor.write(folder.resolve("c.txt"), "urn:acme:order:0007\n".repeat(60));
        try (Editor server = Editor.ofWorkspace(folder, CAPABILITIES).as("xml")) {
            server.expectNamesRead();
            server.open(FILE, "<a b='urn:acme:order:'/>\n");
            JsonArray items = server.completions(FILE, 0, 21);
            assertEquals(
                    List.of("0007: in this workspace", "0001: in this workspace", "0002: in this workspace",
                            "0008: next number after urn:acme:order:0007"),
                    shown(items));
            assertEquals("next number after urn:acme:order:0007", items.get(3).getAsJsonObject()
                    .getAsJsonObject("labelDetails").get("description").getAsString(), "seen before it is chosen");
            server.change(FILE, 2, Editor.typed(items.get(3).getAsJsonObject().getAsJsonObject("textEdit")
                    .getAsJsonObject("range"), "0008"));
            assertEquals(List.of("unregistered-nid"), Editor.codes(server.pulled(FILE, "").get("items")));
            server.end();
        }
    }

    @Test
    void aMissingCheckDigitCompletesANumber() {
        try (Editor server = Editor.at(folder).as("xml").begin(CAPABILITIES)) {
            server.open(FILE, "<a b='urn:isbn:978030640615'/>\n");
            assertEquals(List.of("9780306406157: check digit 7 (ISO 2108)"), shown(server.completions(FILE, 0, 27)));
            server.end();
        }
    }
}
