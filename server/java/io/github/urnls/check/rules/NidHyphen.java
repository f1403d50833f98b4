package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;

/** A hyphen at the beginning or the end of a namespace identifier (RFC 8141 §2, App. B). */
public final class NidHyphen implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.NID_HYPHEN;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        Subject.Repair repair = subject.repair();
        Span nid = subject.urn().nid().orElseThrow();
        boolean first = problem.span().start() == nid.start();
        String without = first ? subject.nid().substring(1) : subject.nid().substring(0, subject.nid().length() - 1);
        if (!ReservedNid.isReserved(without)) {
            repair.review("Remove the hyphen", problem.span(), "");
        }
        return subject.finding(this, problem.span(), problem.message(), repair.done());
    }
}
