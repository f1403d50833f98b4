package io.github.urnls.check.rules;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** A slash at the beginning of the namespace specific string (RFC 8141 §2). */
public final class NssLeadingSlash extends SyntaxRule {

    public NssLeadingSlash() {
        super(SyntaxCode.NSS_LEADING_SLASH, "A slash at the beginning of the namespace specific string.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        return subject.repair()
                .review("Remove the slash", problem.span(), "")
                .review("Percent-encode the slash as %2F", problem.span(), "%2F").done();
    }
}
