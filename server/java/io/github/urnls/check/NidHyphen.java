package io.github.urnls.check;

import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;

/** A hyphen at the beginning or the end of a namespace identifier (RFC 8141 §2, App. B). */
final class NidHyphen implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.NID_HYPHEN;
    }

    @Override
    public Match match(Subject subject, SyntaxProblem problem) {
        return subject.match(this, problem.span(), problem.message(), subject.repair().review("Remove the hyphen", problem.span(), "").done());
    }
}
