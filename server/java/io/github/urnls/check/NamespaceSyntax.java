package io.github.urnls.check;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.Namespaces;
import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Optional;

/** The rule of the namespace itself is broken (RFC 8141 §2.2: a name conforms to the definition of its namespace). */
final class NamespaceSyntax implements Rule.OfOccurrence {

    @Override
    public String code() {
        return "namespace-syntax";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.WARNING;
    }

    @Override
    public List<Match> check(Subject subject) {
        ParsedUrn urn = subject.urn();
        Optional<NamespaceRule> rule = urn.isValid() && urn.hasAssignedName() ? Namespaces.rule(urn.nidText()) : Optional.empty();
        return rule.map(found -> found.check(urn).stream().map(problem -> match(subject, problem)).toList()).orElse(List.of());
    }

    private Match match(Subject subject, NamespaceRule.Problem problem) {
        Subject.Repair repair = subject.repair();
        problem.replacement().ifPresent(text -> repair.review("Write “" + text + "”", problem.span(), text));
        return subject.match(this, problem.span(), problem.message(), repair.done());
    }
}
