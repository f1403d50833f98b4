package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.ProjectFile;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Severity;
import io.github.urnls.feature.CodeLenses;
import io.github.urnls.feature.Completion;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.feature.InlayHints;
import io.github.urnls.feature.SuppressionHover;
import io.github.urnls.feature.UrnHover;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.lsp.ClientCapabilities.Ability;
import io.github.urnls.text.Document;
import io.github.urnls.text.PositionCursor;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/** From our types to the protocol's, for one document, one client and one answer. */
final class ToLsp {

    private static final String SOURCE = "urn";

    /** The name of the one annotation that edits can have. */
    private static final String DOUBT = "urn-ls.doubt";

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
     * The parameters of {@code textDocument/publishDiagnostics} for a file that is not open in the client, and so has no version. Plain
     * JSON, as of {@code initialize} and {@code didOpen}: binding the protocol's types takes longer than finding what they tell.
     */
    JsonObject closedDiagnostics(List<Finding> findings) {
        JsonObject parameters = new JsonObject();
        parameters.addProperty("uri", document.uri());
        parameters.add("diagnostics", items(findings));
        return parameters;
    }

    /** The diagnostics alone. */
    JsonArray items(List<Finding> findings) {
        JsonArray diagnostics = new JsonArray(findings.size());
        for (Finding finding : findings) {
            JsonObject diagnostic = withoutRange(finding);
            diagnostic.add("range", json(finding.range()));
            diagnostics.add(diagnostic);
        }
        return diagnostics;
    }

    /** What a diagnostic says besides its place, which is the same wherever that is. */
    JsonObject withoutRange(Finding finding) {
        JsonObject diagnostic = new JsonObject();
        diagnostic.addProperty("severity", severity(finding.severity()).getValue());
        diagnostic.addProperty("code", finding.code());
        if (client.has(Ability.CODE_DESCRIPTION)) {
            JsonObject description = new JsonObject();
            description.addProperty("href", RulePages.address(finding.code()));
            diagnostic.add("codeDescription", description);
        }
        diagnostic.addProperty("source", SOURCE);
        diagnostic.addProperty("message", finding.message());
        return diagnostic;
    }

    /** As {@link #withoutRange}, on what is not shown. */
    static JsonObject remark(ShownFindings shown) {
        JsonObject remark = new JsonObject();
        remark.addProperty("severity", DiagnosticSeverity.Information.getValue());
        remark.addProperty("source", SOURCE);
        remark.addProperty("message", shown.remark());
        return remark;
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
        if (client.has(Ability.CODE_DESCRIPTION)) {
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

    /** The pages of rules are plain to read as they are. */
    Hover hover(SuppressionHover hover) {
        return new Hover(new MarkupContent(client.markdownHover() ? MarkupKind.MARKDOWN : MarkupKind.PLAINTEXT, hover.markdown()),
                range(hover.range()));
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

    InlayHint inlayHint(InlayHints.Hint hint) {
        InlayHint inlay = new InlayHint(position(hint.offset()), Either.forLeft(hint.label()));
        inlay.setPaddingLeft(true);
        inlay.setTooltip(hint.tooltip());
        return inlay;
    }

    /** The command is one that the client may have, as its own references command has another name everywhere. */
    CodeLens codeLens(CodeLenses.Lens lens) {
        Position place = position(lens.offset());
        return new CodeLens(range(lens.range()), new Command(lens.title(), Commands.SHOW_REFERENCES,
                List.of(document.uri(), place.getLine(), place.getCharacter())), null);
    }

    CodeAction quickFix(Finding finding, Fix fix, boolean preferred) {
        CodeAction action = new CodeAction(fix.title());
        action.setKind("quickfix");
        action.setDiagnostics(List.of(diagnostic(finding)));
        action.setIsPreferred(preferred ? Boolean.TRUE : null);
        action.setEdit(edit(fix.edits()));
        return action;
    }

    /** Says in a project file that nothing is to be said of {@code name}. */
    CodeAction accept(String name, WorkspaceEdit edit) {
        CodeAction action = new CodeAction("Accept “" + name + "” in " + ProjectFile.NAME);
        action.setKind("quickfix");
        action.setEdit(edit);
        return action;
    }

    /** An action that repairs nothing that was found. */
    CodeAction rewrite(Fix fix) {
        return whole(fix.title(), ServerCapabilities.REWRITE, fix.edits());
    }

    /** An action on the document as a whole. */
    CodeAction whole(String title, String kind, List<io.github.urnls.text.TextEdit> edits) {
        CodeAction action = new CodeAction(title);
        action.setKind(kind);
        action.setEdit(edit(edits));
        return action;
    }

    Location location(TextRange range) {
        return new Location(document.uri(), range(range));
    }

    private WorkspaceEdit edit(List<io.github.urnls.text.TextEdit> edits) {
        List<TextEdit> changes = edits.stream().map(edit -> new TextEdit(range(edit.range()), edit.newText())).toList();
        if (!client.has(Ability.DOCUMENT_CHANGES)) {
            return new WorkspaceEdit(Map.of(document.uri(), changes));
        }
        VersionedTextDocumentIdentifier identifier =
                new VersionedTextDocumentIdentifier(document.uri(), document.version());
        List<Either<TextEdit, SnippetTextEdit>> either =
                changes.stream().<Either<TextEdit, SnippetTextEdit>>map(Either::forLeft).toList();
        return new WorkspaceEdit(List.of(Either.forLeft(new TextDocumentEdit(identifier, either))));
    }

    /** The edits of one document; {@code version} is the client's number of its state, if it is open. */
    record Edits(Document document, @Nullable Integer version, List<io.github.urnls.text.TextEdit> edits) {}

    /**
     * A {@code WorkspaceEdit} of several documents. Plain JSON, since the protocol's types lose the annotations of edits on their way out.
     *
     * @param doubts what speaks against the edits; if there are any, a client that can lets its user confirm each under {@code label}
     */
    static JsonObject edit(List<Edits> all, List<String> doubts, String label, ClientCapabilities client) {
        JsonObject edit = new JsonObject();
        boolean confirm = !doubts.isEmpty() && client.has(Ability.CHANGE_ANNOTATIONS);
        JsonArray documentChanges = new JsonArray();
        JsonObject changes = new JsonObject();
        for (Edits one : all) {
            JsonArray edits = new ToLsp(one.document, client).edits(one.edits, confirm);
            changes.add(one.document.uri(), edits);
            JsonObject identifier = new JsonObject();
            identifier.addProperty("uri", one.document.uri());
            identifier.addProperty("version", one.version);
            JsonObject change = new JsonObject();
            change.add("textDocument", identifier);
            change.add("edits", edits);
            documentChanges.add(change);
        }
        boolean versions = client.has(Ability.DOCUMENT_CHANGES);
        edit.add(versions ? "documentChanges" : "changes", versions ? documentChanges : changes);
        if (confirm) {
            JsonObject annotation = new JsonObject();
            annotation.addProperty("label", label);
            annotation.addProperty("needsConfirmation", true);
            annotation.addProperty("description", String.join(" ", doubts));
            JsonObject annotations = new JsonObject();
            annotations.add(DOUBT, annotation);
            edit.add("changeAnnotations", annotations);
        }
        return edit;
    }

    private JsonArray edits(List<io.github.urnls.text.TextEdit> edits, boolean annotated) {
        JsonArray array = new JsonArray();
        for (io.github.urnls.text.TextEdit edit : edits) {
            JsonObject json = new JsonObject();
            json.add("range", json(edit.range()));
            json.addProperty("newText", edit.newText());
            if (annotated) {
                json.addProperty("annotationId", DOUBT);
            }
            array.add(json);
        }
        return array;
    }

    private JsonObject json(TextRange range) {
        JsonObject json = new JsonObject();
        json.add("start", json(cursor.position(range.start())));
        json.add("end", json(cursor.position(range.end())));
        return json;
    }
}
