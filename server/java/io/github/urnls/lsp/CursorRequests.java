package io.github.urnls.lsp;

import io.github.urnls.feature.AtCursor.OnName;
import io.github.urnls.feature.AtCursor.OnNothing;
import io.github.urnls.feature.AtCursor.OnSuppression;
import io.github.urnls.feature.AtCursor;
import io.github.urnls.feature.completion.Completion;
import io.github.urnls.feature.completion.Completions;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.SelectionRanges;
import io.github.urnls.feature.SuppressionHover;
import io.github.urnls.feature.UrnHover;
import io.github.urnls.feature.declarations.DeclarationText;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.PositionRange;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.index.NameSearch.Declared;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.SelectionRange;
import org.jspecify.annotations.Nullable;

/** The answers to requests about the cursor or the selection. */
final class CursorRequests {

    private CursorRequests() {}

    static @Nullable Object hover(Question question, Position position) {
        question.workspace().count(question.analysis());
        int offset = question.offset(position);
        List<Name> names = question.meant(offset);
        return switch (AtCursor.of(question.document(), names, offset)) {
            case OnName name -> question.toLsp().hover(hover(question, name, names, offset));
            case OnSuppression there -> question.toLsp().hover(SuppressionHover.of(there.comment(), offset));
            case OnNothing nothing -> null;
        };
    }

    private static UrnHover hover(Question question, OnName name, List<Name> names, int offset) {
        UrnHover hover = UrnHover.of(name, question.options(), question.spellings(),
                question.workspace().index()::uses);
        if (question.has(Ability.FINDINGS_BESIDE_HOVER)) {
            hover = hover.besideFindings(offset);
        }
        Optional<Declared> declared = NameTarget.at(names, offset)
                .filter(target -> question.spellings().isDeclared(target.key())).flatMap(question.search()::definition);
        if (declared.isEmpty()) {
            return hover;
        }
        return declared(question.server(), hover, declared.get());
    }

    /** The hover of a name that a document defines says which. */
    private static UrnHover declared(Server server, UrnHover hover, Declared declared) {
        Document document = declared.document();
        int line = document.lines().lineOf(declared.declaration().range().start()) + 1;
        return hover.declared(DeclarationText.of(declared.declaration(), document),
                server.workspace().shownPath(document.uri()), document.uri() + "#L" + line);
    }

    static Object completions(Question question, CompletionPlace place) {
        ToLsp toLsp = question.toLsp();
        List<CompletionItem> items = new ArrayList<>();
        int offset = question.offset(place.position);
        Sections sections = question.analysis().sections();
        for (Completion completion : place.asked ? Completions.at(sections, offset, question.registry(), question)
                : Completions.unasked(sections, offset, question.registry(), question)) {
            items.add(toLsp.completion(completion, items.size()));
        }
        if (!items.isEmpty()) {
            question.analysis().completed(offset);
        }
        // Incomplete: the items depend on the typed text, since names are also found by their titles.
        return new CompletionList(!items.isEmpty(), items);
    }

    /**
     * Where completions are wanted; {@code asked} unless a trigger character or an incomplete list wants them. Letters
     * count as asked: a client says the same of them as of a key (LSP 3.17, CompletionTriggerKind).
     */
    record CompletionPlace(Position position, boolean asked) {

        private static final int INVOKED = 1;

        static CompletionPlace wanted(JsonView params) {
            return new CompletionPlace(FromLsp.position(params),
                    params.number("context", "triggerKind").orElse(INVOKED) == INVOKED);
        }
    }

    static Object codeActions(Question question, Actions wanted) {
        if (!question.has(Ability.CODE_ACTION_LITERALS)) {
            return List.of();
        }
        return new CodeActions(question).in(question.range(wanted.range), wanted.only);
    }

    /** The wanted code actions; {@code only} has their kinds, empty for all. */
    record Actions(PositionRange range, List<String> only) {

        static Actions wanted(JsonView params) {
            return new Actions(FromLsp.range(params),
                    params.list("context", "only").stream().flatMap(kind -> kind.text().stream()).toList());
        }
    }

    /** For each position the ranges around it, the shortest first; an empty range if there is no name. */
    static Object selectionRanges(Question question, List<Position> positions) {
        return positions.stream().map(position -> selectionRange(question, question.offset(position))).toList();
    }

    private static @Nullable SelectionRange selectionRange(Question question, int offset) {
        List<TextRange> ranges = SelectionRanges.at(question.names(offset), offset);
        ToLsp toLsp = question.toLsp();
        SelectionRange outer = null;
        for (TextRange range : ranges.isEmpty() ? List.of(new TextRange(offset, offset)) : ranges.reversed()) {
            outer = new SelectionRange(toLsp.range(range), outer);
        }
        return outer;
    }
}
