package io.github.urnls.check;

import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** An element in {@code urn+} that is none of the defined requests; only the 1995 proposal (§2.3, §3.5). */
final class ReservedElement implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.RESERVED_ELEMENT;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        return subject.finding(this, problem.span(), problem.message(), List.of());
    }
}
