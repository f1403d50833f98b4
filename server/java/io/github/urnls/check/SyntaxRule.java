package io.github.urnls.check;

import io.github.urnls.check.Rule.Group;
import io.github.urnls.check.Rule.Trait;
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
        super(syntax.id(), Group.SYNTAX, severity, setting,
                syntax.isOfNamespace() ? new Trait[] {Trait.JUDGES_NID} : new Trait[0]);
        this.syntax = syntax;
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
        return syntax == SyntaxCode.MALFORMED_PERCENT_ENCODING || syntax == SyntaxCode.SECOND_FRAGMENT
                ? EncodeFixes.of(subject, problem) : List.of();
    }

    @Override
    protected String levels() {
        return super.levels() + (isMild(syntax) ? ", in programs information" : "");
    }
}
