package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;

/** {@code ?+} or {@code ?=} with nothing behind it (RFC 8141 §2). */
public final class EmptyComponent implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.EMPTY_COMPONENT;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        return subject.finding(this, problem.span(), problem.message(), subject.repair()
                .review("Remove “" + problem.span().in(subject.urn().text()) + "”", problem.span(), "").done());
    }
}
