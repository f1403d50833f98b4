package io.github.urnls.lsp;

import io.github.urnls.feature.CodeLenses;
import io.github.urnls.feature.DocumentSymbols;
import io.github.urnls.feature.InlayHints;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.PositionRange;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.index.NameIndex;
import io.github.urnls.workspace.index.NameSearch;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The answers to requests that an editor makes to show a document or the workspace. */
final class ViewRequests {

    /** An editor shows no more names at once; a longer query finds fewer. */
    private static final int MOST_SYMBOLS = 200;

    private ViewRequests() {}

    static Object links(Question question, JsonView params) {
        return UrnLinks.in(question.names(), question.registry()).stream()
                .map(question.toLsp()::link).toList();
    }

    /** The names of a document by their namespaces, as a tree where the client shows one. */
    static Object documentSymbols(Question question, JsonView params) {
        ToLsp toLsp = question.toLsp();
        List<DocumentSymbols.Symbol> symbols = DocumentSymbols.in(question.names(), question.registry());
        if (question.server().capabilities().has(Ability.SYMBOL_TREE)) {
            return symbols.stream().map(symbol -> tree(symbol, SymbolKind.Namespace, toLsp)).toList();
        }
        return symbols.stream()
                .flatMap(symbol -> symbol.children().stream().map(name -> information(name, symbol.name(), toLsp)))
                .toList();
    }

    private static DocumentSymbol tree(DocumentSymbols.Symbol symbol, SymbolKind kind, ToLsp toLsp) {
        DocumentSymbol tree = new DocumentSymbol(symbol.name(), kind, toLsp.range(symbol.range()),
                toLsp.range(symbol.selectionRange()), symbol.detail());
        tree.setChildren(symbol.children().stream().map(child -> tree(child, SymbolKind.String, toLsp)).toList());
        return tree;
    }

    @SuppressWarnings("deprecation") // for clients that know nothing newer
    private static SymbolInformation information(DocumentSymbols.Symbol symbol, String namespace, ToLsp toLsp) {
        Location location = toLsp.location(symbol.selectionRange());
        return new SymbolInformation(symbol.name(), SymbolKind.String, location, namespace);
    }

    /** Names of the workspace; each stands at its declaration, or where it comes first. */
    static CompletableFuture<?> workspaceSymbols(Server server, JsonView params) {
        String query = params.text("query").orElse("");
        return server.run(Queue.SEARCH, unwanted -> server.workspace().index().search(unwanted)
                .named(WorkspaceSymbols.matching(query), MOST_SYMBOLS).stream()
                .map(named -> symbol(server, named, query)).toList());
    }

    private static WorkspaceSymbol symbol(Server server, NameSearch.Named named, String query) {
        Location location = new ToLsp(named.place().document(), server.capabilities()).location(named.place().range());
        String label = WorkspaceSymbols.label(named.spelling(), query);
        return new WorkspaceSymbol(label, SymbolKind.String, Either.forLeft(location));
    }

    static Object inlayHints(Question question, PositionRange shown) {
        TextRange range = question.range(shown);
        return InlayHints.in(question.analysis().sections().touching(range), range).stream()
                .map(question.toLsp()::inlayHint).toList();
    }

    /** Above each declaration how often its name is used, when the settings ask for it. */
    static CompletableFuture<?> codeLenses(Server server, JsonView params) {
        if (!server.workspace().wishes().codeLens()) {
            return CompletableFuture.completedFuture(List.of());
        }
        return server.<Object>ask(params, Queue.SEARCH, ViewRequests::codeLenses, List.of());
    }

    private static List<CodeLens> codeLenses(Question question) {
        NameIndex index = question.server().workspace().index().names();
        return CodeLenses.in(question.document(), question.names(), question.specification(), index::counts).stream()
                .map(question.toLsp()::codeLens).toList();
    }
}
