package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamespaceProblems;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rule of the namespace itself is broken (RFC 8141 §2.2: a name conforms to the definition of its namespace). What
 * is only doubted is no more than information.
 */
public final class NamespaceSyntax implements Rule.OfName {

    @Override
    public String code() {
        return "namespace-syntax";
    }

    @Override
    public List<Finding> check(Subject subject) {
        List<Finding> findings = NamespaceProblems.of(this, subject,
                problem -> problem.kind() != Problem.Kind.CHECK_DIGIT);
        Optional<Finding> own = own(subject);
        if (own.isEmpty()) {
            return findings;
        }
        List<Finding> both = new ArrayList<>(findings);
        both.add(own.get());
        return both;
    }

    /** A namespace of the user's own, whose names do not look as the user's registry says. */
    private Optional<Finding> own(Subject subject) {
        ParsedUrn urn = subject.urn();
        if (!subject.isRegistered() || !urn.isValid() || !urn.hasAssignedName()) {
            return Optional.empty();
        }
        return subject.registry().find(subject.nid()).flatMap(Namespace::pattern)
                .filter(form -> form.rejects(urn.nssText()))
                .map(form -> subject.finding(this, urn.nss().orElseThrow(),
                        "this does not fit the pattern of the namespace “" + urn.nidText() + "”: " + form.expression(),
                        List.of()));
    }
}
