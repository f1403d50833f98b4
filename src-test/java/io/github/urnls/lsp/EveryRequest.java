package io.github.urnls.lsp;

import com.google.gson.Gson;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A document, and right parameters for each request that the server answers about it. */
final class EveryRequest {

    static final String URI = "file:///torture/a.xml";

    static final String TEXT = "<a b=\"urn:example:x?y\" c=\"urn:isbn:9780306406157\"/>\n<!-- 😀 "
            + "urn:example:%c3%a9 -->\r\n";

    /** By the name of the request. */
    static final Map<String, String> RIGHT = right();

    private static Map<String, String> right() {
        String document = "\"textDocument\":{\"uri\":\"" + URI + "\"}";
        String position = "\"position\":{\"line\":0,\"character\":12}";
        String range = "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":30}}";
        Map<String, String> right = new HashMap<>();
        for (String method : List.of("textDocument/hover", "textDocument/completion", "textDocument/documentHighlight",
                "textDocument/prepareRename", "textDocument/definition")) {
            right.put(method, "{" + document + "," + position + "}");
        }
        for (String method : List.of("textDocument/documentLink", "textDocument/documentSymbol",
                "textDocument/semanticTokens/full", "textDocument/codeLens")) {
            right.put(method, "{" + document + "}");
        }
        for (String method : List.of("textDocument/semanticTokens/range", "textDocument/inlayHint")) {
            right.put(method, "{" + document + "," + range + "}");
        }
        right.put("textDocument/codeAction", "{" + document + "," + range
                + ",\"context\":{\"diagnostics\":[],\"only\":[\"quickfix\"],\"triggerKind\":1}}");
        right.put("codeAction/resolve", "{\"title\":\"Raise\",\"kind\":\"refactor.rewrite\",\"data\":{\"uri\":\"" + URI
                + "\",\"from\":\"urn:example:x\",\"to\":\"urn:example:y\"}}");
        right.put("textDocument/references",
                "{" + document + "," + position + ",\"context\":{\"includeDeclaration\":true}}");
        right.put("textDocument/rename", "{" + document + "," + position + ",\"newName\":\"urn:example:z\"}");
        right.put("textDocument/semanticTokens/full/delta", "{" + document + ",\"previousResultId\":\"1\"}");
        right.put("textDocument/selectionRange", "{" + document + ",\"positions\":[{\"line\":0,\"character\":12}]}");
        right.put("workspace/symbol", "{\"query\":\"x\"}");
        right.put("workspace/executeCommand",
                "{\"command\":\"urn-ls.canonical\",\"arguments\":[{\"uri\":\"" + URI + "\"," + position + "}]}");
        right.put("workspace/textDocumentContent", "{\"uri\":\"urn-ls:/urn%3Aexample%3Ax.md\"}");
        right.put("textDocument/diagnostic", "{" + document + ",\"identifier\":\"i\",\"previousResultId\":\"1\"}");
        right.put("workspace/diagnostic", "{\"previousResultIds\":[{\"uri\":\"" + URI + "\",\"value\":\"1\"}]}");
        return right;
    }

    private EveryRequest() {}

    /** The parameters of {@code textDocument/didOpen} for an XML document. */
    static String opened(String uri, String text) {
        return "{\"textDocument\":{\"uri\":\"" + uri + "\",\"languageId\":\"xml\",\"version\":1,\"text\":"
                + new Gson().toJson(text) + "}}";
    }
}
