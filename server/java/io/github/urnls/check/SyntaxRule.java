package io.github.urnls.check;

import io.github.urnls.check.Rule.Group;
import io.github.urnls.check.Rule.Trait;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** A rule that puts one kind of problem of the parser into words. */
public class SyntaxRule extends NamedRule implements Rule.OfSyntax {

    private final SyntaxCode syntax;

    /**
     * A rule with the usual level. That is a warning for an invalid namespace identifier, or one without a name behind
     * it: that is no URN, but software that compares it still works. All other syntax problems, also an empty
     * identifier, are errors.
     */
    public SyntaxRule(SyntaxCode syntax, String setting) {
        this(syntax, isMild(syntax) ? Severity.WARNING : Severity.ERROR, setting);
    }

    protected SyntaxRule(SyntaxCode syntax, Severity severity, String setting) {
        super(syntax.id(), Group.SYNTAX, severity, setting, elsewhere(syntax),
                syntax.isOfNamespace() ? new Trait[] {Trait.JUDGES_NID} : new Trait[0]);
        this.syntax = syntax;
    }

    private static String elsewhere(SyntaxCode syntax) {
        return isMild(syntax) ? ", in programs information" : "";
    }

    private static boolean isMild(SyntaxCode syntax) {
        return syntax.isOfNamespace() && syntax != SyntaxCode.EMPTY_NID;
    }

    @Override
    public final SyntaxCode syntax() {
        return syntax;
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        Span span = problem.span();
        return switch (syntax) {
            case MALFORMED_PERCENT_ENCODING, SECOND_FRAGMENT -> EncodeFixes.of(subject, problem);
            case EMPTY_COMPONENT -> subject.review("Remove “" + span.in(subject.text()) + "”", span, "");
            case EMPTY_NID -> subject.review("Remove the extra “:”",
                    new Span(span.start(), Math.min(span.start() + 1, span.end())), "");
            case NSS_LEADING_SLASH -> subject.repair().review("Remove the slash", span, "")
                    .review("Percent-encode the slash as %2F", span, "%2F").done();
            default -> List.of();
        };
    }
}
