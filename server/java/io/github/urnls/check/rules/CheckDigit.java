package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.NamespaceProblems;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.NamespaceRule.Problem;
import java.util.List;

/** The form of a name is right for its namespace, but its check digit is wrong. */
public final class CheckDigit extends NamedRule implements Rule.OfName {

    public CheckDigit() {
        super("check-digit", Group.NAMESPACE, Severity.WARNING,
                "A wrong check digit of an ISBN, ISSN, LEI, EIDR or German NBN.");
    }

    @Override
    public List<Finding> check(Subject subject) {
        return NamespaceProblems.of(this, subject, problem -> problem.kind() == Problem.Kind.CHECK_DIGIT);
    }
}
