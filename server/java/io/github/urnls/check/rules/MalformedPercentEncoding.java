package io.github.urnls.check.rules;

import io.github.urnls.check.EncodeFixes;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** A percent sign without two hexadecimal digits behind it (RFC 8141 §2, RFC 3986 §2.1). */
public final class MalformedPercentEncoding extends SyntaxRule {

    public MalformedPercentEncoding() {
        super(SyntaxCode.MALFORMED_PERCENT_ENCODING, "A percent sign without two hexadecimal digits behind it.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        return EncodeFixes.of(subject, problem);
    }
}
