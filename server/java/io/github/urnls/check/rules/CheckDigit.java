package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamespaceProblems;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.NamespaceRule.Problem;
import java.util.List;

/** The form of a name is right for its namespace, but its check digit is wrong. */
public final class CheckDigit implements Rule.OfName {

    @Override
    public String code() {
        return "check-digit";
    }

    @Override
    public Group group() {
        return Group.NAMESPACE;
    }

    @Override
    public List<Finding> check(Subject subject) {
        return NamespaceProblems.of(this, subject, problem -> problem.kind() == Problem.Kind.CHECK_DIGIT);
    }
}
