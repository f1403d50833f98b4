package io.github.urnls.check.rules;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** {@code ?+} or {@code ?=} with nothing behind it (RFC 8141 §2). */
public final class EmptyComponent extends SyntaxRule {

    public EmptyComponent() {
        super(SyntaxCode.EMPTY_COMPONENT, "`?+` or `?=` with nothing behind it.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        return subject.review("Remove “" + problem.span().in(subject.text()) + "”", problem.span(), "");
    }
}
