package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Severity;
import io.github.urnls.feature.Completion;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.feature.UrnHover;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.text.Document;
import io.github.urnls.text.PositionCursor;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** From our types to the protocol's, for one document, one client and one answer. */
final class ToLsp {

    private static final String SOURCE = "urn";

    private final Document document;
    private final ClientCapabilities client;
    private final PositionCursor cursor;

    ToLsp(Document document, ClientCapabilities client) {
        this.document = document;
        this.client = client;
        this.cursor = new PositionCursor(document.lines(), client.positionEncoding());
    }

    private Position position(int offset) {
        io.github.urnls.text.Position position = cursor.position(offset);
        return new Position(position.line(), position.character());
    }

    Range range(TextRange range) {
        return new Range(position(range.start()), position(range.end()));
    }

    /**
     * The parameters of {@code textDocument/publishDiagnostics}. Plain JSON, as of {@code initialize} and {@code didOpen}: binding the
     * protocol's types takes longer than finding what they tell.
     */
    JsonObject diagnostics(List<Finding> findings) {
        JsonObject parameters = closedDiagnostics(findings);
        parameters.addProperty("version", document.version());
        return parameters;
    }

    /** As {@link #diagnostics}, for a file that is not open in the client, and so has no version. */
    JsonObject closedDiagnostics(List<Finding> findings) {
        JsonArray diagnostics = new JsonArray(findings.size());
        for (Finding finding : findings) {
            diagnostics.add(json(finding));
        }
        JsonObject parameters = new JsonObject();
        parameters.addProperty("uri", document.uri());
        parameters.add("diagnostics", diagnostics);
        return parameters;
    }

    private JsonObject json(Finding finding) {
        JsonObject diagnostic = new JsonObject();
        JsonObject range = new JsonObject();
        range.add("start", json(cursor.position(finding.range().start())));
        range.add("end", json(cursor.position(finding.range().end())));
        diagnostic.add("range", range);
        diagnostic.addProperty("severity", severity(finding.severity()).getValue());
        diagnostic.addProperty("code", finding.code());
        if (client.codeDescription()) {
            JsonObject description = new JsonObject();
            description.addProperty("href", RulePages.address(finding.code()));
            diagnostic.add("codeDescription", description);
        }
        diagnostic.addProperty("source", SOURCE);
        diagnostic.addProperty("message", finding.message());
        return diagnostic;
    }

    private static JsonObject json(io.github.urnls.text.Position position) {
        JsonObject json = new JsonObject();
        json.addProperty("line", position.line());
        json.addProperty("character", position.character());
        return json;
    }

    Diagnostic diagnostic(Finding finding) {
        Diagnostic diagnostic = new Diagnostic(range(finding.range()), finding.message(), severity(finding.severity()),
                SOURCE, finding.code());
        if (client.codeDescription()) {
            diagnostic.setCodeDescription(new DiagnosticCodeDescription(RulePages.address(finding.code())));
        }
        return diagnostic;
    }

    private static DiagnosticSeverity severity(Severity severity) {
        return switch (severity) {
            case ERROR -> DiagnosticSeverity.Error;
            case WARNING -> DiagnosticSeverity.Warning;
            case INFORMATION -> DiagnosticSeverity.Information;
            case HINT -> DiagnosticSeverity.Hint;
        };
    }

    Hover hover(UrnHover hover) {
        MarkupContent content = client.markdownHover()
                ? new MarkupContent(MarkupKind.MARKDOWN, ExplanationText.markdown(hover.explanation()))
                : new MarkupContent(MarkupKind.PLAINTEXT, ExplanationText.plain(hover.explanation()));
        return new Hover(content, range(hover.range()));
    }

    CompletionItem completion(Completion completion, int rank) {
        CompletionItem item = new CompletionItem(completion.label());
        item.setKind(switch (completion.kind()) {
            case NAMESPACE -> CompletionItemKind.Module;
            case SEGMENT -> CompletionItemKind.Field;
            case VALUE -> CompletionItemKind.Value;
            case COMPONENT -> CompletionItemKind.Operator;
        });
        item.setDetail(completion.detail());
        if (!completion.about().isEmpty()) {
            item.setDocumentation(completion.about());
        }
        item.setSortText(String.format("%04d", rank));
        item.setFilterText(completion.label());
        item.setTextEdit(Either.forLeft(new TextEdit(range(completion.edit().range()), completion.edit().newText())));
        return item;
    }

    DocumentLink link(UrnLinks.Link link) {
        return new DocumentLink(range(link.range()), link.target(), null, link.title());
    }

    CodeAction quickFix(Finding finding, Fix fix, boolean preferred) {
        CodeAction action = new CodeAction(fix.title());
        action.setKind("quickfix");
        action.setDiagnostics(List.of(diagnostic(finding)));
        action.setIsPreferred(preferred ? Boolean.TRUE : null);
        action.setEdit(edit(fix.edits()));
        return action;
    }

    CodeAction fixAll(List<io.github.urnls.text.TextEdit> edits) {
        CodeAction action = new CodeAction("Make all safe repairs of URNs");
        action.setKind(ServerCapabilities.FIX_ALL);
        action.setEdit(edit(edits));
        return action;
    }

    private WorkspaceEdit edit(List<io.github.urnls.text.TextEdit> edits) {
        List<TextEdit> changes = edits.stream().map(edit -> new TextEdit(range(edit.range()), edit.newText())).toList();
        if (!client.documentChanges()) {
            return new WorkspaceEdit(Map.of(document.uri(), changes));
        }
        VersionedTextDocumentIdentifier identifier =
                new VersionedTextDocumentIdentifier(document.uri(), document.version());
        List<Either<TextEdit, org.eclipse.lsp4j.SnippetTextEdit>> either =
                changes.stream().<Either<TextEdit, org.eclipse.lsp4j.SnippetTextEdit>>map(Either::forLeft).toList();
        return new WorkspaceEdit(List.of(Either.forLeft(new TextDocumentEdit(identifier, either))));
    }
}
