package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.Misspelling;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Optional;

/**
 * A namespace identifier that nobody has registered and nobody is known to use, one slip away from one that is
 * registered. A warning when the rest of the name fits that namespace; no more than information otherwise.
 */
public final class MisspelledNid implements Rule.OfName {

    @Override
    public String code() {
        return "misspelled-nid";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.WARNING;
    }

    @Override
    public List<Finding> check(Subject subject) {
        return find(subject).map(meant -> List.of(finding(subject, meant))).orElse(List.of());
    }

    /** What the NID of {@code subject} was meant to be. */
    static Optional<Misspelling> find(Subject subject) {
        ParsedUrn urn = subject.urn();
        boolean unknown = urn.isValid() && ReservedNid.isSubjectToRegistration(subject)
                && !ReservedNid.isReserved(urn.nidText())
                && NidsInUse.find(urn.nidText()).isEmpty();
        return unknown ? Misspelling.of(urn, subject.registry()) : Optional.empty();
    }

    private Finding finding(Subject subject, Misspelling meant) {
        Span span = subject.urn().nid().orElseThrow();
        String nid = meant.meant().nid();
        String title = meant.meant().title();
        String message = "“" + subject.nid() + "” is not registered"
                + (meant.certain() ? ", and the rest looks like a name of “" + nid
                        + "”: is that meant?" : "; is “" + nid + "” meant, " + title + "?");
        return subject.finding(this, meant.certain() ? Severity.WARNING : Severity.INFORMATION, span, message,
                subject.repair().review("Write “" + nid + "”", span, nid).done());
    }
}
