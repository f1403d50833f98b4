package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.urn.Span;
import java.util.List;

/**
 * A name that is not valid by RFC 8141 but fixed by a published standard, so that the author of the document cannot
 * change it. It takes the place of the syntax errors.
 */
public final class DeployedName implements Rule.OfName {

    @Override
    public String code() {
        return "deployed-name";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.INFORMATION;
    }

    @Override
    public List<Finding> check(Subject subject) {
        String text = subject.text();
        if (subject.urn().isValid()) {
            return List.of();
        }
        return DeployedNames.find(text).map(entry -> subject.finding(this, new Span(0, text.length()),
                "fixed by " + entry.fixedBy() + " (" + entry.source() + "), though not"
                        + " valid by RFC 8141: " + entry.why(),
                List.of())).stream().toList();
    }
}
