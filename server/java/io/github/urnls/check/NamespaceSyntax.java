package io.github.urnls.check;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rule of the namespace itself is broken (RFC 8141 §2.2: a name conforms to the definition of its namespace). What is only doubted is
 * no more than information.
 */
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
        List<Match> matches = new ArrayList<>();
        for (Problem problem : NamespaceProblems.of(subject)) {
            if (problem.kind() != Problem.Kind.CHECK_DIGIT) {
                matches.add(NamespaceProblems.match(subject, problem,
                        problem.kind() == Problem.Kind.DOUBT ? Severity.INFORMATION : Severity.WARNING));
            }
        }
        own(subject).ifPresent(matches::add);
        return matches;
    }

    /** A namespace of the user's own, whose names do not look as the user's registry says. */
    private Optional<Match> own(Subject subject) {
        ParsedUrn urn = subject.urn();
        if (!urn.isValid() || !urn.hasAssignedName()) {
            return Optional.empty();
        }
        Optional<NssPattern> pattern = subject.registry().find(urn.nidText()).flatMap(Namespace::pattern);
        return pattern.filter(form -> form.rejects(urn.nssText())).map(form -> subject.match(this, urn.nss().orElseThrow(),
                "this does not fit the pattern of the namespace “" + urn.nidText() + "”: " + form.expression(), List.of()));
    }
}
