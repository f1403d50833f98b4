package io.github.urnls.support.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A session in which an editor asks all that editors ask, about a document of each of some languages. */
public final class WholeSession {

    private static final String CAPABILITIES = """
            {"window": {"workDoneProgress": true},
             "workspace": {"configuration": true, "symbol": {}, "workspaceEdit": {"documentChanges": true,
               "resourceOperations": ["delete"], "changeAnnotationSupport": {}}},
             "experimental": {"previews": true},
             "textDocument": {"hover": {"contentFormat": ["markdown"]}, "rename": {"prepareSupport": true},
               "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
               "codeAction": {"dataSupport": true, "resolveSupport": {"properties": ["edit"]},
                 "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor"]}}}}}""";

    /** By the ends of their names. In each, the first name stands at the column of {@link #at}. */
    private static final Map<String, String> DOCUMENTS = new TreeMap<>(Map.of(
            "xml", "<a b='urn:isbn:9780306406157' id='urn:example:a b' xmlns='URN:example:%c3%a9'/>",
            "xsd", "<?x? urn:example:a?><schema targetNamespace='urn:example:a' xmlns='urn:example:b:2'/>",
            "json", "{\"$id\":\"urn:example:a\", \"schemas\":[\"urn:ietf:params:scim:schemas:core:2.0:User\"]}",
            "yaml", "a: b: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'\n$id: urn:example:a\n",
            "yang", "module m { \nnamespace \"urn:example:m:1\"; prefix p; }",
            "ttl", "@prefix : <urn:example:a#> . <urn:example:a> a :b .\n",
            "java", "String a = \"urn:example:a\"; // urn-ls:ignore\n",
            "md", "See also `urn:example:a`, and urn:isbn:9780306406158.\n\n```xml\n<a b='urn:oid:1.2'/>\n```\n",
            "html", "<!doctype html><a href='urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6'>a</a>",
            "txt", "See here: urn:example:a, <urn:example:weather?lat=39.56>\n"));

    private final LspClient client;
    private final Path folder;

    private WholeSession(LspClient client, Path folder) {
        this.client = client;
        this.folder = folder;
    }

    /** Has the session with the server, which ends. The folder is its workspace, and nothing is written into it. */
    public static void with(Transport server, Path folder) {
        try (LspClient client = LspClient.unchecked(server, Listener.OF_ANSWERS)) {
            WholeSession session = new WholeSession(client, folder);
            session.begin();
            DOCUMENTS.keySet().forEach(session::askAll);
            client.call("shutdown", "null");
            client.notify("exit", "null");
            client.exitCode();
        }
    }

    private void begin() {
        client.initialize(Json.object("workspaceFolders", Editor.folders(folder), "capabilities",
                Json.of(CAPABILITIES), "initializationOptions", Json.object("documentSymbols", true)));
        client.notify("initialized", "{}");
        DOCUMENTS.forEach((end, text) -> client.notify("textDocument/didOpen", Json.object("textDocument",
                Json.object("uri", uri(end), "languageId", "", "version", 1, "text", text))));
    }

    private String uri(String end) {
        return folder.resolve("open." + end).toUri().toString();
    }

    private JsonObject at(String end, Object... others) {
        JsonObject params = Json.object(others);
        params.add("textDocument", Json.object("uri", uri(end)));
        params.add("position", position());
        return params;
    }

    /** In the first name of each document. */
    private static JsonElement position() {
        return Json.position(0, 14);
    }

    private void askAll(String end) {
        for (String method : List.of("hover", "completion", "documentHighlight", "definition",
                "prepareRename", "documentSymbol", "documentLink", "codeLens", "semanticTokens/full")) {
            client.call("textDocument/" + method, at(end));
        }
        JsonObject all = Json.range(Json.position(0, 0), Json.position(9, 0));
        client.call("textDocument/inlayHint", at(end, "range", all));
        client.call("textDocument/references", at(end, "context", Json.object("includeDeclaration", true)));
        client.call("textDocument/rename", at(end, "newName", "urn:example:z"));
        client.call("textDocument/selectionRange", at(end, "positions", Json.array(position())));
        for (String kind : List.of("quickfix", "refactor", "source.fixAll")) {
            JsonElement actions = client.request("textDocument/codeAction", at(end, "range", all, "context",
                    Json.object("diagnostics", List.of(), "only", List.of(kind))));
            ((JsonArray) actions).forEach(action -> client.call("codeAction/resolve", action));
        }
        client.call("workspace/symbol", Json.object("query", "example"));
        client.call("workspace/executeCommand", Json.object("command", "urn-ls.canonical", "arguments",
                Json.array(Json.object("uri", uri(end), "position", position()))));
        client.notify("textDocument/didChange", Json.object("textDocument", Json.object("uri", uri(end), "version", 2),
                "contentChanges", List.of(Editor.typed(Json.range(0, 0, 0), " "))));
        client.request("textDocument/hover", at(end));
    }
}
