package io.github.urnls.check;

import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;

/** A {@code ?} that starts neither an r- nor a q-component (RFC 8141 §2: to be treated as a syntax error). */
final class StrayQuestionMark implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.STRAY_QUESTION_MARK;
    }

    @Override
    public Match match(Subject subject, SyntaxProblem problem) {
        return subject.match(this, problem.span(), problem.message(), subject.repair()
                .review("Make it a q-component: “?=”", problem.span(), "?=")
                .review("Make it an r-component: “?+”", problem.span(), "?+")
                .review("Percent-encode “?” as %3F", problem.span(), "%3F").done());
    }
}
