package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Span;
import java.util.List;

/**
 * A name that RFC 8141 does not allow but a published standard has fixed, so the author cannot change it. Reported
 * instead of the syntax errors.
 */
public final class DeployedName extends NamedRule implements Rule.OfName {

    public static final String CODE = "deployed-name";

    public DeployedName() {
        super(CODE, Group.NAMES, Severity.HINT,
                "A name that is not valid by RFC 8141, but fixed by a standard or a vendor.");
    }

    @Override
    public List<Finding> check(Subject subject) {
        if (subject.urn().isValid()) {
            return List.of();
        }
        return subject.deployed().filter(entry -> subject.urn().problems().stream()
                .anyMatch(problem -> entry.fixes(subject.urn(), problem)))
                .map(entry -> subject.finding(this, new Span(0, subject.text().length()),
                        (isUnlisted(subject) ? "in no list; its form is" : "keep the form:") + " fixed by "
                                + entry.fixedBy() + ", against RFC 8141: " + entry.why() + " (" + entry.source() + ")",
                        List.of()))
                .stream().toList();
    }

    /** Whether names that are composed so are listed, but not this one. */
    private static boolean isUnlisted(Subject subject) {
        return subject.isListed() && !subject.isListedName(subject.text())
                && subject.text().contains("#") && !subject.parts().isEmpty();
    }
}
