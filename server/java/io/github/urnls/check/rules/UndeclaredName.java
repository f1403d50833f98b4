package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.PrefixedNameRule;
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
public final class UndeclaredName extends NamedRule implements PrefixedNameRule {

    public UndeclaredName() {
        super("undeclared-name", Group.NAMES, Severity.HINT,
                "A prefixed name that is not declared, and is missing from a complete list.", Trait.COMPARES_DOCUMENTS);
    }

    @Override
    public List<Finding> checkPrefixed(Subject name) {
        return !name.spellings().reachesBeyondTheDocument() ? List.of()
                : KnownNameSearch.missingFrom(name).map(list -> finding(name, list)).stream().toList();
    }

    private Finding finding(Subject name, Vocabulary vocabulary) {
        return name.finding(this, new Span(0, name.text().length()),
                "“" + Subject.shortened(name.text(), Subject.LONGEST_SHOWN)
                        + "” is not declared, and is not in the list of " + vocabulary.inWords(),
                List.of());
    }
}
