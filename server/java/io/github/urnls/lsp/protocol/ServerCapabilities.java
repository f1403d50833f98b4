package io.github.urnls.lsp.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Product;
import io.github.urnls.feature.SemanticTokens;
import io.github.urnls.lsp.Commands;
import java.util.List;

/**
 * The answer to {@code initialize}. Plain JSON: the protocol's own type would bind a hundred classes for ten members.
 */
public final class ServerCapabilities {

    /** The code action that makes every safe repair; editors run it on save when asked for {@code source.fixAll}. */
    public static final String FIX_ALL = "source.fixAll.urn";

    /** The code action that writes the names of a whole document as RFC 8141 does. */
    public static final String MIGRATE = "source.migrate.urn";

    /** The code action that does it to one name. */
    public static final String REWRITE = "refactor.rewrite";

    private static final List<String> COLORED = List.of("xml", "xsl", "xsd", "dtd", "json", "jsonc", "json5", "yaml",
            "toml", "ini", "properties",
            "java-properties", "csv", "plaintext", "text", "markdown", "restructuredtext", "yang", "turtle", "trig",
            "sparql", "ntriples");

    private ServerCapabilities() {}

    public static JsonObject initializeResult(ClientCapabilities client) {
        JsonObject sync = new JsonObject();
        sync.addProperty("openClose", true);
        sync.addProperty("change", 2); // TextDocumentSyncKind.Incremental
        sync.addProperty("save", true);

        JsonArray kinds = new JsonArray();
        kinds.add("quickfix");
        kinds.add(FIX_ALL);
        kinds.add(REWRITE);
        kinds.add(MIGRATE);
        JsonObject codeActions = new JsonObject();
        codeActions.add("codeActionKinds", kinds);

        JsonObject capabilities = new JsonObject();
        capabilities.addProperty("positionEncoding", client.positionEncoding().id());
        capabilities.add("textDocumentSync", sync);
        capabilities.addProperty("hoverProvider", true);
        capabilities.add("codeActionProvider", codeActions);
        capabilities.add("completionProvider", completion());
        capabilities.add("documentLinkProvider", new JsonObject());
        for (String provider : List.of("documentHighlightProvider", "referencesProvider", "definitionProvider",
                "documentSymbolProvider", "workspaceSymbolProvider", "selectionRangeProvider", "inlayHintProvider")) {
            capabilities.addProperty(provider, true);
        }
        capabilities.add("renameProvider", flag("prepareProvider"));
        if (client.has(ClientCapabilities.Ability.PULL_DIAGNOSTICS)) {
            capabilities.add("diagnosticProvider", diagnostics());
        }
        capabilities.add("codeLensProvider", new JsonObject());
        capabilities.add("semanticTokensProvider", semanticTokens());
        JsonObject commands = new JsonObject();
        commands.add("commands", Commands.all());
        capabilities.add("executeCommandProvider", commands);
        capabilities.add("workspace", workspace());

        JsonObject info = new JsonObject();
        info.addProperty("name", Product.NAME);
        info.addProperty("version", Product.version());

        JsonObject result = new JsonObject();
        result.add("capabilities", capabilities);
        result.add("serverInfo", info);
        return result;
    }

    private static JsonObject workspace() {
        JsonObject folders = new JsonObject();
        folders.addProperty("supported", true);
        folders.addProperty("changeNotifications", true);
        JsonObject workspace = new JsonObject();
        workspace.add("workspaceFolders", folders);
        JsonObject operations = new JsonObject();
        for (String operation : List.of("didCreate", "didRename", "didDelete")) {
            operations.add(operation,
                    JsonParser.parseString("{\"filters\":[{\"scheme\":\"file\",\"pattern\":{\"glob\":\"**\"}}]}"));
        }
        workspace.add("fileOperations", operations);
        return workspace;
    }

    /** What is found in one document depends on how names are spelled in others. */
    private static JsonObject diagnostics() {
        JsonObject diagnostics = flag("interFileDependencies");
        diagnostics.addProperty("workspaceDiagnostics", true);
        return diagnostics;
    }

    /** Only for languages that nobody else colors by meaning: an editor takes the tokens of one server. */
    private static JsonObject semanticTokens() {
        JsonObject legend = new JsonObject();
        legend.add("tokenTypes", strings(SemanticTokens.legend()));
        legend.add("tokenModifiers", new JsonArray());
        JsonObject tokens = new JsonObject();
        tokens.add("documentSelector", languages());
        tokens.add("legend", legend);
        tokens.addProperty("range", true);
        tokens.add("full", flag("delta"));
        return tokens;
    }

    private static JsonArray languages() {
        JsonArray selector = new JsonArray();
        for (String language : COLORED) {
            JsonObject filter = new JsonObject();
            filter.addProperty("language", language);
            selector.add(filter);
        }
        return selector;
    }

    private static JsonArray strings(List<String> strings) {
        JsonArray array = new JsonArray();
        strings.forEach(array::add);
        return array;
    }

    private static JsonObject flag(String name) {
        JsonObject options = new JsonObject();
        options.addProperty(name, true);
        return options;
    }

    private static JsonObject completion() {
        JsonArray triggers = new JsonArray();
        triggers.add(":");
        triggers.add("?");
        JsonObject completion = new JsonObject();
        completion.add("triggerCharacters", triggers);
        return completion;
    }
}
