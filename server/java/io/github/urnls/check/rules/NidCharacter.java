package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;

/** A character that no namespace identifier holds (RFC 8141 §2, §2.1). */
public final class NidCharacter implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.NID_CHARACTER;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        String run = problem.span().in(subject.urn().text());
        Subject.Repair repair = subject.repair();
        if (run.chars().allMatch(c -> "_.+~ ".indexOf(c) >= 0)
                && !ReservedNid.isReserved(hyphenated(subject, problem))) {
            repair.review("Write a hyphen instead", problem.span(), "-");
        }
        return subject.finding(this, problem.span(), problem.message(), repair.done());
    }

    /** The NID with a hyphen in place of the problem. */
    private static String hyphenated(Subject subject, SyntaxProblem problem) {
        Span nid = subject.urn().nid().orElseThrow();
        String text = subject.urn().text();
        return text.substring(nid.start(), problem.span().start()) + "-"
                + text.substring(problem.span().end(), nid.end());
    }
}
