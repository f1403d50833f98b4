package io.github.urnls.lsp;

import io.github.urnls.feature.NameTarget;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.protocol.FromLsp.PositionRange;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Every request and notification that a client may send between {@code initialize} and {@code shutdown}, in one table.
 */
public final class Methods {

    static final String INITIALIZE = "initialize";
    static final String INITIALIZED = "initialized";
    static final String SHUTDOWN = "shutdown";
    static final String EXIT = "exit";
    static final String DOCUMENT_SYMBOLS = "textDocument/documentSymbol";

    /** The handler of a message whose parameters are an object. */
    sealed interface Method {

        record Request(BiFunction<Workspace, JsonView, CompletableFuture<?>> handler) implements Method {}

        record Notification(BiConsumer<Workspace, JsonView> handler) implements Method {}
    }

    static final Map<String, Method> TABLE = new LinkedHashMap<>();

    // Readers of the parameters of a request about a document.
    private static final Function<JsonView, JsonView> PARAMS = params -> params;
    private static final Function<JsonView, Position> POSITION = FromLsp::position;
    private static final Function<JsonView, List<Position>> POSITIONS = FromLsp::positions;
    private static final Function<JsonView, PositionRange> RANGE = FromLsp::range;

    static {
        notification("textDocument/didOpen", (workspace, params) -> workspace.opened(FromLsp.document(params)));
        notification("textDocument/didChange", Methods::changed);
        notification("textDocument/didClose", (workspace, params) -> workspace.closed(FromLsp.uri(params)));
        notification("textDocument/didSave", (workspace, params) -> workspace.saved(FromLsp.uri(params)));
        notification("workspace/didChangeConfiguration", (workspace, params) -> workspace.clientSettings()
                .changed(params.at("settings", Settings.SECTION)));
        notification("workspace/didChangeWorkspaceFolders",
                (workspace, params) -> workspace.foldersChanged(params));
        notification("workspace/didChangeWatchedFiles", Methods::filesChanged);
        notification("workspace/didCreateFiles", Methods::filesChanged);
        notification("workspace/didRenameFiles", Methods::filesChanged);
        notification("workspace/didDeleteFiles", Methods::filesChanged);
        notification("window/workDoneProgress/cancel",
                (workspace, params) -> params.text("token").ifPresent(workspace.client()::cancel));

        request("textDocument/hover", POSITION, Queue.ANSWER, CursorRequests::hover, null);
        request("textDocument/completion", CursorRequests.CompletionPlace::wanted, Queue.ANSWER,
                CursorRequests::completions, List.of());
        request("textDocument/codeAction", CursorRequests.Actions::wanted, Queue.ANSWER, CursorRequests::codeActions,
                List.of());
        request("codeAction/resolve", RenameRequests::resolve);
        request("textDocument/selectionRange", POSITIONS, Queue.VIEW, CursorRequests::selectionRanges, null);
        request("textDocument/documentLink", PARAMS, Queue.VIEW, ViewRequests::links, List.of());
        request(DOCUMENT_SYMBOLS, PARAMS, Queue.VIEW, ViewRequests::documentSymbols, List.of());
        request("textDocument/inlayHint", RANGE, Queue.VIEW, ViewRequests::inlayHints, List.of());
        request("textDocument/codeLens", ViewRequests::codeLenses);
        request("workspace/symbol", ViewRequests::workspaceSymbols);
        request("textDocument/semanticTokens/full", PARAMS, Queue.VIEW, TokenRequests::full, null);
        request("textDocument/semanticTokens/full/delta", PARAMS, Queue.VIEW, TokenRequests::delta, null);
        request("textDocument/semanticTokens/range", RANGE, Queue.VIEW, TokenRequests::inRange, null);
        request("textDocument/documentHighlight", Queue.VIEW, NameRequests::highlights);
        request("textDocument/references", NameRequests.References::wanted, Queue.SEARCH, NameRequests::references,
                List.of());
        request("textDocument/definition", Queue.SEARCH, NameRequests::definition);
        request("textDocument/prepareRename", POSITION, Queue.ANSWER, RenameRequests::prepare, null);
        request("textDocument/rename", RenameRequests::rename);
        request("textDocument/diagnostic",
                (workspace, params) -> workspace.pull("textDocument/diagnostic").document(params));
        request("workspace/diagnostic",
                (workspace, params) -> workspace.pull("workspace/diagnostic").workspace(params));
        request("workspace/executeCommand", Commands::execute);
        request("workspace/textDocumentContent", NamePages::content);
    }

    private Methods() {}

    /**
     * Adds a request about an open document.
     *
     * @param reading reads its parameters, except the document, before anything else is done
     * @param none    the answer if the document is not open
     */
    private static <T> void request(String name, Function<JsonView, T> reading, Queue queue,
            BiFunction<Question, T, @Nullable Object> handler, @Nullable Object none) {
        request(name, (workspace, params) -> {
            T read = reading.apply(params);
            return workspace.ask(FromLsp.uri(params), queue, question -> handler.apply(question, read), none);
        });
    }

    /** Adds a request about the name at a place. Where there is none, the answer is an empty list. */
    private static void request(String name, Queue queue, BiFunction<Question, NameTarget, Object> handler) {
        request(name, POSITION, queue, (question, position) -> question.target(position)
                .map(target -> handler.apply(question, target)).orElse(List.of()), List.of());
    }

    private static void request(String name, BiFunction<Workspace, JsonView, CompletableFuture<?>> handler) {
        TABLE.put(name, new Method.Request(handler));
    }

    private static void notification(String name, BiConsumer<Workspace, JsonView> handler) {
        TABLE.put(name, new Method.Notification(handler));
    }

    private static void changed(Workspace workspace, JsonView params) {
        String uri = FromLsp.uri(params);
        Optional<Analysis> open = workspace.documents().get(uri);
        if (open.isEmpty()) {
            workspace.client().warn("a change of " + uri + " was dropped: the document is not open");
            return;
        }
        PositionEncoding encoding = workspace.capabilities().positionEncoding();
        workspace.edited(FromLsp.edits(open.get().document(), params, encoding));
    }

    private static void filesChanged(Workspace workspace, JsonView params) {
        workspace.filesChanged(FromLsp.files(params));
    }
}
