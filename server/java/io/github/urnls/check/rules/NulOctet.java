package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.ArrayList;
import java.util.List;

/** {@code %00}: RFC 2141 §2.4 says never to use it, and the 2012 draft §2.5.3 forbids it; RFC 8141 is silent. */
public final class NulOctet extends SyntaxRule implements Rule.OfName {

    public NulOctet() {
        super(SyntaxCode.NUL_OCTET, Severity.WARNING, "`%00`, a zero byte.");
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        return subject.finding(this, Severity.ERROR, problem.span(), problem.message(),
                remove(subject, problem.span()));
    }

    @Override
    public List<Finding> check(Subject subject) {
        if (!subject.isEncoded()) {
            return List.of();
        }
        boolean bySyntax = subject.urn().problems().stream().anyMatch(problem -> problem.code() == syntax());
        List<Finding> findings = new ArrayList<>();
        String text = subject.text();
        for (int at = text.indexOf("%00"); at >= 0 && !bySyntax; at = text.indexOf("%00", at + 3)) {
            Span span = new Span(at, at + 3);
            findings.add(subject.finding(this, span,
                    "“%00” encodes a zero byte, where many programs stop reading: never use it (RFC 2141 §2.4)",
                    remove(subject, span)));
        }
        return findings;
    }

    private static List<Fix> remove(Subject subject, Span span) {
        return subject.review("Remove “%00”", span, "");
    }
}
