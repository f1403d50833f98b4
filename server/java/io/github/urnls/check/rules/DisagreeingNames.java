package io.github.urnls.check.rules;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.pairs.Disagreement;
import io.github.urnls.check.pairs.NamePairs;
import java.util.List;

/** Two names that a specification binds together. Each is right, but they do not belong together. */
public final class DisagreeingNames extends NamedRule implements Rule.OfDocument {

    /** It compares documents: a schema that the document refers to may define another namespace. */
    public DisagreeingNames() {
        super("disagreeing-names", Group.NAMES, Severity.WARNING,
                "Two names that should agree and do not, such as the namespace of an import and that of the schema.",
                ", or less where both may be right", Trait.COMPARES_DOCUMENTS);
    }

    @Override
    public boolean concerns(DocumentSection section) {
        for (NamePairs pairs : NamePairs.ALL) { // a loop, since each section of a large document is asked
            if (pairs.concerns(section)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Finding> check(DocumentSubject subject) {
        return NamePairs.ALL.stream().flatMap(pairs -> pairs.in(subject).stream())
                .filter(one -> !subject.options().accepts(one.urn())).map(this::finding).toList();
    }

    private Finding finding(Disagreement one) {
        return new Finding(code(), one.severity(), one.range(), one.message(), one.urn(), one.fixes());
    }
}
