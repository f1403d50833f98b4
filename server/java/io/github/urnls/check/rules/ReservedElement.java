package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** An element in {@code urn+} that is none of the defined requests; only the 1995 proposal (§2.3, §3.5). */
public final class ReservedElement implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.RESERVED_ELEMENT;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        return subject.finding(this, problem.span(), problem.message(), List.of());
    }
}
