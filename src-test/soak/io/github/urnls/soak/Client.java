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
                "configuration": true, "didChangeConfiguration": {"dynamicRegistration": true}, "workspaceFolders": true,
                "didChangeWatchedFiles": {"dynamicRegistration": true},
                "workspaceEdit": {"documentChanges": true, "resourceOperations": ["create"]},
                "diagnostics": {"refreshSupport": true}, "codeLens": {"refreshSupport": true},
                "semanticTokens": {"refreshSupport": true}, "inlayHint": {"refreshSupport": true}},
              "textDocument": {
                "hover": {"contentFormat": ["markdown", "plaintext"]},
                "completion": {"completionItem": {"resolveSupport": {"properties": ["documentation"]}}},
                "definition": {"linkSupport": true},
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
                "publishDiagnostics": {"codeDescriptionSupport": true, "versionSupport": true, "dataSupport": true},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", "source"]}},
                  "dataSupport": true, "resolveSupport": {"properties": ["edit"]}}}},
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
