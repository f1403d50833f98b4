package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.NamespaceProblems;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    /** A name that does not match the pattern of its namespace in the user's registry. */
    private Optional<Finding> own(Subject subject) {
        ParsedUrn urn = subject.urn();
        if (!subject.isRegistered() || !urn.isValid() || !urn.hasAssignedName()) {
            return Optional.empty();
        }
        return subject.registry().find(subject.nid()).flatMap(Namespace::pattern)
                .filter(form -> form.rejects(urn.nssText()))
                .map(form -> subject.finding(this, urn.nss().orElseThrow(),
                        "this does not match the pattern of the namespace “" + urn.nidText() + "”: "
                                + form.expression(),
                        List.of()));
    }
}
