package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;

/** Every method that is understood or sent, with the types of its parameters and result. */
final class Methods {

    static final String INITIALIZE = "initialize";
    static final String INITIALIZED = "initialized";
    static final String SHUTDOWN = "shutdown";
    static final String EXIT = "exit";
    static final String DID_OPEN = "textDocument/didOpen";
    static final String DID_CHANGE = "textDocument/didChange";
    static final String DID_CLOSE = "textDocument/didClose";
    static final String HOVER = "textDocument/hover";
    static final String CODE_ACTION = "textDocument/codeAction";
    static final String DID_CHANGE_CONFIGURATION = "workspace/didChangeConfiguration";
    static final String CONFIGURATION = "workspace/configuration";
    static final String EXECUTE_COMMAND = "workspace/executeCommand";
    static final String CREATE_PROGRESS = "window/workDoneProgress/create";
    static final String CANCEL_PROGRESS = "window/workDoneProgress/cancel";
    static final String PROGRESS = "$/progress";
    static final String DID_CHANGE_WORKSPACE_FOLDERS = "workspace/didChangeWorkspaceFolders";
    static final String COMPLETION = "textDocument/completion";
    static final String DOCUMENT_LINK = "textDocument/documentLink";
    static final String DID_CHANGE_WATCHED_FILES = "workspace/didChangeWatchedFiles";
    static final String REGISTER_CAPABILITY = "client/registerCapability";
    static final String DID_SAVE = "textDocument/didSave";
    static final String DID_CREATE_FILES = "workspace/didCreateFiles";
    static final String DID_RENAME_FILES = "workspace/didRenameFiles";
    static final String DID_DELETE_FILES = "workspace/didDeleteFiles";
    static final String DIAGNOSTIC = "textDocument/diagnostic";
    static final String WORKSPACE_DIAGNOSTIC = "workspace/diagnostic";
    static final String DOCUMENT_HIGHLIGHT = "textDocument/documentHighlight";
    static final String REFERENCES = "textDocument/references";
    static final String PREPARE_RENAME = "textDocument/prepareRename";
    static final String RENAME = "textDocument/rename";
    static final String DEFINITION = "textDocument/definition";
    static final String DOCUMENT_SYMBOL = "textDocument/documentSymbol";
    static final String WORKSPACE_SYMBOL = "workspace/symbol";
    static final String SEMANTIC_TOKENS_FULL = "textDocument/semanticTokens/full";
    static final String SEMANTIC_TOKENS_DELTA = "textDocument/semanticTokens/full/delta";
    static final String SEMANTIC_TOKENS_RANGE = "textDocument/semanticTokens/range";
    static final String SELECTION_RANGE = "textDocument/selectionRange";
    static final String INLAY_HINT = "textDocument/inlayHint";
    static final String CODE_LENS = "textDocument/codeLens";
    static final String REFRESH_DIAGNOSTICS = "workspace/diagnostic/refresh";
    static final String REFRESH_CODE_LENSES = "workspace/codeLens/refresh";
    static final String REFRESH_SEMANTIC_TOKENS = "workspace/semanticTokens/refresh";
    static final String REFRESH_INLAY_HINTS = "workspace/inlayHint/refresh";
    static final String SHOW_MESSAGE_REQUEST = "window/showMessageRequest";
    static final String PUBLISH_DIAGNOSTICS = "textDocument/publishDiagnostics";
    static final String LOG_MESSAGE = "window/logMessage";
    static final String SHOW_MESSAGE = "window/showMessage";

    static final Map<String, JsonRpcMethod> TABLE = new LinkedHashMap<>();

    /** The requests that the server sends. */
    private static final Set<String> ASKED_BY_SERVER = Set.of(CONFIGURATION, REGISTER_CAPABILITY, CREATE_PROGRESS, SHOW_MESSAGE_REQUEST,
            REFRESH_DIAGNOSTICS, REFRESH_CODE_LENSES, REFRESH_SEMANTIC_TOKENS, REFRESH_INLAY_HINTS);

    static {
        // Up to the first diagnostics everything is plain JSON: binding the protocol's types takes longer than the work.
        request(INITIALIZE, JsonObject.class, JsonObject.class);
        notification(INITIALIZED, JsonElement.class);
        request(SHUTDOWN, Object.class);
        notification(EXIT);
        notification(DID_OPEN, JsonElement.class);
        notification(DID_CHANGE, DidChangeTextDocumentParams.class);
        notification(DID_CLOSE, DidCloseTextDocumentParams.class);
        request(HOVER, JsonElement.class, HoverParams.class);
        request(CODE_ACTION, JsonElement.class, CodeActionParams.class);
        notification(DID_CHANGE_CONFIGURATION, DidChangeConfigurationParams.class);
        request(CONFIGURATION, JsonElement.class, JsonElement.class);
        request(REGISTER_CAPABILITY, JsonElement.class, JsonElement.class);
        request(EXECUTE_COMMAND, JsonElement.class, JsonElement.class);
        request(CREATE_PROGRESS, JsonElement.class, JsonElement.class);
        notification(CANCEL_PROGRESS, JsonElement.class);
        notification(PROGRESS, JsonElement.class);
        notification(DID_CHANGE_WORKSPACE_FOLDERS, JsonElement.class);
        request(COMPLETION, JsonElement.class, CompletionParams.class);
        request(DOCUMENT_LINK, JsonElement.class, DocumentLinkParams.class);
        notification(DID_CHANGE_WATCHED_FILES, JsonElement.class);
        for (String event : List.of(DID_SAVE, DID_CREATE_FILES, DID_RENAME_FILES, DID_DELETE_FILES)) {
            notification(event, JsonElement.class);
        }
        for (String question : List.of(DIAGNOSTIC, WORKSPACE_DIAGNOSTIC, DOCUMENT_HIGHLIGHT, REFERENCES, PREPARE_RENAME, RENAME, DEFINITION,
                DOCUMENT_SYMBOL, WORKSPACE_SYMBOL, SEMANTIC_TOKENS_FULL, SEMANTIC_TOKENS_DELTA, SEMANTIC_TOKENS_RANGE, SELECTION_RANGE,
                INLAY_HINT, CODE_LENS, SHOW_MESSAGE_REQUEST)) {
            request(question, JsonElement.class, JsonElement.class);
        }
        for (String refresh : List.of(REFRESH_DIAGNOSTICS, REFRESH_CODE_LENSES, REFRESH_SEMANTIC_TOKENS, REFRESH_INLAY_HINTS)) {
            request(refresh, JsonElement.class);
        }
    }

    private Methods() {}

    /** Whether a client may ask for it. */
    static boolean isAskedByClients(String method) {
        return TABLE.containsKey(method) && !TABLE.get(method).isNotification() && !ASKED_BY_SERVER.contains(method);
    }

    private static void request(String name, Class<?> result, Class<?>... parameters) {
        TABLE.put(name, JsonRpcMethod.request(name, result, parameters));
    }

    private static void notification(String name, Class<?>... parameters) {
        TABLE.put(name, JsonRpcMethod.notification(name, parameters));
    }
}
