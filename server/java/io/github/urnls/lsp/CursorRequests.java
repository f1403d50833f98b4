package io.github.urnls.lsp;

import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.SelectionRanges;
import io.github.urnls.feature.SuppressionHover;
import io.github.urnls.feature.completion.Completion;
import io.github.urnls.feature.completion.Completions;
import io.github.urnls.feature.declarations.DeclarationText;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.FromLsp.PositionRange;
import io.github.urnls.lsp.protocol.FromLsp;
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
        List<Name> names = question.analysis().meant(offset);
        Optional<Name> touched = names.stream().filter(name -> name.isSameByKey() && name.range().touches(offset))
                .findFirst();
        if (touched.isEmpty()) {
            return SuppressionHover.at(question.document(), offset)
                    .map(hover -> question.toLsp().hover(hover.range(), hover.text())).orElse(null);
        }
        Explanation known = Explanation.of(touched.get(), question.options(), question.spellings());
        NameTarget target = NameTarget.at(names, offset).orElseThrow();
        Explanation explanation = Optional.of(target)
                .filter(name -> question.spellings().isDeclared(name.key())).flatMap(question.search()::definition)
                .map(declared -> declared(question, known, declared)).orElse(known);
        return question.toLsp().hover(touched.get().range(), text(question, explanation, target, offset));
    }

    /** The explanation of a name that a document defines says which. */
    private static Explanation declared(Question question, Explanation explanation, Declared declared) {
        Document document = declared.document();
        int line = document.lines().lineOf(declared.declaration().range().start()) + 1;
        return explanation.declared(DeclarationText.of(declared.declaration(), document),
                question.workspace().shownPath(document.uri()), document.uri() + "#L" + line);
    }

    private static String text(Question question, Explanation explanation, NameTarget target, int offset) {
        if (!question.has(Ability.MARKDOWN_HOVER)) {
            return ExplanationText.plain(explanation);
        }
        Name counted = target.name(); // of a composed name the part at the cursor
        boolean whole = counted.isUrn() || counted.spelling().equals(counted.urn().text());
        String which = counted.spelling().equals(explanation.urn()) ? "" : counted.spelling() + ": ";
        String uses = Optional.of(counted.key()).filter(key -> whole).flatMap(question.workspace().index()::uses)
                .map(found -> found.sentence(counted, question.spellings())).filter(sentence -> !sentence.isEmpty())
                .map(sentence -> which + sentence
                        + (question.workspace().isReading() ? " so far; more files are being read" : ""))
                .orElse("");
        return ExplanationText.markdown(explanation, question.has(Ability.FINDINGS_BESIDE_HOVER)
                ? explanation.wrongExceptAt(offset) : explanation.wrong(), uses);
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
        List<TextRange> ranges = SelectionRanges.at(question.analysis().names(offset), offset);
        ToLsp toLsp = question.toLsp();
        SelectionRange outer = null;
        for (TextRange range : ranges.isEmpty() ? List.of(new TextRange(offset, offset)) : ranges.reversed()) {
            outer = new SelectionRange(toLsp.range(range), outer);
        }
        return outer;
    }
}
