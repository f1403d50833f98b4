package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.feature.CodeLenses;
import io.github.urnls.feature.DocumentSymbols;
import io.github.urnls.feature.InlayHints;
import io.github.urnls.feature.SelectionRanges;
import io.github.urnls.feature.SemanticTokens;
import io.github.urnls.feature.TokenDelta;
import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.lsp.ClientCapabilities.Ability;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.NameSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensEdit;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/** The answers to requests that an editor makes to show a document: its outline, colors, hints and what grows under the cursor. */
final class Views {

    /** So many names are shown at once; whoever has more narrows the search. */
    private static final int MOST_SYMBOLS = 200;

    /** The colors that the client has of a document. */
    private record Colors(String id, int[] data) {}

    private final Workspace workspace;
    private final ClientCapabilities capabilities;
    private final Workers workers;
    private final Map<String, Colors> colors = new ConcurrentHashMap<>();
    private final AtomicLong ids = new AtomicLong();

    Views(Workspace workspace, ClientCapabilities capabilities, Workers workers) {
        this.workspace = workspace;
        this.capabilities = capabilities;
        this.workers = workers;
    }

    private <T> CompletableFuture<?> onSnapshot(JsonObject params, Function<Analysis, @Nullable T> work, @Nullable T none) {
        return ClientCapabilities.at(params, "textDocument", "uri").flatMap(ClientCapabilities::text)
                .flatMap(workspace.documents()::get).<CompletableFuture<?>>map(analysis -> workers.view(() -> work.apply(analysis)))
                .orElse(CompletableFuture.completedFuture(none));
    }

    private ToLsp toLsp(Analysis analysis) {
        return new ToLsp(analysis.document(), capabilities);
    }

    private TextRange range(Analysis analysis, JsonObject params) {
        return FromLsp.range(analysis.document(), FromLsp.range(params).orElseThrow(() -> Failures.invalidParameters("no range is given")),
                capabilities.positionEncoding());
    }

    /** The names of a document by their namespaces, as a tree where the client shows one. */
    CompletableFuture<?> documentSymbols(JsonObject params) {
        return onSnapshot(params, analysis -> {
            ToLsp toLsp = toLsp(analysis);
            List<DocumentSymbols.Symbol> symbols = DocumentSymbols.in(analysis.names(), analysis.options().registry());
            return capabilities.has(Ability.SYMBOL_TREE) ? symbols.stream().<Object>map(symbol -> tree(symbol, SymbolKind.Namespace, toLsp)).toList()
                    : symbols.stream().flatMap(symbol -> symbol.children().stream().<Object>map(name ->
                            information(name, symbol.name(), toLsp))).toList();
        }, List.of());
    }

    private static DocumentSymbol tree(DocumentSymbols.Symbol symbol, SymbolKind kind, ToLsp toLsp) {
        DocumentSymbol tree = new DocumentSymbol(symbol.name(), kind, toLsp.range(symbol.range()), toLsp.range(symbol.selectionRange()),
                symbol.detail());
        tree.setChildren(symbol.children().stream().map(child -> tree(child, SymbolKind.String, toLsp)).toList());
        return tree;
    }

    @SuppressWarnings("deprecation") // for clients that know nothing newer
    private static SymbolInformation information(DocumentSymbols.Symbol symbol, String namespace, ToLsp toLsp) {
        return new SymbolInformation(symbol.name(), SymbolKind.String, toLsp.location(symbol.selectionRange()), namespace);
    }

    /** Names of the workspace; each stands at its declaration, or where it comes first. */
    CompletableFuture<?> workspaceSymbols(JsonObject params) {
        String query = ClientCapabilities.at(params, "query").flatMap(ClientCapabilities::text).orElse("");
        return workspace.search(unwanted -> {
            NameSearch search = workspace.index().search(unwanted);
            List<WorkspaceSymbol> symbols = new ArrayList<>();
            for (NameSearch.Named named : search.named(WorkspaceSymbols.matching(query), MOST_SYMBOLS)) {
                Location location = new ToLsp(named.place().document(), capabilities).location(named.place().range());
                symbols.add(new WorkspaceSymbol(WorkspaceSymbols.label(named.spelling(), query), SymbolKind.String, Either.forLeft(location)));
            }
            return symbols;
        });
    }

    CompletableFuture<?> semanticTokens(JsonObject params) {
        return onSnapshot(params, analysis -> {
            Colors now = colors(analysis);
            return new org.eclipse.lsp4j.SemanticTokens(now.id, list(now.data));
        }, null);
    }

    /** What has changed since the colors that the client names; everything, if those are not the last ones. */
    CompletableFuture<?> semanticTokensDelta(JsonObject params) {
        Optional<String> previous = ClientCapabilities.at(params, "previousResultId").flatMap(ClientCapabilities::text);
        return onSnapshot(params, analysis -> {
            Colors before = colors.get(analysis.document().uri());
            Colors now = colors(analysis);
            if (before == null || previous.filter(before.id::equals).isEmpty()) {
                return new org.eclipse.lsp4j.SemanticTokens(now.id, list(now.data));
            }
            List<SemanticTokensEdit> edits = TokenDelta.between(before.data, now.data).stream()
                    .map(edit -> new SemanticTokensEdit(edit.start(), edit.deleteCount(), list(edit.data()))).toList();
            return new SemanticTokensDelta(edits, now.id);
        }, null);
    }

    CompletableFuture<?> semanticTokensInRange(JsonObject params) {
        return onSnapshot(params, analysis -> new org.eclipse.lsp4j.SemanticTokens(list(encoded(analysis, range(analysis, params)))), null);
    }

    private Colors colors(Analysis analysis) {
        int[] data = encoded(analysis, new TextRange(0, analysis.document().text().length()));
        Colors now = new Colors(String.valueOf(ids.incrementAndGet()), data);
        String uri = analysis.document().uri();
        colors.put(uri, now);
        colors.keySet().removeIf(other -> workspace.documents().get(other).isEmpty());
        return now;
    }

    private int[] encoded(Analysis analysis, TextRange range) {
        return TokenDelta.encode(SemanticTokens.in(analysis.document(), analysis.names(), range),
                analysis.document().lines(), capabilities.positionEncoding());
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /** For each position the chain of ranges around it, the shortest first; where there is no name, an empty range. */
    CompletableFuture<?> selectionRanges(JsonObject params) {
        List<Position> positions = FromLsp.positions(params);
        return onSnapshot(params, analysis -> positions.stream().map(position -> {
            int offset = FromLsp.offset(analysis.document(), position, capabilities.positionEncoding());
            List<TextRange> ranges = SelectionRanges.at(analysis.names(offset), offset);
            ToLsp toLsp = toLsp(analysis);
            SelectionRange outer = null;
            for (TextRange range : ranges.isEmpty() ? List.of(new TextRange(offset, offset)) : ranges.reversed()) {
                outer = new SelectionRange(toLsp.range(range), outer);
            }
            return outer;
        }).toList(), null);
    }

    CompletableFuture<?> inlayHints(JsonObject params) {
        return onSnapshot(params, analysis -> {
            ToLsp toLsp = toLsp(analysis);
            TextRange range = range(analysis, params);
            return InlayHints.in(analysis.sections().touching(range), range).stream()
                    .map(toLsp::inlayHint).toList();
        }, List.of());
    }

    /** Above each declaration how often its name is used, when the settings ask for it. */
    CompletableFuture<?> codeLenses(JsonObject params) {
        Optional<Analysis> analysis = ClientCapabilities.at(params, "textDocument", "uri").flatMap(ClientCapabilities::text)
                .flatMap(workspace.documents()::get).filter(open -> workspace.wishes().codeLens());
        if (analysis.isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        return workspace.search(unwanted -> {
            ToLsp toLsp = toLsp(analysis.get());
            return CodeLenses.in(analysis.get().document(), analysis.get().names(), analysis.get().options().specification(),
                    key -> workspace.index().names().counts(key)).stream().map(toLsp::codeLens).toList();
        });
    }
}
