package io.github.urnls.check;

import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.Namespaces;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import java.util.List;

/** What the rule of a namespace says of a name, and how that is reported. */
public final class NamespaceProblems {

    private NamespaceProblems() {}

    /**
     * Everything the namespace's own rule finds. Nothing for names that are wrong by the general grammar: one thing at
     * a time.
     */
    public static List<Problem> of(Subject subject) {
        ParsedUrn urn = subject.urn();
        if (!urn.isValid() || urn.specification() == Specification.PROPOSAL_1995) {
            return List.of();
        }
        return Namespaces.check(urn);
    }

    public static Finding finding(Rule rule, Subject subject, Problem problem, Severity severity) {
        Subject.Repair repair = subject.repair();
        problem.repair().ifPresent(found -> repair.review(found.title(), found.span(), found.replacement()));
        return subject.finding(rule, severity, problem.span(), problem.message(), repair.done());
    }
}
