package io.github.urnls.feature;

import io.github.urnls.check.RulePages;
import io.github.urnls.check.suppression.SuppressionComment;
import io.github.urnls.text.TextRange;
import java.util.List;

/**
 * The hover of a comment that suppresses findings: the page of the rule that it names.
 *
 * @param range    the name of the rule, or the whole suppression
 * @param markdown the page, or what the comment does when it names no rule
 */
public record SuppressionHover(TextRange range, String markdown) implements Hover {

    /** The hover of {@code comment}, where {@code offset} touches it. */
    public static SuppressionHover of(SuppressionComment comment, int offset) {
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

    /** In Markdown too, since it is easy to read. */
    @Override
    public String plain() {
        return markdown;
    }
}
