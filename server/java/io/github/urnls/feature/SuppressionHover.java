package io.github.urnls.feature;

import io.github.urnls.check.Directive;
import io.github.urnls.check.RulePages;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/**
 * What is shown when a reader points at a comment that silences findings: the page of the rule that it names.
 *
 * @param range    the name of the rule, or the whole directive
 * @param markdown the page, or what the directive does when it names no rule
 */
public record SuppressionHover(TextRange range, String markdown) {

    /** In UTF-16 code units: longer than any directive. */
    private static final int NEAR = 1000;

    /** The hover for the directive that {@code offset} touches, if it touches one. */
    public static Optional<SuppressionHover> at(Document document, int offset) {
        if (!document.text(new TextRange(Math.max(0, offset - NEAR), Math.min(document.length(), offset + NEAR))).contains(Directive.MARK)) {
            return Optional.empty(); // as nearly everywhere, and then a large document is not read
        }
        return Directive.in(document).stream().filter(directive -> directive.range().touches(offset)).findFirst()
                .map(directive -> at(directive, offset));
    }

    private static SuppressionHover at(Directive directive, int offset) {
        List<Directive.Code> codes = directive.codes();
        Optional<Directive.Code> pointed = codes.stream().filter(code -> code.range().touches(offset)).findFirst()
                .or(() -> codes.size() == 1 ? Optional.of(codes.get(0)) : Optional.empty());
        return pointed.map(code -> new SuppressionHover(code.range(), RulePages.standalone(code.name())
                .orElse("There is no rule “" + Markdown.escaped(code.name()) + "”.")))
                .orElseGet(() -> new SuppressionHover(directive.range(), explanation(directive)));
    }

    private static String explanation(Directive directive) {
        String which = directive.codes().isEmpty() ? "every rule"
                : String.join(", ", directive.codes().stream().map(code -> Markdown.escaped(code.name())).toList());
        return switch (directive.kind()) {
            case IGNORE -> "Silences " + which + " on this line; where the comment stands alone, on the next line too.";
            case OFF -> "Silences " + which + " from here to the next `urn-ls:on`.";
            case UNCLEAR -> "Silences nothing: it is not clear what is meant.";
            case ON -> "Ends what `urn-ls:off` began, for " + which + ".";
        };
    }
}
