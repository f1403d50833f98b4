package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/**
 * No namespace specific string (RFC 8141 §2). As the name of an XML namespace it is only a warning: the publisher of
 * the schema has fixed the name, and it works, since XML compares such names letter by letter.
 */
public final class MissingNss implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.MISSING_NSS;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        Severity severity = subject.name().isNamespaceName() ? Severity.WARNING : defaultSeverity();
        return subject.finding(this, severity, problem.span(), problem.message(), List.of());
    }
}
