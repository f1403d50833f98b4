package io.github.urnls.check.rules;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** Nothing between {@code urn:} and the next colon (RFC 8141 §2). */
public final class EmptyNid extends SyntaxRule {

    public EmptyNid() {
        super(SyntaxCode.EMPTY_NID, "Nothing between `urn:` and the next colon.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        int start = problem.span().start();
        Span colon = new Span(start, Math.min(start + 1, problem.span().end()));
        return subject.review("Remove the extra “:”", colon, "");
    }
}
