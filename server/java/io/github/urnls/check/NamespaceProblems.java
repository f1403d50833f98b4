package io.github.urnls.check;

import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.function.Predicate;

/** Reports the problems that the rule of a namespace finds in a name. */
public final class NamespaceProblems {

    private NamespaceProblems() {}

    /**
     * The problems of the {@code wanted} kinds. There are none if the name breaks the general grammar, if a standard
     * has fixed it, if it is a known name, or if it is known which name was meant.
     */
    public static List<Finding> of(Rule rule, Subject subject, Predicate<Problem> wanted) {
        ParsedUrn urn = subject.urn();
        if (!urn.isValid() || urn.specification() == Specification.PROPOSAL_1995) {
            return List.of();
        }
        List<Problem> problems = subject.problems();
        if (problems.stream().noneMatch(wanted)) {
            return List.of(); // nearly all names have none
        }
        boolean oid = Normalization.fold(urn.nidText()).equals("oid");
        if (oid && subject.occurrence().passage().inCode() && urn.nssText().endsWith(".")) {
            return List.of(); // the beginning of identifiers, to which the program appends the rest
        }
        if (subject.isKnown() || subject.deployed().isPresent() || !subject.nearMisses().isEmpty()) {
            return List.of();
        }
        return problems.stream().filter(wanted).map(problem -> finding(rule, subject, problem)).toList();
    }

    private static Finding finding(Rule rule, Subject subject, Problem problem) {
        List<Fix> fixes = problem.repair().filter(repair -> !CutNames.isCut(subject))
                .map(repair -> subject.review(repair.title(), repair.span(), repair.replacement())).orElse(List.of());
        Severity severity = problem.kind() == Problem.Kind.DOUBT ? Severity.INFORMATION : Severity.WARNING;
        return subject.finding(rule, severity, problem.span(), problem.message(), fixes);
    }
}
