package io.github.urnls.check.rules;

import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.ImpliedSubjects;
import io.github.urnls.check.KnownNameSearch;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.urn.Span;
import java.util.List;

/**
 * A prefixed name that a complete vocabulary should have and does not, and that no document declares. All documents
 * must be known to tell.
 */
public final class UndeclaredName extends NamedRule implements ImpliedSubjects.Check {

    public UndeclaredName() {
        super("undeclared-name", Group.NAMES, Severity.HINT,
                "A prefixed name that is not declared, and is missing from a complete list.", Trait.COMPARES_DOCUMENTS);
    }

    @Override
    public List<Finding> check(DocumentSubject subject) {
        if (!subject.spellings().reachesBeyondTheDocument()) {
            return List.of();
        }
        return ImpliedSubjects.of(subject).flatMap(name -> KnownNameSearch.missingFrom(name).stream()
                .map(vocabulary -> finding(name, vocabulary))).toList();
    }

    private Finding finding(Subject name, Vocabulary vocabulary) {
        return name.finding(this, new Span(0, name.text().length()),
                "“" + Subject.shortened(name.text(), Subject.LONGEST_SHOWN)
                        + "” is not declared, and is not in the list of " + vocabulary.inWords(),
                List.of());
    }
}
