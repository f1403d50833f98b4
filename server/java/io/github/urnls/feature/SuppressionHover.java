package io.github.urnls.feature;

import io.github.urnls.check.RulePages;
import io.github.urnls.check.suppression.SuppressionComment;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/**
 * What is shown when a reader points at a comment that silences findings: the page of the rule that it names.
 *
 * @param range    the name of the rule, or the whole of what the comment tells
 * @param markdown the page, or what the comment does when it names no rule
 */
public record SuppressionHover(TextRange range, String markdown) {

    /** In UTF-16 code units: longer than what any comment tells. */
    private static final int NEAR = 1000;

    /** The hover for the suppression comment that {@code offset} touches, if it touches one. */
    public static Optional<SuppressionHover> at(Document document, int offset) {
        TextRange near = new TextRange(Math.max(0, offset - NEAR), Math.min(document.length(), offset + NEAR));
        if (!document.text(near).contains(SuppressionComment.MARK)) {
            return Optional.empty(); // as nearly everywhere, and then a large document is not read
        }
        return SuppressionComment.in(document).stream().filter(comment -> comment.range().touches(offset)).findFirst()
                .map(comment -> at(comment, offset));
    }

    private static SuppressionHover at(SuppressionComment comment, int offset) {
        List<SuppressionComment.Code> codes = comment.codes();
        return codes.stream().filter(code -> codes.size() == 1 || code.range().touches(offset)).findFirst()
                .map(code -> new SuppressionHover(code.range(), RulePages.standalone(code.name())
                        .orElse("There is no rule “" + Markdown.escaped(code.name()) + "”.")))
                .orElseGet(() -> new SuppressionHover(comment.range(), explanation(comment)));
    }

    private static String explanation(SuppressionComment comment) {
        String which = comment.codes().isEmpty() ? "every rule"
                : String.join(", ", comment.codes().stream().map(code -> Markdown.escaped(code.name())).toList());
        return switch (comment.kind()) {
            case IGNORE -> "Silences " + which + " on this line; where the comment stands alone, on the next line too.";
            case OFF -> "Silences " + which + " from here to the next `urn-ls:on`.";
            case UNCLEAR -> "Silences nothing: it is not clear what is meant.";
            case ON -> "Ends what `urn-ls:off` began, for " + which + ".";
        };
    }
}
