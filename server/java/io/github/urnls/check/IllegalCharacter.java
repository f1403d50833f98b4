package io.github.urnls.check;

import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;

/** An ASCII character that must be percent-encoded where it stands (RFC 8141 §2, RFC 3986 §2.1). */
final class IllegalCharacter implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.ILLEGAL_CHARACTER;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        return subject.finding(this, problem.span(), problem.message(), EncodeFixes.of(subject, problem));
    }
}
