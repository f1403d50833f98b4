package io.github.urnls.lsp;

import com.google.gson.Gson;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A document, and right parameters for each request that the server answers about it. */
final class EveryRequest {

    static final String URI = "file:///torture/a.xml";

    static final String TEXT = "<a b=\"urn:example:x?y\" c=\"urn:isbn:9780306406157\"/>\n<!-- 😀 urn:example:%c3%a9 -->\r\n";

    /** By the name of the request. */
    static final Map<String, String> RIGHT = right();

    private static Map<String, String> right() {
        String document = "\"textDocument\":{\"uri\":\"" + URI + "\"}";
        String position = "\"position\":{\"line\":0,\"character\":12}";
        String range = "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":30}}";
        Map<String, String> right = new HashMap<>();
        for (String method : List.of(Methods.HOVER, Methods.COMPLETION, Methods.DOCUMENT_HIGHLIGHT, Methods.PREPARE_RENAME, Methods.DEFINITION)) {
            right.put(method, "{" + document + "," + position + "}");
        }
        for (String method : List.of(Methods.DOCUMENT_LINK, Methods.DOCUMENT_SYMBOL, Methods.SEMANTIC_TOKENS_FULL, Methods.CODE_LENS)) {
            right.put(method, "{" + document + "}");
        }
        for (String method : List.of(Methods.SEMANTIC_TOKENS_RANGE, Methods.INLAY_HINT)) {
            right.put(method, "{" + document + "," + range + "}");
        }
        right.put(Methods.CODE_ACTION, "{" + document + "," + range + ",\"context\":{\"diagnostics\":[],\"only\":[\"quickfix\"],\"triggerKind\":1}}");
        right.put(Methods.REFERENCES, "{" + document + "," + position + ",\"context\":{\"includeDeclaration\":true}}");
        right.put(Methods.RENAME, "{" + document + "," + position + ",\"newName\":\"urn:example:z\"}");
        right.put(Methods.SEMANTIC_TOKENS_DELTA, "{" + document + ",\"previousResultId\":\"1\"}");
        right.put(Methods.SELECTION_RANGE, "{" + document + ",\"positions\":[{\"line\":0,\"character\":12}]}");
        right.put(Methods.WORKSPACE_SYMBOL, "{\"query\":\"x\"}");
        right.put(Methods.EXECUTE_COMMAND, "{\"command\":\"urn-ls.canonical\",\"arguments\":[{\"uri\":\"" + URI + "\"," + position + "}]}");
        right.put(Methods.DIAGNOSTIC, "{" + document + ",\"identifier\":\"i\",\"previousResultId\":\"1\"}");
        right.put(Methods.WORKSPACE_DIAGNOSTIC, "{\"previousResultIds\":[{\"uri\":\"" + URI + "\",\"value\":\"1\"}]}");
        return right;
    }

    private EveryRequest() {}

    /** The parameters of {@code textDocument/didOpen} for an XML document. */
    static String opened(String uri, String text) {
        return "{\"textDocument\":{\"uri\":\"" + uri + "\",\"languageId\":\"xml\",\"version\":1,\"text\":" + new Gson().toJson(text) + "}}";
    }
}
