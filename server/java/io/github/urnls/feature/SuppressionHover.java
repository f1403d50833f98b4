package io.github.urnls.feature;

import io.github.urnls.check.RulePages;
import io.github.urnls.check.suppression.SuppressionComment;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/**
 * The hover of a comment that suppresses findings: the page of the rule that it names.
 *
 * @param range the name of the rule, or the whole suppression
 * @param text  the page, or what the comment does when it names no rule; Markdown that is easy to read as it is
 */
public record SuppressionHover(TextRange range, String text) {

    /** How far a suppression may reach to either side of the cursor, in UTF-16 code units. */
    private static final int NEAR = 1000;

    /** The hover of the comment that {@code offset} touches. */
    public static Optional<SuppressionHover> at(Document document, int offset) {
        TextRange near = new TextRange(Math.max(0, offset - NEAR), Math.min(document.length(), offset + NEAR));
        if (!SuppressionComment.mayStandIn(document.text(near))) { // as nearly always; the document need not be read
            return Optional.empty();
        }
        return SuppressionComment.in(document).stream().filter(comment -> comment.range().touches(offset)).findFirst()
                .map(comment -> of(comment, offset));
    }

    private static SuppressionHover of(SuppressionComment comment, int offset) {
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
            case IGNORE -> "Suppresses " + which + " on this line; a comment alone on its line also on the next line.";
            case OFF -> "Suppresses " + which + " from here to the next `urn-ls:on`.";
            case UNCLEAR -> "Suppresses nothing: write `urn-ls:ignore`, `urn-ls:off` or `urn-ls:on`.";
            case ON -> "Ends what `urn-ls:off` began, for " + which + ".";
        };
    }
}
