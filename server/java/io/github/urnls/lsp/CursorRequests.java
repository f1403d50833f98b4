package io.github.urnls.lsp;

import io.github.urnls.feature.Completion;
import io.github.urnls.feature.Completions;
import io.github.urnls.feature.SelectionRanges;
import io.github.urnls.feature.SuppressionHover;
import io.github.urnls.feature.UrnHover;
import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.feature.declarations.DeclarationText;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.lsp.protocol.PositionRange;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.SelectionRange;
import org.jspecify.annotations.Nullable;

/** The answers to requests about the cursor or the selection. */
final class CursorRequests {

    private CursorRequests() {}

    static @Nullable Object hover(Question question, Position position) {
        int offset = question.offset(position);
        ToLsp toLsp = question.toLsp();
        Optional<Hover> ofName = UrnHover.at(question.analysis().meant(offset), offset, question.analysis().options(),
                question.spellings())
                .map(hover -> question.server().capabilities().has(Ability.FINDINGS_BESIDE_HOVER)
                        ? hover.besideFindings(offset) : hover)
                .map(hover -> declared(question, position, hover)).map(toLsp::hover);
        return ofName.or(() -> SuppressionHover.at(question.document(), offset).map(toLsp::hover)).orElse(null);
    }

    /** The hover of a name that a document defines says which. */
    private static UrnHover declared(Question question, Position position, UrnHover hover) {
        return question.target(position).filter(target -> question.spellings().isDeclared(target.key()))
                .flatMap(target -> question.search().definition(target))
                .map(found -> declared(question.server(), hover, found.document(), found.declaration()))
                .orElse(hover);
    }

    private static UrnHover declared(Server server, UrnHover hover, Document document, Declaration declaration) {
        int line = document.lines().lineOf(declaration.range().start()) + 1;
        return hover.declared(DeclarationText.of(declaration, document), server.workspace().shownPath(document.uri()),
                document.uri() + "#L" + line);
    }

    static Object completions(Question question, Position position) {
        ToLsp toLsp = question.toLsp();
        List<CompletionItem> items = new ArrayList<>();
        int offset = question.offset(position);
        for (Completion completion : Completions.at(question.analysis().sections(), offset, question.registry(),
                question.usedNames())) {
            items.add(toLsp.completion(completion, items.size()));
        }
        if (!items.isEmpty()) {
            question.analysis().completed(offset);
        }
        // Incomplete: the items depend on the typed text, since names are also found by their titles.
        return new CompletionList(!items.isEmpty(), items);
    }

    static Object codeActions(Question question, Actions wanted) {
        if (!question.server().capabilities().has(Ability.CODE_ACTION_LITERALS)) {
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
