package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.KnownNameSearch;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.urn.Span;
import java.util.List;

/** A name that a complete vocabulary should have and does not, and that is near no known name. */
public final class UnknownName extends NamedRule implements Rule.OfName {

    public UnknownName() {
        super("unknown-name", Group.NAMES, Severity.HINT, "A name that is missing from a complete list.",
                Trait.LACKING_NAME, Trait.FOR_NEW_NAMES);
    }

    @Override
    public List<Finding> check(Subject subject) {
        return KnownNameSearch.missingFrom(subject).map(list -> finding(subject, list)).stream().toList();
    }

    private Finding finding(Subject subject, Vocabulary vocabulary) {
        String name = subject.assignedName();
        Span span = MisspelledName.segment(name, vocabulary.prefix().length());
        return subject.finding(this, span, "“" + span.in(name) + "” is not in the list of " + vocabulary.inWords(),
                List.of());
    }
}
