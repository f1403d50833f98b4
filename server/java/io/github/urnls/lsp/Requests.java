package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.CanonicalForm;
import io.github.urnls.check.Checker;
import io.github.urnls.feature.Completion;
import io.github.urnls.feature.Completions;
import io.github.urnls.feature.SuppressionHover;
import io.github.urnls.feature.UrnHover;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.lsp.ClientCapabilities.Ability;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.jspecify.annotations.Nullable;

/**
 * The answers to requests about one document, each from the state of it that is current when the request arrives. Those that look
 * beyond the document are {@link Navigation}'s, those of how it looks {@link Views}'.
 */
final class Requests {

    private final Workspace workspace;
    private final ClientCapabilities capabilities;
    private final Workers workers;
    private final Navigation navigation;
    private final Views views;

    Requests(Workspace workspace, ClientCapabilities capabilities, Client client, Workers workers, Checker checker) {
        this.workspace = workspace;
        this.capabilities = capabilities;
        this.workers = workers;
        this.navigation = new Navigation(workspace, capabilities, client, workers, checker);
        this.views = new Views(workspace, capabilities, workers);
    }

    /** Called on the thread that reads messages; the work is done on others. */
    CompletableFuture<?> answer(String method, @Nullable Object params) {
        return switch (method) {
            case Methods.HOVER -> hover(pointing(method, params, HoverParams.class));
            case Methods.CODE_ACTION -> codeActions(Session.parameters(method, params, CodeActionParams.class));
            case Methods.COMPLETION -> completions(pointing(method, params, CompletionParams.class));
            case Methods.DOCUMENT_LINK -> links(Session.parameters(method, params, DocumentLinkParams.class));
            default -> {
                if (!Methods.isAskedByClients(method)) {
                    throw Failures.unknownMethod(method);
                }
                yield answer(method, Session.parameters(method, params, JsonObject.class));
            }
        };
    }

    private static <T extends TextDocumentPositionParams> T pointing(String method, @Nullable Object params, Class<T> type) {
        T given = Session.parameters(method, params, type);
        Session.uri(method, given.getTextDocument());
        if (given.getPosition() == null) {
            throw Failures.missingParameters(method);
        }
        return given;
    }

    private CompletableFuture<?> answer(String method, JsonObject params) {
        return switch (method) {
            case Methods.EXECUTE_COMMAND -> execute(params);
            case Methods.DIAGNOSTIC -> workspace.model() instanceof PullDiagnostics pull ? pull.document(params)
                    : CompletableFuture.failedFuture(Failures.unknownMethod(method));
            case Methods.WORKSPACE_DIAGNOSTIC -> workspace.model() instanceof PullDiagnostics pull ? pull.workspace(params)
                    : CompletableFuture.failedFuture(Failures.unknownMethod(method));
            case Methods.DOCUMENT_HIGHLIGHT -> navigation.highlights(params);
            case Methods.REFERENCES -> navigation.references(params);
            case Methods.PREPARE_RENAME -> navigation.prepareRename(params);
            case Methods.RENAME -> navigation.rename(params);
            case Methods.DEFINITION -> navigation.definition(params);
            case Methods.DOCUMENT_SYMBOL -> views.documentSymbols(params);
            case Methods.WORKSPACE_SYMBOL -> views.workspaceSymbols(params);
            case Methods.SEMANTIC_TOKENS_FULL -> views.semanticTokens(params);
            case Methods.SEMANTIC_TOKENS_DELTA -> views.semanticTokensDelta(params);
            case Methods.SEMANTIC_TOKENS_RANGE -> views.semanticTokensInRange(params);
            case Methods.SELECTION_RANGE -> views.selectionRanges(params);
            case Methods.INLAY_HINT -> views.inlayHints(params);
            case Methods.CODE_LENS -> views.codeLenses(params);
            default -> throw Failures.unknownMethod(method);
        };
    }

    private CompletableFuture<?> hover(HoverParams params) {
        return onSnapshot(params.getTextDocument().getUri(), analysis -> {
            int offset = FromLsp.offset(analysis.document(), params.getPosition(), capabilities.positionEncoding());
            return UrnHover.at(analysis.names(offset), offset, analysis.options().registry()).map(hover -> toLsp(analysis).hover(hover))
                    .or(() -> SuppressionHover.at(analysis.document(), offset).map(hover -> toLsp(analysis).hover(hover))).orElse(null);
        }, null);
    }

    private CompletableFuture<?> completions(CompletionParams params) {
        return onSnapshot(params.getTextDocument().getUri(), analysis -> {
            int offset = FromLsp.offset(analysis.document(), params.getPosition(), capabilities.positionEncoding());
            List<Completion> completions = Completions.at(analysis.sections(), offset, analysis.options().registry());
            ToLsp toLsp = toLsp(analysis);
            List<CompletionItem> items = new ArrayList<>();
            for (Completion completion : completions) {
                items.add(toLsp.completion(completion, items.size()));
            }
            return items;
        }, List.of());
    }

    private CompletableFuture<?> links(DocumentLinkParams params) {
        return inView(Session.uri(Methods.DOCUMENT_LINK, params.getTextDocument()), analysis -> {
            ToLsp toLsp = toLsp(analysis);
            return UrnLinks.in(analysis.names(), analysis.options().registry()).stream()
                    .map(toLsp::link).toList();
        }, List.of());
    }

    private CompletableFuture<?> execute(JsonObject params) {
        String command = ClientCapabilities.at(params, "command").flatMap(ClientCapabilities::text).orElse("");
        return switch (command) {
            case Commands.CANONICAL -> canonical(params);
            case Commands.CHECK_WORKSPACE -> workspace.checkAll();
            default -> throw Failures.invalidParameters("there is no command " + command);
        };
    }

    private CompletableFuture<?> canonical(JsonObject params) {
        JsonObject place = FromLsp.argument(params).orElseThrow(() -> Failures.invalidParameters("the command needs {uri, position}"));
        String uri = ClientCapabilities.at(place, "uri").flatMap(ClientCapabilities::text).orElse("");
        Position position = FromLsp.position(place).orElseThrow(() -> Failures.invalidParameters("the command needs {uri, position}"));
        return onSnapshot(uri, analysis -> {
            int offset = FromLsp.offset(analysis.document(), position, capabilities.positionEncoding());
            return analysis.names(offset).stream().filter(Name::isUrn).findFirst().flatMap(CanonicalForm::of)
                    .<JsonElement>map(JsonPrimitive::new).orElse(null);
        }, null);
    }

    private CompletableFuture<?> codeActions(CodeActionParams params) {
        String uri = Session.uri(Methods.CODE_ACTION, params.getTextDocument());
        if (!FromLsp.isWhole(params.getRange())) {
            throw Failures.missingParameters(Methods.CODE_ACTION);
        }
        if (!capabilities.has(Ability.CODE_ACTION_LITERALS)) {
            return CompletableFuture.completedFuture(List.of());
        }
        List<String> only = params.getContext() == null || params.getContext().getOnly() == null ? List.of()
                : params.getContext().getOnly();
        return onSnapshot(uri, analysis -> {
            TextRange range = FromLsp.range(analysis.document(), params.getRange(), capabilities.positionEncoding());
            return new CodeActions(analysis, toLsp(analysis), new Acceptance(workspace, capabilities)).in(range, only);
        }, List.of());
    }

    /** Answers from the state of the document that is current now, on another thread; {@code none} if it is not open. */
    private <T> CompletableFuture<?> onSnapshot(String uri, Function<Analysis, @Nullable T> work,
            @Nullable T none) {
        Optional<Analysis> snapshot = workspace.documents().get(uri);
        return snapshot.isEmpty() ? CompletableFuture.completedFuture(none)
                : workers.answer(() -> work.apply(snapshot.get()));
    }

    /** As {@link #onSnapshot}, for what looks at the whole document: whoever points at something does not wait for it. */
    private <T> CompletableFuture<?> inView(String uri, Function<Analysis, @Nullable T> work, @Nullable T none) {
        Optional<Analysis> snapshot = workspace.documents().get(uri);
        return snapshot.isEmpty() ? CompletableFuture.completedFuture(none) : workers.view(() -> work.apply(snapshot.get()));
    }

    private ToLsp toLsp(Analysis analysis) {
        return new ToLsp(analysis.document(), capabilities);
    }
}
