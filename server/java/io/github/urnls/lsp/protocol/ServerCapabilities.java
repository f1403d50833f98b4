package io.github.urnls.lsp.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.Product;
import io.github.urnls.feature.SemanticTokens;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import java.util.List;

/**
 * The answer to {@code initialize}. Plain JSON: the protocol's own type would bind a hundred classes for ten members.
 */
public final class ServerCapabilities {

    /** The code action that makes every safe repair; editors run it on save when asked for {@code source.fixAll}. */
    public static final String FIX_ALL = "source.fixAll.urn";

    /** The code action that writes the names of a whole document as RFC 8141 does. */
    public static final String MIGRATE = "source.migrate.urn";

    /** The scheme of the pages about names (LSP 3.18, {@code workspace/textDocumentContent}). */
    public static final String NAME_PAGES = "urn-ls";

    /** The code action that writes one name as RFC 8141 does. */
    public static final String REWRITE = "refactor.rewrite";

    /** The code action that moves a namespace (LSP 3.18, CodeActionKind). */
    public static final String MOVE = "refactor.move";

    /** The code actions that hide a finding. A kind of their own keeps them apart from the repairs in a menu. */
    public static final String IGNORE = "ignore";

    private static final List<String> COLORED = List
            .of(("xml xsl xsd dtd json jsonc json5 yaml toml ini properties java-properties csv plaintext "
                    + "text markdown restructuredtext yang turtle trig sparql ntriples").split(" "));

    private ServerCapabilities() {}

    /**
     * The answer to {@code initialize}.
     *
     * @param documentSymbols whether the settings in {@code initialize} ask for the names of a document
     */
    public static JsonObject initializeResult(ClientCapabilities client, boolean documentSymbols) {
        JsonObject capabilities = Json.object(
                "positionEncoding", client.positionEncoding().id(),
                "textDocumentSync", Json.object("openClose", true,
                        "change", 2, // TextDocumentSyncKind.Incremental
                        "save", true),
                "hoverProvider", true,
                "completionProvider", Json.object("triggerCharacters", Json.array(":", "-", ".", "\"")),
                "documentLinkProvider", Json.object(),
                "documentHighlightProvider", true,
                "referencesProvider", true,
                "definitionProvider", true,
                "workspaceSymbolProvider", true,
                "selectionRangeProvider", true,
                "inlayHintProvider", true,
                "codeLensProvider", Json.object(),
                "semanticTokensProvider", semanticTokens(),
                "executeCommandProvider", Json.object("commands", CommandNames.all()),
                "workspace", workspace(client));
        // Some clients show the symbols of one server only, so an unused offer would hide those of another.
        if (documentSymbols && !client.has(Ability.LATER_DOCUMENT_SYMBOLS)) {
            capabilities.addProperty("documentSymbolProvider", true);
        }
        if (client.has(Ability.CODE_ACTION_LITERALS)) {
            JsonArray kinds = Json.array("quickfix", IGNORE, FIX_ALL, REWRITE, MIGRATE);
            if (client.has(Ability.ASK_TO_MOVE)) {
                kinds.add(MOVE);
            }
            JsonObject actions = Json.object("codeActionKinds", kinds);
            if (client.has(Ability.RESOLVED_EDITS)) {
                actions.addProperty("resolveProvider", true);
            }
            capabilities.add("codeActionProvider", actions);
        }
        // Options only for a client that can ask what would be renamed (LSP 3.17, RenameOptions).
        capabilities.add("renameProvider", client.has(Ability.PREPARE_RENAME) ? Json.object("prepareProvider", true)
                : new JsonPrimitive(true));
        if (client.has(Ability.PULL_DIAGNOSTICS)) {
            // Findings in one document depend on the spellings in others.
            capabilities.add("diagnosticProvider",
                    Json.object("interFileDependencies", true, "workspaceDiagnostics", true));
        }

        return Json.object("capabilities", capabilities,
                "serverInfo", Json.object("name", Product.NAME, "version", Product.version()));
    }

    private static JsonObject workspace(ClientCapabilities client) {
        JsonObject operations = new JsonObject();
        for (String operation : List.of("didCreate", "didRename", "didDelete")) {
            operations.add(operation,
                    JsonParser.parseString("{\"filters\":[{\"scheme\":\"file\",\"pattern\":{\"glob\":\"**\"}}]}"));
        }
        JsonObject workspace = Json.object(
                "workspaceFolders", Json.object("supported", true, "changeNotifications", true),
                "fileOperations", operations);
        if (client.has(Ability.DOCUMENT_CONTENT)) {
            workspace.add("textDocumentContent", Json.object("schemes", Json.array(NAME_PAGES)));
        }
        return workspace;
    }

    /** Semantic tokens, only for languages without another server for them: an editor uses the tokens of one server. */
    private static JsonObject semanticTokens() {
        return Json.object(
                "documentSelector",
                Json.list(COLORED, language -> Json.object("language", language)),
                "legend",
                Json.object("tokenTypes", Json.list(SemanticTokens.legend()), "tokenModifiers", Json.array()),
                "range", true, "full", Json.object("delta", true));
    }
}
