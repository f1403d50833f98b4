package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;

/** Nothing between {@code urn:} and the next colon (RFC 8141 §2). */
public final class EmptyNid implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.EMPTY_NID;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        Span colon = new Span(problem.span().start(), Math.min(problem.span().start() + 1, problem.span().end()));
        return subject.finding(this, problem.span(), problem.message(),
                subject.repair().review("Remove the extra “:”", colon, "").done());
    }
}
