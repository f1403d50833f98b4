package io.github.urnls.soak;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** What the client says of itself: it can do all there is, and either asks for diagnostics or is told. */
final class Client {

    private static final String CAPABILITIES = """
            {"capabilities": {
              "general": {"positionEncodings": ["utf-16"]},
              "window": {"workDoneProgress": true},
              "workspace": {
                "configuration": true, "didChangeConfiguration": {"dynamicRegistration": true}, "workspaceFolders": \
            true,
                "didChangeWatchedFiles": {"dynamicRegistration": true},
                "workspaceEdit": {"documentChanges": true, "resourceOperations": ["create"]},
                "diagnostics": {"refreshSupport": true}, "codeLens": {"refreshSupport": true},
                "semanticTokens": {"refreshSupport": true}, "inlayHint": {"refreshSupport": true}},
              "textDocument": {
                "hover": {"contentFormat": ["markdown", "plaintext"]},
                "completion": {
                  "completionItem": {"labelDetailsSupport": true, "resolveSupport": {"properties": ["documentation"]}},
                  "completionItemKind": {"valueSet": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                    20, 21, 22, 23, 24, 25]}},
                "documentLink": {"tooltipSupport": true}, "rename": {"prepareSupport": true},
                "definition": {"linkSupport": true},
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
                "publishDiagnostics": {"codeDescriptionSupport": true, "versionSupport": true, "dataSupport": true},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", \
            "source"]}},
                  "dataSupport": true, "isPreferredSupport": true, "resolveSupport": {"properties": ["edit"]}}}},
             "rootUri": null}""";

    private Client() {}

    /** The parameters of {@code initialize}, without folders. */
    static JsonObject initialize(boolean pull) {
        JsonObject parameters = JsonParser.parseString(CAPABILITIES).getAsJsonObject();
        if (pull) {
            parameters.getAsJsonObject("capabilities").getAsJsonObject("textDocument").add("diagnostic",
                    new JsonObject());
        }
        parameters.addProperty("processId", ProcessHandle.current().pid());
        return parameters;
    }
}
