package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.NamespaceProblems;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.NamespaceRule.Problem;
import java.util.List;

/**
 * A name breaks the rules of its namespace (RFC 8141 §2.2: a name conforms to the definition of its namespace). A doubt
 * is only information.
 */
public final class NamespaceSyntax extends NamedRule implements Rule.OfName {

    public NamespaceSyntax() {
        super("namespace-syntax", Group.NAMESPACE, Severity.WARNING, "A name that breaks a rule of its own namespace.");
    }

    @Override
    protected String levels() {
        return super.levels() + ", or information in cases of doubt";
    }

    @Override
    public List<Finding> check(Subject subject) {
        return NamespaceProblems.of(this, subject, problem -> problem.kind() != Problem.Kind.CHECK_DIGIT);
    }
}
