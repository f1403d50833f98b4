package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Normalization;
import java.util.List;

/**
 * A namespace identifier that is not registered with IANA (RFC 8141 §5). Not reported for identifiers that a known
 * organization uses, nor where a better finding exists: reserved, or misspelled.
 */
public final class UnregisteredNid extends NamedRule implements Rule.OfName {

    public UnregisteredNid() {
        super("unregistered-nid", Group.NAMESPACE, Severity.HINT,
                "A namespace identifier that is not registered with IANA.", Trait.REMARK, Trait.JUDGES_NID);
    }

    @Override
    public List<Finding> check(Subject subject) {
        if (!MisspelledNid.isUnknown(subject) || isKnown(subject) || subject.misspelling().isPresent()) {
            return List.of();
        }
        return List.of(subject.finding(this, subject.nidSpan(),
                "“" + subject.nid() + "” is not registered with IANA (list of " + subject.registry().updated()
                        + "; RFC 8141 §5)",
                List.of()));
    }

    private static boolean isKnown(Subject subject) {
        String nid = Normalization.fold(subject.nid());
        boolean generic = nid.equals("nid"); // as in “urn:nid:nss”, a description of names
        return generic || !MalformedInformalNid.reason(nid).isEmpty() || subject.isKnown();
    }
}
