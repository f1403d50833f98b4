package io.github.urnls.lsp;

import io.github.urnls.check.project.Setting;
import io.github.urnls.feature.CodeLenses;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.feature.DocumentSymbols;
import io.github.urnls.feature.InlayHints;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.feature.Uses;
import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.FromLsp.PositionRange;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.index.NameIndex;
import io.github.urnls.workspace.index.NameSearch;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The answers to requests that an editor makes to show a document or the workspace. */
final class ViewRequests {

    /** The most names in an answer; a longer query finds fewer. */
    private static final int MOST_SYMBOLS = 200;

    private ViewRequests() {}

    /** Where the editor has a hover with the same links and a setting, only if that asks for them. */
    static Object links(Question question, JsonView params) {
        if (question.has(Ability.FINDINGS_BESIDE_HOVER) && !question.workspace().value(Setting.LINKS)) {
            return List.of();
        }
        return UrnLinks.in(question.eachName(), question.registry()).stream()
                .map(question.toLsp()::link).toList();
    }

    /** The names of a document as symbols, if the settings ask for them; in the older form for older clients. */
    static Object documentSymbols(Question question, JsonView params) {
        if (!question.workspace().value(Setting.DOCUMENT_SYMBOLS)) {
            return List.of();
        }
        ToLsp toLsp = question.toLsp();
        boolean tree = question.has(Ability.SYMBOL_TREE);
        return DocumentSymbols.in(question.eachName()).stream()
                .map(symbol -> tree ? toLsp.documentSymbol(symbol) : toLsp.symbolInformation(symbol)).toList();
    }

    /** Names of the workspace, the best match first; each at its declaration, or else at its first place. */
    static CompletableFuture<?> workspaceSymbols(Workspace workspace, JsonView params) {
        String query = params.text("query").orElse("");
        return workspace.search(unwanted -> workspace.index().search(unwanted)
                .named(WorkspaceSymbols.ranking(query), MOST_SYMBOLS).stream()
                .map(named -> symbol(workspace, named, query)).toList());
    }

    private static WorkspaceSymbol symbol(Workspace workspace, NameSearch.Named named, String query) {
        Location location = new ToLsp(named.place().document(), workspace.capabilities())
                .location(named.place().range());
        String label = WorkspaceSymbols.label(named.spelling(), query);
        return new WorkspaceSymbol(label, SymbolKind.String, Either.forLeft(location), container(named.uses()));
    }

    private static String container(Uses uses) {
        return uses.line(uri -> FileUris.around(uri).map(Path::getFileName).map(FileNames::text).orElse(uri));
    }

    static Object inlayHints(Question question, PositionRange shown) {
        TextRange range = question.range(shown);
        Map<String, Boolean> wanted = question.workspace().value(Setting.INLAY_HINTS);
        return InlayHints.in(question.analysis().sections().touching(range), range,
                kind -> wanted.getOrDefault(kind.id(), true)).stream().map(question.toLsp()::inlayHint).toList();
    }

    /** The number of uses above each declaration, if the settings ask for it. */
    static CompletableFuture<?> codeLenses(Workspace workspace, JsonView params) {
        if (!workspace.value(Setting.CODE_LENS)) {
            return CompletableFuture.completedFuture(List.of());
        }
        return workspace.<Object>ask(FromLsp.uri(params), Queue.SEARCH, ViewRequests::codeLenses, List.of());
    }

    private static List<CodeLens> codeLenses(Question question) {
        NameIndex index = question.workspace().index().names();
        return CodeLenses
                .of(Declarations.in(question.document(), question.analysis().names()), question.specification(),
                        index::uses)
                .stream()
                .map(question.toLsp()::codeLens).toList();
    }
}
