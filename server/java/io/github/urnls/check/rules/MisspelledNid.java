package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.rules.Misspelling;
import io.github.urnls.namespace.NidsInUse;
import java.util.List;
import java.util.Optional;

/**
 * A namespace identifier that is not registered or known to be in use, and is one slip away from a registered one. A
 * warning when the rest of the name fits that namespace; otherwise information.
 */
public final class MisspelledNid extends NamedRule implements Rule.OfName {

    public MisspelledNid() {
        super("misspelled-nid", Group.NAMESPACE, Severity.WARNING,
                "A namespace identifier that is one slip away from a registered one.", ", or information",
                Trait.JUDGES_NID,
                Trait.MEANT_NID);
    }

    @Override
    public List<Finding> check(Subject subject) {
        Optional<Misspelling> meant = isUnknown(subject) ? subject.misspelling() : Optional.empty();
        return meant.isEmpty() ? List.of() : List.of(finding(subject, meant.get()));
    }

    /** Whether nothing but its NID is wrong with the name, and that is not registered, reserved or in use. */
    static boolean isUnknown(Subject subject) {
        return !subject.isRegistered() && subject.urn().isValid() && ReservedNid.isSubjectToRegistration(subject)
                && !ReservedNid.isReserved(subject.nid()) && NidsInUse.find(subject.nid()).isEmpty()
                && subject.nearMisses().isEmpty();
    }

    private Finding finding(Subject subject, Misspelling meant) {
        String nid = meant.meant().nid();
        Severity severity = Severity.INFORMATION;
        String reason = "? ";
        if (meant.certain()) {
            severity = Severity.WARNING;
            reason = "? Its names look like this; ";
        }
        return subject.finding(this, severity, subject.nidSpan(),
                "did you mean “" + nid + "”" + reason + "“" + subject.nid() + "” is not registered",
                subject.review("Write “" + nid + "”", subject.nidSpan(), nid));
    }
}
