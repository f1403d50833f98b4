package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A document, and right parameters for each request that the server answers about it. */
final class EveryRequest {

    static final String URI = "file:///torture/a.xml";

    static final String TEXT = "<a b=\"urn:example:x?y\" c=\"urn:isbn:9780306406157\"/>\n<!-- 😀 "
            + "urn:example:%c3%a9 -->\r\n";

    /** By the name of the request. */
    static final Map<String, JsonObject> RIGHT = right();

    private static JsonObject about(Object... others) {
        JsonObject params = Json.object(others);
        params.add("textDocument", Json.object("uri", URI));
        return params;
    }

    private static Map<String, JsonObject> right() {
        JsonObject position = Json.position(0, 12);
        JsonObject range = Json.range(0, 0, 30);
        Map<String, JsonObject> right = new HashMap<>();
        for (String method : List.of("textDocument/hover", "textDocument/completion", "textDocument/documentHighlight",
                "textDocument/prepareRename", "textDocument/definition")) {
            right.put(method, about("position", position));
        }
        for (String method : List.of("textDocument/documentLink", "textDocument/documentSymbol",
                "textDocument/semanticTokens/full", "textDocument/codeLens")) {
            right.put(method, about());
        }
        for (String method : List.of("textDocument/semanticTokens/range", "textDocument/inlayHint")) {
            right.put(method, about("range", range));
        }
        right.put("textDocument/codeAction", about("range", range, "context",
                Json.object("diagnostics", List.of(), "only", List.of("quickfix"), "triggerKind", 1)));
        right.put("codeAction/resolve", Json.object("title", "Raise", "kind", "refactor.rewrite", "data",
                Json.object("uri", URI, "from", "urn:example:x", "to", "urn:example:y")));
        right.put("textDocument/references",
                about("position", position, "context", Json.object("includeDeclaration", true)));
        right.put("textDocument/rename", about("position", position, "newName", "urn:example:z"));
        right.put("textDocument/semanticTokens/full/delta", about("previousResultId", "1"));
        right.put("textDocument/selectionRange", about("positions", Json.array(position)));
        right.put("workspace/symbol", Json.object("query", "x"));
        right.put("workspace/executeCommand", Json.object("command", "urn-ls.canonical", "arguments",
                Json.array(Json.object("uri", URI, "position", position))));
        right.put("workspace/textDocumentContent", Json.object("uri", "urn-ls:/urn%3Aexample%3Ax.md"));
        right.put("textDocument/diagnostic", about("identifier", "i", "previousResultId", "1"));
        right.put("workspace/diagnostic",
                Json.object("previousResultIds", Json.array(Json.object("uri", URI, "value", "1"))));
        return right;
    }

    private EveryRequest() {}

    /** The parameters of {@code textDocument/didOpen} for an XML document. */
    static JsonObject opened(String uri, String text) {
        return Json.object("textDocument", Json.object("uri", uri, "languageId", "xml", "version", 1, "text", text));
    }
}
