package io.github.urnls.lsp.protocol;

import io.github.urnls.check.HiddenCharacters;
import io.github.urnls.feature.CodeLenses;
import io.github.urnls.feature.DocumentSymbols;
import io.github.urnls.feature.InlayHints;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.feature.completion.Completion;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.text.Document;
import io.github.urnls.text.PositionCursor;
import io.github.urnls.text.TextRange;
import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionItemLabelDetails;
import org.eclipse.lsp4j.CompletionItemTag;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** From our types to the protocol's, for one document, one client and one answer. */
public final class ToLsp {

    /** The last kind, Reference, that a client knows which names none (LSP 3.17, completionItemKind). */
    private static final int LAST_OF_THE_FIRST_KINDS = 18;

    private final Document document;
    private final ClientCapabilities client;
    private final PositionCursor cursor;

    public ToLsp(Document document, ClientCapabilities client) {
        this.document = document;
        this.client = client;
        this.cursor = new PositionCursor(document.lines(), client.positionEncoding());
    }

    private Position position(int offset) {
        io.github.urnls.text.Position position = cursor.position(offset);
        return new Position(position.line(), position.character());
    }

    public Range range(TextRange range) {
        return new Range(position(range.start()), position(range.end()));
    }

    /** A hover at {@code place} with {@code text} in the form that the client shows. */
    public Hover hover(TextRange place, String text) {
        String kind = client.has(Ability.MARKDOWN_HOVER) ? MarkupKind.MARKDOWN : MarkupKind.PLAINTEXT;
        return new Hover(new MarkupContent(kind, text), range(place));
    }

    public CompletionItem completion(Completion completion, int rank) {
        CompletionItem item = new CompletionItem(HiddenCharacters.shown(completion.label()));
        // What is computed is new: why it is there must be seen before it is chosen.
        boolean told = completion.kind() == Completion.Kind.NAME || completion.kind() == Completion.Kind.VALUE;
        if (told && client.has(Ability.LABEL_DETAILS)) {
            CompletionItemLabelDetails details = new CompletionItemLabelDetails();
            details.setDescription(HiddenCharacters.shown(completion.detail()));
            item.setLabelDetails(details);
        }
        CompletionItemKind kind = kind(completion.kind());
        item.setKind(kind.getValue() <= LAST_OF_THE_FIRST_KINDS || client.has(Ability.LATER_COMPLETION_KINDS) ? kind
                : CompletionItemKind.Value);
        item.setDetail(HiddenCharacters.shown(
                completion.kind() == Completion.Kind.NAME ? completion.edit().newText() : completion.detail()));
        if (!completion.about().isEmpty()) {
            item.setDocumentation(HiddenCharacters.shown(completion.about()));
        }
        if (completion.isPast() && client.has(Ability.COMPLETION_TAGS)) {
            item.setTags(List.of(CompletionItemTag.Deprecated));
        }
        item.setSortText(String.valueOf(10_000 + rank).substring(1));
        item.setFilterText(completion.filter());
        item.setTextEdit(Either.forLeft(edit(completion.edit())));
        if (!completion.more().isEmpty()) {
            item.setAdditionalTextEdits(completion.more().stream().map(this::edit).toList());
        }
        return item;
    }

    TextEdit edit(io.github.urnls.text.TextEdit edit) {
        return new TextEdit(range(edit.range()), edit.newText());
    }

    private static CompletionItemKind kind(Completion.Kind kind) {
        return switch (kind) {
            case NAMESPACE -> CompletionItemKind.Module;
            case SEGMENT -> CompletionItemKind.Field;
            case VALUE -> CompletionItemKind.Value;
            case COMPONENT -> CompletionItemKind.Operator;
            case NAME -> CompletionItemKind.Constant;
        };
    }

    public DocumentLink link(UrnLinks.Link link) {
        DocumentLink shown = new DocumentLink(range(link.range()), link.target());
        if (client.has(Ability.LINK_TOOLTIPS)) {
            shown.setTooltip(link.title());
        }
        return shown;
    }

    /** For a client that supports trees of symbols; these have no children. */
    public DocumentSymbol documentSymbol(DocumentSymbols.Symbol symbol) {
        Range range = range(symbol.range());
        return new DocumentSymbol(symbol.name(), SymbolKind.String, range, range, symbol.detail());
    }

    /** For a client that supports only the older form. */
    @SuppressWarnings("deprecation")
    public SymbolInformation symbolInformation(DocumentSymbols.Symbol symbol) {
        return new SymbolInformation(symbol.name(), SymbolKind.String, location(symbol.range()));
    }

    public InlayHint inlayHint(InlayHints.Hint hint) {
        InlayHint inlay = new InlayHint(position(hint.offset()), Either.forLeft(hint.label()));
        inlay.setPaddingLeft(true);
        inlay.setTooltip(hint.tooltip());
        return inlay;
    }

    /** Runs a command that the client may have, since the name of its own references command differs by client. */
    public CodeLens codeLens(CodeLenses.Lens lens) {
        Position place = position(lens.offset());
        return new CodeLens(range(lens.range()), new Command(lens.title(), CommandNames.SHOW_REFERENCES,
                List.of(document.uri(), place.getLine(), place.getCharacter())), null);
    }

    public Location location(TextRange range) {
        return new Location(document.uri(), range(range));
    }
}
