package io.github.urnls.lsp;

import io.github.urnls.feature.SemanticTokens;
import io.github.urnls.feature.TokenDelta;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.SentTokens.Tokens;
import io.github.urnls.lsp.protocol.FromLsp.PositionRange;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensEdit;

/** The answers about semantic tokens, by which an editor colors a document. */
final class TokenRequests {

    private TokenRequests() {}

    static Object full(Question question, JsonView params) {
        Tokens now = remember(question);
        return new org.eclipse.lsp4j.SemanticTokens(now.id(), list(now.data()));
    }

    /** The changes since the tokens that the client names; all tokens if those are not the last ones. */
    static Object delta(Question question, JsonView params) {
        Optional<String> named = params.text("previousResultId");
        Optional<Tokens> last = question.workspace().tokens().of(question.uri())
                .filter(tokens -> named.filter(tokens.id()::equals).isPresent());
        if (last.isEmpty()) {
            return full(question, params);
        }
        Tokens now = remember(question);
        List<SemanticTokensEdit> edits = TokenDelta.between(last.get().data(), now.data()).stream()
                .map(edit -> new SemanticTokensEdit(edit.start(), edit.deleteCount(), list(edit.data()))).toList();
        return new SemanticTokensDelta(edits, now.id());
    }

    static Object inRange(Question question, PositionRange range) {
        return new org.eclipse.lsp4j.SemanticTokens(list(encoded(question, question.range(range))));
    }

    private static Tokens remember(Question question) {
        int[] data = encoded(question, new TextRange(0, question.document().length()));
        return question.workspace().tokens().put(question.uri(), data, question.workspace().documents());
    }

    private static int[] encoded(Question question, TextRange range) {
        Document document = question.document();
        return TokenDelta.encode(SemanticTokens.in(document, question.eachName(), range),
                document.lines(), question.capabilities().positionEncoding());
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).mapToObj(number -> number).toList();
    }
}
