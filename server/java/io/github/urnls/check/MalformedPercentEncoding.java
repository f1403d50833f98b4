package io.github.urnls.check;

import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;

/** A percent sign without two hexadecimal digits behind it (RFC 8141 §2, RFC 3986 §2.1). */
final class MalformedPercentEncoding implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.MALFORMED_PERCENT_ENCODING;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        return subject.finding(this, problem.span(), problem.message(), EncodeFixes.of(subject, problem));
    }
}
