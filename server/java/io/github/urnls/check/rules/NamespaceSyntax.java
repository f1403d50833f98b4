package io.github.urnls.check.rules;

import io.github.urnls.check.CutNames;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.SyntaxCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A name breaks the rules of its namespace (RFC 8141 §2.2: a name conforms to the definition of its namespace). A doubt
 * is only information. A check digit that is wrong in a name of the right form has a rule of its own.
 */
public final class NamespaceSyntax extends NamedRule implements Rule.OfName {

    /** What is fixed where only the namespace identifier is not valid by RFC 8141. */
    static final Set<String> OF_NID = Set.of(SyntaxCode.NID_CHARACTER.id());

    private final boolean digits;

    private NamespaceSyntax(String code, boolean digits, String setting, String others) {
        super(code, Group.NAMESPACE, Severity.WARNING, setting, others);
        this.digits = digits;
    }

    /** The rule for all problems but check digits. */
    public static NamespaceSyntax form() {
        return new NamespaceSyntax("namespace-syntax", false, "A name that breaks a rule of its own namespace.",
                ", or information in cases of doubt");
    }

    /** The rule for check digits. */
    public static NamespaceSyntax checkDigit() {
        return new NamespaceSyntax("check-digit", true,
                "A wrong check digit of an ISBN, ISSN, LEI, EIDR or German NBN.", "");
    }

    /**
     * There is none if the name breaks the general grammar, if a standard has fixed it, if it is a known name, or if it
     * is known which name was meant.
     */
    @Override
    public List<Finding> check(Subject subject) {
        Predicate<Problem> wanted = problem -> (problem.kind() == Problem.Kind.CHECK_DIGIT) == digits;
        List<Finding> found = new ArrayList<>(of(subject, wanted, subject));
        subject.parts().forEach(part -> found.addAll(of(part,
                problem -> problem.kind() != Problem.Kind.DOUBT && wanted.test(problem), subject)));
        return found;
    }

    private List<Finding> of(Subject subject, Predicate<Problem> wanted, Subject whole) {
        ParsedUrn urn = subject.urn();
        if (!subject.syntaxProblems().isEmpty() || urn.specification() == Specification.PROPOSAL_1995) {
            return List.of();
        }
        List<Problem> problems = subject.problems();
        if (problems.stream().noneMatch(wanted)) {
            return List.of(); // nearly all names have none
        }
        boolean begins = urn.nssText().endsWith(".") && Namespaces.hasFixedForm(urn.nidText());
        if (begins && subject.passage().inCode()) {
            return List.of(); // the beginning of names, to which the program appends the rest
        }
        if (subject.isKnown() || subject.deployed().filter(entry -> !entry.errors().equals(OF_NID)).isPresent()
                || !subject.nearMisses().isEmpty()) {
            return List.of();
        }
        return problems.stream().filter(wanted).map(problem -> finding(subject, problem, whole)).toList();
    }

    private Finding finding(Subject subject, Problem problem, Subject whole) {
        List<Fix> fixes = problem.repair().filter(repair -> !CutNames.isCut(subject))
                .map(repair -> subject != whole && whole.text().startsWith(repair.replacement() + "#")
                        ? whole.review(repair.title(), new Span(repair.replacement().length(), whole.text().length()),
                                "")
                        : subject.review(repair.title(), repair.span(), repair.replacement()))
                .orElse(List.of());
        Severity severity = problem.kind() == Problem.Kind.DOUBT ? Severity.INFORMATION : Severity.WARNING;
        return subject.finding(this, severity, problem.span(), problem.message(), fixes);
    }
}
