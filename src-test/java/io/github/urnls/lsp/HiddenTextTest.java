package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.text.UnsafeCharacters;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever an editor shows of a name shows no character that hides text from people. */
class HiddenTextTest {

    /** The members of answers that people read. */
    private static final Set<String> SHOWN = Set.of("title", "message", "label", "detail", "name", "tooltip",
            "documentation", "value", "containerName");

    /** Tags, which spell “AB”; a mark that turns the direction of text; a variation selector. */
    private static final List<String> HIDDEN = List.of(Character.toString(0xE0041) + Character.toString(0xE0042),
            "\u202e", Character.toString(0xE0101));

    private static final String CAPABILITIES = """
            {"general": {"positionEncodings": ["utf-16"]}, "textDocument": {"hover": {"contentFormat": ["markdown"]},
             "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
             "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}, "inlayHint": {}, "diagnostic": {},
             "codeLens": {}}, "workspace": {"symbol": {}, "workspaceEdit": {"documentChanges": true}}}""";

    @TempDir
    private Path folder;

    private static void collect(JsonElement answer, Set<String> members, List<String> bad) {
        if (answer instanceof JsonArray array) {
            array.forEach(item -> collect(item, members, bad));
        } else if (answer instanceof JsonObject object) {
            for (Map.Entry<String, JsonElement> member : object.entrySet()) {
                JsonElement value = member.getValue();
                if (!value.isJsonPrimitive() || !SHOWN.contains(member.getKey())) {
                    collect(value, members, bad);
                } else {
                    members.add(member.getKey());
                    if (value.getAsString().replaceAll("[\t\n]", "").codePoints()
                            .anyMatch(UnsafeCharacters::isUnsafe)) {
                        bad.add(member.getKey() + ": " + value);
                    }
                }
            }
        }
    }

    @Test
    void whatIsShownHidesNothing() {
        Set<String> members = new TreeSet<>();
        List<String> bad = new ArrayList<>();
        for (String hidden : HIDDEN) {
            String name = "urn:example:a" + hidden + "b";
            String text = "<a targetNamespace='" + name + "' b='" + name + "?+x' c='URN:example:a" + hidden + "b%e9'"
                    + " d='urn:ietf:params:xml:ns:" + hidden + "yang:x' e='urn:example:%C3%A9" + hidden + "'>\n"
                    + "<!-- urn-ls:ignore " + hidden + " --> urn:x" + hidden + ":y urn:isbn:978-" + hidden + "0 </a>";
            try (Editor editor = Editor.of(InMemoryServer.start(), folder).begin(CAPABILITIES, "initializationOptions",
                    Json.of("{\"documentSymbols\": true}"))) {
                editor.open("a.xml", text);
                JsonArray diagnostics = editor.pulled("a.xml", "").getAsJsonArray("items");
                assertTrue(diagnostics.size() > 3, diagnostics::toString);
                collect(diagnostics, members, bad);
                collect(editor.actions("a.xml", Json.range(0, 0, 300), "quickfix"), members, bad);
                for (int i = 0; i < text.indexOf('\n'); i += 5) {
                    collect(editor.hover("a.xml", 0, i), members, bad);
                    collect(editor.completions("a.xml", 0, i), members, bad);
                }
                for (String request : List.of("documentSymbol", "codeLens", "documentLink")) {
                    collect(editor.request("textDocument/" + request, editor.about("a.xml")), members, bad);
                }
                collect(editor.request("textDocument/inlayHint", editor.about("a.xml", "range", Json.range(0, 0, 300))),
                        members, bad);
                collect(editor.request("workspace/symbol", Json.object("query", "urn")), members, bad);
                editor.end();
            }
        }
        assertEquals(List.of(), bad, "what people are shown");
        assertTrue(members.containsAll(Set.of("title", "message", "label", "name", "value")), members::toString);
    }
}
